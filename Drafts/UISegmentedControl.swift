internal import CelloRaster
internal import CelloText

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// No segment is selected.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// In points; 0 for the width of the content.
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var ownSelection = UISegmentedControl.noSegment
  private var titleAttributes = ButtonStateContent.ByState<AttributedText>()
  /// The color of the selected segment; `nil` for the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a tap leaves no segment selected.
  open var isMomentary = false
  /// Whether segments are as wide as their content needs; otherwise all are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  /// A control with segments of titles (`String`) and images (`UIImage`); other objects are left
  /// out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(Segment(image: image))
      }
    }
    sizeToFit()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with a segment for each action, which runs when the segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; ``noSegment`` for none. Setting it sends no event. An index
  /// that no segment has is treated as ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { ownSelection }
    set { ownSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Inserts a segment; an index outside is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(new, at: index)
    if ownSelection >= index { ownSelection += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment. An index that no segment has is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if ownSelection == segment {
      ownSelection = Self.noSegment
    } else if ownSelection > segment {
      ownSelection -= 1
    }
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    ownSelection = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets the width of a segment in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.nonNegative }
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  // MARK: Titles

  /// Sets the attributes of titles in a state: `normal`, `selected` or `disabled`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes.map {
      AttributedText(NSAttributedString(string: " ", attributes: $0))
    }
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]?.string.attributes(at: 0, effectiveRange: nil)
  }

  private func block(_ segment: Segment, isSelected: Bool) -> TextBlock? {
    guard let title = segment.title, !title.isEmpty else { return nil }
    let isActive = isEnabled && segment.isEnabled
    let state: UIControl.State = isActive ? isSelected ? .selected : .normal : .disabled
    let traits = traitCollection
    return TextBlock(
      title, attributes: titleTextAttributes(for: state) ?? [:],
      font: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
        .resolved(for: traits, adjustsSize: false),
      color: isActive ? .label : .tertiaryLabel,
      paragraph: ParagraphStyle(
        alignment: .natural, lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
        lineBreakStrategy: .standard),
      numberOfLines: 1, traits: traits, adjustsFonts: false)
  }

  // MARK: Layout

  // Source: docs/measurements/controls.md#segmented-controls.
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 12
  private static let inset: CGFloat = 2

  private func contentWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let content =
      block(segment, isSelected: true).map { layout($0, width: .infinity).size.width }
      ?? segment.image?.size.width ?? 0
    return content + 2 * Self.padding
  }

  private func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map(contentWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: traitCollection.pixelGrid.roundedUp(total), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The frames of the segments, edges on whole pixels.
  private var segmentFrames: [CGRect] {
    let widths = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? contentWidth(segment) : 0
    }
    let fixed = widths.reduce(0, +)
    let flexible = CGFloat(widths.count { $0 <= 0 })
    let rest = max(bounds.width - fixed, 0)
    let scale = flexible == 0 && fixed > 0 ? bounds.width / fixed : 1
    let grid = traitCollection.pixelGrid
    var x = bounds.minX
    var frames: [CGRect] = []
    for width in widths {
      let next = x + (width > 0 ? width * scale : rest / flexible)
      let (left, right) = (grid.rounded(x), grid.rounded(next))
      frames.append(CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height))
      x = next
    }
    guard isRightToLeft else { return frames }
    return frames.map {
      CGRect(
        x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self),
      let index = segmentFrames.firstIndex(where: { $0.contains(point) }),
      segments[index].isEnabled, index != ownSelection
    else { return }
    ownSelection = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { ownSelection = Self.noSegment }
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return }
    let isCapsule = traits.systemVersion == .iOS26
    func shape(_ rect: CGRect, radius: CGFloat) -> Shape {
      isCapsule
        ? ControlDrawing.capsule(rect) : .roundedRect(RoundedRect(rect, radius: radius))
    }
    var items: [DisplayList.Item] = [
      .fill(shape(area, radius: 9), UIColor.tertiarySystemFill.color(in: traits))
    ]
    let frames = segmentFrames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    for index in frames.indices.dropFirst()
    where index != ownSelection && index - 1 != ownSelection {
      let x = isRightToLeft ? frames[index].maxX : frames[index].minX
      items.append(
        .fill(
          .rect(CGRect(x: x - 0.5, y: area.midY - 8, width: 1, height: 16)),
          UIColor.separator.color(in: traits)))
    }
    if frames.indices.contains(ownSelection) {
      let thumb = frames[ownSelection].insetBy(dx: Self.inset, dy: Self.inset)
      let color = selectedSegmentTintColor ?? Self.selectionColor
      let outline = shape(thumb, radius: 7)
      items.append(
        .shadow(
          DisplayList.Shadow(
            shape: outline, color: Color(fractions: 0, 0, 0, alpha: 0.12), radius: 4,
            offset: CGSize(width: 0, height: 2))))
      items.append(.fill(outline, color.color(in: traits)))
    }
    let tint = UIColor.label.color(in: traits)
    for (index, segment) in segments.enumerated() {
      let frame = frames[index]
      if let block = block(segment, isSelected: index == ownSelection) {
        let layout = layout(block, width: max(frame.width - 2 * Self.inset, 0))
        let corner = CGPoint(
          x: traits.pixelGrid.rounded(frame.midX - layout.size.width / 2),
          y: traits.pixelGrid.rounded(frame.midY - layout.size.height / 2))
        block.draw(layout, into: &items, at: corner, traits: traits)
      } else if let image = segment.image {
        let place = UIView.ContentMode.center.frame(of: image.size, in: frame)
        items += image.displayItems(in: place, tint: tint, traits: traits)
      }
    }
    recorder.record(items, of: self)
  }

  /// White, and a gray in the dark.
  private static let selectionColor = UIColor { traits in
    traits.isDark ? .systemGray2 : .white
  }
}
