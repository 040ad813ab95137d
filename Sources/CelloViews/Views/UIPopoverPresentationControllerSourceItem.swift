/// A view or bar item to which a popover can be anchored.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{
  /// Returns the frame of the item in the coordinates of a view; `nil` if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
