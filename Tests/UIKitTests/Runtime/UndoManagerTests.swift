import Testing
import UIKit

@testable import CelloFoundation

@MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func `changes of an event are undone and redone together`() {
    let counter = Counter()
    #expect(!counter.manager.canUndo)
    counter.set(1)
    counter.set(2)
    UndoManager.endEvent()
    counter.set(3)
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(!counter.manager.canRedo)
  }

  @Test func `a new change forgets what could be redone`() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func `names go with the change that is undone and redone`() {
    let counter = Counter()
    counter.set(1)
    counter.manager.setActionName("Typing")
    #expect(counter.manager.undoMenuItemTitle == "Undo Typing")
    counter.manager.undo()
    #expect(counter.manager.undoMenuItemTitle == "Undo")
    #expect(counter.manager.redoMenuItemTitle == "Redo Typing")
    counter.manager.redo()
    #expect(counter.manager.undoActionName == "Typing")
  }

  @Test func `groups in groups are undone with them, and nested groups alone`() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.manager.endUndoGrouping()
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undoNestedGroup()
    #expect(counter.value == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `the group of the event survives groups in it`() {
    let counter = Counter()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.undoNestedGroup()
    #expect(counter.value == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.set(3)
    counter.manager.beginUndoGrouping()
    counter.manager.removeAllActions()
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 3)
  }

  @Test func `the names of edit actions are sent to responders, others are refused`() {
    final class Page: UIResponder {
      var log: [String] = []
      override func selectAll(_ sender: Any?) { log.append("all \(sender ?? "-")") }
    }
    let manager = UndoManager()
    let page = Page()
    manager.registerUndo(withTarget: page, selector: "selectAll:", object: 7)
    manager.undo()
    #expect(page.log == ["all 7"])
    manager.registerUndo(withTarget: page, selector: "turn:", object: nil)
    manager.registerUndo(withTarget: self, selector: "selectAll:", object: nil)
    #expect(!manager.canUndo)
    let warnings = UndoManager.warnings.sentences
    #expect(warnings.contains { $0.contains("Page has no method") && $0.contains("'turn:'") })
  }

  @Test func `the oldest changes are forgotten beyond the levels`() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...4 {
      counter.set(value)
      UndoManager.endEvent()
    }
    for _ in 0..<4 { counter.manager.undo() }
    #expect(counter.value == 2)
  }

  @Test func `disabled registration and removed targets leave nothing to undo`() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.set(1)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
    counter.set(2)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
    counter.set(3)
    counter.manager.removeAllActions()
    #expect(!counter.manager.canUndo)
    counter.manager.undo()
    #expect(counter.value == 3)
  }

  @Test func `responders share the manager of their window`() {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
  }

  @Test func `the keys of the main menu undo and redo`() throws {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let manager = try #require(window.undoManager)
    var log: [String] = []
    func register() {
      manager.registerUndo(withTarget: window) { _ in
        log.append(manager.isUndoing ? "undo" : "redo")
        register()
      }
    }
    register()
    let keys = PressSequence(in: window)
    keys.press(.keyboardZ, [.command, .shift])
    keys.press(.keyboardZ, .command)
    keys.press(.keyboardZ, [.command, .shift])
    #expect(log == ["undo", "redo"])
  }
}
