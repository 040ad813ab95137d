internal import CelloRaster
@_spi(Cello) import CelloViews

/// A control that is on or off.
///
/// The size is fixed: setting a frame or bounds changes only the position.
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on; `false` by default. Setting it sends
  /// no event.
  open var isOn = false {
    willSet { if newValue != isOn { contentWillChange() } }
  }

  /// The color of the track while the switch is on; `nil`, the default, for the system's green.
  open var onTintColor: UIColor?

  /// The color of the thumb; `nil`, the default, for white.
  open var thumbTintColor: UIColor?

  /// An image for the on state; `nil` by default.
  ///
  /// Stored only: the image is not drawn, as on iOS.
  open var onImage: UIImage?
  /// An image for the off state; `nil` by default.
  ///
  /// Stored only: the image is not drawn, as on iOS.
  open var offImage: UIImage?

  /// The shape of a switch.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The shape of the switch; always `sliding`, as on iPhone and iPad.
  open var style: Style { .sliding }
  /// The preferred shape on Mac; `automatic` by default.
  ///
  /// Stored only: ``style`` is always `sliding`.
  open var preferredStyle = Style.automatic
  /// The title of a checkbox; `nil` by default.
  ///
  /// Stored only: sliding switches have no title, as on iPhone and iPad.
  open var title: String?

  /// Creates a switch at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
  }

  /// Creates a switch of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keepSize()
    coder.apply(to: self, as: UISwitch.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .uiSwitch }

  /// Turns the switch on or off, without an event. An animated change takes time on a simulated
  /// clock.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated else {
      isOn = on
      return
    }
    UIView.animate(withDuration: ControlMotion.switchDuration) { self.isOn = on }
  }

  // MARK: Size

  private var metrics: SwitchMetrics { traitCollection.systemVersion.uiSwitch }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  open override var intrinsicContentSize: CGSize { metrics.size }

  private func keepSize() {
    guard bounds.size != metrics.size else { return }
    frame = CGRect(origin: frame.origin, size: metrics.size)
  }

  @_spi(Cello) public override func boundsSizeDidChange() { keepSize() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard bounds.size != metrics.size else { return }
    keepSize()
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  @_spi(Cello) public override func touchUpInside() {
    setOn(!isOn, animated: true)
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  /// The state, `"1"` for on and `"0"` for off. As on iOS, a value that is set is not spoken.
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.traits.formUnion([.button, .toggleButton])
    return result
  }

  // MARK: Drawing

  /// Returns the frame of the thumb in a track, in the coordinate space of the track's frame.
  static func thumbFrame(
    in track: CGRect, isOn: Bool, isRightToLeft: Bool, metrics: SwitchMetrics
  ) -> CGRect {
    let size = metrics.thumbSize
    let isRight = isOn != isRightToLeft
    return CGRect(
      x: isRight ? track.maxX - metrics.thumbInset - size.width : track.minX + metrics.thumbInset,
      y: track.minY + metrics.thumbInset, width: size.width, height: size.height)
  }

  // While the switch is off, the track has a fill color whose result on a card is within one level
  // of the grays #e9e9ea and #39393d of iOS.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let track = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let trackColor: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let metrics = metrics
    let thumb = Self.thumbFrame(
      in: track, isOn: isOn, isRightToLeft: isRightToLeft, metrics: metrics)
    let shape = ControlDrawing.capsule(track)
    var shadows = ControlDrawing.shadows(metrics.thumbShadows, of: thumb)
    if metrics.clipsShadows {
      shadows = [.group(DisplayList.Group(items: shadows, clip: shape))]
    }
    let thumbColor = (thumbTintColor ?? .white).color(in: traits)
    recorder.record(
      [.fill(shape, trackColor.color(in: traits))] + shadows
        + [.fill(ControlDrawing.capsule(thumb), thumbColor)],
      of: self)
  }
}
