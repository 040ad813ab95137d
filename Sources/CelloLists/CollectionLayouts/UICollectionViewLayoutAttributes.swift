/// Where a layout places an element, and how the element looks there.
///
/// NaN is treated as 0. A subclass with properties of its own overrides `copy(with:)`.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  final var geometry = ViewGeometry()
  final var category = CollectionElement.Category.cell
  /// The axes on which the view's own size is asked for.
  final var measuredAxes = UIAxis.both
  /// Whether the element is in the groups of its section that scroll by themselves. The frame is
  /// that before scrolling.
  final var isInOrthogonalContent = false
  /// Whether the element is not in its own place, to stay visible.
  final var isPinned = false
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The opacity of the view, 0 to 1.
  open var alpha: CGFloat = 1
  /// The order in which views cover each other.
  open var zIndex = 0
  open var isHidden = false

  public required nonisolated override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .supplementary(kind: elementKind)
    self.indexPath = indexPath
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decoration(kind: decorationViewKind)
    self.indexPath = indexPath
  }

  /// The rectangle of the view in the content, in points; around the transformed view when there is
  /// a transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue.finite }
  }

  /// The view's own coordinates; the origin is ignored.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue.finite }
  }

  open var center: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue.clamped }
  }

  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue.clamped }
  }

  /// A transform around the view's center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      transformInSpace = nil
    }
  }

  /// The transform in space as it was set; `nil` if it is ``transform``.
  private final var transformInSpace: CATransform3D?

  /// The transform in space around the view's center. Only its affine part, ``transform``, is
  /// drawn.
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

  /// Attributes with the same values, of the same class.
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

  /// Whether another object has the same values. A subclass compares its own properties and calls
  /// `super`.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      geometry == other.geometry && element == other.element && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  /// A copy of the class that the attributes have.
  final var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

extension CGRect {
  /// The rectangle with ``CGFloat/clamped`` numbers.
  fileprivate var finite: CGRect { CGRect(origin: origin.clamped, size: size.clamped) }
}
