import Testing
import UIKit

@testable import CelloViews

@MainActor struct MultipleSelectionTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var permits = true
    var forbidden: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsMultipleSelectionDuringEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row) editing \(tableView.isEditing)")
      return permits
    }

    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("did \(indexPath.row) editing \(tableView.isEditing)")
      setEditing(true, animated: true)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end")
    }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == forbidden ? nil : indexPath }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("+\(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("-\(indexPath.row)")
    }

    var selected: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row) }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func place(_ rows: Rows, _ row: Int, x: CGFloat? = nil) throws -> CGPoint {
    let cell = try #require(rows.tableView.cellForRow(at: [0, row]))
    return cell.convert(CGPoint(x: x ?? cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test func `two fingers select the rows they move over, and give back those they leave`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let fingers = TouchSequence(in: window, fingers: 2)
    fingers.begin(at: try place(rows, 1))
    fingers.move(to: try place(rows, 2))
    fingers.move(to: try place(rows, 4))
    #expect(rows.isEditing && rows.tableView.isEditing)
    #expect(rows.selected == [1, 2, 3, 4])
    fingers.move(to: try place(rows, 3))
    fingers.move(to: try place(rows, 0))
    fingers.end()
    #expect(rows.selected == [0, 1])
    #expect(
      rows.log == [
        "should 1 editing false", "did 1 editing true", "+1", "+2", "+3", "+4", "-4", "-2", "-3",
        "+0", "end",
      ])
    #expect(rows.tableView.contentOffset.y <= 0)
  }

  @Test func `rows are deselected by fingers that begin on a selected one`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    rows.setEditing(true, animated: false)
    for row in [2, 3, 5] {
      rows.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    nonisolated(unsafe) var postCount = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: rows.tableView, queue: nil
    ) { _ in postCount += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let fingers = TouchSequence(in: window, fingers: 2)
    fingers.begin(at: try place(rows, 3))
    fingers.move(to: try place(rows, 5))
    fingers.end()
    #expect(rows.selected == [2] && postCount == 2)
  }

  @Test func `one finger selects on the circles, and scrolls elsewhere`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    rows.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let finger = TouchSequence(in: window)
    finger.begin(at: try place(rows, 6, x: 25))
    finger.move(to: try place(rows, 4, x: 25))
    finger.end()
    #expect(rows.selected == [4, 5, 6])
    let offset = rows.tableView.contentOffset.y
    let other = TouchSequence(in: window)
    other.begin(at: try place(rows, 6))
    other.move(to: try place(rows, 2))
    other.end()
    #expect(rows.selected == [4, 5, 6])
    #expect(rows.tableView.contentOffset.y > offset)
  }

  @Test func `a delegate that forbids it lets two fingers scroll, and keeps single rows out`()
    throws
  {
    let rows = Rows(style: .plain)
    rows.permits = false
    let window = show(rows)
    let offset = rows.tableView.contentOffset.y
    let fingers = TouchSequence(in: window, fingers: 2)
    fingers.begin(at: try place(rows, 8))
    fingers.move(to: try place(rows, 3))
    fingers.end()
    #expect(rows.selected == [] && !rows.isEditing)
    #expect(rows.tableView.contentOffset.y > offset)
    #expect(rows.log == ["should 8 editing false"])

    rows.permits = true
    rows.forbidden = 9
    rows.tableView.contentOffset = .zero
    window.layoutIfNeeded()
    let others = TouchSequence(in: window, fingers: 2)
    others.begin(at: try place(rows, 8))
    others.move(to: try place(rows, 10))
    others.end()
    #expect(rows.selected == [8, 10])
  }

  @Test func `a list that does not allow multiple selection while editing scrolls`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    rows.tableView.allowsMultipleSelectionDuringEditing = false
    let fingers = TouchSequence(in: window, fingers: 2)
    fingers.begin(at: try place(rows, 8))
    fingers.move(to: try place(rows, 3))
    fingers.end()
    #expect(rows.log == [])
  }

  @Test func `recognizers tell apart how many fingers touch`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    var count = 0
    @MainActor final class Counter {
      var body: () -> Void = {}
      func run() { body() }
    }
    let counter = Counter()
    counter.body = { count += 1 }
    tap.addTarget(counter, action: Counter.run)
    view.addGestureRecognizer(tap)
    TouchSequence(in: view).tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 0)
    TouchSequence(in: view, fingers: 2).tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 1 && tap.numberOfTouches == 2)
  }

  private final class Items: NSObject, UICollectionViewDelegate {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.item)") }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
  }

  @Test func `items of several sections of a collection view are selected`() throws {
    let source = StringSource([["A", "B"], ["C", "D"]])
    let view = collectionView(source, rows(.absolute(20)))
    let delegate = Items()
    view.delegate = delegate
    view.allowsMultipleSelectionDuringEditing = true
    view.layoutIfNeeded()
    let fingers = TouchSequence(in: view, fingers: 2)
    fingers.begin(at: CGPoint(x: 100, y: 30))
    fingers.move(to: CGPoint(x: 100, y: 50))
    fingers.move(to: CGPoint(x: 100, y: 70))
    fingers.end()
    #expect(view.indexPathsForSelectedItems == [[0, 1], [1, 0], [1, 1]])
    #expect(view.isEditing && delegate.log == ["begin 1", "end"])
  }

  @Test func `items that an app removes while others are selected are left alone`() {
    final class Removing: NSObject, UICollectionViewDelegate {
      var selected: [Int] = []
      let source: StringSource
      init(_ source: StringSource) { self.source = source }

      func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool { true }

      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) {
        selected.append(indexPath.item)
        source.sections = [["A", "B"]]
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
      }
    }
    let source = StringSource([["A", "B", "C", "D"]])
    let view = collectionView(source, rows(.absolute(20)))
    let delegate = Removing(source)
    view.delegate = delegate
    view.allowsMultipleSelectionDuringEditing = true
    view.layoutIfNeeded()
    let fingers = TouchSequence(in: view, fingers: 2)
    fingers.begin(at: CGPoint(x: 100, y: 10))
    fingers.move(to: CGPoint(x: 100, y: 70))
    fingers.end()
    #expect(delegate.selected.contains(0) && delegate.selected.allSatisfy { $0 < 2 })
    #expect(view.indexPathsForSelectedItems?.allSatisfy { $0.item < 2 } == true)
  }
}
