import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UITextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var maxLength = Int.max
    var accepts = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { accepts }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { accepts }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { range.location + string.count <= maxLength }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { accepts }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  private func field(_ text: String? = nil) -> UITextField {
    UITraitCollection.iPhone.performingAsCurrent {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.text = text
      return field
    }
  }

  private func tap(_ field: UITextField, x: CGFloat) {
    TouchSequence(in: field).tap(at: CGPoint(x: x, y: 17))
  }

  private func glyphColors(_ view: UIView) -> [Color] {
    DisplayListRecorder.record(view).items.compactMap {
      if case .glyphs(let run) = $0 { run.color } else { nil }
    }
  }

  // MARK: Text

  @Test("an empty field shows its placeholder in a fainter color")
  func placeholder() {
    let field = field()
    #expect(field.text == "" && field.attributedText == nil)
    #expect(glyphColors(field).isEmpty)
    field.placeholder = "Name"
    #expect(glyphColors(field) == [UIColor.placeholderText.color(in: field.traitCollection)])
    #expect(field.accessibilityLabel == "Name")
    field.text = "Kiwi"
    #expect(glyphColors(field) == [UIColor.label.color(in: field.traitCollection)])
    #expect(field.accessibilityValue == "Kiwi")
    field.attributedPlaceholder = NSAttributedString(
      string: "City", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "City")
    field.text = nil
    #expect(field.text == "")
    #expect(glyphColors(field) == [UIColor.red.color(in: field.traitCollection)])
  }

  // Measured: docs/measurements/controls.md#text-fields.
  @Test("a new placeholder has the attributes of the former placeholder")
  func placeholderAttributes() {
    let field = field()
    field.attributedPlaceholder = NSAttributedString(
      string: "City", attributes: [.foregroundColor: UIColor.brown])
    field.placeholder = "Town"
    #expect(field.placeholder == "Town")
    #expect(glyphColors(field) == [UIColor.brown.color(in: field.traitCollection)])
    field.placeholder = ""
    #expect(field.placeholder == "" && glyphColors(field).isEmpty)
    field.placeholder = nil
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    field.placeholder = "Name"
    #expect(glyphColors(field) == [UIColor.placeholderText.color(in: field.traitCollection)])
  }

  @Test("a run's attributes are kept until the font or color of the whole text is set")
  func attributes() {
    let field = field()
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .kern: 1])
    #expect(glyphColors(field) == [UIColor.red.color(in: field.traitCollection)])
    field.textColor = .blue
    #expect(glyphColors(field) == [UIColor.blue.color(in: field.traitCollection)])
    let values = field.attributedText!.attributes(at: 0, effectiveRange: nil)
    #expect(values[.kern] as? Int == 1)
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 17))
    field.textColor = nil
    #expect(field.textColor == .label)
    field.font = .boldSystemFont(ofSize: 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
    field.defaultTextAttributes = [.kern: 3]
    #expect(field.attributedText!.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 3)
  }

  @Test("secure text has a dot for each character")
  func secure() {
    let (dots, plain) = (field("abc"), field("•••"))
    dots.isSecureTextEntry = true
    #expect(drawn(dots) == drawn(plain))
    #expect(dots.text == "abc")
    #expect(dots.accessibilityValue == "•••")
  }

  @Test("the text can be aligned and scaled down")
  func alignment() {
    let (left, right) = (field("abc"), field("abc"))
    right.textAlignment = .right
    #expect(drawn(left) != drawn(right))
    let long = field(String(repeating: "abc ", count: 12))
    let truncated = drawn(long)
    long.adjustsFontSizeToFitWidth = true
    long.minimumFontSize = 8
    #expect(drawn(long) != truncated)
    long.minimumFontSize = .nan
    #expect(!drawn(long).isEmpty)
  }

  // MARK: Layout

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
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.isHidden == true)
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).maxX == 193)
    let image = UIImageView(image: UIImage(systemName: "star"))
    field.rightView = image
    field.rightViewMode = .unlessEditing
    #expect(
      field.textRect(forBounds: field.bounds).maxX == 200 - image.intrinsicContentSize.width)
    field.rightView = nil
    #expect(image.superview == nil)
  }

  @Test("views at the sides change places from right to left")
  func sideViewsRightToLeft() {
    let field = field("abc")
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 180, y: 7, width: 20, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 150, height: 34))
  }

  @Test("from right to left the clear button is at the left")
  func rightToLeft() {
    let field = field("abc")
    field.clearButtonMode = .always
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 8)
    #expect(field.textRect(forBounds: field.bounds).minX == 25)
  }

  @Test(
    "the height is that of a line, rounded down to pixels, and the padding of the border",
    arguments: [
      // Source: docs/measurements/controls.md#text-fields.
      (UITextField.BorderStyle.none, 17, 22.0), (.none, 13, 52.0 / 3), (.line, 17, 34),
      (.roundedRect, 17, 34),
    ])
  func size(style: UITextField.BorderStyle, pointSize: CGFloat, height: CGFloat) {
    let field = field("abc")
    field.borderStyle = style
    field.font = .systemFont(ofSize: pointSize)
    #expect(field.intrinsicContentSize.height.isClose(to: height))
    let width = field.intrinsicContentSize.width
    field.text = ""
    #expect(field.intrinsicContentSize.width < width)
    #expect(field.intrinsicContentSize.height.isClose(to: height))
  }

  @Test("a text with a larger font determines the height")
  func largerText() {
    let field = field()
    field.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(field.intrinsicContentSize.height > 45)
  }

  @Test("a subclass moves and draws its text")
  func subclass() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func drawPlaceholder(in rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(drawn(field).contains("rect (30, 0, 40, 30) #ff0000"))
  }

  @Test("typed text is never marked, and an app's class can say otherwise")
  func markedText() {
    final class Converting: UITextField {
      override var markedTextRange: UITextRange? { selectedTextRange }
    }
    let field: any UITextInput = field()
    field.insertText("text")
    #expect(field.markedTextRange == nil)
    let converting = Converting()
    converting.text = "text"
    #expect((converting as any UITextInput).markedTextRange != nil)
    #expect(UITextView().markedTextRange == nil)
  }

  @Test("an override of the frame of the text does not move edited text")
  func framesOfSubclasses() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 30, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let field = Padded()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 40, height: 30))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 30))
    #expect(field.placeholderRect(forBounds: bounds).minX == 30)
  }

  @Test("a border is drawn in its style, a background image instead of it")
  func borders() {
    let field = field()
    #expect(DisplayListRecorder.record(field).items.isEmpty)
    field.borderStyle = .line
    #expect(drawn(field).contains("stroke rect (0.5, 0.5, 199, 33)"))
    field.background = UIImage(systemName: "star")
    #expect(!drawn(field).contains("rect (0.5"))
    field.borderStyle = .roundedRect
    #expect(drawn(field).contains("fill roundedRect (0, 0, 200, 34)"))
    field.frame.size = .zero
    #expect(DisplayListRecorder.record(field).items.isEmpty)
  }

  // MARK: Editing

  @Test("typing tells the delegate, sends events and posts notifications")
  func typing() {
    let field = field()
    let delegate = Delegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    nonisolated(unsafe) var names: [NSNotification.Name] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: field, queue: nil) {
        names.append($0.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let keyboard = TypingSequence(in: field)
    keyboard.type("lost")
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    keyboard.type("Kiwi")
    delegate.maxLength = 4
    keyboard.type("s")
    #expect(field.text == "Kiwi")
    keyboard.delete()
    #expect(field.text == "Kiw")
    #expect(changes == 5)
    keyboard.type("\n")
    #expect(!field.isEditing)
    #expect(
      delegate.calls == ["begin"] + Array(repeating: "selection", count: 5) + ["end"])
    #expect(
      names == [UITextField.textDidBeginEditingNotification]
        + Array(repeating: UITextField.textDidChangeNotification, count: 5)
        + [UITextField.textDidEndEditingNotification])
  }

  @Test("a delegate or a disabled field refuses editing")
  func refusal() {
    let field = field()
    let delegate = Delegate()
    field.delegate = delegate
    delegate.accepts = false
    #expect(!field.becomeFirstResponder())
    delegate.accepts = true
    #expect(field.becomeFirstResponder())
    delegate.accepts = false
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    delegate.accepts = true
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test("text is typed at the selection, with the attributes before it")
  func selection() {
    let field = field("Kiwi")
    field.becomeFirstResponder()
    let start = field.position(from: field.beginningOfDocument, offset: 1)!
    let end = field.position(from: field.endOfDocument, offset: -1)!
    #expect(field.offset(from: start, to: end) == 2)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 2) == nil)
    field.selectedTextRange = field.textRange(from: end, to: start)
    #expect(field.text(in: field.selectedTextRange!) == "iw")
    field.insertText("rab")
    #expect(field.text == "Krabi")
    #expect(field.selectedTextRange!.isEmpty && field.selectedTextRange!.start.offset == 4)
    field.replace(field.textRange(from: field.endOfDocument, to: start)!, withText: "oala")
    #expect(field.text == "Koala")
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.insertText("s")
    #expect(glyphColors(field).contains(UIColor.red.color(in: field.traitCollection)))
    field.selectedTextRange = nil
    #expect(field.selectedTextRange != nil)
  }

  @Test("the text can be removed when editing begins or a character is typed")
  func clearing() {
    let field = field("abc")
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test("a touch begins editing, and on the clear button removes the text")
  func touches() {
    let field = field("abc")
    let delegate = Delegate()
    field.delegate = delegate
    field.clearButtonMode = .whileEditing
    tap(field, x: 184)
    #expect(field.isEditing && field.text == "abc")
    delegate.accepts = false
    tap(field, x: 184)
    #expect(field.text == "abc")
    delegate.accepts = true
    tap(field, x: 184)
    #expect(field.text == "")
    #expect(glyphColors(field).isEmpty)
  }

  // MARK: Insertion point

  @Test("a field that is edited shows the insertion point in its text")
  func insertionPoint() {
    let field = field("Kiwi")
    field.borderStyle = .roundedRect
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    // The insertion point does not cover the first letter.
    #expect(start.maxX == field.editingRect(forBounds: field.bounds).minX)
    #expect(end.minX > start.minX + 20 && end.minY == start.minY)
    let before = drawn(field)
    field.becomeFirstResponder()
    #expect(drawn(field) != before)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    let selection = field.firstRect(for: field.selectedTextRange!)
    #expect(selection.minX == start.maxX && abs(selection.maxX - end.midX) <= 1)
    field.resignFirstResponder()
    #expect(drawn(field) == before)
  }

  @Test("the insertion point of an empty field follows the alignment, and stays inside the field")
  func insertionPointOfEmptyField() {
    let field = field()
    field.textAlignment = .center
    #expect(abs(field.caretRect(for: field.endOfDocument).midX - 100) <= 1)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).maxX == 201)
    field.textAlignment = .left
    field.text = String(repeating: "wide ", count: 40)
    #expect(field.caretRect(for: field.endOfDocument).maxX <= 201)
    field.isSecureTextEntry = true
    field.text = "👩‍👧b"
    let middle = field.position(from: field.beginningOfDocument, offset: 5)!
    let end = field.caretRect(for: field.endOfDocument).midX
    #expect(abs(field.caretRect(for: middle).midX * 2 - end) <= 2)
  }

  // Source: docs/measurements/controls.md#text-fields.
  @Test("a disabled field has the same text")
  func disabledText() {
    let field = field("Disabled")
    let items = DisplayListRecorder.record(field).items
    field.isEnabled = false
    #expect(DisplayListRecorder.record(field).items == items)
  }
}
