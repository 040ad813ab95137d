import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UITextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var accepts = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { accepts }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) '\(text)'")
      return accepts
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  private func view(
    _ text: String = "", width: CGFloat = 200, height: CGFloat = 100
  ) -> UITextView {
    UITraitCollection.iPhone.performingAsCurrent {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      view.layoutIfNeeded()
      return view
    }
  }

  private func glyphs(_ view: UIView) -> [GlyphRun] {
    DisplayListRecorder.record(view).items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group):
        group.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
      default: []
      }
    }
  }

  // MARK: Layout

  @Test("lines are broken inside the insets and the padding of the container")
  func wrapping() {
    let view = view("One two three four five six seven")
    #expect(view.contentSize.width == 200)
    let twoLines = view.contentSize.height
    #expect(glyphs(view).flatMap(\.glyphs).map(\.position.x).min()! >= 5)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 60, bottom: 20, right: 60)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > twoLines + 12)
    #expect(glyphs(view).flatMap(\.glyphs).map(\.position.x).min()! >= 65)
    #expect(view.textContainer.size.width == 80)
    view.textContainer.maximumNumberOfLines = 1
    view.layoutIfNeeded()
    #expect(view.contentSize.height < twoLines)
  }

  @Test("lines have the width of a container whose width does not follow the view's width")
  func ownWidth() {
    let view = view("One two three four five six seven")
    let (line, wrapped) = (self.view("One").contentSize.height, view.contentSize.height)
    let container = view.textContainer
    #expect(container.widthTracksTextView && wrapped > line)
    container.widthTracksTextView = false
    for width in [0, CGFloat.greatestFiniteMagnitude] {
      container.size.width = width
      view.layoutIfNeeded()
      #expect(view.contentSize.height == line && view.contentSize.width > 200)
      #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == view.contentSize)
      #expect(view.caretRect(for: view.endOfDocument).minX > 200)
    }
    container.size.width = 90
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 90 && view.contentSize.height > wrapped)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 90 && container.size.width == 90)
    let manager = view.layoutManager
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 90)
    container.size.width = 0
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width > 200)
    container.widthTracksTextView = true
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 400 && container.size.width == 400)
  }

  @Test("only lines that fit are shown if the container's height follows the view's height")
  func ownHeight() {
    let line = view("a").contentSize.height - 16
    let height = 16 + 2.5 * line
    let view = view("One\nTwo\nThree\nFour", height: height)
    func lineCount() -> Int {
      view.layoutIfNeeded()
      return Set(glyphs(view).flatMap(\.glyphs).map(\.position.y)).count
    }
    #expect(!view.textContainer.heightTracksTextView && view.contentSize.height > height)
    view.textContainer.heightTracksTextView = true
    #expect(lineCount() == 2 && view.contentSize.height == height)
    #expect(view.textContainer.size.height == height - 16)
    view.frame.size.height += line
    #expect(lineCount() == 3)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > view.bounds.height)
    view.textContainer.heightTracksTextView = false
    #expect(lineCount() == 4)
  }

  @Test("an empty text and an empty last line are as high as a line")
  func emptyLines() {
    let one = view("a").contentSize.height
    #expect(view("").contentSize.height == one)
    #expect(view("a\n").contentSize.height == view("a\nb").contentSize.height)
    #expect(view("a\n").contentSize.height > one)
  }

  @Test("a view that does not scroll has the size of its text")
  func intrinsicSize() {
    let view = view("One two three four five six seven")
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    #expect(!view.hasHeightForWidth)
    view.isScrollEnabled = false
    #expect(view.hasHeightForWidth)
    #expect(view.intrinsicHeight(forWidth: 200) == view.contentSize.height)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    #expect(view.intrinsicContentSize.width > 200)
  }

  @Test("NaN, infinite and negative insets, padding and sizes do not trap")
  func badValues() {
    let view = view("a\u{fffc}\n\r\n\u{2029}")
    for value in [CGFloat.nan, .infinity, -.infinity, -1e9, 1e30] {
      view.textContainerInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      view.textContainer.lineFragmentPadding = value
      view.textContainer.maximumNumberOfLines = -3
      view.layoutIfNeeded()
      _ = view.sizeThatFits(CGSize(width: value, height: value))
      _ = DisplayListRecorder.record(view)
    }
    view.scrollRangeToVisible(NSRange(location: -5, length: .max))
    view.selectedRange = NSRange(location: .max, length: .max)
    #expect(view.selectedRange.length == 0)
    let empty = UITextView(frame: .zero, textContainer: NSTextContainer(size: .zero))
    empty.insertText("x")
    _ = DisplayListRecorder.record(empty)
  }

  // MARK: Attributes

  @Test("the font and color of the view apply to the whole text, links have their own")
  func attributes() {
    let view = view()
    view.attributedText = NSAttributedString(
      string: "link", attributes: [.link: URL(string: "https://example.com") as Any])
    #expect(
      glyphs(view).map(\.color)
        == [(UIColor.tintColor as UIColor).color(in: view.traitCollection)])
    view.linkTextAttributes = [:]
    view.textColor = .systemRed
    #expect(glyphs(view).map(\.color) == [UIColor.systemRed.color(in: view.traitCollection)])
    view.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(view.font?.pointSize == 30)
    view.font = nil
    #expect(view.font == nil)
    #expect(glyphs(view).allSatisfy { abs($0.size - 12) < 1 })
  }

  @Test("a secure text is shown as dots, one for a character")
  func secure() {
    let view = view("é👩‍👧b")
    view.isSecureTextEntry = true
    #expect(glyphs(view).flatMap(\.glyphs).count == 3)
    #expect(view.accessibilityValue == nil)
  }

  // MARK: Editing

  @Test("a tap begins editing, and typing tells the delegate in order")
  func editing() {
    let view = view("ab")
    let delegate = Delegate()
    view.delegate = delegate
    TouchSequence(in: view).tap(at: CGPoint(x: 20, y: 20))
    #expect(view.isFirstResponder)
    TypingSequence(in: view).type("c\n")
    #expect(view.text == "abc\n")
    #expect(
      delegate.calls == [
        "begin", "2+0 'c'", "selection", "change", "3+0 '\n'", "selection", "change",
      ])
    delegate.accepts = false
    view.deleteBackward()
    #expect(view.text == "abc\n")
    #expect(view.resignFirstResponder())
    #expect(delegate.calls.last == "end")
    #expect(!view.becomeFirstResponder())
  }

  @Test("a view that cannot be edited gets no text from a keyboard")
  func notEditable() {
    let view = view("ab")
    view.isEditable = false
    TouchSequence(in: view).tap(at: CGPoint(x: 20, y: 20))
    TypingSequence(in: view).type("c")
    #expect(view.text == "ab")
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("typing scrolls to the insertion point")
  func scrolling() {
    let view = view(height: 60)
    view.becomeFirstResponder()
    for _ in 0..<5 { view.insertText("line\n") }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.maxY >= view.caretRect(for: view.endOfDocument).maxY)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y <= 8)
  }

  // MARK: Insertion point

  @Test("the insertion point is behind the character before it, on each line")
  func insertionPoint() {
    let view = view("ab\ncd\n")
    func rect(_ offset: Int) -> CGRect {
      view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
    }
    #expect(rect(0).minX == 3 && rect(0).minY == 8)
    #expect(rect(0).minX < rect(1).minX && rect(1).minX < rect(2).minX)
    #expect(rect(2).minY == rect(0).minY)
    #expect(rect(3).minX == 3 && rect(3).minY > rect(2).minY)
    #expect(rect(6).minX == 3 && rect(6).minY > rect(5).minY)
    #expect(rect(1).width == 2 && rect(1).height >= 20)
  }

  @Test("marking characters does not move them")
  func marking() {
    let text = "AVAToffi waters Wave"
    let plain = view(text)
    let positions = glyphs(plain).flatMap(\.glyphs)
    plain.becomeFirstResponder()
    plain.selectedRange = NSRange(location: 3, length: 5)
    #expect(glyphs(plain).flatMap(\.glyphs) == positions)
    var last = -CGFloat.infinity
    for offset in 0...text.utf16.count {
      let x = plain.caretRect(for: plain.position(from: plain.beginningOfDocument, offset: offset)!)
        .minX
      #expect(x >= last)
      last = x
    }
  }

  @Test("from right to left the insertion point moves to the left")
  func rightToLeft() {
    let view = view("שלום")
    view.semanticContentAttribute = .forceRightToLeft
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(start.minX == 195)
    #expect(end.minX < start.minX - 20)
    view.text = ""
    #expect(view.caretRect(for: view.endOfDocument).minX == 195)
  }

  @Test("a picture of a view that is edited shows the insertion point or the selection")
  func drawnSelection() {
    let view = view("abc")
    #expect(!drawn(view).contains("#0088ff"))
    view.becomeFirstResponder()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(fills(view) == [caret])
    view.selectedRange = NSRange(location: 0, length: 2)
    #expect(fills(view).map(\.minX) == [5])
    #expect(
      view.firstRect(for: UITextRange(NSRange(location: 0, length: 2))).width > caret.width)
    view.resignFirstResponder()
    #expect(fills(view).isEmpty)
  }

  /// Returns the filled rectangles, except the background.
  private func fills(_ view: UIView) -> [CGRect] {
    func rects(_ items: [DisplayList.Item]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(.rect(let rect), _): [rect]
        case .group(let group): rects(group.items)
        default: []
        }
      }
    }
    return rects(DisplayListRecorder.record(view).items).filter { $0 != view.bounds }
  }
}
