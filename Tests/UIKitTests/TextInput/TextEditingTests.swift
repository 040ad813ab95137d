import Foundation
import Testing
import UIKit

@testable import CelloControls

@MainActor @Suite(.serialized) struct TextEditingTests {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
    window.layoutIfNeeded()
    view.becomeFirstResponder()
    return window
  }

  @Test func `the keys of the edit menu cut, copy and paste in fields and text views`() {
    for text in [UITextField(), UITextView()] as [any TextEditing & UIView] {
      UIPasteboard.general.items = []
      let window = show(text)
      let keys = PressSequence(in: window)
      text.type("one two", in: NSRange(location: 0, length: 0))
      #expect(!text.canPerformAction("copy:", withSender: nil))
      keys.press(.keyboardA, .command)
      #expect(text.editor.selection == NSRange(location: 0, length: 7))
      keys.press(.keyboardX, .command)
      #expect(text.editor.isEmpty)
      #expect(UIPasteboard.general.string == "one two")
      keys.press(.keyboardV, .command)
      keys.press(.keyboardV, .command)
      #expect(text.editor.string == "one twoone two")
    }
  }

  @Test func `typing is undone and redone`() {
    let field = UITextField()
    let window = show(field)
    let keys = PressSequence(in: window)
    keys.press(.keyboardA)
    keys.press(.keyboardB)
    #expect(field.text == "ab")
    #expect(field.undoManager?.undoActionName == "Typing")
    keys.press(.keyboardC)
    keys.press(.keyboardDeleteOrBackspace)
    keys.press(.keyboardZ, .command)
    #expect(field.text == "")
    keys.press(.keyboardZ, [.command, .shift])
    #expect(field.text == "ab")
    field.text = "new"
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func `typing elsewhere, cutting and pasting are undone for themselves`() {
    for text in [UITextField(), UITextView()] as [any TextEditing & UIView] {
      let window = show(text)
      let keys = PressSequence(in: window)
      let manager = window.undoManager
      keys.press(.keyboardA)
      keys.press(.keyboardB)
      text.select(NSRange(location: 0, length: 0))
      keys.press(.keyboardC)
      keys.press(.keyboardA, .command)
      keys.press(.keyboardX, .command)
      #expect(manager?.undoActionName == "Cut")
      keys.press(.keyboardV, .command)
      #expect(manager?.undoActionName == "Paste")
      keys.press(.keyboardD)
      keys.press(.keyboardE)
      var texts = [text.editor.string]
      for _ in 0..<5 {
        keys.press(.keyboardZ, .command)
        texts.append(text.editor.string)
      }
      #expect(texts == ["cabde", "cab", "", "cab", "ab", ""])
    }
  }

  @Test func `typing after undoing, or without registration, does not extend the former typing`() {
    let field = UITextField()
    let window = show(field)
    let keys = PressSequence(in: window)
    let manager = window.undoManager
    UIPasteboard.general.string = "x"
    keys.press(.keyboardA)
    keys.press(.keyboardV, .command)
    keys.press(.keyboardZ, .command)
    #expect(manager?.canRedo == true)
    keys.press(.keyboardB)
    #expect(manager?.canRedo == false)
    keys.press(.keyboardZ, .command)
    #expect(field.text == "a")
    manager?.removeAllActions()
    manager?.registerUndo(withTarget: window) { _ in }
    manager?.setActionName("Move")
    UndoManager.endEvent()
    manager?.disableUndoRegistration()
    keys.press(.keyboardC)
    #expect(manager?.undoActionName == "Move")
  }

  @Test func `a secure text is not copied`() {
    let field = UITextField()
    let window = show(field)
    UIPasteboard.general.items = []
    field.isSecureTextEntry = true
    field.insertText("secret")
    field.selectAll(nil)
    PressSequence(in: window).press(.keyboardC, .command)
    #expect(!UIPasteboard.general.hasStrings)
    #expect(!field.canPerformAction("cut:", withSender: nil))
  }

  @Test func `a text that is not editable is copied and neither cut nor changed`() {
    let view = UITextView()
    view.text = "Read"
    view.isEditable = false
    let window = show(view)
    view.selectAll(nil)
    #expect(view.canPerformAction("copy:", withSender: nil))
    for action: Selector in ["cut:", "paste:", "delete:"] {
      #expect(!view.canPerformAction(action, withSender: nil))
    }
    view.cut(nil)
    view.delete(nil)
    #expect(view.text == "Read")
    _ = window
  }

  @Test(
    "the word at the insertion point is selected",
    arguments: [
      ("one two", 5, NSRange(location: 4, length: 3)),
      ("one two", 3, NSRange(location: 0, length: 3)),
      ("it's (fine)", 7, NSRange(location: 6, length: 4)),
      ("a  b", 2, NSRange(location: 2, length: 0)),
      ("", 0, NSRange(location: 0, length: 0)),
    ])
  func words(text: String, location: Int, expected: NSRange) {
    let editor = EditableText(NSAttributedString(string: text))
    #expect(editor.word(at: location) == expected)
  }

  @Test func `the tab key leads from field to field on iPads, and edits them`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.inherit(UITraitCollection(userInterfaceIdiom: .pad))
    let controller = UIViewController()
    window.rootViewController = controller
    let fields = (0..<3).map { index in
      UITextField(frame: CGRect(x: 20, y: 60 * index + 60, width: 200, height: 40))
    }
    fields[1].isEnabled = false
    fields.forEach(controller.view.addSubview)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    fields[0].becomeFirstResponder()
    #expect(fields[0].isFocused)
    let keys = PressSequence(in: window)
    keys.press(.keyboardTab)
    #expect(fields[2].isFirstResponder)
    keys.press(.keyboardTab, .shift)
    #expect(fields[0].isFirstResponder)
    keys.press(.keyboardX)
    #expect(fields[0].text == "x")
  }
}
