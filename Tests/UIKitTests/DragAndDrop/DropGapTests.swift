import Testing
import UIKit

@testable import CelloLists

@MainActor struct DropGapTests {
  @Test(
    "rows move when another row leaves its position or arrives",
    arguments: [
      (nil, [0, 1], [0, 0], 0.0), (nil, [0, 1], [0, 1], 44), (nil, [0, 1], [1, 0], 44),
      ([0, 0], [0, 2], [0, 0], 0), ([0, 0], [0, 2], [0, 2], -44), ([0, 0], [0, 2], [0, 3], 0),
      ([0, 3], [0, 1], [0, 1], 44), ([0, 3], [0, 1], [0, 0], 0), ([0, 3], [0, 1], [1, 0], 0),
      ([0, 0], [1, 1], [1, 0], -44), ([0, 0], [1, 1], [1, 1], 0), ([0, 0], [1, 0], [1, -1], -44),
      ([1, 0], [0, 1], [0, 1], 44), ([1, 0], [0, 1], [1, -1], 44), ([1, 0], [0, 1], [1, 1], 0),
    ] as [(IndexPath?, IndexPath, IndexPath, CGFloat)])
  func displacement(
    source: IndexPath?, target: IndexPath, row: IndexPath, expected: CGFloat
  ) {
    let gap = DropGap(source: source, target: target, height: 44)
    #expect(gap.displacement(of: row) == expected)
  }

  @Test func `shown index paths and index paths in the data correspond`() {
    let moved = DropGap(source: [0, 0], target: [1, 1], height: 0)
    #expect(moved.shown([2, 2]) == [1, 3] && moved.data([1, 3]) == [2, 2])
    #expect(moved.dataPath(of: [0, 0]) == [0, 1])
    #expect(moved.dataPath(of: [1, 1]) == [0, 0])
    #expect(moved.dataPath(of: [1, 2]) == [1, 1])
    let new = DropGap(source: nil, target: [0, 1], height: 0)
    #expect(new.dataPath(of: [0, 1]) == nil && new.dataPath(of: [0, 2]) == [0, 1])
    #expect(!new.isValid(in: []) && !new.isValid(in: [0]) && new.isValid(in: [1]))
  }

  /// A list of texts that can be dragged and dropped into the gap.
  private final class Items: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var texts = ["A", "B", "C", "D"]
    var destinations: [Int?] = []
    var operation = UIDropOperation.move
    var hasMenus = false
    var menuLog: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: texts[indexPath.item])
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenus else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { menuLog.append("show") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { menuLog.append("end") }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = NSString(string: texts[indexPath.item])
      return [UIDragItem(itemProvider: NSItemProvider(object: text))]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      destinations.append(destinationIndexPath?.item)
      #expect(collectionView.numberOfItems(inSection: 0) == texts.count)
      return UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
      else { return }
      collectionView.performBatchUpdates {
        if self.operation == .move, let source = item.sourceIndexPath {
          self.texts.insert(self.texts.remove(at: source.item), at: target.item)
          collectionView.moveItem(at: source, to: target)
        } else {
          self.texts.insert("new", at: target.item)
          collectionView.insertItems(at: [target])
        }
      }
    }

    /// The visible texts from top to bottom, each with the position of its cell in multiples of the
    /// cell height.
    var shown: String {
      view.layoutIfNeeded()
      return collectionView.visibleCells.filter { !$0.isHidden }
        .sorted { $0.frame.minY < $1.frame.minY }
        .map {
          let text = ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
          return "\(text)\(Int($0.frame.midY / $0.frame.height))"
        }.joined(separator: " ")
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func items() -> Items {
    Items(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  private func point(_ items: Items, _ row: Int) throws -> CGPoint {
    let frame = try #require(
      items.collectionView.collectionViewLayout.layoutAttributesForItem(at: [0, row])
    ).frame
    return items.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  private func lift(_ window: UIWindow, at point: CGPoint) -> TouchSequence {
    let touch = TouchSequence(in: window)
    touch.begin(at: point)
    touch.wait(until: 0.6)
    return touch
  }

  @Test func `items make room where the dragged one would go, and close it again`() throws {
    let items = items()
    let window = show(items)
    #expect(items.shown == "A0 B1 C2 D3")
    let touch = lift(window, at: try point(items, 0))
    #expect(items.shown == "A0 B1 C2 D3")
    touch.move(to: try point(items, 1))
    #expect(items.shown == "B0 C2 D3")
    touch.move(to: try point(items, 2))
    #expect(items.shown == "B0 C1 D3")
    touch.move(to: try point(items, 1))
    #expect(items.shown == "B0 C2 D3")
    touch.end()
    #expect(items.texts == ["B", "A", "C", "D"] && items.shown == "B0 A1 C2 D3")
    #expect(items.destinations == [1, 2, 1])
    let again = lift(window, at: try point(items, 3))
    again.move(to: try point(items, 0))
    #expect(items.shown == "B1 A2 C3")
    again.cancel()
    #expect(items.shown == "B0 A1 C2 D3")
  }

  @Test func `a copy gets room of its own`() throws {
    let items = items()
    items.operation = .copy
    let window = show(items)
    let touch = lift(window, at: try point(items, 0))
    touch.move(to: try point(items, 2))
    #expect(items.shown == "A0 B1 C3 D4")
    touch.end()
    #expect(items.texts == ["A", "B", "new", "C", "D"])
    #expect(items.shown == "A0 B1 new2 C3 D4")
  }

  /// A delegate that provides the sizes of three items and records the calls.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: Set<Int> = []
    var ended: Set<Int> = []

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.insert(indexPath.item)
      return CGSize(width: 200, height: 20 + 10 * CGFloat(indexPath.item))
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.insert(indexPath.item) }
  }

  @Test func `an app is asked for the items of its data while there is room`() {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.itemSize = CGSize(width: 200, height: 10)
    let view = collectionView(StringSource([["A", "B", "C"]]), flow)
    let sizes = Sizes()
    view.delegate = sizes
    view.layoutIfNeeded()
    view.show(DropGap(source: nil, target: [0, 1], height: 44))
    #expect(view.text == "0.0 A 0 20\n0.2 B 30 30\n0.3 C 60 40")
    view.show(DropGap(source: [0, 0], target: [0, 2], height: 20))
    #expect(view.text == "0.0 B 0 30\n0.1 C 30 40\n0.2 A 70 20")
    view.show(DropGap(source: nil, target: [0, 0], height: 44))
    #expect(view.text == "0.1 A 10 20\n0.2 B 30 30\n0.3 C 60 40")
    view.reloadData()
    #expect(sizes.asked == [0, 1, 2] && sizes.ended == [0, 1, 2])
  }

  @Test func `a layout of an app shows all items of the data`() {
    final class Stack: UICollectionViewLayout {
      var count = 0
      override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 200, height: 20 * CGFloat(count))
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = CGRect(x: 0, y: 20 * CGFloat(item), width: 200, height: 20)
          return attributes
        }
      }
    }
    let view = collectionView(StringSource([["A", "B", "C"]]), Stack())
    #expect(view.text == "0.0 A 0 20\n0.1 B 20 20\n0.2 C 40 20")
    view.show(DropGap(source: nil, target: [0, 1], height: 20))
    #expect(view.text == "0.0 A 0 20\n0.1 B 20 20\n0.2 C 40 20")
  }

  @Test func `a drag that is held over an item selects it, and not the room`() {
    let view = collectionView(StringSource([["A", "B", "C"]]), rows(.absolute(20)))
    view.layoutIfNeeded()
    view.show(DropGap(source: nil, target: [0, 0], height: 20))
    view.springLoad([0, 0])
    #expect(view.indexPathsForSelectedItems == [])
    view.show(DropGap(source: nil, target: [0, 0], height: 20))
    view.springLoad([0, 3])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `data that changes under the room closes it`() throws {
    let items = items()
    items.operation = .copy
    let window = show(items)
    let touch = lift(window, at: try point(items, 0))
    touch.move(to: try point(items, 2))
    items.texts.remove(at: 3)
    items.collectionView.deleteItems(at: [[0, 3]])
    #expect(items.shown == "A0 B1 C2")
    touch.move(to: try point(items, 1))
    #expect(items.shown == "A0 B2 C3")
    items.texts = []
    items.collectionView.reloadData()
    #expect(items.shown == "")
    touch.move(to: CGPoint(x: 30, y: 30))
    touch.end()
  }

  @Test func `a row with a menu shows it, until the finger moves on and drags the row`() throws {
    let items = items()
    items.hasMenus = true
    let window = show(items)
    let touch = lift(window, at: try point(items, 0))
    #expect(items.menuLog == ["show"])
    var near = try point(items, 0)
    near.x += 4
    touch.move(to: near)
    #expect(items.menuLog == ["show"] && !items.collectionView.hasActiveDrag)
    touch.move(to: try point(items, 2))
    #expect(items.menuLog == ["show", "end"] && items.collectionView.hasActiveDrag)
    #expect(items.shown == "B0 C1 D3")
    touch.end()
    #expect(items.texts == ["B", "C", "A", "D"])
    // Lifting the finger keeps the menu open.
    let count = window.subviews.count
    lift(window, at: try point(items, 0)).end()
    #expect(items.menuLog == ["show", "end", "show"] && window.subviews.count == count + 1)
    #expect(items.texts == ["B", "C", "A", "D"])
    items.collectionView.contextMenuInteraction?.dismissMenu()
  }

  @Test func `rows of tables make room, with the headers between them`() throws {
    final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 30
        tableView.sectionHeaderTopPadding = 0
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { section == 1 ? UIView() : nil }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "")))] }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
    }
    let rows = Rows(style: .plain)
    let window = show(rows)
    let table = try #require(rows.tableView)
    let tops = {
      [[0, 0], [0, 1], [1, 0], [1, 1]].map { table.cellForRow(at: $0)?.frame.minY ?? -1 }
    }
    let start = tops()
    func place(_ path: IndexPath) -> CGPoint {
      table.convert(
        CGPoint(x: table.rectForRow(at: path).midX, y: table.rectForRow(at: path).midY), to: nil)
    }
    let touch = lift(window, at: place([0, 0]))
    touch.move(to: place([1, 1]))
    window.layoutIfNeeded()
    #expect(tops() == [start[0], start[1] - 50, start[2] - 50, start[3]])
    #expect(table.cellForRow(at: [0, 0])?.isHidden == true)
    touch.cancel()
    window.layoutIfNeeded()
    #expect(tops() == start)
    #expect(table.cellForRow(at: [0, 0])?.isHidden == false)
  }
}
