internal import CelloRaster
@_spi(Cello) import CelloViews

/// A control that selects a value in a range.
open class UISlider: UIControl {
  private var range = ControlRange<Float>(maximum: 1)

  /// The value, clamped to the range; 0 by default. NaN is treated as the minimum. Setting it sends
  /// no event.
  open var value: Float {
    get { range.value }
    set {
      contentWillChange()
      range.value = newValue
      limitToTrack()
    }
  }

  /// The lower end of the range; 0 by default. Raising it above the maximum also raises the
  /// maximum. NaN is treated as 0.
  open var minimumValue: Float {
    get { range.minimum }
    set {
      range.minimum = newValue
      limitToTrack()
    }
  }

  /// The upper end of the range; 1 by default. Lowering it below the minimum also lowers the
  /// minimum. NaN is treated as 0.
  open var maximumValue: Float {
    get { range.maximum }
    set {
      range.maximum = newValue
      limitToTrack()
    }
  }

  /// The color of the track between the minimum and the thumb; `nil`, the default, for the tint
  /// color.
  open var minimumTrackTintColor: UIColor?

  /// The color of the track between the thumb and the maximum; `nil`, the default, for the system's
  /// fill color.
  open var maximumTrackTintColor: UIColor?

  /// The color of the thumb; `nil`, the default, for white.
  open var thumbTintColor: UIColor?

  /// A Boolean value that indicates whether dragging sends events for each change; otherwise it
  /// sends one event at its end. `true` by default.
  open var isContinuous = true

  /// The ticks, and the range of values that the thumb can reach (iOS 26). The default is `nil`: no
  /// ticks, and the whole range. A value outside the range changes to the nearest permitted value.
  open var trackConfiguration: TrackConfiguration? { didSet { limitToTrack() } }

  /// Moves the value to the nearest one that ``trackConfiguration`` allows.
  private func limitToTrack() {
    guard let trackConfiguration else { return }
    let share = range.share(of: range.value)
    let allowed = trackConfiguration.allowed(share)
    if allowed != share { range.value = value(at: allowed) }
  }

  private func value(at share: Float) -> Float {
    share == 1 ? maximumValue : minimumValue + share * (maximumValue - minimumValue)
  }

  /// The preferred behavior on Mac; `automatic` by default.
  ///
  /// Stored only: ``behavioralStyle`` is always `pad`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Sets the value, without an event. An animated change takes time on a simulated clock.
  open func setValue(_ value: Float, animated: Bool) {
    guard animated else {
      self.value = value
      return
    }
    UIView.animate(withDuration: ControlMotion.sliderDuration) { self.value = value }
  }

  // MARK: Images

  /// The image at the minimum end of the track, which is the right end in right-to-left layouts;
  /// `nil`, the default, for none.
  open var minimumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image at the maximum end of the track, which is the left end in right-to-left layouts;
  /// `nil`, the default, for none.
  open var maximumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The images that replace the parts, by state. A state without an image has the image of the
  /// normal state.
  private var thumbImages = ValuesByState<UIImage>()
  private var minimumTrackImages = ValuesByState<UIImage>()
  private var maximumTrackImages = ValuesByState<UIImage>()

  /// Sets the image of the thumb for a state; `nil` removes it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// Sets the image of the track between the minimum and the thumb for a state; `nil` removes it. A
  /// resizable image is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  /// Sets the image of the track between the thumb and the maximum for a state; `nil` removes it. A
  /// resizable image is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  /// Returns the thumb image for a state, or for the normal state if the state has none; `nil` for
  /// none.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// Returns the minimum track image for a state, or for the normal state if the state has none;
  /// `nil` for none.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

  /// Returns the maximum track image for a state, or for the normal state if the state has none;
  /// `nil` for none.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

  /// The thumb image for the current state; `nil` for none.
  open var currentThumbImage: UIImage? { thumbImages[state] }
  /// The minimum track image for the current state; `nil` for none.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  /// The maximum track image for the current state; `nil` for none.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UISlider.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .slider }

  /// Returns the frame of ``minimumValueImage`` in a slider with the given bounds; empty if there
  /// is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, in: bounds, isAtRight: isRightToLeft)
  }

  /// Returns the frame of ``maximumValueImage`` in a slider with the given bounds; empty if there
  /// is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, in: bounds, isAtRight: !isRightToLeft)
  }

  private func size(of image: UIImage) -> CGSize {
    image.configured(with: nil, compatibleWith: traitCollection).size
  }

  private func rect(of image: UIImage?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
    guard let size = image.map({ self.size(of: $0) }) else { return .zero }
    let grid = traitCollection.pixelGrid
    return CGRect(
      x: isAtRight ? grid.rounded(bounds.maxX - size.width) : bounds.minX,
      y: grid.rounded(bounds.minY + (bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Returns the part of the bounds between the images.
  private func lane(in bounds: CGRect) -> CGRect {
    let gap = SliderMetrics.imageSpacing
    var (left, right) = (bounds.minX, bounds.maxX)
    for rect in [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    where rect.width > 0 {
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + gap)
      } else {
        right = min(right, rect.minX - gap)
      }
    }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  // MARK: Layout

  private var metrics: SliderMetrics { traitCollection.systemVersion.slider }

  /// Returns the proposed width and the fixed height of sliders, in points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  /// Returns the frame of the track in a slider with the given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let grid = traitCollection.pixelGrid
    let lane = lane(in: bounds)
    let inset = min(metrics.trackInset, max(lane.width, 0) / 2)
    let top = grid.rounded(bounds.minY + (bounds.height - metrics.trackHeight) / 2)
    return CGRect(
      x: lane.minX + inset, y: top, width: max(lane.width - 2 * inset, 0),
      height: metrics.trackHeight)
  }

  /// Returns the frame of the thumb for a value. The thumb moves between the ends of the bounds, or
  /// between the images at the ends; from right to left in right-to-left layouts.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let grid = traitCollection.pixelGrid
    let size = thumbSize
    let share = CGFloat(range.share(of: value))
    let lane = lane(in: bounds)
    let way = max(lane.width - size.width, 0)
    return CGRect(
      x: grid.rounded(lane.minX + way * (isRightToLeft ? 1 - share : share)),
      y: grid.rounded(rect.minY + (rect.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  private var thumbSize: CGSize {
    currentThumbImage.map { size(of: $0) } ?? metrics.thumbSize
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.systemVersion != traitCollection.systemVersion {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Touches

  /// Tracks a touch that begins near the thumb.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    let slop = SliderMetrics.touchSlop
    guard thumb.insetBy(dx: -slop, dy: -slop).contains(point) else { return false }
    grabOffset = point.x - thumb.midX
    return true
  }

  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumbWidth = thumbSize.width
    let lane = lane(in: bounds)
    let way = lane.width - thumbWidth
    let middle = touch.location(in: self).x - grabOffset
    guard way > 0 else { return true }
    let share = (middle - lane.minX - thumbWidth / 2) / way
    let former = value
    value = minimumValue + Float(isRightToLeft ? 1 - share : share) * (maximumValue - minimumValue)
    if isContinuous, value != former {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// The horizontal distance from the thumb's center to the touch.
  private var grabOffset: CGFloat = 0

  @discardableResult
  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { adjust(by: SliderMetrics.accessibilityStep) }

  open override func accessibilityDecrement() { adjust(by: -SliderMetrics.accessibilityStep) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    if let trackConfiguration {
      value = value(at: trackConfiguration.adjusted(range.share(of: value), by: share))
    } else {
      value += share * (maximumValue - minimumValue)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    let share = range.share(of: value)
    let tick = trackConfiguration?.ticks.first { abs($0.share - share) < 1e-5 && $0.title != nil }
    result.value = tick?.title ?? share.percentage
    result.traits.insert(.adjustable)
    return result
  }

  // MARK: Drawing

  /// The x-coordinate at which the filled track starts; `nil` if it starts at an end of the track.
  private func neutralPoint(track: CGRect) -> CGFloat? {
    guard let neutral = trackConfiguration?.neutralValue, neutral > 0 else { return nil }
    return thumbRect(forBounds: bounds, trackRect: track, value: value(at: min(neutral, 1))).midX
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let track = trackRect(forBounds: bounds)
    guard track.width > 0 else { return }
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    // The two colors of the track meet at the center of the thumb.
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    var left = track
    left.size.width = middle - track.minX
    var right = track
    right.origin.x = middle
    right.size.width = track.maxX - middle
    let lowerColor = (minimumTrackTintColor ?? tintColor).color(in: traits)
    let upperColor = (maximumTrackTintColor ?? .systemFill).color(in: traits)
    var items: [DisplayList.Item] = []
    func fill(_ side: CGRect, corners: UIRectCorner, _ color: Color) {
      guard side.width > 0 else { return }
      let shape = RoundedRect(
        side.offsetBy(dx: origin.x, dy: origin.y), radius: side.height / 2, curve: .circular,
        corners: corners)
      items.append(.fill(.roundedRect(shape), color))
    }
    func draw(_ image: UIImage, in rect: CGRect) {
      items += image.displayItems(
        in: rect.offsetBy(dx: origin.x, dy: origin.y),
        tint: (tintColor as UIColor).color(in: traits), traits: traits)
    }
    func drawTrack(_ image: UIImage, in side: CGRect) {
      let height = size(of: image).height
      draw(image, in: side.insetBy(dx: 0, dy: (side.height - height) / 2))
    }
    let images = (currentMinimumTrackImage, currentMaximumTrackImage)
    let (leftImage, rightImage) = isRightToLeft ? (images.1, images.0) : images
    let hasImage = leftImage != nil || rightImage != nil
    if !hasImage, let neutral = neutralPoint(track: track) {
      // The track is filled from the neutral value to the thumb.
      var (below, filled, above) = (track, track, track)
      filled.origin.x = min(neutral, middle)
      filled.size.width = abs(neutral - middle)
      below.size.width = filled.minX - track.minX
      above.origin.x = filled.maxX
      above.size.width = track.maxX - filled.maxX
      fill(below, corners: [.topLeft, .bottomLeft], upperColor)
      fill(filled, corners: [], lowerColor)
      fill(above, corners: [.topRight, .bottomRight], upperColor)
    } else {
      if let leftImage {
        drawTrack(leftImage, in: left)
      } else {
        fill(left, corners: [.topLeft, .bottomLeft], isRightToLeft ? upperColor : lowerColor)
      }
      if let rightImage {
        drawTrack(rightImage, in: right)
      } else {
        fill(right, corners: [.topRight, .bottomRight], isRightToLeft ? lowerColor : upperColor)
      }
    }
    for tick in trackConfiguration?.ticks ?? [] {
      let center = CGPoint(
        x: thumbRect(forBounds: bounds, trackRect: track, value: value(at: tick.share)).midX,
        y: track.maxY + SliderMetrics.tickDistance)
      let size = tick.image.map(size(of:)) ?? SliderMetrics.tickSize
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      if let image = tick.image {
        draw(image, in: frame)
      } else {
        fill(frame, corners: .allCorners, UIColor.tertiaryLabel.color(in: traits))
      }
    }
    if let image = currentThumbImage {
      draw(image, in: thumb)
    } else {
      items += ControlDrawing.thumb(
        in: thumb.offsetBy(dx: origin.x, dy: origin.y),
        color: (thumbTintColor ?? .white).color(in: traits), metrics: traits.systemVersion.controls)
    }
    if let image = minimumValueImage { draw(image, in: minimumValueImageRect(forBounds: bounds)) }
    if let image = maximumValueImage { draw(image, in: maximumValueImageRect(forBounds: bounds)) }
    recorder.record(items, of: self)
  }

  /// The effective behavior of the slider; always `pad` here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
}
