import Testing
import UIKit

@testable import Checklist

@MainActor struct PreparedChecklistTests {
  final class Delegate: ChecklistDelegate {
    var savedCount = 0

    func checklist(_ checklist: ChecklistViewController, shouldAdd title: String) -> Bool {
      title != "Item 2"
    }
    func checklistDidSave(_ checklist: ChecklistViewController) { savedCount += 1 }
  }

  let checklist = ChecklistViewController()

  init() { checklist.loadViewIfNeeded() }

  private func tapAdd() throws {
    let item = try #require(checklist.navigationItem.rightBarButtonItem)
    #expect(
      UIApplication.shared.sendAction(
        try #require(item.action), to: item.target, from: item, for: nil))
  }

  @Test func actions() throws {
    try tapAdd()
    #expect(checklist.titles == ["Item 1"])
    #expect(checklist.countLabel.text == "1 to do")
    let button = try #require(checklist.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(checklist.titles == [])
  }

  @Test func optionalRequirements() throws {
    let delegate = Delegate()
    checklist.delegate = delegate
    try tapAdd()
    try tapAdd()
    #expect(checklist.titles == ["Item 1"])
  }
}
