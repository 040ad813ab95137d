import CelloRaster
import Testing

@testable import UIKit

@MainActor @Suite struct UITextFieldTests {
  private final class Delegate: UITextFieldDelegate {
    var calls: [String] = []
    var maxLength = Int.max

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { range.location + string.count <= maxLength }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  private func field(_ text: String? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  private func glyphColors(_ field: UITextField) -> [Color] {
    DisplayListRecorder.record(field).items.compactMap {
      if case .glyphs(let run) = $0 { run.color } else { nil }
    }
  }

  @Test("an empty field shows its placeholder in a fainter color")
  func placeholder() {
    let field = field()
    #expect(field.text == "")
    #expect(glyphColors(field).isEmpty)
    field.placeholder = "Name"
    #expect(glyphColors(field) == [UIColor.placeholderText.color(in: field.traitCollection)])
    field.text = "Kiwi"
    #expect(glyphColors(field) == [UIColor.label.color(in: field.traitCollection)])
    field.attributedPlaceholder = NSAttributedString(
      string: "City", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "City")
    field.text = nil
    #expect(glyphColors(field) == [UIColor.red.color(in: field.traitCollection)])
  }

  @Test("secure text has a dot for each character")
  func secure() {
    let (dots, plain) = (field("abc"), field("•••"))
    dots.isSecureTextEntry = true
    #expect(DisplayListRecorder.record(dots) == DisplayListRecorder.record(plain))
    #expect(dots.text == "abc")
    #expect(dots.accessibilityValue == nil)
  }

  @Test("a border insets the text, and views at the sides narrow it")
  func rects() {
    let field = field("abc")
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 155, height: 34))
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.isHidden == true)
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).maxX == 193)
  }

  @Test("typing tells the delegate and sends events")
  func typing() {
    let field = field()
    let delegate = Delegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    field.insertText("Ki")
    field.insertText("wi")
    delegate.maxLength = 4
    field.insertText("s")
    #expect(field.text == "Kiwi")
    field.deleteBackward()
    #expect(field.text == "Kiw")
    #expect(changes == 3)
    field.insertText("\n")
    #expect(!field.isEditing)
    #expect(delegate.calls == ["begin", "end"])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test("a touch begins editing, and on the clear button removes the text")
  func touches() {
    let field = field("abc")
    field.clearButtonMode = .whileEditing
    func tap(_ x: CGFloat) {
      let touch = TouchSequence(in: field)
      touch.begin(at: CGPoint(x: x, y: 17))
      touch.end()
    }
    tap(184)
    #expect(field.isEditing && field.text == "abc")
    tap(184)
    #expect(field.text == "")
  }
}
