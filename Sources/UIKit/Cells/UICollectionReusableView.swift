/// A view that a collection view can reuse for other items.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  var ownReuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used for another item.
  open func prepareForReuse() {}
}
