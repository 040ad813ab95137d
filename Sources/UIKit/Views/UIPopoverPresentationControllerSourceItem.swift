/// A view or an item of a bar beside which a popover is shown.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{
  /// The frame of the item in the coordinates of a view; `nil` if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    convert(bounds, to: referenceView)
  }
}
