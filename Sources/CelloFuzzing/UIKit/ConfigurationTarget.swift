internal import CelloRaster
internal import Foundation
@_spi(Cello) internal import UIKit

extension FuzzTarget {
  /// Any configurations with any state, traits and size: they can be measured, laid out, printed
  /// and drawn, and the notation of values can be parsed.
  static let configuration = FuzzTarget(
    "configuration", inputs: { random in (0..<(16 + random.below(112))).map { _ in random.byte() } }
  ) { bytes in
    try onMainThread { try ConfigurationInputs.run(bytes) }
  }
}

/// Generators of valid and invalid values for configurations, states and traits.
@MainActor enum ConfigurationInputs {
  static func run(_ bytes: [UInt8]) throws {
    var choices = ByteChoices(bytes)
    let state = state(&choices)
    try state.traitCollection.performingAsCurrent {
      let content = content(&choices)
      let background = background(&choices)
      let updated = content.updated(for: state)
      try check(updated, background.updated(for: state))
      try show(updated, background, state, &choices)
    }
  }

  private static func check(
    _ content: UIListContentConfiguration, _ background: UIBackgroundConfiguration
  ) throws {
    try require(
      content == content && !content.description.isEmpty, "Not equal to itself: \(content)")
    try require(
      background == background && !background.description.isEmpty,
      "Not equal to itself: \(background)")
    if content.isData {
      let read = PropertyList(lines: content.resolvedProperties.lines)
        .flatMap(UIListContentConfiguration.init)
      try require(read == content, "Read back as another one: \(content.resolvedProperties)")
    }
    if background.isData {
      let read = PropertyList(lines: background.resolvedProperties.lines)
        .flatMap(UIBackgroundConfiguration.init)
      try require(read == background, "Read back as another one: \(background.resolvedProperties)")
    }
  }

  /// Shows both configurations in a cell, measures the cell, and draws its visible part.
  private static func show(
    _ content: UIListContentConfiguration, _ background: UIBackgroundConfiguration,
    _ state: UICellConfigurationState, _ choices: inout ByteChoices
  ) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.traitOverrides.layoutDirection = state.traitCollection.layoutDirection
    cell.traitOverrides.preferredContentSizeCategory =
      state.traitCollection.preferredContentSizeCategory
    cell.contentConfiguration = content
    cell.backgroundConfiguration = background
    cell.isSelected = state.isSelected
    let width = choices.pick(lengths)
    let fitting = cell.sizeThatFits(CGSize(width: width, height: choices.pick(lengths)))
    try require(
      fitting.height.isFinite && fitting.height >= 0, "A height of \(fitting.height) for \(width)")
    cell.frame = CGRect(
      x: 0, y: 0, width: choices.once(in: 4) ? width : 120,
      height: choices.once(in: 4) ? choices.pick(lengths) : min(fitting.height, 200))
    let list = DisplayListRecorder.record(cell)
    try requireSamePixels(DisplayList(size: CGSize(width: 60, height: 30), items: list.items))
  }

  // MARK: Values

  private static let lengths: [CGFloat] = [
    0, 1, 4, 8.5, 16, 44, 200, 0.1, 1e-9, -0.5, -5, -1e9, 1e9, 1e18, .nan, .infinity, -.infinity,
    .greatestFiniteMagnitude, UIListContentConfiguration.ImageProperties.standardDimension,
  ]
  private static let categories: [UIContentSizeCategory] = [
    .large, .extraSmall, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge, .unspecified, UIContentSizeCategory(rawValue: "nonsense"),
  ]

  private static func length(_ choices: inout ByteChoices) -> CGFloat { choices.pick(lengths) }

  private static func size(_ choices: inout ByteChoices) -> CGSize {
    CGSize(width: length(&choices), height: length(&choices))
  }

  private static func insets(_ choices: inout ByteChoices) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: length(&choices), leading: length(&choices), bottom: length(&choices),
      trailing: length(&choices))
  }

  private static func color(_ choices: inout ByteChoices) -> UIColor {
    switch choices.below(6) {
    case 0: .label
    case 1: .clear
    case 2:
      UIColor(
        red: length(&choices), green: length(&choices), blue: length(&choices),
        alpha: length(&choices))
    case 3: .systemBlue.withAlphaComponent(length(&choices))
    case 4: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    default: .tintColor
    }
  }

  private static func transformer(
    _ choices: inout ByteChoices
  ) -> UIConfigurationColorTransformer? {
    switch choices.below(6) {
    case 0: return .grayscale
    case 1: return .preferredTint
    case 2: return .monochromeTint
    case 3:
      let nonsense = color(&choices)
      return UIConfigurationColorTransformer { _ in nonsense }
    case 4:
      return UIConfigurationColorTransformer { $0.withAlphaComponent(.nan) }
    default: return nil
    }
  }

  private static func image(_ choices: inout ByteChoices) -> UIImage? {
    switch choices.below(8) {
    case 0: return nil
    case 1: return UIImage()
    case 2:
      let size = choices.pick([CGSize.zero, CGSize(width: 7, height: 3)])
      return UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
    case 3: return UIImage(systemName: "folder")?.withTintColor(color(&choices))
    case 4:
      let inset = length(&choices)
      return UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        .resizableImage(
          withCapInsets: UIEdgeInsets(top: inset, left: inset, bottom: length(&choices), right: 2))
    case 5:
      return UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: length(&choices)))
    default: return UIImage(systemName: choices.pick(["star", "person.crop.circle", "no such"]))
    }
  }

  private static func attributedText(_ choices: inout ByteChoices) -> NSAttributedString? {
    guard choices.once(in: 4) else { return nil }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: length(&choices)), .foregroundColor: color(&choices),
      .kern: length(&choices), .baselineOffset: length(&choices), .underlineStyle: 1,
      .strokeWidth: "not a number",
    ]
    return NSAttributedString(string: TextInputs.string(&choices), attributes: attributes)
  }

  // MARK: States and configurations

  private static func state(_ choices: inout ByteChoices) -> UICellConfigurationState {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = choices.pick([.light, .dark, .unspecified])
      $0.layoutDirection = choices.pick([.leftToRight, .rightToLeft, .unspecified])
      $0.preferredContentSizeCategory = choices.pick(categories)
      $0.legibilityWeight = choices.pick([.regular, .bold])
      $0.listEnvironment = choices.pick([.unspecified, .plain, .insetGrouped, .sidebar])
      $0.displayScale = choices.pick([2, 3, 1, 0, -1, .nan, 1e9])
    }
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = choices.once(in: 3)
    state.isHighlighted = choices.once(in: 3)
    state.isDisabled = choices.once(in: 3)
    state.isFocused = choices.once(in: 3)
    state.isSwiped = choices.once(in: 5)
    state.isReordering = choices.once(in: 5)
    state.cellDropState = choices.pick([.none, .none, .targeted])
    return state
  }

  private static func content(_ choices: inout ByteChoices) -> UIListContentConfiguration {
    var content = choices.pick(
      [
        .cell(), .subtitleCell(), .valueCell(), .header(), .footer(), .sidebarCell(),
        .prominentInsetGroupedHeader(), .accompaniedSidebarSubtitleCell(),
      ] as [UIListContentConfiguration])
    content.text = choices.once(in: 5) ? nil : TextInputs.string(&choices)
    content.secondaryText = choices.once(in: 2) ? TextInputs.string(&choices) : nil
    if let text = attributedText(&choices) { content.attributedText = text }
    content.image = image(&choices)
    while !choices.isUsedUp, !choices.once(in: 6) {
      switch choices.below(20) {
      case 0: content.directionalLayoutMargins = insets(&choices)
      case 1: content.imageToTextPadding = length(&choices)
      case 2: content.textToSecondaryTextVerticalPadding = length(&choices)
      case 3: content.textToSecondaryTextHorizontalPadding = length(&choices)
      case 4: content.prefersSideBySideTextAndSecondaryText = choices.once(in: 2)
      case 5: content.alpha = length(&choices)
      case 6: content.imageProperties.maximumSize = size(&choices)
      case 7: content.imageProperties.reservedLayoutSize = size(&choices)
      case 8: content.imageProperties.cornerRadius = length(&choices)
      case 9: content.imageProperties.strokeWidth = length(&choices)
      case 10: content.imageProperties.tintColor = color(&choices)
      case 11: content.imageProperties.tintColorTransformer = transformer(&choices)
      case 12: content.textProperties.font = .systemFont(ofSize: length(&choices))
      case 13: content.textProperties.color = color(&choices)
      case 14: content.textProperties.colorTransformer = transformer(&choices)
      case 15: content.textProperties.numberOfLines = choices.pick([0, 1, 2, -1, .max, .min])
      case 16:
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor = length(&choices)
      case 17:
        content.textProperties.transform = choices.pick([.uppercase, .lowercase, .capitalized])
      case 18:
        content.textProperties.lineBreakMode = choices.pick([
          .byTruncatingHead, .byTruncatingMiddle, .byCharWrapping, .byClipping, .byWordWrapping,
        ])
      default: content.secondaryTextProperties.alignment = choices.pick([.center, .justified])
      }
    }
    return content
  }

  private static func background(_ choices: inout ByteChoices) -> UIBackgroundConfiguration {
    var background = choices.pick(
      [
        .clear(), .listCell(), .listSidebarCell(), .listHeader(), .listGroupedCell(),
      ] as [UIBackgroundConfiguration])
    while !choices.isUsedUp, !choices.once(in: 6) {
      switch choices.below(13) {
      case 0: background.cornerRadius = length(&choices)
      case 1: background.backgroundInsets = insets(&choices)
      case 2: background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
      case 3: background.backgroundColor = color(&choices)
      case 4: background.backgroundColorTransformer = transformer(&choices)
      case 5: background.strokeColor = color(&choices)
      case 6: background.strokeWidth = length(&choices)
      case 7: background.strokeOutset = length(&choices)
      case 8: background.image = image(&choices)
      case 9:
        background.imageContentMode = choices.pick([.scaleAspectFill, .scaleAspectFit, .topRight])
      case 10:
        background.visualEffect = UIBlurEffect(style: choices.pick([.regular, .systemMaterial]))
      case 11:
        background.shadowProperties.opacity = length(&choices)
        background.shadowProperties.radius = length(&choices)
        background.shadowProperties.offset = size(&choices)
      default:
        let box = CGRect(origin: .zero, size: size(&choices))
        background.shadowProperties.path = UIBezierPath(
          roundedRect: box, cornerRadius: length(&choices))
      }
    }
    return background
  }
}
