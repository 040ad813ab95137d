import Testing
import UIKit

@testable import CelloLists

@MainActor struct SpringLoadingTests {
  /// Folders that open when a drag hovers over them.
  private final class Folders: UITableViewController, UITableViewDragDelegate {
    var log: [String] = []
    var refused: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragInteractionEnabled = true
      tableView.dragDelegate = self
      tableView.isSpringLoaded = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row")))]
    }

    override func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      #expect(context.targetView === tableView.cellForRow(at: indexPath))
      return indexPath.row != refused
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("open \(indexPath.row)")
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func middle(_ folders: Folders, _ row: Int) throws -> CGPoint {
    let cell = try #require(folders.tableView.cellForRow(at: [0, row]))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test func `a drag that is held over a row opens it once`() throws {
    let folders = Folders(style: .plain)
    let window = show(folders)
    let touch = TouchSequence(in: window)
    touch.begin(at: try middle(folders, 0))
    touch.wait(until: 0.6)
    touch.move(to: try middle(folders, 2), time: 1)
    let cell = try #require(folders.tableView.cellForRow(at: [0, 2]))
    touch.wait(until: 1.4)
    #expect(!cell.isHighlighted)
    touch.wait(until: 1.6)
    #expect(cell.isHighlighted && folders.log == [])
    touch.wait(until: 2.1)
    #expect(!cell.isHighlighted && folders.log == ["open 2"])
    touch.wait(until: 9)
    #expect(folders.log == ["open 2"])
    // The delay starts again for another row.
    touch.move(to: try middle(folders, 3), time: 9)
    touch.wait(until: 9.9)
    touch.end()
    #expect(folders.log == ["open 2"])
    #expect(folders.tableView.cellForRow(at: [0, 3])?.isHighlighted == false)
  }

  @Test func `neither the dragged row opens nor one that the delegate refuses`() throws {
    let folders = Folders(style: .plain)
    folders.refused = 1
    let window = show(folders)
    let touch = TouchSequence(in: window)
    touch.begin(at: try middle(folders, 0))
    touch.wait(until: 0.6)
    var point = try middle(folders, 0)
    point.x += 30
    touch.move(to: point, time: 1)
    touch.wait(until: 3)
    touch.move(to: try middle(folders, 1), time: 3)
    touch.wait(until: 6)
    touch.end()
    #expect(folders.log == [])
  }

  @Test func `a list is not spring-loaded until an app says so`() throws {
    let folders = Folders(style: .plain)
    let window = show(folders)
    #expect(!UITableView().isSpringLoaded)
    #expect(
      !UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .isSpringLoaded)
    folders.tableView.isSpringLoaded = false
    let touch = TouchSequence(in: window)
    touch.begin(at: try middle(folders, 0))
    touch.wait(until: 0.6)
    touch.move(to: try middle(folders, 2), time: 1)
    touch.wait(until: 4)
    touch.end()
    #expect(folders.log == [])
  }

  private final class Behavior: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    var states: [UISpringLoadedInteractionEffectState] = []
    var isFinished = false
    var allows = true

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { isFinished = true }

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
  }

  @Test func `an interaction of an app's own view tells its behavior and its effect`() throws {
    let folders = Folders(style: .plain)
    let window = show(folders)
    let target = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 100))
    window.addSubview(target)
    let behavior = Behavior()
    var opened = 0
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: behavior
    ) { _, context in
      opened += 1
      #expect(context.location(in: target) == CGPoint(x: 50, y: 50))
      #expect(context.targetView === target)
    }
    target.addInteraction(interaction)
    #expect(interaction.view === target)
    let touch = TouchSequence(in: window)
    touch.begin(at: try middle(folders, 0))
    touch.wait(until: 0.6)
    touch.move(to: CGPoint(x: 50, y: 550), time: 1)
    touch.wait(until: 1.6)
    touch.wait(until: 2)
    #expect(opened == 1 && behavior.isFinished)
    #expect(behavior.states == [.possible, .activating, .activated])
    behavior.states = []
    touch.move(to: CGPoint(x: 50, y: 450), time: 3)
    touch.move(to: CGPoint(x: 50, y: 550), time: 3)
    touch.wait(until: 3.5)
    touch.cancel()
    #expect(behavior.states == [.possible, .activating, .inactive] && opened == 1)
  }

  @Test func `a spring-loaded list and its interaction are deallocated`() {
    weak var list: UITableView?
    weak var interaction: UISpringLoadedInteraction?
    func make() {
      let table = UITableView()
      table.isSpringLoaded = true
      list = table
      interaction = table.springLoading?.interaction
      #expect(interaction != nil)
    }
    make()
    #expect(list == nil && interaction == nil)
  }
}
