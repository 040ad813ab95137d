import Testing
import UIKit

// Members of collection views that apps override: this file compiles only while they can be
// overridden.

private final class OwnCollectionView: UICollectionView {
  var calls: [String] = []

  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    calls.append(#function)
    return super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func cancelInteractiveMovement() {
    calls.append(#function)
    super.cancelInteractiveMovement()
  }
  override func cancelInteractiveTransition() {
    calls.append(#function)
    super.cancelInteractiveTransition()
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    calls.append(#function)
    return super.cellForItem(at: indexPath)
  }
  override var contextMenuInteraction: UIContextMenuInteraction? {
    calls.append(#function)
    return super.contextMenuInteraction
  }
  override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set {
      calls.append("delegate")
      super.delegate = newValue
    }
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append(#function)
    super.deleteItems(at: indexPaths)
  }
  override func deleteSections(_ sections: IndexSet) {
    calls.append(#function)
    super.deleteSections(sections)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append(#function)
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append(#function)
    return super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    calls.append(#function)
    super.deselectItem(at: indexPath, animated: animated)
  }
  override func endInteractiveMovement() {
    calls.append(#function)
    super.endInteractiveMovement()
  }
  override func finishInteractiveTransition() {
    calls.append(#function)
    super.finishInteractiveTransition()
  }
  override var hasActiveDrag: Bool {
    calls.append(#function)
    return super.hasActiveDrag
  }
  override var hasActiveDrop: Bool {
    calls.append(#function)
    return super.hasActiveDrop
  }
  override var hasUncommittedUpdates: Bool {
    calls.append(#function)
    return super.hasUncommittedUpdates
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    calls.append(#function)
    return super.indexPath(for: cell)
  }
  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    calls.append(#function)
    return super.indexPath(forSupplementaryView: supplementaryView)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    calls.append(#function)
    return super.indexPathForItem(at: point)
  }
  override var indexPathsForSelectedItems: [IndexPath]? {
    calls.append(#function)
    return super.indexPathsForSelectedItems
  }
  override var indexPathsForVisibleItems: [IndexPath] {
    calls.append(#function)
    return super.indexPathsForVisibleItems
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  {
    calls.append(#function)
    return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append(#function)
    super.insertItems(at: indexPaths)
  }
  override func insertSections(_ sections: IndexSet) {
    calls.append(#function)
    super.insertSections(sections)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append(#function)
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append(#function)
    return super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append(#function)
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append(#function)
    super.moveSection(section, toSection: newSection)
  }
  override func numberOfItems(inSection section: Int) -> Int {
    calls.append(#function)
    return super.numberOfItems(inSection: section)
  }
  override var numberOfSections: Int {
    calls.append(#function)
    return super.numberOfSections
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append(#function)
    super.performBatchUpdates(
      {
        self.calls.append("updates begin")
        updates?()
      }, completion: completion)
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    calls.append(#function)
    super.reconfigureItems(at: indexPaths)
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    calls.append(#function)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    calls.append(#function)
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func reloadData() {
    calls.append(#function)
    super.reloadData()
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append(#function)
    super.reloadItems(at: indexPaths)
  }
  override func reloadSections(_ sections: IndexSet) {
    calls.append(#function)
    super.reloadSections(sections)
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    calls.append(#function)
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    calls.append(#function)
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    calls.append(#function)
    return super.startInteractiveTransition(to: layout, completion: completion)
  }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    calls.append(#function)
    return super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    calls.append(#function)
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  override var visibleCells: [UICollectionViewCell] {
    calls.append(#function)
    return super.visibleCells
  }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  {
    calls.append(#function)
    return super.visibleSupplementaryViews(ofKind: elementKind)
  }
}

private final class OwnCollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<
  Int, String
>
{
  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true
  ) async {
    await super.apply(snapshot, animatingDifferences: animatingDifferences)
  }
  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int,
    animatingDifferences: Bool = true
  ) async {
    await super.apply(snapshot, to: section, animatingDifferences: animatingDifferences)
  }
  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    super.apply(
      snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }
  override nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>
  ) async {
    await super.applySnapshotUsingReloadData(snapshot)
  }
  override nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  override func index(for sectionIdentifier: Int) -> Int? {
    super.index(for: sectionIdentifier)
  }
  override func indexPath(for itemIdentifier: String) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func itemIdentifier(for indexPath: IndexPath) -> String? {
    super.itemIdentifier(for: indexPath)
  }
  override var reorderingHandlers:
    UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers
  {
    get { super.reorderingHandlers }
    set { super.reorderingHandlers = newValue }
  }
  override func sectionIdentifier(for index: Int) -> Int? {
    super.sectionIdentifier(for: index)
  }
  override var sectionSnapshotHandlers:
    UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>
  {
    get { super.sectionSnapshotHandlers }
    set { super.sectionSnapshotHandlers = newValue }
  }
  override nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    super.snapshot()
  }
  override nonisolated func snapshot(for section: Int) -> NSDiffableDataSourceSectionSnapshot<
    String
  > {
    super.snapshot(for: section)
  }
  override var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider?
  {
    get { super.supplementaryViewProvider }
    set { super.supplementaryViewProvider = newValue }
  }
}

private final class OwnCollectionViewCell: UICollectionViewCell {
  var requests = 0

  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var contentConfiguration: (any UIContentConfiguration)? {
    didSet { accessibilityIdentifier = contentConfiguration == nil ? nil : "configured" }
  }
  override var contentView: UIView { super.contentView }
  override func setNeedsUpdateConfiguration() {
    requests += 1
    super.setNeedsUpdateConfiguration()
  }
}

private final class OwnCollectionViewLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
  override var collectionView: UICollectionView? { super.collectionView }
}

private final class OwnCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var representedElementCategory: UICollectionView.ElementCategory {
    super.representedElementCategory
  }
}

private final class OwnCollectionViewLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
  override var invalidateDataSourceCounts: Bool { true }
  override var invalidateEverything: Bool { super.invalidateEverything }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    super.invalidatedDecorationIndexPaths
  }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    super.invalidatedSupplementaryIndexPaths
  }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.previousIndexPathsForInteractivelyMovingItems
  }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.targetIndexPathsForInteractivelyMovingItems
  }
}

private final class OwnCollectionViewTransitionLayout: UICollectionViewTransitionLayout {
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
}

private final class OwnCollectionViewUpdateItem: UICollectionViewUpdateItem {
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

private final class OwnCollectionViewFocusUpdateContext: UICollectionViewFocusUpdateContext {
  override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
  override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
}

private final class OwnCollectionViewDropProposal: UICollectionViewDropProposal {
  override var intent: UICollectionViewDropProposal.Intent { .insertIntoDestinationIndexPath }
}

private final class OwnCollectionLayoutSize: NSCollectionLayoutSize {
  override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    super.copy(with: zone)
  }
  override var heightDimension: NSCollectionLayoutDimension { .absolute(30) }
  override var widthDimension: NSCollectionLayoutDimension { super.widthDimension }
}

private final class OwnCollectionLayoutAnchor: NSCollectionLayoutAnchor {
  override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    super.copy(with: zone)
  }
  override var edges: NSDirectionalRectEdge { super.edges }
  override var isAbsoluteOffset: Bool { super.isAbsoluteOffset }
  override var isFractionalOffset: Bool { super.isFractionalOffset }
  override var offset: CGPoint { CGPoint(x: 5, y: 0) }
}

private final class OwnCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
  override var bottom: NSCollectionLayoutSpacing? { super.bottom }
  override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    super.copy(with: zone)
  }
  override var leading: NSCollectionLayoutSpacing? { super.leading }
  override var top: NSCollectionLayoutSpacing? { .fixed(7) }
  override var trailing: NSCollectionLayoutSpacing? { super.trailing }
}

private final class OwnCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {
  override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    super.copy(with: zone)
  }
  override var frame: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  override var zIndex: Int { super.zIndex }
}

private final class OwnCollectionLayoutItem: NSCollectionLayoutItem {
  override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
}

private final class OwnCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
  override var containerAnchor: NSCollectionLayoutAnchor { super.containerAnchor }
  override var elementKind: String { super.elementKind }
  override var itemAnchor: NSCollectionLayoutAnchor? { super.itemAnchor }
}

private final class OwnCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutBoundarySupplementaryItem
{
  override var alignment: NSRectAlignment { .bottom }
  override var offset: CGPoint { super.offset }
}

private final class OwnCollectionLayoutSection: NSCollectionLayoutSection {
  override var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
  { super.orthogonalScrollingProperties }
  override var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { super.visibleItemsInvalidationHandler }
    set { super.visibleItemsInvalidationHandler = newValue }
  }
}

/// A collection view whose updates a test records, without data.
private final class RecordingCollectionView: UICollectionView {
  var events: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    events.append(updates == nil ? "no updates" : "updates")
    updates?()
    completion?(true)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    events.append("insert \(indexPaths.map(\.item))")
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    events.append("delete \(indexPaths.map(\.item))")
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    events.append("move \(indexPath.item) to \(newIndexPath.item)")
  }
  override func reloadData() { events.append("reload") }
}

extension UICollectionView {
  /// Shows a change of data, as libraries that compute differences do.
  fileprivate func show(_ items: [Int], setData: ([Int]) -> Void, count: inout Int) {
    performBatchUpdates {
      setData(items)
      count += 1
      deleteItems(at: [IndexPath(item: 0, section: 0)])
      insertItems(at: items.map { IndexPath(item: $0, section: 0) })
      moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 2, section: 0))
    }
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var items = ["a", "b", "c"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

@MainActor struct OverriddenCollectionViewMembersTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 400)

  private func view(_ source: Items, _ layout: UICollectionViewLayout? = nil) -> OwnCollectionView {
    let view = OwnCollectionView(
      frame: frame, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    view.register(OwnCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("a collection view calls its own members, which a subclass overrides")
  func callsOfCollectionView() {
    let source = Items()
    let view = view(source)
    #expect(view.calls.contains("reloadData()"))
    #expect(view.visibleCells.count == 3)
    view.calls = []
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
    #expect(
      view.calls == ["selectItem(at:animated:scrollPosition:)", "scrollToItem(at:at:animated:)"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    view.calls = []
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.cancelInteractiveMovement()
    #expect(
      view.calls == [
        "beginInteractiveMovementForItem(at:)", "cancelInteractiveMovement()",
        "cancelInteractiveMovement()",
      ])
    let layout = UICollectionViewFlowLayout()
    view.calls = []
    view.setCollectionViewLayout(layout, animated: false)
    #expect(view.calls.contains("cancelInteractiveTransition()"))
  }

  @Test("all forms of updates arrive at the overrides")
  func updates() {
    let source = Items()
    let view = view(source)
    view.calls = []
    view.performBatchUpdates {
      source.items = ["b", "a", "d"]
      view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    view.reloadSections([0])
    let expected = [
      "performBatchUpdates(_:completion:)", "updates begin", "moveItem(at:to:)",
      "deleteItems(at:)", "insertItems(at:)", "reloadItems(at:)", "reconfigureItems(at:)",
      "reloadSections(_:)",
    ]
    #expect(view.calls.filter(expected.contains) == expected)
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(!view.hasUncommittedUpdates)
  }

  @Test("a collection view without data records what a library that computes differences calls")
  func recordedUpdates() {
    let view = RecordingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var data: [Int] = []
    var count = 0
    view.show([1, 2], setData: { data = $0 }, count: &count)
    #expect(data == [1, 2])
    #expect(count == 1)
    #expect(view.events == ["updates", "delete [0]", "insert [1, 2]", "move 3 to 2"])
  }

  @Test("every form of a call of performBatchUpdates is one call of the override")
  func callForms() async {
    let view = RecordingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var finished = 0
    let escaping: () -> Void = {}
    let optional: (() -> Void)? = escaping
    func passOn(_ updates: () -> Void) {
      view.performBatchUpdates(updates)
      view.performBatchUpdates(updates, completion: nil)
      view.performBatchUpdates(updates) { _ in finished += 1 }
    }
    passOn {}
    view.performBatchUpdates {}
    view.performBatchUpdates({})
    view.performBatchUpdates({}, completion: nil)
    view.performBatchUpdates({}, completion: { _ in finished += 1 })
    view.performBatchUpdates({}) { _ in finished += 1 }
    view.performBatchUpdates {
    } completion: { _ in
      finished += 1
    }
    view.performBatchUpdates(escaping)
    view.performBatchUpdates(optional, completion: nil)
    #expect(view.events == Array(repeating: "updates", count: 11))
    view.events = []
    view.performBatchUpdates(nil)
    view.performBatchUpdates(nil, completion: nil)
    view.performBatchUpdates(nil) { _ in finished += 1 }
    view.performBatchUpdates(nil, completion: { _ in finished += 1 })
    #expect(view.events == Array(repeating: "no updates", count: 4))
    #expect(finished == 6)
  }

  @Test("an override that passes another closure to super is called once")
  func closureForSuper() {
    let source = Items()
    let view = view(source)
    view.calls = []
    var isNested = false
    view.performBatchUpdates({
      // Updates within updates are another call of the override.
      view.performBatchUpdates { isNested = true }
    }) { _ in
      view.performBatchUpdates {}
    }
    #expect(isNested)
    let names = ["performBatchUpdates(_:completion:)", "updates begin"]
    #expect(view.calls.filter(names.contains) == names + names + names)
    #expect(!view.hasUncommittedUpdates)
  }

  @Test("a diffable data source calls the collection view that it reloads")
  func diffableDataSource() {
    let view = OwnCollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(OwnCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = OwnCollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
    view.calls = []
    source.applySnapshotUsingReloadData(snapshot)
    #expect(view.calls == ["reloadData()"])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "a") == IndexPath(item: 0, section: 0))
    #expect(source.snapshot(for: 0).items == ["a", "b"])
  }

  @Test("cells see their requests for updates and their configurations")
  func cells() {
    let cell = OwnCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.requests = 0
    cell.isHighlighted = true
    #expect(cell.requests == 1)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.accessibilityIdentifier == "configured")
    #expect(cell.contentView.superview === cell)
    #expect(cell.automaticallyUpdatesContentConfiguration)
  }

  @Test("layouts place elements with the values that subclasses return")
  func compositionalLayout() {
    let size = OwnCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let item = OwnCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let section = OwnCollectionLayoutSection(group: group)
    let view = view(Items(), UICollectionViewCompositionalLayout(section: section))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 30, width: 320, height: 30))
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
  }

  @Test("values of layouts are those that subclasses return")
  func values() {
    #expect(
      OwnCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil).top?
        .spacing == 7)
    #expect(OwnCollectionLayoutGroupCustomItem(frame: .zero).frame.width == 3)
    let boundary = OwnCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "kind", alignment: .top, absoluteOffset: .zero)
    #expect(boundary.alignment == .bottom)
    #expect(
      OwnCollectionViewDropProposal(operation: .move, intent: .unspecified).intent
        == .insertIntoDestinationIndexPath)
    let attributes = OwnCollectionViewLayoutAttributes(
      forDecorationViewOfKind: "kind", with: IndexPath(item: 0, section: 0))
    #expect(attributes.representedElementCategory == .decorationView)
  }

  @Test("a context that invalidates counts lets the collection view count again")
  func invalidationContext() {
    let source = Items()
    let view = view(source)
    source.items = ["a"]
    view.collectionViewLayout.invalidateLayout(
      with: OwnCollectionViewLayoutInvalidationContext())
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test("layouts know their collection view, and transitions their layouts")
  func layouts() {
    let layout = OwnCollectionViewLayout()
    let view = view(Items(), layout)
    #expect(layout.collectionView === view)
    let transition = OwnCollectionViewTransitionLayout(
      currentLayout: layout, nextLayout: UICollectionViewFlowLayout())
    #expect(transition.currentLayout === layout)
  }
}
