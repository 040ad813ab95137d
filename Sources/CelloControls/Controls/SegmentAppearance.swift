internal import CelloRaster
internal import CelloText

/// The colors and customizations of segmented controls.
struct SegmentAppearance {
  /// The states of the two segments next to a divider, and the bar metrics.
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

  /// Returns the text block of a title in a state.
  func block(_ title: String, state: UIControl.State, traits: UITraitCollection) -> TextBlock {
    TextBlock(
      title, attributes: titleAttributes[state] ?? [:],
      font: .systemFont(
        ofSize: SegmentMetrics.fontSize, weight: state == .selected ? .semibold : .medium
      )
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
        shape(area, radius: SegmentMetrics.cornerRadius, traits: traits),
        UIColor.tertiarySystemFill.color(in: traits))
    ]
  }

  static func divider(
    at x: CGFloat, in area: CGRect, isVisible: Bool, traits: UITraitCollection
  ) -> DisplayList.Item {
    let size = SegmentMetrics.divider
    let color = UIColor.separator.color(in: traits)
    let line = CGRect(
      origin: CGPoint(x: x - size.width / 2, y: area.midY - size.height / 2), size: size)
    return .fill(
      .rect(traits.pixelGrid.rounded(line)), isVisible ? color : color.multiplyingAlpha(by: 0))
  }

  /// Returns the shape that marks a segment as selected, with its shadow.
  static func thumb(
    in frame: CGRect, color: UIColor?, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let rect = frame.insetBy(dx: SegmentMetrics.inset, dy: SegmentMetrics.inset)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let outline = shape(rect, radius: SegmentMetrics.thumbRadius, traits: traits)
    let shadow = SegmentMetrics.thumbShadow
    return [
      .shadow(
        DisplayList.Shadow(
          shape: outline, color: Color(fractions: 0, 0, 0, alpha: shadow.opacity),
          sigma: shadow.sigma, offset: CGSize(width: 0, height: shadow.offset))),
      .fill(outline, (color ?? thumbColor).color(in: traits)),
    ]
  }

  private static func shape(_ rect: CGRect, radius: CGFloat, traits: UITraitCollection) -> Shape {
    traits.systemVersion == .iOS26
      ? ControlDrawing.capsule(rect) : .roundedRect(RoundedRect(rect, radius: radius))
  }

  /// White in the light appearance and gray in the dark appearance.
  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }
}
