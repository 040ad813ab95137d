import CelloScenes
import UIKit

/// All values of the system's tables of colors, fonts and blurs. Changes of single values that other
/// scenes do not use are therefore visible. Most of their references are digests.
enum SystemValueScenes {
  static let scenes: [Scene] = [colors, textStyles, blurs] + contents + [bars, compactBars]

  private static let colors = Scene(
    group: "system", name: "colors", shows: "all system colors",
    cases: .listed(.style(), .contrast(), .level(), .systemVersion())
  ) { _ in SwatchesView(allColors) }
  .references(.cover)

  private static let allColors: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    .separator, .opaqueSeparator,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]

  private static let textStyles = Scene(
    group: "system", name: "text-styles",
    shows: "all text styles in regular and bold, and a length that each scales",
    cases: .listed(.textSize())
  ) { variant in
    ColumnView(allTextStyles.map { TextStyleView($0, compatibleWith: variant.traits) })
  }
  .references(.digests)

  private static let allTextStyles: [UIFont.TextStyle] = [
    .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline, .body,
    .callout, .subheadline, .footnote, .caption1, .caption2,
    // Two styles of iOS's lists without a public name.
    UIFont.TextStyle(rawValue: "UICTFontTextStyleShortFootnote"),
    UIFont.TextStyle(rawValue: "UICTFontTextStyleEmphasizedBody"),
  ]

  private static let blurs = Scene(
    group: "system", name: "blurs", shows: "the materials that do not follow the interface style",
    cases: .listed()
  ) { _ in
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    return ColumnView(styles.map { BlurredStripesView($0) })
  }
  .references(.digests)

  /// Each content factory outside of a list, in heights that exceed the minimum: short texts, texts
  /// of several lines, and texts side by side.
  private static let contents: [Scene] = FactoryScenes.factories.map { factory in
    Scene(
      group: "system", name: "content-\(factory.name)",
      shows: "the content factory of this name with short, long and adjacent texts",
      cases: .listed(.textSize(.large, .small, .accessibilityMedium), .systemVersion())
    ) { _ in
      let long = "A text that is too long for a single line of the content, in words"
      return ColumnView(
        [
          ("Primary", "Secondary", nil), (long, long, nil), ("Primary", nil, nil),
          ("Primary", "Secondary", true),
        ].map { (text: String, secondaryText: String?, isSideBySide: Bool?) in
          var content = factory.content()
          content.image = UIImage(systemName: "star.fill")
          content.text = text
          content.secondaryText = secondaryText
          if let isSideBySide { content.prefersSideBySideTextAndSecondaryText = isSideBySide }
          let view = UIListContentView(configuration: content)
          return isSideBySide == true ? NaturalWidthView(view) : view
        })
    }
    .references(.digests)
  }

  private static let bars = Scene(
    group: "system", name: "bars", shows: "bars with a prompt, a subtitle, groups and badges",
    on: .iPhone13, cases: .listed(.systemVersion(), .style()), screen: { _ in barScreen() }
  )
  .references(.digests)

  private static let compactBars = Scene(
    group: "system", name: "compact-bars",
    shows: "the same bars on a phone on its side",
    on: .iPhone13(.landscape), cases: .listed(.systemVersion()), screen: { _ in barScreen() }
  )
  .references(.digests)

  @MainActor private static func barScreen() -> UIViewController {
    let root = UIViewController()
    root.navigationItem.title = "Back"
    let top = UIViewController()
    top.view.backgroundColor = .systemBackground
    let item = top.navigationItem
    item.title = "Title"
    item.subtitle = "Subtitle"
    item.prompt = "Prompt"
    let symbols = ["plus", "square.and.arrow.up", "trash"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    symbols[0].badge = .count(12)
    symbols[1].badge = .indicator()
    item.rightBarButtonItems = [symbols[0], .fixedSpace(0), symbols[1]]
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    top.toolbarItems = [symbols[2], .flexibleSpace(), UIBarButtonItem(systemItem: .add)]
    let controller = UINavigationController(rootViewController: root)
    controller.pushViewController(top, animated: false)
    controller.isToolbarHidden = false
    return controller
  }
}

/// A square for each color, half over white and half over black.
private final class SwatchesView: UIView {
  private let colors: [UIColor]
  private let columnCount = 6
  private let length: CGFloat = 8

  init(_ colors: [UIColor]) {
    self.colors = colors
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rowCount = (colors.count + columnCount - 1) / columnCount
    return CGSize(width: size.width, height: CGFloat(rowCount) * length)
  }

  override func draw(_ rect: CGRect) {
    for (index, color) in colors.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      let square = CGRect(
        x: CGFloat(column) * length, y: CGFloat(row) * length, width: length, height: length)
      UIColor.white.setFill()
      UIRectFill(square)
      UIColor.black.setFill()
      UIRectFill(square.divided(atDistance: length / 2, from: .maxXEdge).slice)
      color.setFill()
      UIRectFillUsingBlendMode(square, .normal)
    }
  }
}

/// The name of a text style in its font and in bold, above a line whose length follows from the
/// style's metrics.
private final class TextStyleView: UIView {
  private let regular = UILabel()
  private let bold = UILabel()
  private let line = UIView()
  private let scaledLength: CGFloat

  init(_ style: UIFont.TextStyle, compatibleWith traits: UITraitCollection) {
    scaledLength = UIFontMetrics(forTextStyle: style).scaledValue(
      for: 22, compatibleWith: traits)
    super.init(frame: .zero)
    regular.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    let descriptor = regular.font.fontDescriptor
    bold.font = UIFont(
      descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
    for label in [regular, bold] {
      label.text = "Ag"
      addSubview(label)
    }
    line.backgroundColor = .systemGray
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: regular.intrinsicContentSize.height + 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = regular.intrinsicContentSize
    regular.frame = CGRect(origin: .zero, size: size)
    bold.frame = CGRect(
      origin: CGPoint(x: size.width + 8, y: 0), size: bold.intrinsicContentSize)
    line.frame = CGRect(x: 0, y: size.height, width: scaledLength, height: 1)
  }
}

/// Content in its natural width, in which two texts side by side have their smallest distance.
private final class NaturalWidthView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: content.intrinsicContentSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(origin: .zero, size: content.intrinsicContentSize)
  }
}

/// A blur over colored stripes.
private final class BlurredStripesView: UIView {
  init(_ style: UIBlurEffect.Style) {
    super.init(frame: .zero)
    addSubview(StripesView())
    addSubview(UIVisualEffectView(effect: UIBlurEffect(style: style)))
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}
