/// A delegate that shows the fragments of a viewport.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Asks the delegate for the area to lay out: the visible part of the container with its
  /// surroundings.
  func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect

  /// Tells the delegate to show a fragment in the viewport, in a view or a layer.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

  /// Tells the delegate that the layout is about to begin. Does nothing by default.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)

  /// Tells the delegate that the layout has ended. Does nothing by default.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing by default.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}

  /// Does nothing by default.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
