@_spi(Cello) import CelloControls
internal import CelloRaster

/// A control that shows a color and lets the user choose another color.
///
/// A tap opens a ``UIColorPickerViewController``, which the nearest view controller presents. If
/// there is none, the tap has no effect.
open class UIColorWell: UIControl {
  /// The title of the color picker; `nil`, the default, for the system's title.
  open var title: String? { didSet { picker?.title = title } }
  /// A Boolean value that indicates whether the user can choose translucent colors; `true` by
  /// default.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// The selected color; `nil`, the default, for none. Setting it does not send an event.
  open var selectedColor: UIColor? {
    didSet {
      if let selectedColor, !isChoosing { picker?.selectedColor = selectedColor }
    }
  }

  /// The open color picker; `nil` for none.
  private weak var picker: UIColorPickerViewController?
  /// A Boolean value that indicates whether the user's choice is being applied.
  private var isChoosing = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UIColorWell.self)
  }

  private typealias Metrics = ColorWellMetrics

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

  open override var intrinsicContentSize: CGSize { Metrics.size }

  @_spi(Cello) public override func touchUpInside() {
    super.touchUpInside()
    openPicker()
  }

  private func openPicker() {
    guard picker?.presentingViewController == nil,
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap({ $0 as? UIViewController }).first,
      presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    self.picker = picker
    if traitCollection.userInterfaceIdiom == .pad {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
    }
    presenter.present(picker, animated: true)
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = title ?? SystemString.color.text
    result.traits.insert(.button)
    return result
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let side = min(Metrics.size.width, bounds.width, bounds.height)
    guard side > 2 * (Metrics.ringWidth + Metrics.gap) else { return }
    let circle = traits.pixelGrid.rounded(
      UIView.ContentMode.center.frame(of: CGSize(width: side, height: side), in: bounds)
    ).offsetBy(dx: origin.x, dy: origin.y)
    let inner = circle.insetBy(dx: Metrics.ringWidth, dy: Metrics.ringWidth)
    let disc = inner.insetBy(dx: Metrics.gap, dy: Metrics.gap)
    var items: [DisplayList.Item] = [
      .group(
        DisplayList.Group(items: Self.wheel(in: circle), clip: ControlDrawing.capsule(circle))),
      .fill(ControlDrawing.capsule(inner), UIColor.systemBackground.color(in: traits)),
    ]
    if let selectedColor {
      var color = selectedColor.color(in: traits)
      if !supportsAlpha { color.alpha = .max }
      items.append(.fill(ControlDrawing.capsule(disc), color))
    }
    recorder.record(items, of: self)
  }

  /// Returns wedges of all hues around the center of a circle, clockwise from red at the right.
  private static func wheel(in circle: CGRect) -> [DisplayList.Item] {
    let radius = circle.width / 2
    // Each wedge extends under the next wedge to avoid seams.
    // Half of its width at the rim is the tangent of 15°.
    let width = radius * 0.2679491924311227
    var wedge = Path()
    wedge.move(to: .zero)
    wedge.addLine(to: CGPoint(x: radius, y: -width))
    wedge.addLine(to: CGPoint(x: radius * 1.05, y: 0))
    wedge.addLine(to: CGPoint(x: radius, y: width))
    wedge.close()
    return (0..<Metrics.hueCount).map { index in
      let share = CGFloat(index) / CGFloat(Metrics.hueCount)
      let map = CGAffineTransform(rotationAngle: share * 2 * .pi)
        .concatenating(CGAffineTransform(translationX: circle.midX, y: circle.midY))
      let color = UIColor(hue: share, saturation: Metrics.saturation, brightness: 1, alpha: 1)
      return .group(
        DisplayList.Group(
          items: [.fill(.path(wedge, .nonZero), color.cgColor.color)], transform: map))
    }
  }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Sends ``UIControl/Event/valueChanged`` for each color, also while the finger is moving.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    guard color != selectedColor else { return }
    isChoosing = true
    selectedColor = color
    isChoosing = false
    sendActions(for: .valueChanged)
  }
}
