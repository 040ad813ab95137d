import Foundation
import Testing
import UIKit

@testable import CelloScenes
@testable import CelloViews

/// The large content viewer.
@MainActor struct LargeContentViewerTests {
  private final class Toolbar: UIViewController, UILargeContentViewerInteractionDelegate {
    var log: [String] = []
    let button = UIButton(type: .system)
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Play", for: .normal)
      button.setImage(UIImage(systemName: "play.fill"), for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in log.append("tapped") }, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      label.text = "3:20"
      label.frame = CGRect(x: 140, y: 100, width: 100, height: 44)
      for part in [button, label] {
        part.showsLargeContentViewer = true
        view.addSubview(part)
      }
      view.addInteraction(UILargeContentViewerInteraction(delegate: self))
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
      log.append("ended on \(item?.largeContentTitle ?? "nothing") at \(point.x), \(point.y)")
    }
  }

  private static let largeText = UITraitCollection(
    preferredContentSizeCategory: .accessibilityLarge)

  private func shown(on screen: Screen) -> LargeContentView? {
    func find(_ view: UIView) -> LargeContentView? {
      view as? LargeContentView ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(screen.window)
  }

  @Test func `the item under the finger is shown until the finger is lifted`() throws {
    let toolbar = Toolbar()
    let screen = Screen(.iPhone16, toolbar, traits: Self.largeText)
    screen.touchDown(at: CGPoint(x: 70, y: 122))
    #expect(shown(on: screen) == nil)
    screen.hold(for: 0.6)
    let view = try #require(shown(on: screen))
    #expect(view.content.title == "Play")
    #expect(view.content.image == UIImage(systemName: "play.fill"))
    #expect(view.superview === toolbar.view)
    #expect((view.frame.minX - 230 / 3).magnitude < 1e-9)
    #expect(view.frame.minY == 306)
    #expect(view.bounds.size == CGSize(width: 240, height: 240))

    screen.moveFinger(by: CGVector(dx: 120, dy: 0))
    #expect(shown(on: screen)?.content == LargeContent(isShown: true, title: "3:20"))
    screen.moveFinger(by: CGVector(dx: 0, dy: 300))
    #expect(shown(on: screen) == nil)
    screen.moveFinger(by: CGVector(dx: 0, dy: -300))
    #expect(shown(on: screen) != nil)
    screen.liftFinger()
    #expect(shown(on: screen) == nil)
    #expect(toolbar.log == ["ended on 3:20 at 190.0, 122.0"])
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func `nothing is shown below accessibility sizes`(_ size: UIContentSizeCategory) {
    let toolbar = Toolbar()
    let screen = Screen(
      .iPhone16, toolbar, traits: UITraitCollection(preferredContentSizeCategory: size))
    screen.touchDown(at: CGPoint(x: 70, y: 122))
    screen.hold(for: 1)
    #expect(shown(on: screen) == nil)
    screen.liftFinger()
    #expect(toolbar.log == ["tapped"])
  }

  @Test func `a short tap reaches the button`() {
    let toolbar = Toolbar()
    let screen = Screen(.iPhone16, toolbar, traits: Self.largeText)
    screen.touchDown(at: CGPoint(x: 70, y: 122))
    screen.liftFinger()
    #expect(toolbar.log == ["tapped"])
  }

  @Test func `a canceled touch ends on nothing`() {
    let toolbar = Toolbar()
    let screen = Screen(.iPhone16, toolbar, traits: Self.largeText)
    screen.touchDown(at: CGPoint(x: 70, y: 122))
    screen.hold(for: 1)
    screen.cancelFinger()
    #expect(shown(on: screen) == nil)
    #expect(toolbar.log == [])
  }

  @Test func `lifting the finger above a tab selects it`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [("Library", "books.vertical"), ("Search", "magnifyingglass")].map {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: $0.0, image: UIImage(systemName: $0.1), tag: 0)
      return controller
    }
    let screen = Screen(.iPhone16, tabs, traits: Self.largeText)
    try screen.touchDown("Search")
    screen.hold(for: 1)
    let view = try #require(shown(on: screen))
    #expect(view.content.title == "Search")
    #expect(view.content.scalesImage)
    #expect(tabs.selectedIndex == 0)
    screen.liftFinger()
    #expect(tabs.selectedIndex == 1)
    #expect(shown(on: screen) == nil)
  }

  @Test func `lifting the finger above a bar button performs its action`() throws {
    var log: [String] = []
    let controller = UIViewController()
    let add = UIBarButtonItem(
      primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in
        log.append("add")
      })
    add.largeContentSizeImage = UIImage(systemName: "plus.circle")
    let disabled = UIBarButtonItem(
      primaryAction: UIAction(title: "Delete", image: UIImage(systemName: "trash")) { _ in
        log.append("delete")
      })
    disabled.isEnabled = false
    controller.navigationItem.rightBarButtonItems = [add, disabled]
    let screen = Screen(
      .iPhone16, UINavigationController(rootViewController: controller), traits: Self.largeText)
    try screen.touchDown("Add")
    screen.hold(for: 1)
    #expect(shown(on: screen)?.content.image == UIImage(systemName: "plus.circle"))
    #expect(shown(on: screen)?.content.scalesImage == false)
    screen.liftFinger()
    try screen.touchDown("Delete")
    screen.hold(for: 1)
    #expect(shown(on: screen)?.content.title == "Delete")
    screen.liftFinger()
    #expect(log == ["add"])
  }

  @Test func `the setting is that of the main screen, and its changes are posted`() throws {
    let screen = Screen(.iPhone16, UIViewController())
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(screen.perform { UILargeContentViewerInteraction.isEnabled } == false)
    screen.traits = Self.largeText
    #expect(screen.perform { UILargeContentViewerInteraction.isEnabled })
    #expect(count == 1)
    screen.traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(count == 1)
    screen.traits = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(count == 2)
  }

  @Test func `views without content are not shown`() {
    let controller = UIViewController()
    let screen = Screen(.iPhone16, controller, traits: Self.largeText)
    controller.view.showsLargeContentViewer = true
    controller.view.addInteraction(UILargeContentViewerInteraction())
    screen.touchDown(at: CGPoint(x: 70, y: 122))
    screen.hold(for: 1)
    #expect(shown(on: screen) == nil)
    screen.liftFinger()
  }
}
