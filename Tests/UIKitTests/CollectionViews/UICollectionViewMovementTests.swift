import Foundation
import Testing
import UIKit

@MainActor struct UICollectionViewMovementTests {
  /// A data source that supports moving items.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [["a", "b", "c", "d"], ["e"]]
    var fixed: Set<String> = []
    var log: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      cell.accessibilityLabel = text
      cell.accessories = [.reorder(displayed: .always)]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath,
        item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      sections[proposedIndexPath.section].count == 1 && !fixed.isEmpty
        ? currentIndexPath : proposedIndexPath
    }
  }

  private let source = Source()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300),
    collectionViewLayout: rows(.absolute(20)))

  init() {
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The texts of the rows from top to bottom.
  private var text: String {
    view.layoutIfNeeded()
    return view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.accessibilityLabel ?? "?" }.joined()
  }

  @Test("the other items move away for the moved item, which follows the position")
  func movement() throws {
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    let cell = try #require(view.cellForItem(at: path(0)))
    #expect(cell.configurationState.isReordering)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 53))
    #expect(text == "bcade")
    #expect(cell.frame.midY == 53)
    #expect(source.log.isEmpty)
    view.endInteractiveMovement()
    #expect(text == "bcade")
    #expect(cell.frame.midY == 50)
    #expect(!cell.configurationState.isReordering)
    #expect(source.sections[0] == ["b", "c", "a", "d"])
    #expect(view.cellForItem(at: path(2)) === cell)
  }

  @Test("a canceled movement changes nothing")
  func cancel() {
    view.beginInteractiveMovementForItem(at: path(3))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 5))
    #expect(text == "dabce")
    view.cancelInteractiveMovement()
    #expect(text == "abcde")
    #expect(source.log.isEmpty)
    view.endInteractiveMovement()
    #expect(source.log.isEmpty)
  }

  @Test("an item moves to another section, and back before it is dropped")
  func sections() {
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.beginInteractiveMovementForItem(at: path(1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 95))
    #expect(view.numberOfItems(inSection: 1) == 2)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 5))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 85))
    view.endInteractiveMovement()
    #expect(source.sections == [["a", "c", "d"], ["b", "e"]])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    view.reloadData()
    #expect(text == "acdbe")
  }

  @Test("an item that must not move stays, and the delegate changes the target")
  func permissions() {
    source.fixed = ["a"]
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!view.beginInteractiveMovementForItem(at: path(9)))
    view.beginInteractiveMovementForItem(at: path(1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 85))
    view.endInteractiveMovement()
    #expect(source.log.isEmpty)
  }

  @Test("a cell that becomes visible during a movement shows its own item")
  func scrolling() {
    view.frame.size.height = 40
    view.layoutIfNeeded()
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30))
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(2))?.accessibilityLabel == "c")
    #expect(view.cellForItem(at: path(1))?.accessibilityLabel == "a")
  }

  @Test("the reorder control moves its item, and the list does not scroll")
  func control() {
    view.frame.size.height = 60
    view.layoutIfNeeded()
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 180, y: 10))
    touch.move(to: CGPoint(x: 180, y: 25))
    touch.move(to: CGPoint(x: 150, y: 52))
    #expect(view.contentOffset == .zero)
    #expect(text.hasPrefix("bca"))
    touch.end()
    #expect(source.sections[0] == ["b", "c", "a", "d"])
  }

  @Test("a canceled touch returns the item")
  func controlCanceled() {
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 180, y: 10))
    touch.move(to: CGPoint(x: 180, y: 52))
    #expect(text.hasPrefix("bca"))
    touch.cancel()
    #expect(text == "abcde")
  }

  @Test("a data source that does not support moving keeps its items in place")
  func unsupported() {
    let strings = StringSource([["a", "b"]])
    let other = collectionView(strings, rows(.absolute(20)))
    other.layoutIfNeeded()
    #expect(other.beginInteractiveMovementForItem(at: path(0)))
    other.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 30))
    other.endInteractiveMovement()
    #expect(other.text == "0.0 a 0 20\n0.1 b 20 20")
  }

  @Test("a diffable data source reorders its snapshot and calls its handlers")
  func diffable() {
    var log: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in cell.accessibilityLabel = text
    }
    let diffable = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    diffable.apply(snapshot)
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    diffable.reorderingHandlers.canReorderItem = { $0 != "c" }
    diffable.reorderingHandlers.willReorder = { [unowned diffable] transaction in
      log.append("will \(transaction.finalSnapshot.itemIdentifiers)")
      log.append("\(diffable.snapshot().itemIdentifiers)")
    }
    diffable.reorderingHandlers.didReorder = { [unowned diffable] transaction in
      let items = ["a", "b", "c"].applying(transaction.difference) ?? []
      log.append("did \(items) \(diffable.snapshot().itemIdentifiers)")
    }
    #expect(!view.beginInteractiveMovementForItem(at: path(2)))
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 50))
    view.endInteractiveMovement()
    #expect(text == "bca")
    #expect(
      log == [
        #"will ["b", "c", "a"]"#, #"["a", "b", "c"]"#,
        #"did ["b", "c", "a"] ["b", "c", "a"]"#,
      ])
  }

  @Test("a layout is notified about the steps and the end of a movement")
  func contexts() {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("\(previousIndexPaths) to \(targetIndexPaths) at \(Int(targetPosition.y))")
        return super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        log.append("end at \(indexPaths), canceled: \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 200, height: 20)
    layout.minimumLineSpacing = 0
    view.setCollectionViewLayout(layout, animated: false)
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30))
    view.endInteractiveMovement()
    view.beginInteractiveMovementForItem(at: path(2))
    view.cancelInteractiveMovement()
    #expect(
      layout.log == [
        "[[0, 0]] to [[0, 1]] at 30", "end at [[0, 1]], canceled: false",
        "end at [[0, 2]], canceled: true",
      ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(attributes.transform.d == 3)
    #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.transform3D.m33 == 4)
    attributes.transform = .identity
    #expect(attributes.transform3D.m33 == 1)
  }
}
