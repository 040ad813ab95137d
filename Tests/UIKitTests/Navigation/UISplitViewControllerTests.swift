import CelloGeometry
import Testing

@testable import UIKit

@MainActor @Suite struct UISplitViewControllerTests {
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

  @Test("in a regular width the primary column is beside the secondary one")
  func columns() {
    let (split, controllers) = split()
    let window = shownWindow(
      split, size: CGSize(width: 1_000, height: 800), horizontalSizeClass: .regular)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(controllers[0].navigationController?.view.frame.width == 320)
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

  @Test("columns are shown and hidden, and the delegate is told")
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
