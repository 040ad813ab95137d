@_spi(Cello) import CelloViews
import Foundation
import Testing
import UIKit

/// The calls of a collection view to its data source, delegate and layout.
/// Calls of collection views.
@MainActor struct CollectionCallsTests {
  /// Records calls.
  final class Log {
    var calls: [String] = []

    func callAsFunction(_ call: String, _ path: IndexPath? = nil) {
      calls.append(path.map { "\(call) \($0.section).\($0.item)" } ?? call)
    }

    /// Returns the calls since the previous call of this method.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    let log: Log
    var counts = [2]

    init(_ log: Log) { self.log = log }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      log("sections")
      return counts.count
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      log("items in \(section)")
      return counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log("cell", indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log("view", indexPath)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      log("can move", indexPath)
      return true
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      log("index titles")
      return nil
    }
  }

  final class Snapshots: UICollectionViewDiffableDataSource<Int, Int> {
    var log: Log?

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      log?("sections")
      return super.numberOfSections(in: collectionView)
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      log?("items in \(section)")
      return super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log?("cell", indexPath)
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  final class Delegate: NSObject, UICollectionViewDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log("show", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log("hide", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool {
      log("can edit", indexPath)
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      log("offset")
      return proposedContentOffset
    }
    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
      log("can focus", indexPath)
      return true
    }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      log("preferred focus")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      log("selection follows focus", indexPath)
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      log("should highlight", indexPath)
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      log("should select", indexPath)
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      log("can perform", indexPath)
      return true
    }
  }

  final class Layout: UICollectionViewFlowLayout {
    var log: Log?

    override func prepare() {
      log?("prepare")
      super.prepare()
    }
    override var collectionViewContentSize: CGSize {
      log?("size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log?("elements")
      return super.layoutAttributesForElements(in: rect)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log?("prepare for updates")
    }
    override func finalizeCollectionViewUpdates() { log?("finalize updates") }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      log?("layout offset")
      return proposedContentOffset
    }
    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      log?("insert \(elementKind)")
      return []
    }
    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      log?("delete \(elementKind)")
      return []
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log?("insert \(elementKind)")
      return []
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log?("delete \(elementKind)")
      return []
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log?("bounds")
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  private let log = Log()

  private func view(
    _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view"
      )
    }
    return view
  }

  private func layout() -> Layout {
    let layout = Layout()
    layout.itemSize = CGSize(width: 200, height: 10)
    layout.log = log
    return layout
  }

  @Test func `numbers are asked for once, and each cell once`() {
    let view = view(layout())
    let source = Source(log)
    let delegate = Delegate(log)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    let cells = ["elements", "cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "elements"]
    #expect(log.take() == ["sections", "items in 0", "bounds", "prepare", "size"] + cells)
    view.layoutIfNeeded()
    #expect(log.take() == [])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(
      log.take()
        == ["hide 0.0", "hide 0.1", "sections", "items in 0", "prepare", "size"] + cells)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["elements"])
  }

  @Test func `an update asks for numbers once, and for the cells that are new`() {
    let view = view(layout())
    let source = Source(log)
    let delegate = Delegate(log)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    _ = log.take()
    source.counts = [3]
    view.insertItems(at: [[0, 1]])
    let update = [
      "prepare", "size", "prepare for updates", "layout offset", "offset", "elements", "cell 0.1",
      "show 0.1", "elements", "finalize updates",
    ]
    #expect(log.take() == ["sections", "items in 0"] + update)
    view.reloadItems(at: [[0, 1]])
    #expect(log.take() == ["sections", "items in 0", "hide 0.1"] + update)
    view.reconfigureItems(at: [[0, 1]])
    #expect(log.take() == ["cell 0.1", "elements"])
  }

  @Test func `an update does not ask which views appear and disappear, because nothing moves`() {
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    layout.footerReferenceSize = CGSize(width: 10, height: 10)
    let view = view(layout)
    let source = Source(log)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      log.take() == [
        "sections", "items in 0", "bounds", "prepare", "size", "elements", "view 0.0", "view 0.0",
        "cell 0.0", "cell 0.1", "elements",
      ])
    source.counts = [3]
    view.insertItems(at: [[0, 1]])
    #expect(
      log.take() == [
        "sections", "items in 0", "prepare", "size", "prepare for updates", "layout offset",
        "elements", "cell 0.1", "elements", "finalize updates",
      ])
  }

  @Test func `the delegate is asked about editing for new states only`() {
    let view = view(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
      UICollectionViewListCell.self)
    let source = Source(log)
    let delegate = Delegate(log)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      log.take() == ["sections", "items in 0", "cell 0.0", "show 0.0", "cell 0.1", "show 0.1"])
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(log.take().sorted() == ["can edit 0.0", "can edit 0.1"])
    _ = DisplayListRecorder.record(view)
    #expect(log.take() == [])
    (view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)?.accessories = [.delete()]
    view.layoutIfNeeded()
    #expect(log.take() == [])
    source.counts = [3]
    view.insertItems(at: [[0, 1]])
    #expect(
      log.take() == [
        "sections", "items in 0", "offset", "cell 0.1", "show 0.1", "can edit 0.1",
      ])
  }

  @Test func `snapshots tell their numbers, for which the data source is not asked`() {
    let view = view(layout())
    let source = Snapshots(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.log = log
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    source.apply(snapshot)
    view.layoutIfNeeded()
    let prepare = ["prepare", "size", "prepare for updates", "layout offset"]
    #expect(
      log.take() == ["bounds", "prepare", "size"] + prepare
        + ["elements", "cell 0.0", "cell 0.1", "elements", "finalize updates"])
    snapshot.appendItems([3])
    source.apply(snapshot)
    #expect(log.take() == prepare)
    view.layoutIfNeeded()
    #expect(log.take() == ["elements", "cell 1.0", "elements", "finalize updates"])
    source.applySnapshotUsingReloadData(snapshot)
    view.layoutIfNeeded()
    #expect(log.take().prefix(3) == ["sections", "items in 0", "items in 1"])
  }
}
