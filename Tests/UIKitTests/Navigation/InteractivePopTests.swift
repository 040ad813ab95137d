import Testing
import UIKit

@testable import CelloControllers

/// Tests of the interactive swipe that pops a controller.
@MainActor struct InteractivePopTests {
  private let log = ControllerLog()
  private let navigation: UINavigationController
  private let window: UIWindow
  private let lower: RecordingController
  private let upper: RecordingController
  private let touch: TouchSequence

  init() {
    lower = RecordingController("lower", log)
    upper = RecordingController("upper", log)
    navigation = UINavigationController(rootViewController: lower)
    navigation.pushViewController(upper, animated: false)
    window = shownWindow(navigation)
    touch = TouchSequence(in: window)
    _ = log.take()
  }

  private func begin(_ x: CGFloat = 200) {
    touch.begin(at: CGPoint(x: 5, y: 400))
    touch.move(to: CGPoint(x: 5 + x / 2, y: 400), time: 1)
    touch.move(to: CGPoint(x: 5 + x, y: 400), time: 2)
  }

  private var calls: [String] { log.take().aboutAppearance }

  @Test("half-way, both screens are visible, and the lower one is on its way")
  func halfWay() throws {
    begin(131)
    let upperFrame = upper.view.convert(upper.view.bounds, to: window)
    let lowerFrame = lower.view.convert(lower.view.bounds, to: window)
    #expect(upperFrame.minX == 131)
    #expect(lowerFrame.minX < 0 && lowerFrame.minX > -393 * 0.3)
    #expect(navigation.viewControllers == [lower])
    #expect(navigation.topViewController === lower)
    #expect(upper.isMovingFromParent)
    #expect(upper.parent === navigation)
    #expect(
      calls == [
        "upper viewWillDisappear", "lower viewWillAppear", "lower viewIsAppearing",
      ])
    touch.end()
  }

  @Test("a sufficiently long drag pops the controller")
  func finish() {
    begin(300)
    _ = calls
    touch.end()
    #expect(calls == ["upper viewDidDisappear", "lower viewDidAppear"])
    #expect(navigation.viewControllers == [lower])
    #expect(upper.view.window == nil)
    #expect(upper.parent == nil)
    #expect(lower.view.convert(lower.view.bounds, to: window) == window.bounds)
    #expect(navigation.navigationBar.items?.count == 1)
    #expect(navigation.navigationBar.alpha == 1)
  }

  @Test("a finger that turns back leaves the stack as it was")
  func cancel() {
    begin(100)
    _ = calls
    touch.end()
    #expect(
      calls == [
        "lower viewWillDisappear", "upper viewWillAppear", "upper viewIsAppearing",
        "lower viewDidDisappear", "upper viewDidAppear",
      ])
    #expect(navigation.viewControllers == [lower, upper])
    #expect(!upper.isMovingFromParent)
    #expect(lower.view.window == nil)
    #expect(upper.view.convert(upper.view.bounds, to: window) == window.bounds)
    #expect(navigation.navigationBar.items?.count == 2)
    // The controller can be popped afterwards.
    begin(300)
    touch.end()
    #expect(navigation.viewControllers == [lower])
  }

  @Test("a touch that the system cancels does not pop")
  func cancelledTouch() {
    begin(300)
    touch.cancel()
    #expect(navigation.viewControllers == [lower, upper])
    #expect(upper.appearance.stage == .appeared)
  }

  @Test("the coordinator is interactive, and reverts the changes of a canceled pop")
  func coordinator() throws {
    begin(100)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(!coordinator.isCancelled)
    #expect(coordinator.viewController(forKey: .from) === upper)
    #expect(coordinator.percentComplete > 0.2 && coordinator.percentComplete < 0.3)
    let view = UIView()
    var notes: [String] = []
    coordinator.animate { _ in
      view.alpha = 0.5
    } completion: {
      notes.append("completed, cancelled: \($0.isCancelled)")
    }
    coordinator.notifyWhenInteractionChanges {
      notes.append("changed, interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
    }
    touch.end()
    #expect(
      notes == ["changed, interactive: false, cancelled: true", "completed, cancelled: true"])
    #expect(view.alpha == 1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("the changes of a coordinator are made when the pop is completed")
  func coordinatorOfPop() throws {
    begin(300)
    let view = UIView()
    navigation.transitionCoordinator?.animate { _ in view.alpha = 0.5 }
    touch.end()
    #expect(view.alpha == 0.5)
  }

  @Test("a change of the stack under the finger takes the pop back first")
  func change() {
    begin(100)
    let other = UIViewController()
    navigation.pushViewController(other, animated: false)
    touch.end()
    #expect(navigation.topViewController === other)
    #expect(other.view.window === window)
    #expect(upper.appearance.stage == .disappeared)
    #expect(lower.appearance.stage == .disappeared)
  }

  @Test("the bars of both screens are visible half-way")
  func bars() {
    upper.navigationItem.title = "Upper"
    lower.navigationItem.title = "Lower"
    window.layoutIfNeeded()
    begin(196.5)
    #expect(navigation.navigationBar.alpha == 0.5)
    let bars = navigation.view.subviews.compactMap { $0 as? UINavigationBar }
    #expect(bars.count == 2)
    #expect(bars.first?.topItem === lower.navigationItem)
    touch.end()
    #expect(navigation.view.subviews.compactMap { $0 as? UINavigationBar }.count == 1)
  }

  @Test("a zoom shrinks the screen to its source view, unless the app refuses the finger")
  func zoom() {
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    lower.view.addSubview(source)
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [Bool] = []
    options.interactiveDismissShouldBegin = {
      asked.append($0.willBegin)
      return asked.count > 1
    }
    options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 393, height: 393) }
    upper.preferredTransition = .zoom(options: options) { context in
      context.zoomedViewController === context.sourceViewController ? nil : source
    }
    begin(100)
    #expect(asked == [true])
    #expect(navigation.viewControllers.count == 2)
    touch.end()
    begin(196.5)
    let frame = upper.view.convert(upper.view.bounds, to: window)
    #expect(frame.width > 200 && frame.width < 300)
    touch.end()
    #expect(upper.view.window == nil || upper.view.frame == window.bounds)
  }

  @Test("a table selects its row again when the pop is cancelled")
  func selection() {
    final class Table: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let table = Table()
    let navigation = UINavigationController(rootViewController: table)
    let window = shownWindow(navigation)
    let path = IndexPath(row: 1, section: 0)
    table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    let touch = TouchSequence(in: window)
    func drag(_ x: CGFloat) {
      touch.begin(at: CGPoint(x: 5, y: 400))
      touch.move(to: CGPoint(x: x / 2, y: 400), time: 1)
      touch.move(to: CGPoint(x: x, y: 400), time: 2)
    }
    drag(100)
    #expect(table.tableView.indexPathForSelectedRow == nil)
    touch.end()
    #expect(table.tableView.indexPathForSelectedRow == path)
    drag(300)
    touch.end()
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  @Test("in a split view of one column, a finger leads back inside of the inner stack")
  func splitView() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UIViewController()
    let detail = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = shownWindow(split)
    primary.navigationController?.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    guard detail.view.window != nil else { return }
    let touch = TouchSequence(in: window)
    touch.begin(at: CGPoint(x: 5, y: 400))
    touch.move(to: CGPoint(x: 55, y: 400), time: 1)
    touch.move(to: CGPoint(x: 105, y: 400), time: 2)
    #expect(detail.view.convert(CGPoint.zero, to: window).x == 100)
    touch.end()
    #expect(detail.view.convert(CGPoint.zero, to: window).x == 0)
  }

  @Test("bars can have custom classes")
  func classes() {
    final class Bar: UINavigationBar {
      var isOwn = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isOwn = true
      }
      required init?(coder: NSCoder) { return nil }
    }
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect((navigation.navigationBar as? Bar)?.isOwn == true)
    #expect(navigation.toolbar is Tools)
    #expect(navigation.viewControllers.isEmpty)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }
}
