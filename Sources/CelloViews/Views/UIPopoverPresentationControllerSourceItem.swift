/// A view or bar item to which a popover can be anchored.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{
  /// Returns the frame of the item in the coordinates of a view; `nil` if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in the coordinates of another view.
  public func frame(in referenceView: UIView) -> CGRect? {
    convert(bounds, to: referenceView)
  }
}
