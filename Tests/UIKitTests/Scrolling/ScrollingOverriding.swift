import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIScrollEdgeEffectStyle: UIScrollEdgeEffect.Style {
  override class var automatic: UIScrollEdgeEffect.Style { super.automatic }
  override class var soft: UIScrollEdgeEffect.Style { super.soft }
  override class var hard: UIScrollEdgeEffect.Style { super.hard }
}

private class OverridingUIScrollView: UIScrollView {
  override var visibleSize: CGSize { super.visibleSize }
  override var topEdgeEffect: UIScrollEdgeEffect { super.topEdgeEffect }
  override var leftEdgeEffect: UIScrollEdgeEffect { super.leftEdgeEffect }
  override var bottomEdgeEffect: UIScrollEdgeEffect { super.bottomEdgeEffect }
  override var rightEdgeEffect: UIScrollEdgeEffect { super.rightEdgeEffect }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isScrollAnimating: Bool { super.isScrollAnimating }
  override var isZooming: Bool { super.isZooming }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
}
