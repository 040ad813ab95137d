/// The layout guide of a scroll view's content. Its origin is zero, and constraints determine its
/// size.
final class ScrollContentGuide: UILayoutGuide {
  init(of scrollView: UIScrollView) {
    super.init()
    owningView = scrollView
    identifier = "UIScrollView-contentLayoutGuide"
  }

  package override var isAtContainerOrigin: Bool { true }

  /// The size that constraints give the content, in points; `nil` if there are no such constraints.
  var constrainedSize: CGSize? {
    guard let engine = owningView?.engineRoot.layoutState?.engine, engine.rect(of: self) != nil
    else { return nil }
    return super.layoutFrame.size
  }

  override var layoutFrame: CGRect {
    guard let scrollView = owningView as? UIScrollView else { return .zero }
    return CGRect(origin: .zero, size: constrainedSize ?? scrollView.contentSize)
  }
}
