internal import CelloRaster

/// A pointer on the screen, in front of all other content, and its effect on a view.
///
/// Chosen: the pointer is a translucent disk, as on iPads.
final class PointerView: UIView {
  /// The form of the pointer.
  enum Form {
    case disk
    /// A path in coordinates whose origin is the pointer's position.
    case path(UIBezierPath)
    case hidden
  }

  /// A Boolean value that indicates whether a view below the pointer has set the form.
  private(set) var isClaimed = false
  private var form = Form.disk
  private var location = CGPoint.zero
  /// The view of an effect: the highlighted shape or the lifted view.
  private var effectView: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.zPosition = OverlayOrder.pointer
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Shows the disk at a point of the root view, without effects.
  func show(at point: CGPoint, in root: UIView) {
    location = point
    isClaimed = false
    form = .disk
    effectView?.removeFromSuperview()
    effectView = nil
    if superview !== root { root.addSubview(self) }
    frame = root.bounds
  }

  /// Changes the form, unless another view has changed it.
  ///
  /// - Parameters:
  ///   - effect: the view drawn above the other views, with a frame in the root's coordinates.
  func claim(_ form: Form, effect: UIView? = nil) {
    guard !isClaimed else { return }
    isClaimed = true
    self.form = form
    guard let effect else { return }
    effectView = effect
    addSubview(effect)
  }

  // Draws the pointer above the effect.
  override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    let color = UIColor(
      white: PointerMetrics.diskWhite(isDark: isDark), alpha: PointerMetrics.diskAlpha
    ).color(in: traits)
    let position = CGPoint(
      x: origin.x + location.x - bounds.minX, y: origin.y + location.y - bounds.minY)
    let path: UIBezierPath
    switch form {
    case .hidden: return
    case .disk:
      let radius = PointerMetrics.diskDiameter / 2
      path = UIBezierPath(
        ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    case .path(let shape): path = shape
    }
    recorder.append(
      .group(
        DisplayList.Group(
          items: [.fill(path.fillShape, color)],
          transform: CGAffineTransform(translationX: position.x, y: position.y))))
  }
}
