/// A pinch that zooms the content.
struct ScrollPinch {
  /// The scale when the pinch began.
  var scale: CGFloat
  /// The point of the zoomed view that follows the midpoint of the fingers, in the view's
  /// coordinates.
  var anchor: CGPoint
}

extension UIScrollView {
  /// Adds the pinch gesture recognizer if the limits of the scale differ, and removes it otherwise.
  func updatePinchRecognizer() {
    let isNeeded = minimumZoomScale < maximumZoomScale
    guard isNeeded != (pinchGestureRecognizer != nil) else { return }
    if let pinchGestureRecognizer {
      removeGestureRecognizer(pinchGestureRecognizer)
      self.pinchGestureRecognizer = nil
    } else {
      let recognizer = ScrollPinchRecognizer()
      recognizer.addTarget(self, action: UIScrollView.contentWasPinched)
      addGestureRecognizer(recognizer)
      pinchGestureRecognizer = recognizer
    }
  }

  private func contentWasPinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      beginPinch(recognizer)
      followPinch(recognizer)
    case .changed: followPinch(recognizer)
    default: endPinch()
    }
  }

  private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    pinch = ScrollPinch(
      scale: currentZoomScale, anchor: view.convert(recognizer.start.location, from: nil))
    isZooming = true
    if keyboardDismissMode != .none { firstResponderOfTree?.resignFirstResponder() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let wanted = pinch.scale * recognizer.scale
    let scale = bouncesZoom ? zoomLimits.bounced(wanted) : zoomLimits.clamped(wanted)
    enlarge(view, to: scale)
    // The anchor moves to the midpoint of the fingers.
    let point = view.convert(pinch.anchor, to: self)
    let middle = recognizer.location(in: self)
    contentOffset = CGPoint(
      x: contentOffset.x + point.x - middle.x, y: contentOffset.y + point.y - middle.y)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Ends the pinch. A scale beyond the limits returns to them.
  private func endPinch() {
    guard pinch != nil else { return }
    let view = scrollDelegate?.viewForZooming(in: self)
    let scale = zoomLimits.clamped(currentZoomScale)
    if let view, scale != currentZoomScale {
      isZoomBouncing = true
      let ratio = scale / currentZoomScale
      let center = CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio)
      enlarge(view, to: scale)
      contentOffset = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
      scrollDelegate?.scrollViewDidZoom(self)
    }
    pinch = nil
    keepOffsetInRange()
    isZoomBouncing = false
    isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
  }
}

/// A pinch gesture recognizer that also recognizes pinches while fingers drag the content, which
/// ends the drag.
private final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}
