/// A view that shows reusable views: a collection view.
@MainActor protocol ReusableViewOwner: AnyObject {
  var isEditing: Bool { get }
  /// The view's content has changed, and perhaps its size.
  func contentDidChange(in view: UICollectionReusableView)
}
