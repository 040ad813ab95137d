import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloScenes

/// Tests of what users do with texts besides typing.
@MainActor @Suite(.serialized) struct ScreenTextTests {
  private final class Notes: UIViewController, UITextViewDelegate, UITextFieldDelegate {
    let text = UITextView()
    let field = UITextField()
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      text.text = "Figs are ripe. A fig is a fruit."
      text.font = .systemFont(ofSize: 17)
      text.accessibilityIdentifier = "text"
      text.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
      text.isFindInteractionEnabled = true
      text.allowsEditingTextAttributes = true
      text.delegate = self
      field.accessibilityIdentifier = "field"
      field.frame = CGRect(x: 16, y: 320, width: 300, height: 34)
      field.delegate = self
      view.addSubview(text)
      view.addSubview(field)
    }

    func textViewWritingToolsWillBegin(_ textView: UITextView) { log.append("begin") }
    func textViewWritingToolsDidEnd(_ textView: UITextView) { log.append("end") }
    func textView(
      _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
    ) { log.append((inputSuggestion as? UISmartReplySuggestion)?.smartReply ?? "?") }
  }

  private let notes = Notes()

  @Test func `a user searches and replaces with the panel`() throws {
    let screen = Screen(.iPhone16, notes)
    try screen.tap("text")
    screen.press(.keyboardF, .command)
    try screen.type("fig")
    try screen.tap("Next Result")
    #expect(screen.elements.contains { $0.contains("2 of 2") })
    try screen.tap("Previous Result")
    try screen.tap("Find Options")
    try screen.tap("Find & Replace")
    try screen.tap("Replace With")
    try screen.type("Kiwi")
    try screen.tap("Replace")
    #expect(notes.text.text == "Kiwis are ripe. A fig is a fruit.")
    try screen.tap("Replace All")
    #expect(notes.text.text == "Kiwis are ripe. A Kiwi is a fruit.")
    try screen.tap("Done")
    #expect(notes.text.findInteraction?.isFindNavigatorVisible == false)
    #expect(throws: ScreenError.self) { try screen.tap("Next Result") }
  }

  @Test func `a user accepts a suggestion`() throws {
    let screen = Screen(.iPhone16, notes)
    #expect(throws: ScreenError.self) { try screen.acceptSuggestion("Yes") }
    try screen.tap("field")
    try screen.acceptSuggestion("Sure!")
    #expect(notes.field.text == "Sure!")
    notes.field.isSecureTextEntry = true
    let error = #expect(throws: ScreenError.self) { try screen.acceptSuggestion("Yes") }
    #expect(error?.description.contains("secure text") == true)
    try screen.tap("text")
    try screen.acceptSuggestion("On my way")
    #expect(notes.log == ["On my way"])
  }

  @Test func `a text without a delegate gets the suggested reply`() throws {
    let screen = Screen(.iPhone16, notes)
    notes.text.delegate = nil
    try screen.tap("text")
    notes.text.selectedRange = NSRange(location: 0, length: 4)
    try screen.acceptSuggestion("They")
    #expect(notes.text.text == "They are ripe. A fig is a fruit.")
  }

  @Test func `writing tools rewrite what is edited`() throws {
    let screen = Screen(.iPhone16, notes)
    #expect(throws: ScreenError.self) { try screen.rewriteText { $0.uppercased() } }
    try screen.tap("text")
    try screen.rewriteText { $0.replacingOccurrences(of: "ripe", with: "sweet") }
    #expect(notes.text.text == "Figs are sweet. A fig is a fruit.")
    #expect(notes.log == ["begin", "end"])
    notes.text.writingToolsBehavior = .none
    #expect(throws: ScreenError.self) { try screen.rewriteText { $0.uppercased() } }
  }

  @Test func `a user formats the selection from the edit menu`() throws {
    let screen = Screen(.iPhone16, notes)
    notes.text.frame.size.height = 40
    try screen.tap("text")
    notes.text.selectedRange = NSRange(location: 0, length: 32)
    try screen.tap("text")
    try screen.tap("Format")
    try screen.tap("More…")
    try screen.tap("Bold")
    try screen.tap("Center")
    try screen.tap("Text Color")
    try screen.tap("Red")
    try screen.tap("Close")
    let values = notes.text.attributedText.attributes(at: 0, effectiveRange: nil)
    let font = values[.font] as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(values[.foregroundColor] as? UIColor == .systemRed)
    #expect(notes.text.isFirstResponder)
  }
}
