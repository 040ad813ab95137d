/// An abstract class that determines the layout attributes of a collection view's elements. Apps
/// subclass it for custom layouts.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; `nil` for none.
  open internal(set) weak var collectionView: UICollectionView?
  private final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout without elements.
  public nonisolated override init() { super.init() }

  /// Creates a layout of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    guard coder.nib != nil else { return nil }
    super.init()
    coder.apply(to: self, as: UICollectionViewLayout.self)
  }

  /// The class of the layout's attributes, which must be a subclass of
  /// ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts, which must be a subclass of
  /// ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Layout

  /// Computes the layout. It is called before the layout is used for the first time and after each
  /// invalidation. The default implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that overlap a rectangle in the content's coordinates.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements?.attributes(in: rect)
  }

  /// Returns the attributes of the cell at an index path; `nil` by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(category: .cell, indexPath: indexPath))
  }

  /// Returns the attributes of a supplementary view; `nil` by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .supplementary(kind: elementKind), indexPath: indexPath))
  }

  /// Returns the attributes of a decoration view; `nil` by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .decoration(kind: elementKind), indexPath: indexPath))
  }

  /// The elements of a system layout; `nil` for an app's own layout.
  var elements: LayoutElements? { nil }

  /// Returns the attributes of an element in a system layout.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    elements?.attributes(of: element)
  }

  /// A Boolean value that indicates whether a flow layout is mirrored if the layout direction
  /// differs from the development direction; `false` by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout direction for which the layout was designed; `leftToRight` by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns the content offset at which scrolling stops, in points; by default the proposed
  /// offset. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after updates or a change of the layout, in points; by default the
  /// proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Lists

  /// Returns the list configuration of a section; `nil` if the section is not a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Returns the placement of an element in a list; `nil` if its section is not a list.
  func listPlacement(of element: CollectionElement) -> ListPlacement? { nil }

  /// The color behind all sections of a layout in which every section is a list; otherwise `nil`.
  var listBackground: UIColor? { nil }

  /// Returns the background areas behind the rows of lists, in the coordinates of the content.
  func listBackgrounds(in rect: CGRect) -> [(area: CGRect, color: UIColor)] { [] }

  // MARK: Moving items

  /// Returns the target index path of an item that the user is moving to a position in the
  /// content's coordinates: by default the index path of the item at the position, or the previous
  /// index path if there is no item.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user is moving: in front of other elements, with
  /// its center at a position in the content's coordinates.
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

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidatesWholeLayout = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context specifies. An override must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns a Boolean value that indicates whether a change of the bounds invalidates the layout;
  /// `false` by default. Scrolling changes the bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns a Boolean value that indicates whether the size that a view prefers invalidates the
  /// layout; `false` by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for the size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns the invalidation context for a step of an interactive movement.
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

  /// Returns the invalidation context for the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Returns a new context of the layout's invalidation context class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Animations

  // These methods are called for animated updates, on a simulated clock.

  /// Returns the attributes of an item before it appears in an update; `nil` for no animation. By
  /// default, an inserted or reloaded item is transparent, and another item that scrolls into the
  /// visible area has its former position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(of: CollectionElement(category: .cell, indexPath: itemIndexPath))
  }

  /// Returns the attributes of an item after it has disappeared in an update; `nil` for no
  /// animation. By default, the item is transparent. The index path is the one before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(of: CollectionElement(category: .cell, indexPath: itemIndexPath))
  }

  /// Returns the attributes of a supplementary view before it appears in an update; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(
      of: CollectionElement(
        category: .supplementary(kind: elementKind), indexPath: elementIndexPath))
  }

  /// Returns the attributes of a supplementary view after it has disappeared in an update; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(
      of: CollectionElement(
        category: .supplementary(kind: elementKind), indexPath: elementIndexPath))
  }

  /// Returns the attributes of a decoration view before it appears in an update; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardInitialAttributes(
      of: CollectionElement(
        category: .decoration(kind: elementKind), indexPath: decorationIndexPath))
  }

  /// Returns the attributes of a decoration view after it has disappeared in an update; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    standardFinalAttributes(
      of: CollectionElement(
        category: .decoration(kind: elementKind), indexPath: decorationIndexPath))
  }

  /// Returns the index paths of supplementary views to insert with an update.
  ///
  /// Never called: the views of sections follow the updates of their sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of supplementary views to delete with an update.
  ///
  /// Never called: the views of sections follow the updates of their sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views to insert with an update.
  ///
  /// Never called: the views of sections follow the updates of their sections.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views to delete with an update.
  ///
  /// Never called: the views of sections follow the updates of their sections.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Prepares the layout for an animated change of the bounds.
  ///
  /// Never called: the layout is not prepared for animations of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Cleans up after an animated change of the bounds.
  ///
  /// Never called: the layout is not prepared for animations of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Updates

  /// Tells the layout that items are about to change; it is called after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that a change of items has ended.
  open func finalizeCollectionViewUpdates() {}

  /// Tells the layout that another layout is about to replace it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that it is about to replace another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that the replacement of a layout has ended.
  open func finalizeLayoutTransition() {}

  /// Returns the groups of a section that scroll independently; `nil` if there are none.
  func orthogonalContent(inSection section: Int) -> OrthogonalContent? { nil }

  /// Changes the attributes of the visible elements; for system layouts.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// A Boolean value that indicates whether the visible views are being measured; for system layouts
  /// that store measured sizes.
  var isMeasuring: Bool {
    get { false }
    set {}
  }

  /// Tells the layout that a view prefers the size that it has; for system layouts that store
  /// measured sizes.
  func didMeasure(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Tells the layout that sections and items have moved; for system layouts that store measured
  /// sizes.
  func elementsDidMove(_ indexPaths: UpdatedIndexPaths) {}

  /// Tells the layout that all data has changed; for system layouts that store measured sizes.
  func dataDidChange() {}

  // MARK: Decoration views

  /// Registers a class for decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass.map {
      UICollectionReusableView.subclass($0, "register(_:forDecorationViewOfKind:)")
    }
  }

  /// Returns the class of decoration views of a kind; `nil` if no class was registered.
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
