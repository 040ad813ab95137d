import CelloGeometry
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UISplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { calls.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { calls.append("hide \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("collapsed")
    }
  }

  private func split(
    _ style: UISplitViewController.Style = .doubleColumn
  ) -> (UISplitViewController, [UIViewController]) {
    let split = UISplitViewController(style: style)
    let controllers = [UIViewController(), UIViewController(), UIViewController()]
    split.setViewController(controllers[0], for: .primary)
    if style == .tripleColumn { split.setViewController(controllers[1], for: .supplementary) }
    split.setViewController(controllers[2], for: .secondary)
    return (split, controllers)
  }

  @Test("on iOS 26, the primary column floats over the secondary column, whose safe area it insets")
  func floatingColumn() throws {
    let (split, controllers) = split()
    let window = shownWindow(
      split, .iOS26, size: CGSize(width: 1_000, height: 800), horizontalSizeClass: .regular)
    let column = try #require(controllers[0].navigationController?.view)
    let content = try #require(controllers[2].navigationController?.view)
    #expect(column.frame == CGRect(x: 8, y: 8, width: 312, height: 784))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 1_000, height: 800))
    #expect(content.safeAreaInsets.left == 320 && content.safeAreaInsets.right == 0)
    #expect(column.layer.cornerRadius == 26 && column.clipsToBounds)
    let order = split.view.subviews
    #expect(order.last === column && order.first === content)
    #expect((order[1] as? UIVisualEffectView)?.frame == column.frame)
    let bar = try #require(controllers[2].navigationController?.navigationBar)
    #expect(bar.frame.minX == 320 && bar.frame.width == 680)
    split.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 680, y: 8, width: 312, height: 784))
    #expect(content.safeAreaInsets.left == 0 && content.safeAreaInsets.right == 320)
    // In front of the content, the column does not inset it.
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(column.frame.width == 312 && content.safeAreaInsets.right == 0)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.view.subviews == [content])
  }

  @Test("on iOS 18, the primary column is beside the secondary column")
  func columns() {
    let (split, controllers) = split()
    let window = shownWindow(
      split, size: CGSize(width: 1_000, height: 800), horizontalSizeClass: .regular)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(
      controllers[0].navigationController?.view.frame
        == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(
      controllers[2].navigationController?.view.frame
        == CGRect(x: 320, y: 0, width: 680, height: 800))
    #expect(controllers[2].splitViewController === split)
    #expect(split.viewController(for: .secondary) === controllers[2])
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 400)
  }

  @Test("columns are shown and hidden, and the delegate is notified")
  func displayModes() {
    let (split, controllers) = split()
    let delegate = Delegate()
    split.delegate = delegate
    let window = shownWindow(
      split, size: CGSize(width: 1_000, height: 800), horizontalSizeClass: .regular)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && controllers[0].view.window == nil)
    #expect(controllers[2].navigationController?.view.frame.width == 1_000)
    split.displayModeButtonItem.performAction()
    window.layoutIfNeeded()
    #expect(controllers[0].view.window === window)
    #expect(delegate.calls == ["hide primary", "show primary"])
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(split.splitBehavior == .overlay)
    #expect(controllers[2].navigationController?.view.frame.width == 1_000)
  }

  @Test("three columns fit into wide views only")
  func tripleColumns() {
    let (split, controllers) = split(.tripleColumn)
    let window = shownWindow(
      split, size: CGSize(width: 1_200, height: 800), horizontalSizeClass: .regular)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(controllers[1].navigationController?.view.frame.minX == 320)
    window.frame.size.width = 900
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && controllers[0].view.window == nil)
    #expect(controllers[1].navigationController?.view.frame.minX == 0)
  }

  @Test("on iOS 26, the supplementary column extends below the primary column")
  func floatingTripleColumn() {
    let (split, controllers) = split(.tripleColumn)
    let window = shownWindow(
      split, .iOS26, size: CGSize(width: 1_200, height: 800), horizontalSizeClass: .regular)
    let supplementary = controllers[1].navigationController?.view
    #expect(supplementary?.frame == CGRect(x: 0, y: 0, width: 695, height: 800))
    #expect(supplementary?.safeAreaInsets.left == 320)
    let secondary = controllers[2].navigationController?.view
    #expect(secondary?.frame.minX == 695 && secondary?.safeAreaInsets.left == 0)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(supplementary?.frame.width == 375 && supplementary?.safeAreaInsets.left == 0)
  }

  @Test("in a compact width the columns are one stack, with the column on top that is wanted")
  func collapsed() {
    let (split, controllers) = split()
    let delegate = Delegate()
    delegate.top = .primary
    split.delegate = delegate
    let window = shownWindow(split)
    #expect(split.isCollapsed && delegate.calls == ["collapsed"])
    let navigation = controllers[0].navigationController
    #expect(navigation?.viewControllers == [controllers[0]])
    split.show(.secondary)
    #expect(navigation?.viewControllers == [controllers[0], controllers[2]])
    split.hide(.secondary)
    #expect(navigation?.viewControllers == [controllers[0]])
    let detail = UIViewController()
    controllers[0].showDetailViewController(detail, sender: nil)
    #expect(detail.navigationController?.viewControllers == [controllers[0], detail])
    _ = window
  }

  @Test("the columns get their controllers back when the width becomes regular")
  func expansion() {
    let (split, controllers) = split()
    let window = shownWindow(split)
    let pushed = UIViewController()
    controllers[2].navigationController?.pushViewController(pushed, animated: false)
    window.traitOverrides.horizontalSizeClass = .regular
    window.frame.size.width = 1_000
    window.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(controllers[0].navigationController?.viewControllers == [controllers[0]])
    #expect(controllers[2].navigationController?.viewControllers == [controllers[2], pushed])
  }

  @Test("a controller for compact widths replaces the columns")
  func compactColumn() {
    let (split, controllers) = split()
    let compact = UITabBarController()
    split.setViewController(compact, for: .compact)
    let window = shownWindow(split)
    #expect(compact.view.window === window && controllers[0].viewIfLoaded?.window == nil)
  }
}

/// Tests of the system's buttons, the swipe from the edge, and the delegate of a split view with
/// Two controllers.
@MainActor struct SplitViewButtonTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var primary: UIViewController?
    var secondary: UIViewController?
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { primary }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { secondary }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      calls.append("begin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      calls.append("end")
    }
  }

  private func regular(_ split: UISplitViewController) -> UIWindow {
    shownWindow(split, size: CGSize(width: 1_024, height: 768), horizontalSizeClass: .regular)
  }

  private func labels(_ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    return window.accessibilityNodes().compactMap(\.label)
  }

  @Test("the outermost column has the button, unless the app hides it or shows it itself")
  func button() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = regular(split)
    func bar(_ controller: UIViewController) -> UINavigationBar? {
      controller.navigationController?.navigationBar
    }
    #expect(bar(primary)?.systemItem === split.displayModeButtonItem)
    #expect(labels(window).filter { $0 == "Sidebar" }.count == 1)
    split.displayModeButtonItem.performAction()
    window.layoutIfNeeded()
    #expect(bar(secondary)?.systemItem === split.displayModeButtonItem)
    split.displayModeButtonVisibility = .never
    #expect(labels(window).isEmpty)
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    #expect(labels(window).isEmpty)
    split.displayModeButtonVisibility = .always
    #expect(labels(window) == ["Sidebar"])
    secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.view.setNeedsLayout()
    #expect(labels(window) == ["Sidebar"])
  }

  @Test("the secondary one of three columns can have a button that hides the others")
  func secondaryOnly() {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.showsSecondaryOnlyButton = true
    let window = regular(split)
    let bar = split.viewController(for: .secondary)?.navigationController?.navigationBar
    #expect(bar?.systemItem?.accessibilityLabel == "Full Screen")
    bar?.systemItem?.performAction()
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("a swipe from the edge shows the hidden column")
  func gesture() {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let window = regular(split)
    func swipe(to x: CGFloat) {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: 3, y: 400))
      touch.move(to: CGPoint(x: x / 2, y: 400), time: 0.3)
      touch.move(to: CGPoint(x: x, y: 400), time: 0.6)
      touch.end()
      window.layoutIfNeeded()
    }
    swipe(to: 50)
    #expect(split.displayMode == .secondaryOnly && delegate.calls == ["begin", "end"])
    split.presentsWithGesture = false
    swipe(to: 300)
    #expect(split.displayMode == .secondaryOnly && delegate.calls.count == 2)
    split.presentsWithGesture = true
    swipe(to: 300)
    #expect(split.displayMode == .oneBesideSecondary && delegate.calls.count == 4)
    swipe(to: 300)
    #expect(delegate.calls.count == 4)
  }

  @Test("a delegate replaces the two controllers when they are collapsed and expanded")
  func replacement() {
    let split = UISplitViewController()
    let delegate = Delegate()
    split.delegate = delegate
    split.viewControllers = [UIViewController(), UIViewController()]
    let window = regular(split)
    delegate.primary = UIViewController()
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.viewControllers.first === delegate.primary)
    delegate.secondary = UIViewController()
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(split.viewControllers.last === delegate.secondary)
    #expect(delegate.secondary?.viewIfLoaded?.window === window)
  }
  /// A primary controller that takes over the controllers of the secondary column, and gives them
  /// back.
  private final class Stack: UINavigationController {
    var calls: [String] = []

    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      calls.append("collapse")
      guard let detail = secondaryViewController as? UINavigationController else {
        return super.collapseSecondaryViewController(
          secondaryViewController, for: splitViewController)
      }
      let controllers = detail.viewControllers
      detail.setViewControllers([], animated: false)
      for controller in controllers { pushViewController(controller, animated: false) }
    }

    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? {
      calls.append("separate")
      guard viewControllers.count > 1, let last = popViewController(animated: false) else {
        return super.separateSecondaryViewController(for: splitViewController)
      }
      return UINavigationController(rootViewController: last)
    }
  }

  @Test("a primary controller combines itself with the secondary one, and separates it")
  func combination() {
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    let primary = Stack(rootViewController: list)
    split.viewControllers = [primary, UINavigationController(rootViewController: detail)]
    let window = regular(split)
    #expect(primary.calls == [])
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(primary.calls == ["collapse"])
    #expect(detail.viewIfLoaded?.window === window && list.viewIfLoaded?.window == nil)
    #expect(detail.navigationController?.viewControllers == [list, detail])
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(primary.calls == ["collapse", "separate"])
    #expect(primary.viewControllers == [list] && list.viewIfLoaded?.window === window)
    #expect(split.viewControllers.last === detail.navigationController)
    #expect(detail.viewIfLoaded?.window === window)
  }

  @Test("navigation controllers push the secondary controller, and others do not show it")
  func defaultCombination() {
    for primary in [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ] {
      let split = UISplitViewController()
      let secondary = UIViewController()
      split.viewControllers = [primary, secondary]
      let window = regular(split)
      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      #expect((secondary.viewIfLoaded?.window === window) == (primary is UINavigationController))
      window.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
      #expect(split.viewControllers == [primary, secondary])
      #expect(secondary.viewIfLoaded?.window === window && primary.viewIfLoaded?.window === window)
    }
  }
}
