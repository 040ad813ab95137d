internal import CelloRaster
internal import CelloText
@_spi(Cello) import CelloViews

/// A row of segments of which at most one is selected.
open class UISegmentedControl: UIControl {
  /// The position of a segment in its control.
  public enum Segment: Int, Hashable, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// The value of ``selectedSegmentIndex`` if no segment is selected.
  open class var noSegment: Int { -1 }

  private struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// The width in points; 0 for the width of the content.
    var width: CGFloat = 0
    var offset = CGSize.zero

    /// The text that assistive technologies speak.
    @MainActor var label: String? { title ?? action?.title }

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title
      self.image = image
      self.action = action
    }

    /// Creates the content of an action: its image, or its title if it has no image.
    @MainActor init(_ action: UIAction) {
      self.init(
        title: action.image == nil ? action.title : nil, image: action.image, action: action)
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  private var segments: [Content] = []
  private var selection = -1 {
    willSet { if newValue != selection { contentWillChange() } }
  }
  /// The index of the touched segment.
  private final var segmentElements: [SegmentElement] = []
  private var pressed: Int?
  private(set) final var appearance = SegmentAppearance()

  /// The color of the selected segment; `nil`, the default, for the system's color.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether a segment is selected only while it is touched; `false`
  /// by default.
  open var isMomentary = false
  /// A Boolean value that indicates whether segments are as wide as their content; `false`, the
  /// default, for equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a control with titles (`String`), images (`UIImage`) and actions (`UIAction`). Other
  /// objects are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Content(title: title)
      case let image as UIImage: Content(image: image)
      case let action as UIAction: Content(action)
      default: nil
      }
    }
    sizeToFit()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with one segment for each action. An action runs when its segment is
  /// selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Content($0) }
    if frame.isEmpty { sizeToFit() }
  }

  /// Creates a control of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UISegmentedControl.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .segmentedControl }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; ``noSegment``, the default, for none. Setting it sends no
  /// event. An index out of range is treated as ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { selection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Inserts a segment with a title. An index out of range is clamped. The change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }

  /// Inserts a segment with an image. An index out of range is clamped. The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }

  /// Inserts a segment for an action and removes the segment whose action has the same identifier.
  /// The change is not animated.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != Self.noSegment { removeSegment(at: former, animated: false) }
    insert(Content(action), at: segment)
  }

  private func insert(_ new: Content, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(new, at: index)
    if selection >= index { selection += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment. An index out of range is ignored. The change is not animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Changes the content of a segment. An index out of range is ignored.
  private func change(_ index: Int, _ change: (inout Content) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  private func content(_ index: Int) -> Content? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Replaces the title and image of a segment with a title. An index out of range is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment; `nil` if it has none or if the index is out of range.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

  /// Replaces the title and image of a segment with an image. An index out of range is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment; `nil` if it has none or if the index is out of range.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

  /// Replaces the action of a segment and its title and image. An index out of range is ignored.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let new = Content(action)
      ($0.title, $0.image, $0.action) = (new.title, new.image, action)
      $0.isEnabled = new.isEnabled
    }
  }

  /// Returns the action of a segment; `nil` if it has none or if the index is out of range.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  /// Returns the index of the segment with an action; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 for an automatic width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.nonNegative }
  }

  /// Returns the width that was set for a segment, in points; 0 for an automatic width or an index
  /// out of range.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

  /// Enables or disables a segment. An index out of range is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether a segment is enabled; `false` if the index is
  /// out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

  /// Sets the offset of a segment's content from its position, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the offset of a segment's content, in points; zero if the index is out of range.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

  // MARK: Appearance

  /// Sets the attributes of titles for a state: `normal`, `highlighted`, `selected` or `disabled`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    appearance.titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes that were set for a state, or for the normal state if the state has
  /// none; `nil` for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    appearance.titleAttributes[state]
  }

  /// Sets the image that is stretched over each segment instead of the background. Images for bar
  /// metrics other than `default` are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    appearance.backgrounds[barMetrics, default: .init()][state] = backgroundImage
  }

  /// Returns the background image for a state, or for the normal state if the state has none. Bar
  /// metrics without images have the images of `default`. `nil` for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    (appearance.backgrounds[barMetrics] ?? appearance.backgrounds[.default])?[state]
  }

  /// Sets the image between segments with two states. Images for bar metrics other than `default`
  /// are not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    appearance.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)] =
      dividerImage
  }

  /// Returns the image between segments with two states, or between normal segments if the states
  /// have none; `nil` for none.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)]
      ?? appearance.dividers[.init(left: .normal, right: .normal, metrics: barMetrics)]
  }

  /// Sets the offset of the content for segments at a position, in points. Offsets for bar metrics
  /// other than `default` are not drawn.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    appearance.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
  }

  /// Returns the offset of the content for segments at a position, or for `any` position if it has
  /// none, in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    let adjustments = appearance.adjustments[barMetrics]
    return adjustments?[leftCenterRightOrAlone] ?? adjustments?[.any] ?? .zero
  }

  // MARK: Layout

  private var layout: SegmentLayout {
    SegmentLayout(
      contentWidths: segments.indices.map(contentWidth), fixedWidths: segments.map(\.width),
      followsContent: apportionsSegmentWidthsByContent, isRightToLeft: isRightToLeft,
      grid: traitCollection.pixelGrid)
  }

  /// Returns the width of an image, or of a title in the wider of the two fonts.
  private func contentWidth(_ index: Int) -> CGFloat {
    let widths = [UIControl.State.normal, .selected].map { state in
      block(index, state: state).map { layout($0, width: .infinity).size.width } ?? 0
    }
    return max(widths[0], widths[1], segments[index].image?.size.width ?? 0)
      + 2 * SegmentMetrics.padding
  }

  private func block(_ index: Int, state: UIControl.State) -> TextBlock? {
    guard let title = segments[index].title, !title.isEmpty else { return nil }
    return appearance.block(title, state: state, traits: traitCollection)
  }

  private func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    )
  }

  /// Returns the width that fits all contents and the fixed height of segmented controls.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    CGSize(width: layout.fittingWidth, height: SegmentMetrics.height)
  }

  /// The size of the alignment rectangle that fits the contents, in points.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: ownSize(fitting: .zero))).size
  }

  /// The insets from the frame to the alignment rectangle: one point at the bottom, so that a control
  /// with a height of 32 points has 31 points for constraints.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: SegmentMetrics.alignmentInset, right: 0)
  }

  /// Lays out the control. On iOS 18, the layer of a control without background images has rounded
  /// corners, to which the background color and the shadow of the selected segment are clipped.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard traitCollection.systemVersion == .iOS18 else { return }
    let isRounded = backgroundImage(for: .normal, barMetrics: .default) == nil
    layer.cornerRadius = isRounded ? SegmentMetrics.cornerRadius : 0
    layer.cornerCurve = .continuous
    clipsToBounds = isRounded
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  private func segment(at touch: UITouch) -> Int? { segment(at: touch.location(in: self)) }

  /// Returns the index of the enabled segment at a point; `nil` for none.
  final func segment(at point: CGPoint) -> Int? {
    layout.frames(in: bounds).firstIndex { $0.contains(point) }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    return true
  }

  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    return true
  }

  /// Selects the segment at the end of the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressed = nil
    if let index = touch.flatMap(segment(at:)) { choose(index) }
  }

  /// Selects a segment, runs its action and sends the events of a tap.
  final func choose(_ index: Int) {
    guard index != selection else { return }
    UIView.animate(withDuration: ControlMotion.segmentDuration) { self.selection = index }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selection = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  // MARK: Accessibility

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    // The segments are accessibility elements.
    result.isElement = false
    result.value = content(selection)?.label
    return result
  }

  /// The segments, unless the app sets other elements.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? currentSegmentElements() }
    set { super.accessibilityElements = newValue }
  }

  /// Returns the elements of the segments with their current frames. A segment keeps its element, so
  /// that the control finds the element's index.
  private final func currentSegmentElements() -> [SegmentElement] {
    let frames = layout.frames(in: bounds)
    if segmentElements.count != frames.count {
      segmentElements = frames.indices.map { SegmentElement(of: self, index: $0) }
    }
    for (element, frame) in zip(segmentElements, frames) {
      element.accessibilityFrameInContainerSpace = frame
    }
    return segmentElements
  }

  fileprivate final func chooseByActivation(_ index: Int) -> Bool {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else {
      return false
    }
    choose(index)
    return true
  }

  fileprivate final func accessibility(ofSegment index: Int) -> DefaultAccessibility {
    guard segments.indices.contains(index) else { return DefaultAccessibility() }
    return DefaultAccessibility(
      isElement: true, label: segments[index].label, traits: traits(index))
  }

  private final func traits(_ index: Int) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if index == selection { traits.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The accessibility element of a segment.
  private final class SegmentElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?
    private let index: Int

    init(of control: UISegmentedControl, index: Int) {
      self.control = control
      self.index = index
      super.init(accessibilityContainer: control)
    }

    override var defaultAccessibility: DefaultAccessibility {
      control?.accessibility(ofSegment: index) ?? DefaultAccessibility()
    }

    override func accessibilityActivate() -> Bool { control?.chooseByActivation(index) ?? false }
  }

  // MARK: Drawing

  private func state(_ index: Int) -> UIControl.State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == selection || (isMomentary && index == pressed) { return .selected }
    return index == pressed ? .highlighted : .normal
  }

  private func segmentPosition(_ index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    let isFirst = index == 0
    guard isFirst || index == segments.count - 1 else { return .center }
    return isFirst != isRightToLeft ? .left : .right
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let frames = layout.frames(in: bounds).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    let states = segments.indices.map(state)
    let tint = (tintColor as UIColor).color(in: traits)

    var items: [DisplayList.Item] = []
    let hasBackgroundImages = backgroundImage(for: .normal, barMetrics: .default) != nil
    if !hasBackgroundImages {
      items += SegmentAppearance.background(area, traits: traits)
    }
    let marked = isMomentary ? pressed : selection
    let thumb = marked.flatMap { frames.indices.contains($0) ? $0 : nil }
    for (frame, state) in zip(frames, states) {
      guard let image = backgroundImage(for: state, barMetrics: .default) else { continue }
      items += image.displayItems(in: frame, tint: tint, traits: traits)
    }
    for index in frames.indices.dropFirst() {
      let boundary = isRightToLeft ? frames[index].maxX : frames[index].minX
      let pair = isRightToLeft ? (index, index - 1) : (index - 1, index)
      if let image = dividerImage(
        forLeftSegmentState: states[pair.0], rightSegmentState: states[pair.1],
        barMetrics: .default)
      {
        let rect = CGRect(
          x: boundary - image.size.width / 2, y: area.minY, width: image.size.width,
          height: area.height)
        items += image.displayItems(in: rect, tint: tint, traits: traits)
      } else if !hasBackgroundImages {
        // The dividers beside the thumb are transparent, so that an animation can fade them.
        let isVisible = thumb != index && thumb != index - 1
        items.append(
          SegmentAppearance.divider(at: boundary, in: area, isVisible: isVisible, traits: traits))
      }
    }
    if let thumb, !hasBackgroundImages {
      items += SegmentAppearance.thumb(
        in: frames[thumb], color: selectedSegmentTintColor, traits: traits)
    }
    for index in segments.indices {
      let adjustment = contentPositionAdjustment(
        forSegmentType: segmentPosition(index), barMetrics: .default)
      let frame = frames[index].offsetBy(
        dx: segments[index].offset.width + adjustment.horizontal,
        dy: segments[index].offset.height + adjustment.vertical)
      items += contentItems(index, state: states[index], in: frame)
    }
    recorder.record(items, of: self)
  }

  /// Returns the items of the title or image, centered in a frame.
  private func contentItems(
    _ index: Int, state: UIControl.State, in frame: CGRect
  ) -> [DisplayList.Item] {
    let traits = traitCollection
    let grid = traits.pixelGrid
    // A disabled control is faded as a whole.
    let state = isEnabled ? state : index == selection ? .selected : .normal
    if let block = block(index, state: state) {
      let layout = layout(block, width: max(frame.width - 2 * SegmentMetrics.inset, 0))
      let corner = CGPoint(
        x: grid.rounded(frame.midX - layout.size.width / 2),
        y: grid.rounded(frame.midY - layout.size.height / 2))
      var items: [DisplayList.Item] = []
      block.draw(layout, into: &items, at: corner, traits: traits)
      return items
    }
    guard let image = segments[index].image else { return [] }
    let imageFrame = UIView.ContentMode.center.frame(of: image.size, in: frame)
    return image.displayItems(
      in: imageFrame, tint: SegmentAppearance.color(state).color(in: traits), traits: traits)
  }

  // MARK: Spring loading

  /// A Boolean value that indicates whether a drag that hovers over a segment selects it; `false`
  /// by default.
  open var isSpringLoaded: Bool {
    get { isSpringLoadedControl }
    set { isSpringLoadedControl = newValue }
  }
}
