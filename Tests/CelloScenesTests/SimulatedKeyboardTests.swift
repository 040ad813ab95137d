import CelloScenes
import Testing
import UIKit

@MainActor struct SimulatedKeyboardTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 30, width: 100, height: 40))

  private final class Delegate: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }

  init() { root.addSubview(field) }

  @Test("text is typed into the tapped field, one character at a time")
  func typing() {
    var texts: [String] = []
    field.addAction(
      UIAction { texts.append(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    SimulatedTouch.tap(field)
    let keyboard = SimulatedKeyboard(in: root)
    #expect(keyboard.isShown)
    #expect(keyboard.type("a👩‍👧é"))
    #expect(texts == ["a", "a👩‍👧", "a👩‍👧é"])
    keyboard.delete(count: 2)
    keyboard.delete(count: -1)
    #expect(field.text == "a")
  }

  @Test("text after the end of editing is reported as lost")
  func lost() {
    let keyboard = SimulatedKeyboard(in: root)
    #expect(!keyboard.type("x"))
    keyboard.delete()
    let delegate = Delegate()
    field.delegate = delegate
    SimulatedTouch.tap(field)
    #expect(!keyboard.type("ab\nc"))
    #expect(field.text == "ab")
    #expect(!keyboard.isShown)
  }
}
