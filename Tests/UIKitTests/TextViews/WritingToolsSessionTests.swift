import Foundation
import Testing
import UIKit

@testable import CelloControllers
@testable import CelloViews

@MainActor struct WritingToolsSessionTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var ignored: [NSValue] = []
    var began: ((UITextView) -> Void)?

    func textViewWritingToolsWillBegin(_ textView: UITextView) {
      log.append("begin \(textView.isWritingToolsActive)")
      began?(textView)
    }
    func textViewWritingToolsDidEnd(_ textView: UITextView) {
      log.append("end \(textView.isWritingToolsActive)")
    }
    func textView(
      _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] {
      log.append("ignored \(enclosingRange)")
      return ignored
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let delegate = Delegate()

  init() {
    window.addSubview(view)
    view.text = "one “two” three"
    view.delegate = delegate
  }

  private func rewrite(_ body: (NSAttributedString) -> NSAttributedString) -> Bool {
    guard let session = WritingToolsSession(view) else { return false }
    session.perform(body)
    return true
  }

  private func upper(_ text: NSAttributedString) -> NSAttributedString {
    NSAttributedString(string: text.string.uppercased())
  }

  @Test func `a rewrite leaves ignored ranges alone, and is undone as a whole`() {
    delegate.ignored = [
      NSValue(range: NSRange(location: 4, length: 5)), NSNumber(value: 3),
      NSValue(range: NSRange(location: 90, length: 5)),
    ]
    var parts: [String] = []
    #expect(
      rewrite { text in
        parts.append(text.string)
        return upper(text)
      })
    #expect(parts == ["one ", " three"] && view.text == "ONE “two” THREE")
    #expect(delegate.log == ["ignored {0, 15}", "begin true", "change", "end false"])
    #expect(view.selectedRange == NSRange(location: 0, length: 15))
    view.undoManager?.undo()
    #expect(view.text == "one “two” three")
    view.undoManager?.redo()
    #expect(view.text == "ONE “two” THREE")
  }

  @Test func `only the selection is rewritten`() {
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(rewrite { _ in NSAttributedString(string: "eleven") })
    #expect(view.text == "eleven “two” three")
    #expect(view.selectedRange == NSRange(location: 0, length: 6))
  }

  @Test func `attributes of the result stay as far as the view allows them`() {
    func result(_ options: UIWritingToolsResultOptions) -> [NSAttributedString.Key: Any] {
      view.text = "one"
      view.allowedWritingToolsResultOptions = options
      let style = NSMutableParagraphStyle()
      style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
      _ = rewrite { _ in
        NSAttributedString(
          string: "two", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])
      }
      return view.attributedText.attributes(at: 0, effectiveRange: nil)
    }
    func lists(_ values: [NSAttributedString.Key: Any]) -> Int? {
      (values[.paragraphStyle] as? NSParagraphStyle)?.textLists.count
    }
    #expect(result([])[.foregroundColor] as? UIColor != .red)
    #expect(result(.plainText)[.foregroundColor] as? UIColor != .red)
    #expect(result(.richText)[.foregroundColor] as? UIColor == .red)
    #expect(lists(result(.richText)) == 0 && lists(result([.richText, .list])) == 1)
    view.allowsEditingTextAttributes = true
    #expect(lists(result([])) == 1)
  }

  @Test func `views that permit no tools are left alone`() {
    view.writingToolsBehavior = .none
    #expect(!rewrite(upper))
    view.writingToolsBehavior = .limited
    view.isEditable = false
    #expect(!rewrite(upper))
    view.isEditable = true
    view.isSecureTextEntry = true
    #expect(!rewrite(upper))
    #expect(delegate.log.isEmpty && view.text == "one “two” three")
  }

  @Test func `a text that changes meanwhile, and a rewrite inside a rewrite, change nothing more`()
  {
    delegate.began = { $0.text = "x" }
    #expect(rewrite(upper))
    #expect(view.text == "X" || view.text == "x")
    delegate.began = nil
    var isNested = true
    #expect(
      rewrite { text in
        isNested = rewrite(upper)
        view.text = "y"
        return upper(text)
      })
    #expect(!isNested && view.text == "y" && !view.isWritingToolsActive)
    view.text = ""
    #expect(rewrite { _ in NSAttributedString(string: "new") })
    #expect(view.text == "new")
  }

  @Test func `ranges overlap, and are in any order`() {
    func parts(_ ranges: [[Int]]) -> [[Int]] {
      NSRange(location: 2, length: 6).parts(
        outside: ranges.map { NSRange(location: $0[0], length: $0[1]) }
      ).map { [$0.location, $0.length] }
    }
    #expect(parts([]) == [[2, 6]])
    #expect(parts([[5, 1], [0, 3]]) == [[3, 2], [6, 2]])
    #expect(parts([[3, 3], [4, 1], [5, 20]]) == [[2, 1]])
    #expect(parts([[0, 10]]).isEmpty)
    #expect(parts([[4, 0]]) == [[2, 6]])
  }
}
