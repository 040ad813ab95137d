extension UIScrollView {
  /// Scales the delegate's view and the content around a point.
  ///
  /// - Parameter point: the point of the content that is moved to the center of the view.
  func zoom(to scale: CGFloat, moving point: CGPoint, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let scale = zoomLimits.clamped(scale)
    let ratio = scale / currentZoomScale
    guard ratio != 1 else { return move(to: point) }
    isZooming = animated
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    enlarge(view, to: scale)
    move(to: CGPoint(x: point.x * ratio, y: point.y * ratio))
    scrollDelegate?.scrollViewDidZoom(self)
    isZooming = false
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// The limits of the scale.
  var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale)
  }

  /// Scales a view and the size of the content. The view keeps its origin.
  func enlarge(_ view: UIView, to scale: CGFloat) {
    let ratio = scale / currentZoomScale
    currentZoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x - view.frame.origin.x
    view.center.y += origin.y - view.frame.origin.y
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
  }

  /// Shows an area, in the zoomed view's coordinates, at the largest scale at which it fits.
  func showZoomed(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      let view = scrollDelegate?.viewForZooming(in: self)
    else { return }
    let center = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
    zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height), moving: center,
      animated: animated)
  }

  /// Scrolls a point of the content to the center of the view, or as close to it as the range
  /// permits.
  private func move(to center: CGPoint) {
    contentOffset = CGPoint(
      x: horizontalAxis.clamped(center.x - bounds.width / 2),
      y: verticalAxis.clamped(center.y - bounds.height / 2))
  }
}
