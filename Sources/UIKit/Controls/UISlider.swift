internal import CelloRaster

/// A control that sets a value within a range.
open class UISlider: UIControl {
  private var range = ControlRange<Float>(maximum: 1)

  /// The value, clamped to the range; NaN is treated as the lower end. Setting it sends no event.
  open var value: Float {
    get { range.value }
    set { range.value = newValue }
  }

  /// The lower end of the range. Raising it above the upper end also raises the upper end. NaN is
  /// treated as 0.
  open var minimumValue: Float {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The upper end of the range. Lowering it below the lower end also lowers the lower end. NaN is
  /// treated as 0.
  open var maximumValue: Float {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// The track's color on the thumb's lower side; `nil` for the view's tint.
  open var minimumTrackTintColor: UIColor?

  /// The track's color on the thumb's upper side; `nil` for the system's fill.
  open var maximumTrackTintColor: UIColor?

  /// The thumb's color; `nil` for white.
  open var thumbTintColor: UIColor?

  /// Whether dragging sends change events continuously or only at its end.
  open var isContinuous = true

  /// Sets the value, without an animation. Sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Layout

  private var metrics: SliderMetrics { traitCollection.systemVersion.slider }

  /// The proposed width and the fixed height of sliders.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  /// The track's frame in a slider with the given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let grid = traitCollection.pixelGrid
    let inset = min(metrics.trackInset, max(bounds.width, 0) / 2)
    let top = grid.rounded(bounds.minY + (bounds.height - metrics.trackHeight) / 2)
    return CGRect(
      x: bounds.minX + inset, y: top, width: max(bounds.width - 2 * inset, 0),
      height: metrics.trackHeight)
  }

  /// The thumb's frame for a value. It moves from one end of the bounds to the other, from right to
  /// left in that layout direction.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let grid = traitCollection.pixelGrid
    let size = metrics.thumbSize
    let share = CGFloat(range.share(of: value))
    let way = max(bounds.width - size.width, 0)
    return CGRect(
      x: grid.rounded(bounds.minX + way * (isRightToLeft ? 1 - share : share)),
      y: grid.rounded(rect.minY + (rect.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.systemVersion != traitCollection.systemVersion {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Touches

  /// The thumb follows a touch that begins on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    // Chosen: a finger may miss the thumb by this much.
    guard thumb.insetBy(dx: -8, dy: -8).contains(point) else { return false }
    grabOffset = point.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumbWidth = metrics.thumbSize.width
    let way = bounds.width - thumbWidth
    let middle = touch.location(in: self).x - grabOffset
    guard way > 0 else { return true }
    let share = (middle - bounds.minX - thumbWidth / 2) / way
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

  /// From the thumb's middle to the touch.
  private var grabOffset: CGFloat = 0

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { adjust(by: 0.1) }

  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    value += share * (maximumValue - minimumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.value = range.share(of: value).percentage
    result.traits.insert(.adjustable)
    return result
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let track = trackRect(forBounds: bounds)
    guard track.width > 0 else { return }
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    // Below the thumb's middle the track has the lower side's color. The two sides meet behind the
    // thumb.
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
    fill(left, corners: [.topLeft, .bottomLeft], isRightToLeft ? upperColor : lowerColor)
    fill(right, corners: [.topRight, .bottomRight], isRightToLeft ? lowerColor : upperColor)
    items += ControlDrawing.thumb(
      in: thumb.offsetBy(dx: origin.x, dy: origin.y),
      color: (thumbTintColor ?? .white).color(in: traits), metrics: traits.systemVersion.controls)
    recorder.record(items, of: self)
  }
}
