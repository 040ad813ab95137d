import CelloRaster
@_spi(Cello) import UIKit

/// Measures lists with 100 to 100,000 items: snapshots, the first screen, scrolling, and changes of
/// the text size.
@MainActor struct ListBenchmark {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private var timing = Timing()

  mutating func run() throws {
    for count in [100, 1_000, 10_000, 100_000] {
      applyChanges(count)
      try drawFirstScreen(count)
      scroll(count)
      changeTextSize(count)
    }
  }

  private func report(_ name: String, _ count: Int) {
    let name = "\(name), \(count) items"
    let padding = String(repeating: " ", count: max(40 - name.count, 1))
    print("lists", name + padding, "median", Int(timing.median), "ns")
  }

  // MARK: Lists

  /// Returns a list whose rows have a text, an image and a disclosure indicator.
  private static func list() -> (view: UICollectionView, source: Source) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.traitOverrides.displayScale = 3
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (view, source)
  }

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Returns items of which at most 1,000 are replaced or moved.
  private static func changed(_ count: Int) -> [Int] {
    let step = max(count / 500, 2)
    var items = Array(0..<count)
    for (number, index) in stride(from: 0, to: count - 1, by: step).enumerated() {
      if number.isMultiple(of: 2) {
        items[index] = count + number
      } else {
        items.swapAt(index, index + 1)
      }
    }
    return items
  }

  // MARK: Measurements

  private mutating func applyChanges(_ count: Int) {
    let snapshots = [
      Self.snapshot(Array(0..<count)), Self.snapshot(Self.changed(count)),
    ]
    var turn = 0
    // Without a view, only the changes are computed.
    let (view, data) = Self.list()
    view.dataSource = nil
    timing.measure {
      turn += 1
      data.apply(snapshots[turn % 2])
    }
    report("changes of a snapshot", count)
    let list = Self.list()
    timing.measure {
      turn += 1
      list.source.apply(snapshots[turn % 2])
    }
    report("apply changes", count)
  }

  private mutating func drawFirstScreen(_ count: Int) throws {
    let snapshot = Self.snapshot(Array(0..<count))
    var failure: (any Error)?
    timing.measure {
      let list = Self.list()
      list.source.applySnapshotUsingReloadData(snapshot)
      let drawing = DisplayListRecorder.record(list.view)
      do { _ = try drawing.render(scale: 3) } catch { failure = error }
    }
    if let failure { throw failure }
    report("first screen", count)
  }

  private mutating func scroll(_ count: Int) {
    let list = Self.list()
    list.source.apply(Self.snapshot(Array(0..<count)))
    let view = list.view
    timing.measure {
      let end = view.contentSize.height - view.bounds.height
      let next = view.contentOffset.y + view.bounds.height
      view.contentOffset.y = next > end ? 0 : next
      view.layoutIfNeeded()
    }
    report("scroll by a page", count)
  }

  private mutating func changeTextSize(_ count: Int) {
    let list = Self.list()
    list.source.apply(Self.snapshot(Array(0..<count)))
    var turn = 0
    timing.measure {
      turn += 1
      list.view.traitOverrides.preferredContentSizeCategory =
        turn.isMultiple(of: 2) ? .large : .extraExtraLarge
      list.view.layoutIfNeeded()
    }
    report("other text size", count)
  }
}
