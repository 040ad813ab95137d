import Foundation
import Testing
import UIKit

@_spi(Cello) @testable import CelloControls

@MainActor @Suite(.serialized) struct TextEditMenuTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var menu: (([UIMenuElement]) -> UIMenu?)?

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("\(range.location)+\(range.length)")
      return menu?(suggestedActions)
    }

    func textField(
      _ textField: UITextField,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }

    func textField(
      _ textField: UITextField,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("\(range.location)+\(range.length)")
      return menu?(suggestedActions)
    }
  }

  private let window: UIWindow
  private let delegate = Delegate()

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 34))
    field.text = text
    field.delegate = delegate
    window.rootViewController!.view.addSubview(field)
    window.layoutIfNeeded()
    return field
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = delegate
    window.rootViewController!.view.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func titles() -> [String] {
    func all(_ view: UIView) -> [UIView] {
      view.isHidden ? [] : view is EditMenuButton ? [view] : view.subviews.flatMap(all)
    }
    return EditMenuOverlay.visible(onScreenOf: window).map(all)?.compactMap(\.accessibilityLabel)
      ?? []
  }

  private func tap(_ title: String) {
    func find(_ view: UIView) -> UIView? {
      if let button = view as? EditMenuButton, !view.isHidden, button.accessibilityLabel == title {
        return button
      }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    guard let button = EditMenuOverlay.visible(onScreenOf: window).flatMap(find) else {
      Issue.record("\(title) is not shown")
      return
    }
    TouchSequence(in: window).tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
  }

  private func touch(
    _ range: NSRange, of view: UIView & UITextInput, taps: Int = 1, held: Bool = false
  ) {
    let rect = view.firstRect(for: UITextRange(range))
    let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    let touch = TouchSequence(in: window)
    touch.begin(at: point, tapCount: taps)
    if held { touch.wait(until: 0.7) }
    touch.end()
  }

  @Test("a double tap selects a word, and Copy copies it")
  func doubleTap() {
    // The pasteboard is not cleared in `init()`, because another test can run between `init()` and
    // this method.
    UIPasteboard.general.items = []
    let field = field("one two three")
    field.becomeFirstResponder()
    touch(NSRange(location: 4, length: 3), of: field, taps: 2)
    #expect(field.selectedTextRange?.utf16 == NSRange(location: 4, length: 3))
    #expect(titles() == ["Cut", "Copy", "Delete", "Select All"])
    tap("Copy")
    #expect(UIPasteboard.general.string == "two")
    #expect(titles().isEmpty)
    #expect(delegate.log == ["4+3", "present", "dismiss"])
  }

  @Test("a tap moves the insertion point, and a second one at it shows the menu or hides it")
  func taps() {
    UIPasteboard.general.string = "x"
    let field = field("one two")
    field.becomeFirstResponder()
    touch(NSRange(location: 0, length: 1), of: field)
    let place = field.selectedTextRange!.utf16
    #expect(place.length == 0 && place.location <= 1)
    #expect(titles().isEmpty)
    touch(NSRange(location: 0, length: 1), of: field)
    #expect(titles() == ["Paste", "Select", "Select All"])
    touch(NSRange(location: 0, length: 1), of: field)
    #expect(titles().isEmpty)
    touch(NSRange(location: 0, length: 1), of: field)
    tap("Select")
    #expect(field.selectedTextRange?.utf16 == NSRange(location: 0, length: 3))
    #expect(titles().contains("Copy"))
    field.insertText("a")
    #expect(titles().isEmpty)
    #expect(field.text == "a two")
  }

  @Test("a finger that rests on a text view places the insertion point and shows the menu")
  func longPress() {
    UIPasteboard.general.string = "new "
    let view = textView("one two\nthree")
    touch(NSRange(location: 8, length: 1), of: view, held: true)
    #expect(view.isFirstResponder)
    let location = view.selectedRange.location
    #expect((8...9).contains(location))
    #expect(titles().first == "Paste")
    tap("Paste")
    #expect(view.text.contains("new "))
  }

  @Test("a text that is not editable is selected by a word, and copied")
  func selectableText() {
    let view = textView("one two three")
    view.isEditable = false
    touch(NSRange(location: 4, length: 3), of: view, held: true)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(titles() == ["Copy", "Select All"])
    view.isSelectable = false
    view.resignFirstResponder()
    #expect(titles().isEmpty)
    touch(NSRange(location: 4, length: 3), of: view, held: true)
    #expect(titles().isEmpty)
  }

  @Test("the delegate changes the menu, or prevents it")
  func ownMenu() {
    let field = field("word")
    field.becomeFirstResponder()
    delegate.menu = { suggested in
      UIMenu(children: [UIAction(title: "Look Up") { _ in }] + suggested)
    }
    touch(NSRange(location: 0, length: 2), of: field, taps: 2)
    #expect(titles().prefix(2) == ["Look Up", "Cut"])
    field.resignFirstResponder()
    #expect(titles().isEmpty)
    field.becomeFirstResponder()
    delegate.menu = { _ in UIMenu(children: []) }
    touch(NSRange(location: 0, length: 2), of: field, taps: 2)
    #expect(titles().isEmpty)
  }

  @Test("responders have the standard edit actions")
  func standardActions() {
    final class Editor: UIView {
      var calls: [String] = []
      override func cut(_ sender: Any?) { calls.append("cut") }
      override func toggleBoldface(_ sender: Any?) { calls.append("bold") }
    }
    let editor = Editor()
    let actions: any UIResponderStandardEditActions = editor
    actions.cut(nil)
    actions.toggleBoldface(nil)
    actions.paste(nil)
    #expect(editor.calls == ["cut", "bold"])
  }
}
