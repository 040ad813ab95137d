internal import CelloRaster

/// A control that shows a color and lets users choose another one.
///
/// A tap opens a ``UIColorPickerViewController``, which the nearest view controller presents. Without one,
/// nothing is opened.
open class UIColorWell: UIControl {
  /// The title of the color picker; `nil` for the system's.
  open var title: String? { didSet { picker?.title = title } }
  /// Whether users may choose a translucent color.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// The color; `nil` for none. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet {
      if let selectedColor, !isChoosing { picker?.selectedColor = selectedColor }
    }
  }

  /// The picker that was opened.
  private weak var picker: UIColorPickerViewController?
  /// Whether the user chooses a color.
  private var isChoosing = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // Source: docs/measurements/controls.md#color-wells.
  private static let size = CGSize(width: 28, height: 28)
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2
  private static let hues = 24

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  override func touchUpInside() {
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

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = title ?? SystemString.color.text
    result.traits.insert(.button)
    return result
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let side = min(Self.size.width, bounds.width, bounds.height)
    guard side > 2 * (Self.ringWidth + Self.gap) else { return }
    let circle = traits.pixelGrid.rounded(
      UIView.ContentMode.center.frame(of: CGSize(width: side, height: side), in: bounds)
    ).offsetBy(dx: origin.x, dy: origin.y)
    let inner = circle.insetBy(dx: Self.ringWidth, dy: Self.ringWidth)
    let disc = inner.insetBy(dx: Self.gap, dy: Self.gap)
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

  /// Wedges of all hues around the middle of a circle, from red at the right clockwise.
  private static func wheel(in circle: CGRect) -> [DisplayList.Item] {
    let radius = circle.width / 2
    // Each wedge also covers the next one, which is drawn over it, so that no seam is visible. Half
    // of its width at the rim is the tangent of 15°.
    let width = radius * 0.2679491924311227
    var wedge = Path()
    wedge.move(to: .zero)
    wedge.addLine(to: CGPoint(x: radius, y: -width))
    wedge.addLine(to: CGPoint(x: radius * 1.05, y: 0))
    wedge.addLine(to: CGPoint(x: radius, y: width))
    wedge.close()
    return (0..<hues).map { index in
      let share = CGFloat(index) / CGFloat(hues)
      let map = CGAffineTransform(rotationAngle: share * 2 * .pi)
        .concatenating(CGAffineTransform(translationX: circle.midX, y: circle.midY))
      let color = UIColor(hue: share, saturation: 0.9, brightness: 1, alpha: 1)
      return .group(
        DisplayList.Group(
          items: [.fill(.path(wedge, .nonZero), color.cgColor.color)], transform: map))
    }
  }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Sends ``UIControl/Event/valueChanged`` with each color, also while the finger still moves.
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
