import Foundation
import Testing
import UIKit

@testable import CelloControls

/// Items that another finger adds to a drag.
@MainActor struct DragAddingTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    let name: String
    var log: [String] = []
    var refuses = false

    init(_ name: String) { self.name = name }

    private func item() -> UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [item()] }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
      withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      log.append("asked for one of \(sessions.count) sessions")
      return refuses ? nil : sessions.first
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      log.append("adds at \(point.x) \(point.y)")
      return [item()]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.append("will add \(items.count) \(addingInteraction === interaction)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("cancel preview")
      return defaultPreview
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancels") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended") }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let views = [
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
    UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)),
  ]
  private let sources = [Source("A"), Source("B")]

  init() {
    for (view, source) in zip(views, sources) {
      let interaction = UIDragInteraction(delegate: source)
      interaction.isEnabled = true
      view.addInteraction(interaction)
      root.addSubview(view)
    }
  }

  private func beginDrag() -> TouchSequence {
    let finger = TouchSequence(in: root)
    finger.begin(at: CGPoint(x: 50, y: 50))
    finger.wait(until: 0.6)
    finger.move(to: CGPoint(x: 200, y: 500))
    return finger
  }

  private func tap(_ point: CGPoint) { TouchSequence(in: root).tap(at: point) }

  @Test("a tap on another source adds its items, and both sources are notified")
  func adding() {
    tap(CGPoint(x: 50, y: 250))
    #expect(sources[1].log.isEmpty)
    let finger = beginDrag()
    tap(CGPoint(x: 50, y: 250))
    #expect(
      sources[1].log == ["asked for one of 1 sessions", "adds at 50.0 50.0", "will add 1 true"])
    #expect(sources[0].log == ["will add 1 false"])
    #expect(root.subviews.contains { $0.subviews.contains { $0 is DragBadge } })
    finger.end()
    #expect(sources[0].log.suffix(3) == ["cancel preview", "cancels", "ended"])
    #expect(sources[1].log.suffix(3) == ["cancel preview", "cancels", "ended"])
    #expect(root.subviews.count == 2)
  }

  @Test("a source that does not choose a session adds no items")
  func refusal() {
    sources[1].refuses = true
    let finger = beginDrag()
    tap(CGPoint(x: 50, y: 250))
    #expect(sources[1].log == ["asked for one of 1 sessions"])
    finger.end()
  }

  @Test("a new preview of an item is shown during the drag")
  func previewUpdate() throws {
    let finger = beginDrag()
    let session = try #require(
      views[0].gestureRecognizers?.lazy.compactMap { $0.delegate as? DragController }.first?.session
    )
    let item = session.items[0]
    let marker = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    item.previewProvider = { UIDragPreview(view: marker) }
    #expect(marker.superview == nil)
    item.setNeedsDropPreviewUpdate()
    #expect(marker.rootView === root)
    finger.end()
    item.setNeedsDropPreviewUpdate()
  }

  @Test("an address has a preview with its title and host")
  func addresses() throws {
    let url = try #require(URL(string: "https://www.example.com/a/b"))
    for preview in [UIDragPreview(forURL: url), UIDragPreview(forURL: url, title: "Example")] {
      preview.view.layoutIfNeeded()
      #expect(preview.view.bounds.width == 240)
      let texts = preview.view.subviews.compactMap { ($0 as? UILabel)?.text }
      #expect(texts.contains("www.example.com"))
    }
    let target = UIDragPreviewTarget(container: root, center: .zero)
    #expect(UITargetedDragPreview(forURL: url, target: target).target === target)
  }

  @Test("large previews become smaller unless they prefer their size")
  func sizes() {
    views[0].frame = CGRect(x: 0, y: 0, width: 390, height: 480)
    let finger = TouchSequence(in: root)
    finger.begin(at: CGPoint(x: 50, y: 50))
    finger.wait(until: 0.6)
    finger.move(to: CGPoint(x: 60, y: 80))
    let card = root.subviews.last?.subviews.first
    #expect(card.map { ($0.frame.width * 100).rounded() / 100 } == 240)
    finger.end()
  }

  private final class Rows: UITableViewController, UITableViewDragDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragInteractionEnabled = true
      tableView.dragDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(path.row)")))]
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { items(indexPath) }
  }

  @Test("a tap on another row adds it, which does not select it")
  func rows() throws {
    let rows = Rows(style: .plain)
    rows.view.frame = root.bounds
    root.addSubview(rows.view)
    root.layoutIfNeeded()
    func middle(_ row: Int) throws -> CGPoint {
      let cell = try #require(rows.tableView.cellForRow(at: [0, row]))
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: root)
    }
    let finger = TouchSequence(in: root)
    finger.begin(at: try middle(0))
    finger.wait(until: 0.6)
    finger.move(to: CGPoint(x: 200, y: 600))
    tap(try middle(2))
    tap(try middle(2))
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    let states = (0...2).map {
      rows.tableView.cellForRow(at: [0, $0])?.configurationState.cellDragState
    }
    #expect(states == [.dragging, UICellConfigurationState.DragState.none, .dragging])
    finger.end()
    #expect(
      rows.tableView.cellForRow(at: [0, 2])?.configurationState.cellDragState
        == UICellConfigurationState.DragState.none)
  }

  @Test("a drag that is held over spring-loaded controls taps them")
  func springLoading() {
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 200, y: 300, width: 100, height: 50)
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 200, y: 400, width: 180, height: 32)
    segments.selectedSegmentIndex = 0
    root.addSubview(button)
    root.addSubview(segments)
    let finger = beginDrag()
    func hold(_ point: CGPoint, _ time: TimeInterval) {
      finger.move(to: point, time: time)
      finger.wait(until: time + 0.6)
      finger.wait(until: time + 1.2)
    }
    hold(CGPoint(x: 250, y: 325), 1)
    hold(CGPoint(x: 350, y: 416), 3)
    #expect(taps == 0 && segments.selectedSegmentIndex == 0)
    button.isSpringLoaded = true
    segments.isSpringLoaded = true
    hold(CGPoint(x: 250, y: 325), 5)
    hold(CGPoint(x: 350, y: 416), 7)
    #expect(taps == 1 && segments.selectedSegmentIndex == 1)
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
    finger.end()
  }
}
