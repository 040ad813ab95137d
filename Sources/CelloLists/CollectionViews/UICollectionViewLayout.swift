/// Decides where a collection view places its elements. Apps subclass it for layouts of their own.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?
  private final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public nonisolated override init() { super.init() }

  /// Always fails: layouts are not read from archives. Subclasses written for iOS override it.
  public required init?(coder: NSCoder) { return nil }

  /// The class of the layout's attributes, a subclass of ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's contexts, a subclass of
  /// ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Layout

  /// Computes the layout. Called before the first question, and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that overlap a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements?.attributes(in: rect)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(category: .cell, indexPath: indexPath))
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .supplementary(kind: elementKind), indexPath: indexPath))
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .decoration(kind: elementKind), indexPath: indexPath))
  }

  /// The elements of a layout of the system; `nil` for layouts of apps.
  var elements: LayoutElements? { nil }

  /// The attributes of an element, for layouts of the system.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    elements?.attributes(of: element)
  }

  /// Whether a flow layout begins at the right in right-to-left interfaces.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout was designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Where content comes to rest, for a proposed offset, after a finger has moved it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after updates or a change of the layout, for a proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Lists

  /// The list that a section is; `nil` for other sections.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// The place of an element in a list; `nil` for elements of other sections.
  func listPlacement(of element: CollectionElement) -> ListPlacement? { nil }

  /// The areas behind the rows of lists, in the coordinates of the content.
  func listBackgrounds(in rect: CGRect) -> [(area: CGRect, color: UIColor)] { [] }

  // MARK: Moving items

  /// The place of an item that the user moves to a position of the content: that of the item there,
  /// or the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item that the user moves: in front of the others, with its center at a
  /// position of the content.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  // MARK: Invalidation

  /// Requests a new layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests a new layout of what a context names. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Whether other bounds, such as another offset, need a new layout; by default they do not.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether a size that a view prefers needs a new layout; by default it does not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for a size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The context for a movement of items by the user, at each of its steps.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context for the end of a movement of items by the user.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// A new context of the layout's class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Animations

  // Changes take place without animations, so the first and last attributes of an animation are
  // never shown. Layouts written for iOS override these methods.

  /// The attributes from which an item appears. Not called, because changes are not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The attributes to which an item disappears. Not called, because changes are not animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The attributes from which a supplementary view appears. Not called, because changes are not
  /// animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The attributes to which a supplementary view disappears. Not called, because changes are not
  /// animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The attributes from which a decoration view appears. Not called, because changes are not
  /// animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// The attributes to which a decoration view disappears. Not called, because changes are not
  /// animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// The supplementary views that appear with an update. Not called, because changes are not animated.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that disappear with an update. Not called, because changes are not
  /// animated.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that appear with an update. Not called, because changes are not animated.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that disappear with an update. Not called, because changes are not animated.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before bounds change with an animation. Not called, because changes are not animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after bounds have changed with an animation. Not called, because changes are not
  /// animated.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Updates

  /// Called before the layout changes with the data; ``prepare()`` has been called.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the layout has changed with the data.
  open func finalizeCollectionViewUpdates() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a layout has replaced another one.
  open func finalizeLayoutTransition() {}

  /// The groups of a section that scroll by themselves; `nil` if they do not.
  func orthogonalContent(inSection section: Int) -> OrthogonalContent? { nil }

  /// Changes the attributes of the visible elements; for layouts of the system.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// Sections and items have moved; for layouts of the system that keep what was measured.
  func elementsDidMove(_ places: UpdatedPlaces) {}

  /// The data has changed as a whole; for layouts of the system that keep what was measured.
  func dataDidChange() {}

  // MARK: Decoration views

  /// Makes views of a class the decoration views of a kind; `nil` for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass.map {
      UICollectionView.reusableClass($0, "register(_:forDecorationViewOfKind:)")
    }
  }

  /// The class of the decoration views of a kind; `nil` if none was registered.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }

  final func makeDecorationView(
    ofKind kind: String, frame: CGRect
  ) -> UICollectionReusableView {
    guard let viewClass = decorationClass(ofKind: kind) else {
      preconditionFailure(
        """
        No class was registered for decoration views of the kind '\(kind)'. Call \
        register(_:forDecorationViewOfKind:) of the layout.
        """)
    }
    return UICollectionReusableView.make(viewClass, frame: frame)
  }
}
