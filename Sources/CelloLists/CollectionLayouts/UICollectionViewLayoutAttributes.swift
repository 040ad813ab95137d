/// The position and appearance of an element in a layout.
///
/// NaN is treated as 0. A subclass with additional properties overrides `copy(with:)`.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  final var geometry = ViewGeometry()
  final var category = CollectionElement.Category.cell
  /// The axes along which the view is measured.
  final var measuredAxes = UIAxis.both
  /// A Boolean value that indicates whether the element is in a group that scrolls independently of
  /// the layout. The frame does not include scrolling.
  final var isInOrthogonalContent = false
  /// A Boolean value that indicates whether the element is displaced so that it stays visible.
  final var isPinned = false
  /// The category of the element: cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { publicCategory }
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The opacity of the view, 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// The position on the z-axis; views with higher values are in front. 0 by default.
  open var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden; `false` by default.
  open var isHidden = false

  /// Creates attributes of a cell at the first index path.
  public required nonisolated override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .supplementary(kind: elementKind)
    self.indexPath = indexPath
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decoration(kind: decorationViewKind)
    self.indexPath = indexPath
  }

  /// The frame of the view, in points in the content's coordinates. If the transform is not the
  /// identity, the frame is the bounding box of the transformed view.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue.finite }
  }

  /// The bounds of the view, in points. The origin has no effect.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue.finite }
  }

  /// The center of the view, in points in the content's coordinates.
  open var center: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue.clamped }
  }

  /// The size of the view, in points.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue.clamped }
  }

  /// The transform around the view's center; the identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      transformInSpace = nil
    }
  }

  /// The shape of the element in collisions of a dynamic animator; `rectangle` by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the element in collisions if ``collisionBoundsType`` is `path`, in points with
  /// the origin at the element's center; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The three-dimensional transform that was set; `nil` if it is derived from ``transform``.
  private final var transformInSpace: CATransform3D?

  /// The three-dimensional transform around the view's center. Only its affine part, ``transform``,
  /// is drawn.
  open var transform3D: CATransform3D {
    get { transformInSpace ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      transformInSpace = newValue
    }
  }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { element.kind }

  final var element: CollectionElement {
    CollectionElement(category: category, indexPath: indexPath)
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.geometry = geometry
    copy.transformInSpace = transformInSpace
    copy.category = category
    copy.measuredAxes = measuredAxes
    copy.isInOrthogonalContent = isInOrthogonalContent
    copy.isPinned = isPinned
    copy.indexPath = indexPath
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Returns `true` if another object has the same values. A subclass compares its additional
  /// properties and calls `super`.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      geometry == other.geometry && element == other.element && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  /// A copy of the same class.
  final var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

extension CGRect {
  /// The rectangle with ``CGFloat/clamped`` coordinates.
  fileprivate var finite: CGRect { CGRect(origin: origin.clamped, size: size.clamped) }
}
