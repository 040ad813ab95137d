internal import CelloRaster
@_spi(Cello) import CelloViews

/// A control that is on or off.
///
/// The size is fixed: setting a frame or bounds changes only the position.
open class UISwitch: UIControl {
  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false

  /// The track's color while the switch is on; `nil` for the system's green.
  open var onTintColor: UIColor?

  /// The thumb's color; `nil` for white.
  open var thumbTintColor: UIColor?

  /// Images for both states. They have no effect, as on iOS.
  open var onImage: UIImage?
  open var offImage: UIImage?

  /// The forms of switches.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The form of the switch: always sliding, as on iPhone and iPad.
  public final var style: Style { .sliding }
  /// The form that is preferred where there are several.
  open var preferredStyle = Style.automatic
  /// The title of a checkbox. It has no effect, as on iPhone and iPad.
  open var title: String?

  /// A switch at the frame's origin; the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
  }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Turns the switch on or off, without an animation. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Size

  private var metrics: SwitchMetrics { traitCollection.systemVersion.uiSwitch }

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
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.value = isOn ? "1" : "0"
    result.traits.formUnion([.button, .toggleButton])
    return result
  }

  // MARK: Drawing

  /// The thumb's frame on a track, in the track's coordinate space.
  static func thumbFrame(
    in track: CGRect, isOn: Bool, isRightToLeft: Bool, metrics: SwitchMetrics
  ) -> CGRect {
    let size = metrics.thumbSize
    let isRight = isOn != isRightToLeft
    return CGRect(
      x: isRight ? track.maxX - metrics.thumbInset - size.width : track.minX + metrics.thumbInset,
      y: track.minY + metrics.thumbInset, width: size.width, height: size.height)
  }

  // Off, the track is the fill that over a card gives the grays #e9e9ea and #39393d, known from iOS
  // (within a level).
  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let track = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let trackColor: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let thumb = Self.thumbFrame(
      in: track, isOn: isOn, isRightToLeft: isRightToLeft, metrics: metrics)
    recorder.record(
      [.fill(ControlDrawing.capsule(track), trackColor.color(in: traits))]
        + ControlDrawing.thumb(
          in: thumb, color: (thumbTintColor ?? .white).color(in: traits),
          metrics: traits.systemVersion.controls),
      of: self)
  }
}
