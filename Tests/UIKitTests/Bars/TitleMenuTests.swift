import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloControls

/// Title menus, back button menus, overflow menus and renaming.
@MainActor struct TitleMenuTests {
  private final class Renamer: UINavigationItemRenameDelegate {
    var calls: [String] = []
    var accepts = true

    func navigationItem(
      _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      calls.append("begin \(suggestedTitle[selectedRange])")
      let text = suggestedTitle + ".txt"
      return (text, text.startIndex..<text.index(text.startIndex, offsetBy: 3))
    }
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      calls.append("should \(title)")
      return accepts
    }
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
      calls.append("did \(title) \(item.title == title)")
    }
  }

  private func screen() -> (UINavigationController, UIViewController, UIWindow) {
    let controller = UIViewController()
    controller.title = "Notes"
    let navigation = UINavigationController(rootViewController: controller)
    return (navigation, controller, shownWindow(navigation))
  }

  private func nodes(_ window: UIWindow) -> [AccessibilityNode] {
    window.layoutIfNeeded()
    return window.accessibilityNodes()
  }

  private func touch(_ label: String, in window: UIWindow, duration: Double = 0) {
    guard let node = nodes(window).first(where: { $0.label == label }) else {
      Issue.record("no \(label) in \(nodes(window).map(\.line))")
      return
    }
    let touch = TouchSequence(in: window)
    let point = CGPoint(x: node.frame.midX, y: node.frame.midY)
    touch.begin(at: point)
    if duration > 0 { touch.wait(until: duration) }
    touch.end()
    window.layoutIfNeeded()
  }

  @Test("a touch of the title opens the provider's menu with the suggested elements")
  func titleMenu() {
    let (_, controller, window) = screen()
    var ran = 0
    controller.navigationItem.titleMenuProvider = { suggested in
      UIMenu(
        children: suggested + [
          UIAction(title: "Duplicate \(suggested.count)") { _ in ran += 1 }
        ])
    }
    let title = nodes(window).first { $0.label == "Notes" }
    #expect(title?.traits.contains([.button, .header]) == true)
    touch("Notes", in: window)
    touch("Duplicate 0", in: window)
    #expect(ran == 1)
    controller.navigationItem.titleMenuProvider = { _ in nil }
    touch("Notes", in: window)
    #expect(MenuOverlay.visible(onScreenOf: window) == nil)
    controller.navigationItem.titleMenuProvider = nil
    #expect(nodes(window).first { $0.label == "Notes" }?.traits.contains(.button) == false)
  }

  @Test("renaming edits the title in the bar, and ends with the return key")
  func renaming() {
    let (navigation, controller, window) = screen()
    let renamer = Renamer()
    controller.navigationItem.renameDelegate = renamer
    touch("Notes", in: window)
    touch("Rename", in: window)
    let field = navigation.navigationBar.renaming?.field
    #expect(field?.isFirstResponder == true && field?.text == "Notes.txt")
    #expect(field.flatMap { $0.selectedTextRange.flatMap($0.text(in:)) } == "Not")
    renamer.accepts = false
    field?.insertText("Vot")
    #expect(field?.delegate?.textFieldShouldReturn(field!) == false)
    #expect(navigation.navigationBar.renaming != nil && controller.navigationItem.title == "Notes")
    renamer.accepts = true
    _ = field?.delegate?.textFieldShouldReturn(field!)
    #expect(navigation.navigationBar.renaming == nil)
    #expect(controller.navigationItem.title == "Votes.txt")
    #expect(
      renamer.calls == [
        "begin Notes", "should Votes.txt", "should Votes.txt", "did Votes.txt true",
      ])
    _ = window
  }

  @Test("a push while the title is edited ends renaming without a new title")
  func interruptedRenaming() {
    let (navigation, controller, window) = screen()
    let renamer = Renamer()
    controller.navigationItem.renameDelegate = renamer
    touch("Notes", in: window)
    touch("Rename", in: window)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.renaming == nil && controller.navigationItem.title == "Notes")
    #expect(!renamer.calls.contains { $0.hasPrefix("did") })
  }

  @Test("a long press of the back button opens the menu of the stack, which pops to a controller")
  func backMenu() {
    let (navigation, _, window) = screen()
    for title in ["Second", "Third"] {
      let controller = UIViewController()
      controller.title = title
      navigation.pushViewController(controller, animated: false)
    }
    touch("Second", in: window, duration: 0.8)
    #expect(navigation.viewControllers.count == 3)
    touch("Notes", in: window)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("additional overflow items have a button, before the pinned group")
  func overflow() {
    let (_, controller, window) = screen()
    #expect(controller.navigationItem.overflowPresentationSource == nil)
    controller.navigationItem.additionalOverflowItems = UIDeferredMenuElement.uncached {
      $0([UIAction(title: "Export") { _ in }])
    }
    controller.navigationItem.pinnedTrailingGroup = UIBarButtonItem(title: "Pin")
      .creatingFixedGroup()
    window.layoutIfNeeded()
    #expect(controller.navigationItem.overflowPresentationSource != nil)
    let labels = nodes(window).compactMap(\.label)
    #expect(labels.firstIndex(of: "More")! < labels.firstIndex(of: "Pin")!)
    touch("More", in: window)
    #expect(nodes(window).contains { $0.label == "Export" })
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(controller.navigationItem.overflowPresentationSource == nil)
  }

  @Test("groups in the middle that do not fit are in the overflow menu")
  func centerGroups() {
    let (_, controller, window) = screen()
    var ran = 0
    controller.navigationItem.style = .editor
    controller.navigationItem.centerItemGroups = (0..<6).map { index in
      UIBarButtonItem(title: "Button \(index)", primaryAction: UIAction { _ in ran = index })
        .creatingFixedGroup()
    }
    let labels = nodes(window).compactMap(\.label)
    #expect(labels.contains("Button 0") && !labels.contains("Button 5"))
    touch("More", in: window)
    touch("Button 5", in: window)
    #expect(ran == 5)
  }
}
