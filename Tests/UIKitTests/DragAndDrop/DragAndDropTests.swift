import Testing
import UIKit

@testable import CelloLists

@MainActor struct DragAndDropTests {
  /// A table that supports dragging and dropping rows as texts.
  private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var texts = ["A", "B", "C"]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var forbids = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragInteractionEnabled = true
      tableView.dragDelegate = self
      tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = texts[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard texts[indexPath.row] != "C" else { return [] }
      let text = NSString(string: texts[indexPath.row])
      return [UIDragItem(itemProvider: NSItemProvider(object: text))]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("drag begins")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("drag ends")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      log.append("drop enters")
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      log.append("drop exits")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log.append("drop ends")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: forbids ? .forbidden : .move, intent: intent)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        let source = item.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere"
        log.append("drop from \(source) to \(target.row)")
        if let path = item.sourceIndexPath {
          tableView.performBatchUpdates {
            self.texts.insert(self.texts.remove(at: path.row), at: target.row)
            tableView.moveRow(at: path, to: target)
          }
          coordinator.drop(item.dragItem, toRowAt: target)
        } else {
          let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 44)
          let context = coordinator.drop(item.dragItem, to: placeholder)
          item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
            context.commitInsertion { self.texts.insert(text ?? "?", at: $0.row) }
          }
        }
      }
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func middle(_ rows: Rows, _ row: Int) throws -> CGPoint {
    let cell = try #require(rows.tableView.cellForRow(at: [0, row]))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// Returns a touch that has lifted the item at a point.
  private func lift(_ window: UIWindow, at point: CGPoint) -> TouchSequence {
    let touch = TouchSequence(in: window)
    touch.begin(at: point)
    touch.wait(until: 0.6)
    return touch
  }

  @Test func `a row is dragged to another place of its table`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
    let touch = lift(window, at: try middle(rows, 0))
    #expect(cell.configurationState.cellDragState == .lifting)
    #expect(!rows.tableView.hasActiveDrag)
    touch.move(to: try middle(rows, 2))
    #expect(cell.configurationState.cellDragState == .dragging)
    #expect(cell.configurationState.cellDropState == .notTargeted)
    #expect(rows.tableView.hasActiveDrag && rows.tableView.hasActiveDrop)
    touch.end()
    #expect(rows.texts == ["B", "C", "A"])
    #expect(
      rows.log == ["drag begins", "drop enters", "drop from 0 to 2", "drop ends", "drag ends"])
    #expect(cell.configurationState.cellDragState == .none)
    #expect(cell.configurationState.cellDropState == .none)
    #expect(!rows.tableView.hasActiveDrag && !rows.tableView.hasActiveDrop)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a preview follows the finger, and disappears`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let count = window.subviews.count
    let touch = lift(window, at: try middle(rows, 0))
    let previews = try #require(window.subviews.last)
    #expect(window.subviews.count == count + 1)
    let start = previews.convert(previews.subviews[0].frame, to: window)
    touch.move(to: try middle(rows, 1))
    let end = previews.convert(previews.subviews[0].frame, to: window)
    #expect(end.minY - start.minY == rows.tableView.rectForRow(at: [0, 0]).height)
    touch.cancel()
    #expect(window.subviews.count == count)
    #expect(rows.log.last == "drag ends")
    #expect(rows.texts == ["A", "B", "C"])
  }

  @Test func `the row into which a drop would go is targeted`() throws {
    let rows = Rows(style: .plain)
    rows.intent = .insertIntoDestinationIndexPath
    let window = show(rows)
    let touch = lift(window, at: try middle(rows, 0))
    touch.move(to: try middle(rows, 1))
    let states = rows.tableView.visibleCells.map(\.configurationState.cellDropState)
    #expect(states == [.notTargeted, .targeted, .notTargeted])
    touch.end()
  }

  @Test func `nothing is dropped where it is forbidden, and rows without items stay`() throws {
    let rows = Rows(style: .plain)
    rows.forbids = true
    let window = show(rows)
    let touch = lift(window, at: try middle(rows, 0))
    touch.move(to: try middle(rows, 1))
    touch.end()
    #expect(rows.texts == ["A", "B", "C"])
    #expect(rows.log == ["drag begins", "drop enters", "drop exits", "drop ends", "drag ends"])
    rows.log = []
    let other = lift(window, at: try middle(rows, 2))
    other.move(to: try middle(rows, 1))
    other.end()
    #expect(rows.log == [])
  }

  @Test func `phones drag only where the app enables it`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    rows.tableView.dragInteractionEnabled = false
    let touch = lift(window, at: try middle(rows, 0))
    touch.move(to: try middle(rows, 2))
    touch.end()
    #expect(rows.log == [])
    #expect(!UITableView().dragInteractionEnabled)
  }

  /// A view whose text can be dragged.
  private final class Source: UIView, UIDragInteractionDelegate {
    var log: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Z")))]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("\(operation)") }
  }

  /// A view that accepts dropped texts.
  private final class Target: UIView, UIDropInteractionDelegate {
    var texts: [String] = []

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      _ = session.loadObjects(ofClass: NSString.self) { objects in
        self.texts += objects.compactMap { $0 as? NSString }.map(String.init(describing:))
      }
    }
  }

  @Test func `views give items, and views take them`() {
    let controller = UIViewController()
    let window = show(controller)
    let source = Source(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let target = Target(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let interaction = UIDragInteraction(delegate: source)
    interaction.isEnabled = true
    source.addInteraction(interaction)
    target.addInteraction(UIDropInteraction(delegate: target))
    [source, target].forEach(controller.view.addSubview)
    let touch = lift(window, at: CGPoint(x: 25, y: 125))
    touch.move(to: CGPoint(x: 60, y: 125))
    touch.move(to: CGPoint(x: 125, y: 125))
    touch.end()
    #expect(target.texts == ["Z"])
    #expect(source.log == ["copy"])
    // The touch is outside all targets.
    let other = lift(window, at: CGPoint(x: 25, y: 125))
    other.move(to: CGPoint(x: 60, y: 125))
    other.end()
    #expect(source.log == ["copy", "cancel"])
  }

  @Test func `a table inserts what comes from elsewhere once it is loaded`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let source = Source(frame: CGRect(x: 0, y: 700, width: 50, height: 50))
    let interaction = UIDragInteraction(delegate: source)
    interaction.isEnabled = true
    source.addInteraction(interaction)
    window.addSubview(source)
    let touch = lift(window, at: CGPoint(x: 25, y: 725))
    touch.move(to: try middle(rows, 1))
    touch.end()
    #expect(rows.texts == ["A", "Z", "B", "C"])
    #expect(rows.tableView.numberOfRows(inSection: 0) == 4)
    #expect(rows.log == ["drop enters", "drop from elsewhere to 1", "drop ends"])
    #expect(source.log == ["move"])
  }

  @Test func `items of a collection view are dragged`() throws {
    final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
      UICollectionViewDropDelegate
    {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 6 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        let source = coordinator.items.first?.sourceIndexPath?.item
        log.append("\(source ?? -1) to \(coordinator.destinationIndexPath?.item ?? -1)")
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let grid = Grid()
    view.dataSource = grid
    view.dragDelegate = grid
    view.dropDelegate = grid
    view.dragInteractionEnabled = true
    let controller = UIViewController()
    let window = show(controller)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]))
    let last = try #require(view.cellForItem(at: [0, 5]))
    let touch = lift(window, at: first.convert(CGPoint(x: 50, y: 50), to: nil))
    touch.move(to: last.convert(CGPoint(x: 50, y: 50), to: nil))
    #expect(first.configurationState.cellDragState == .dragging)
    touch.end()
    #expect(grid.log == ["0 to 5"])
  }
}
