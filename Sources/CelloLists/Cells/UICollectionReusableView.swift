/// A view that a collection view can reuse for other items.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  /// The key of the pool that the view comes from; `nil` if it comes from none.
  final var reuseKey: ReuseKey?
  /// The element that the view shows; `nil` while it waits for reuse.
  final var element: CollectionElement?
  /// The collection view that shows the view or keeps it for reuse.
  final weak var owner: (any ListCellOwner)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used for another item.
  open func prepareForReuse() {}

  /// Called after the view has the frame and the appearance of a layout. Apps override it for
  /// attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view replaces its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has replaced its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the content needs, on the axes that the layout measures.
  ///
  /// This implementation asks ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// of views with constraints and of cells.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.measuredAxes
    guard !axes.isEmpty, isMeasurable else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    let result = layoutAttributes.copied
    var frame = layoutAttributes.frame
    let grid = traitCollection.pixelGrid
    if axes.contains(.horizontal) { frame.size.width = grid.roundedUp(size.width.nonNegative) }
    if axes.contains(.vertical) { frame.size.height = grid.roundedUp(size.height.nonNegative) }
    result.frame = frame
    return result
  }

  /// Whether the view's content determines its size.
  var isMeasurable: Bool { isSizedByConstraints }

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    owner?.contentDidChange(in: self)
  }
}
