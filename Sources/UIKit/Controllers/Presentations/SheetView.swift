/// The card of a sheet: the presented view with rounded corners and a grabber.
final class SheetView: UIView {
  let content: UIView
  private let clip = UIView()
  private let grabber = UIView()
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  /// Called when a finger has moved the sheet up or down.
  private let onDrag: (_ isUp: Bool) -> Void

  init(_ content: UIView, onDrag: @escaping (_ isUp: Bool) -> Void) {
    self.content = content
    self.onDrag = onDrag
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.isHidden = true
    addSubview(grabber)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: SheetView.drag))
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter isAttached: whether the bottom corners lie outside the screen.
  func setCorners(radius: CGFloat, isAttached: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.cornerCurve = .continuous
    clip.layer.maskedCorners =
      isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  /// Movements to the side are left to the content.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: superview)
    return abs(translation.y) > abs(translation.x)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    // Chosen: a shorter movement leaves the sheet where it is.
    let distance = pan.translation(in: superview).y
    if pan.state == .ended, abs(distance) >= 40 { onDrag(distance < 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = traitCollection.systemVersion.presentationMetrics
    clip.frame = bounds
    if content.superview === clip { content.frame = clip.bounds }
    let size = metrics.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: metrics.grabberTopDistance,
      width: size.width, height: size.height)
    grabber.layer.cornerRadius = size.height / 2
  }
}
