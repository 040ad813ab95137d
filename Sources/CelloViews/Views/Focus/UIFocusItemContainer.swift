/// An object that contains items that can be focused.
@MainActor @preconcurrency public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of ``focusItems(in:)``.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items whose frames intersect a rectangle in ``coordinateSpace``, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls.
@MainActor @preconcurrency public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the origin of the container, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part of the content, in points.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {}
