internal import CelloRaster
internal import CelloText

/// The figures, colors and customizations of segmented controls.
///
/// Source: docs/measurements/controls.md#segmented-controls.
struct SegmentAppearance {
  static let height: CGFloat = 32
  /// On both sides of a content.
  static let padding: CGFloat = 12
  /// From a segment's edges to the shape that marks it as selected.
  static let inset: CGFloat = 2

  /// The segments next to a divider.
  struct DividerKey: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics

    init(left: UIControl.State, right: UIControl.State, metrics: UIBarMetrics) {
      self.left = left.rawValue
      self.right = right.rawValue
      self.metrics = metrics
    }
  }

  var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  var backgrounds: [UIBarMetrics: ValuesByState<UIImage>] = [:]
  var dividers: [DividerKey: UIImage] = [:]
  var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// A title in a state.
  func block(_ title: String, state: UIControl.State, traits: UITraitCollection) -> TextBlock {
    TextBlock(
      title, attributes: titleAttributes[state] ?? [:],
      font: .systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium)
        .resolved(for: traits, adjustsSize: false),
      color: Self.color(state),
      paragraph: ParagraphStyle(
        alignment: .natural, lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
        lineBreakStrategy: .standard),
      numberOfLines: 1, traits: traits, adjustsFonts: false)
  }

  static func color(_ state: UIControl.State) -> UIColor {
    switch state {
    case .disabled: .tertiaryLabel
    case .highlighted: .secondaryLabel
    default: .label
    }
  }

  static func background(_ area: CGRect, traits: UITraitCollection) -> [DisplayList.Item] {
    [
      .fill(
        shape(area, radius: 9, traits: traits), UIColor.tertiarySystemFill.color(in: traits))
    ]
  }

  static func divider(
    at x: CGFloat, in area: CGRect, traits: UITraitCollection
  ) -> DisplayList.Item {
    let line = CGRect(x: x - 0.5, y: area.midY - 8, width: 1, height: 16)
    return .fill(
      .rect(traits.pixelGrid.rounded(line)), UIColor.separator.color(in: traits))
  }

  /// The shape that marks a segment as selected, with its shadow.
  static func thumb(
    in frame: CGRect, color: UIColor?, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let rect = frame.insetBy(dx: inset, dy: inset)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let outline = shape(rect, radius: 7, traits: traits)
    return [
      .shadow(
        DisplayList.Shadow(
          shape: outline, color: Color(fractions: 0, 0, 0, alpha: 0.12), radius: 4,
          offset: CGSize(width: 0, height: 2))),
      .fill(outline, (color ?? thumbColor).color(in: traits)),
    ]
  }

  private static func shape(_ rect: CGRect, radius: CGFloat, traits: UITraitCollection) -> Shape {
    traits.systemVersion == .iOS26
      ? ControlDrawing.capsule(rect) : .roundedRect(RoundedRect(rect, radius: radius))
  }

  /// White, and a gray in the dark.
  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }
}
