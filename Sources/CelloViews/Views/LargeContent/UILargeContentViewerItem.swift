/// An item that the large content viewer can show, such as a view.
@MainActor @preconcurrency public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the large content viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title of the item; `nil` for none.
  var largeContentTitle: String? { get }
  /// The image of the item; `nil` for none.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is enlarged; if `false`, it has its own size.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points, with which the image can be moved to the visual center.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// Returns the frontmost view at a point that the large content viewer shows: the view itself or
  /// a visible descendant, including views that ignore touches.
  ///
  /// - Parameter point: the point, in the view's coordinates.
  package final func largeContentItem(at point: CGPoint) -> UIView? {
    let isInside = self.point(inside: point, with: nil)
    guard isInside || !clipsToBounds else { return nil }
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
      if let item = subview.largeContentItem(at: subview.convert(point, from: self)) {
        return item
      }
    }
    return isInside && showsLargeContentViewer ? self : nil
  }
}
