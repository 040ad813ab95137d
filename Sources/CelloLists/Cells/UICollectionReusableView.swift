/// A view that a collection view can reuse for different items.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { reuseKey?.identifier ?? nibReuseIdentifier }
  /// The identifier in a nib file.
  private final var nibReuseIdentifier: String?

  /// The key of the reuse pool; `nil` if the view is not from a reuse pool.
  final var reuseKey: ReuseKey?
  /// The element that the view shows; `nil` while the view is idle.
  final var element: CollectionElement?
  /// The collection view that shows the view or keeps it for reuse.
  final weak var owner: (any ListCellOwner)?

  /// Creates a view with a frame, in points in the coordinates of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let identifier: String = coder.nib?.initialValue("reuseIdentifier") {
      nibReuseIdentifier = identifier
    }
    coder.apply(to: self, as: UICollectionReusableView.self)
  }

  /// Called before the view is used for another item. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Called after the frame and the appearance from the layout attributes have been applied to the
  /// view. Apps override it for custom attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view replaces its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has replaced its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns attributes with the size that the content requires, along the axes that the layout
  /// measures.
  ///
  /// The default implementation calls
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// for cells with a configuration and for views with constraints, and otherwise
  /// ``UIView/sizeThatFits(_:)``, which returns the current size unless a class overrides it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.measuredAxes
    guard !axes.isEmpty else { return layoutAttributes }
    let size: CGSize
    if isMeasurable {
      size = systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    } else {
      if bounds.size != layoutAttributes.size { bounds.size = layoutAttributes.size }
      size = sizeThatFits(layoutAttributes.size)
    }
    let result = layoutAttributes.copied
    var frame = layoutAttributes.frame
    let grid = traitCollection.pixelGrid
    if axes.contains(.horizontal) { frame.size.width = grid.roundedUp(size.width.nonNegative) }
    if axes.contains(.vertical) { frame.size.height = grid.roundedUp(size.height.nonNegative) }
    result.frame = frame
    return result
  }

  /// A Boolean value that indicates whether the view's content determines its size.
  var isMeasurable: Bool { isSizedByConstraints }

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    owner?.contentDidChange(in: self)
  }
}
