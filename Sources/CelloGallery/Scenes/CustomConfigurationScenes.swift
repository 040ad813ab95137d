import CelloScenes
import UIKit

/// A custom content configuration with a custom view.
struct RatingConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  /// The rating, 0 to 5.
  var stars = 0
  private(set) var accent = UIColor.systemYellow

  func makeContentView() -> any UIView & UIContentView { RatingView(self) }

  func updated(for state: any UIConfigurationState) -> RatingConfiguration {
    var copy = self
    let state = state as? UICellConfigurationState
    copy.accent = state?.isSelected == true ? .systemRed : .systemYellow
    return copy
  }
}

/// A view that shows a rating as stars below a title, with the fonts, colors and margins of a
/// subtitle cell.
final class RatingView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  private let title = UILabel()
  private let stars: [UIImageView] = (0..<5).map { _ in UIImageView() }
  private let defaults = UIListContentConfiguration.subtitleCell()

  init(_ configuration: RatingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    addSubview(title)
    for star in stars { addSubview(star) }
    title.font = defaults.textProperties.font
    title.textColor = defaults.textProperties.color
    title.adjustsFontForContentSizeCategory = true
    apply()
  }

  required init?(coder: NSCoder) { return nil }

  private func apply() {
    guard let rating = configuration as? RatingConfiguration else { return }
    title.text = rating.title
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating.stars ? "star.fill" : "star")
      star.tintColor = index < rating.stars ? rating.accent : .tertiaryLabel
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = defaults.directionalLayoutMargins
    let starHeight = stars[0].sizeThatFits(.zero).height
    return CGSize(
      width: size.width,
      height: margins.top + title.sizeThatFits(size).height + 4 + starHeight + margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = directionalLayoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - margins.leading - margins.trailing
    let left = isRightToLeft ? margins.trailing : margins.leading
    let size = title.sizeThatFits(CGSize(width: width, height: 0))
    let top = defaults.directionalLayoutMargins.top
    title.frame = CGRect(x: left, y: top, width: width, height: size.height)
    var x = left
    for star in stars {
      let starSize = star.sizeThatFits(.zero)
      star.frame = CGRect(
        x: isRightToLeft ? left + width - (x - left) - starSize.width : x,
        y: title.frame.maxY + 4, width: starSize.width, height: starSize.height)
      x += starSize.width + 4
    }
  }
}

enum CustomConfigurationScenes {
  static let scenes: [Scene] = [
    Scene(
      group: "custom-configuration", name: "in-a-cell",
      shows: "a configuration of an app's own in a cell", in: Scene.List(.insetGrouped),
      cases: .listed(.states(.normal, .selected), .style(), .direction())
    ) { variant in
      let cell = StateCell(variant.state)
      cell.contentConfiguration = RatingConfiguration(title: "Lighthouse", stars: 4)
      return cell
    },
    Scene(
      group: "custom-configuration", name: "alone",
      shows: "content views outside of cells: an app's own between two of the system's",
      cases: .listed(.style())
    ) { _ in
      var first = UIListContentConfiguration.cell()
      first.text = "A list content view"
      first.image = UIImage(systemName: "person")
      var last = UIListContentConfiguration.valueCell()
      last.text = "And another one"
      last.secondaryText = "Value"
      return ColumnView([
        UIListContentView(configuration: first),
        RatingConfiguration(title: "Lighthouse", stars: 3).makeContentView(),
        UIListContentView(configuration: last),
      ])
    },
  ]
}
