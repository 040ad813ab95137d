/// A layout that interpolates between two layouts; the app controls its progress.
///
/// The attributes of elements in both layouts are interpolated. During the transition, views are
/// not measured, and groups of orthogonal sections do not scroll.
@MainActor @preconcurrency open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout
  private final var animatedValues: [String: CGFloat] = [:]
  /// The content offsets at the start and at the end of the transition, in points.
  final var offsets = (current: CGPoint.zero, next: CGPoint.zero)

  /// The progress of the transition, from 0 to 1; 0 by default. Values outside the range are not
  /// clamped, so that elements can overshoot; NaN and infinite values are treated as 0.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      progress = newValue.isFinite ? newValue : 0
      guard progress != lastPrepared else { return }
      let arePrepared = areLayoutsPrepared
      invalidateLayout()
      // A change of the progress affects neither of the two layouts.
      areLayoutsPrepared = arePrepared
      collectionView?.followTransition(
        to: CGPoint(
          x: between(offsets.current.x, offsets.next.x),
          y: between(offsets.current.y, offsets.next.y)))
    }
  }
  private final var progress: CGFloat = 0
  private final var lastPrepared: CGFloat = 0
  /// A Boolean value that indicates whether both layouts have been prepared since the last
  /// invalidation.
  final var areLayoutsPrepared = false

  /// Creates a transition layout between two layouts.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Always fails: layouts are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Stores a value of a subclass for a key, such as the position of an additional view.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the stored value for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  /// The layout that is closer to the current progress.
  private final var nearest: UICollectionViewLayout {
    progress < 0.5 ? currentLayout : nextLayout
  }

  // MARK: Layout

  open override func prepare() {
    lastPrepared = progress
    guard !areLayoutsPrepared else { return }
    areLayoutsPrepared = true
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(old.width, new.width).nonNegative,
      height: between(old.height, new.height).nonNegative)
  }

  private final func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * progress
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Collects the elements that either layout shows in the corresponding part of the visible area.
    let now = CGPoint(
      x: between(offsets.current.x, offsets.next.x), y: between(offsets.current.y, offsets.next.y))
    func elements(
      of layout: UICollectionViewLayout, at offset: CGPoint
    ) -> [CollectionElement] {
      let area = rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)
      return (layout.layoutAttributesForElements(in: area) ?? []).map(\.element)
    }
    return Set(
      elements(of: currentLayout, at: offsets.current) + elements(of: nextLayout, at: offsets.next)
    ).sorted().compactMap { attributes(of: $0) }.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the interpolated attributes of an element. An element of only one layout fades without
  /// moving.
  override func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let old = Self.attributes(of: element, in: currentLayout)
    let new = Self.attributes(of: element, in: nextLayout)
    guard let result = progress < 0.5 ? old ?? new : new ?? old else { return nil }
    result.measuredAxes = []
    result.isInOrthogonalContent = false
    guard let old, let new else {
      result.alpha *= min(max(old == nil ? progress : 1 - progress, 0), 1)
      return result
    }
    result.size = CGSize(
      width: between(old.size.width, new.size.width).nonNegative,
      height: between(old.size.height, new.size.height).nonNegative)
    result.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.alpha = min(max(between(old.alpha, new.alpha), 0), 1)
    result.transform = CGAffineTransform(
      a: between(old.transform.a, new.transform.a), b: between(old.transform.b, new.transform.b),
      c: between(old.transform.c, new.transform.c), d: between(old.transform.d, new.transform.d),
      tx: between(old.transform.tx, new.transform.tx),
      ty: between(old.transform.ty, new.transform.ty))
    return result
  }

  private static func attributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layout.layoutAttributesForItem(at: path)?.copied
    case .supplementary(let kind):
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.copied
    case .decoration(let kind):
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.copied
    }
  }

  // MARK: Both layouts

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(ofKind: kind) ?? currentLayout.decorationClass(ofKind: kind)
      ?? nextLayout.decorationClass(ofKind: kind)
  }

  override func listConfiguration(
    ofSection section: Int
  ) -> UICollectionLayoutListConfiguration? { nearest.listConfiguration(ofSection: section) }

  override func listPlacement(of element: CollectionElement) -> ListPlacement? {
    nearest.listPlacement(of: element)
  }

  override var listBackground: UIColor? { nextLayout.listBackground }

  override func listBackgrounds(in rect: CGRect) -> [(area: CGRect, color: UIColor)] {
    nearest.listBackgrounds(in: rect)
  }

  override func elementsDidMove(_ indexPaths: UpdatedIndexPaths) {
    currentLayout.elementsDidMove(indexPaths)
    nextLayout.elementsDidMove(indexPaths)
  }

  override func dataDidChange() {
    currentLayout.dataDidChange()
    nextLayout.dataDidChange()
  }
}
