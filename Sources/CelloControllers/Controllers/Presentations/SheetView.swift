/// The card of a sheet: the presented view with rounded corners, and a grabber.
final class SheetView: UIView {
  let content: UIView
  private let clip = UIView()
  private let grabber = UIView()
  private let pan = UIPanGestureRecognizer()
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  /// Called when a finger drags the sheet.
  private let onDrag: (UIPanGestureRecognizer) -> Void
  /// The vertically scrolling view that was touched.
  private weak var touchedScrollView: UIScrollView?
  /// Returns a Boolean value that indicates whether an upward drag enlarges the sheet instead of
  /// scrolling.
  var expandsByScrolling: () -> Bool = { false }

  init(_ content: UIView, onDrag: @escaping (UIPanGestureRecognizer) -> Void) {
    self.content = content
    self.onDrag = onDrag
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.isHidden = true
    addSubview(grabber)
    pan.addTarget(self, action: SheetView.drag)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { return nil }

  /// Sets the corners of the card.
  ///
  /// - Parameters:
  ///   - radius: the corner radius, in points.
  ///   - isAttached: whether only the top corners are rounded, because the bottom corners are off
  ///     screen.
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

  /// Horizontal drags, and drags that scroll the content, are left to the content.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: superview)
    guard abs(translation.y) > abs(translation.x) else { return false }
    guard let touchedScrollView else { return true }
    let isAtTop =
      touchedScrollView.contentOffset.y <= -touchedScrollView.adjustedContentInset.top + 0.5
    return isAtTop && (translation.y > 0 || expandsByScrolling())
  }

  private func drag(_ pan: UIPanGestureRecognizer) { onDrag(pan) }

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

extension SheetView: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchedScrollView = sequence(first: touch.view, next: { $0?.superview })
      .prefix { $0 !== self }.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.contentSize.width <= $0.bounds.width + 0.5 }
    return !(touch.view is any DragKeeping)
  }

  /// The content's pan gesture waits until the sheet's gesture fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === touchedScrollView?.panGestureRecognizer }
}

extension UIView {
  /// A Boolean value that indicates whether the view is the content of a sheet.
  var isContentOfSheet: Bool { (superview?.superview as? SheetView)?.content === self }
}
