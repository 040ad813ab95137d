/// The card of a sheet: the presented view with rounded corners and a grabber.
final class SheetView: UIView {
  let content: UIView
  private let clip = UIView()
  private let grabber = UIView()
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.isHidden = true
    addSubview(grabber)
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
