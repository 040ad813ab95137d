import Testing
import UIKit

@MainActor struct TextLayoutTests {
  @Test("comments are shown in bubbles below their paragraph, until they are hidden")
  func comments() throws {
    let controller = CommentsController()
    controller.loadViewIfNeeded()
    controller.textView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.textView.text = "First paragraph\nSecond paragraph"
    let manager = try #require(controller.textView.textLayoutManager)
    let first = try #require(manager.textLayoutFragment(for: manager.documentRange.location))
    controller.addComment("I like this.", below: first.rangeInElement)
    var fragments: [NSTextLayoutFragment] = []
    func collect() {
      fragments = []
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
        fragments.append($0)
        return true
      }
    }
    collect()
    #expect(fragments.map { $0 is CommentFragment } == [false, true, false])
    #expect(fragments[1].renderingSurfaceBounds.contains(CGPoint(x: 21, y: 10)))
    #expect(controller.textView.text.contains("I like this."))
    controller.toggleComments()
    collect()
    #expect(fragments.count == 2)
  }

  @Test("a custom view lays out a viewport and moves a selection")
  func document() throws {
    let view = DocumentView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textContentStorage.attributedString = NSAttributedString(
      string: (1...30).map { "Line \($0)" }.joined(separator: "\n"))
    view.layoutIfNeeded()
    #expect(view.shown.count > 3 && view.shown.count < 15)
    #expect(view.contentHeight > 300)
    let layers = view.layers()
    #expect(layers[1].position.y == view.shown[0].layoutFragmentFrame.maxY)
    view.selectWord(at: CGPoint(x: 10, y: 5))
    let word = try #require(view.textLayoutManager.textSelections.first?.textRanges.first)
    #expect(NSRange(word, in: view.textContentStorage) == NSRange(location: 0, length: 4))
    #expect(view.selectionRects(for: word).count == 1)
    view.move(.down, extending: false)
    let moved = try #require(view.textLayoutManager.textSelections.first?.textRanges.first)
    #expect(NSRange(moved, in: view.textContentStorage).location > 6)
    #expect(view.textContentStorage.textRange(for: NSRange(location: 900, length: 1)) == nil)
  }

  @Test("a checkbox is shown in the text")
  func checkbox() {
    let attachment = CheckboxAttachment()
    attachment.isChecked = true
    let text = NSMutableAttributedString(string: "Done: ")
    text.append(NSAttributedString(attachment: attachment))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(view.subviews.contains { $0 is UIImageView && $0.frame.width == 22 })
  }
}
