import CellophaneTesting
import Testing
import UIKit

@testable import Checklist

@MainActor struct ChecklistTests {
  final class Delegate: ChecklistDelegate {
    var isAllowed = true
    var saveCount = 0

    func checklist(_ checklist: ChecklistViewController, shouldAdd title: String) -> Bool {
      isAllowed
    }
    func checklistDidSave(_ checklist: ChecklistViewController) { saveCount += 1 }
  }

  /// Implements none of the optional requirements.
  final class Bystander: ChecklistDelegate {}

  let checklist = ChecklistViewController()

  init() { checklist.loadViewIfNeeded() }

  private var button: UIButton {
    checklist.view.subviews.compactMap { $0 as? UIButton }[0]
  }

  private func tapAdd() throws {
    let item = try #require(checklist.navigationItem.rightBarButtonItem)
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
  }

  @Test func actions() throws {
    try tapAdd()
    try tapAdd()
    #expect(checklist.titles == ["Item 1", "Item 2"])
    #expect(checklist.countLabel.text == "2 to do")
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(checklist.touchedTitle == "Clear")
    #expect(checklist.titles == [])
    #expect(checklist.refreshCount == 3)
  }

  @Test func optionalRequirements() throws {
    let delegate = Delegate()
    checklist.delegate = delegate
    delegate.isAllowed = false
    try tapAdd()
    #expect(checklist.titles == [])
    let bystander = Bystander()
    checklist.delegate = bystander
    try tapAdd()
    #expect(checklist.titles == ["Item 1"])
  }

  @Test func timer() throws {
    let delegate = Delegate()
    checklist.delegate = delegate
    try tapAdd()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(delegate.saveCount == 1)
  }

  @Test func selectors() throws {
    #expect(checklist.responds(to: Selector(("clear"))))
    #expect(checklist.responds(to: #selector(RefreshingViewController.refresh)))
    #expect(!UIViewController().responds(to: Selector(("clear"))))
    let action = try #require(checklist.navigationItem.rightBarButtonItem?.action)
    #expect(action == Selector(("add:")))
    #expect(button.actions(forTarget: checklist, forControlEvent: .touchUpInside) == ["clear"])
    button.removeTarget(checklist, action: Selector(("clear")), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(checklist.refreshCount == 0)
  }

  @Test func overridesOfMembersOfExtensions() throws {
    try tapAdd()
    let (controller, object): (UIViewController, NSObject) = (checklist, checklist)
    #expect(controller.screenName == "ChecklistRefreshingScreen")
    #expect(UIViewController().screenName == "Screen")
    #expect(object.removeContents() == 1)
    #expect(checklist.titles == [])
    #expect(UIView().removeContents() == 0)
  }

  @Test func appearance() throws {
    try tapAdd()
    checklist.view.frame = CGRect(x: 0, y: 0, width: 393, height: 80)
    assertSnapshot(of: checklist.view, as: .image)
  }
}
