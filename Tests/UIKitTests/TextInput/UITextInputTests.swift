import Testing
@_spi(Cello) import UIKit

@MainActor struct UITextInputTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = text
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = text
    view.font = .systemFont(ofSize: 17)
    return view
  }

  private func range(_ location: Int, _ length: Int) -> UITextRange {
    UITextRange(NSRange(location: location, length: length))
  }

  private func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test("a range has an area for each line, from the start to the end")
  func selectionRects() throws {
    let view = view("abc\ndef")
    let rects = view.selectionRects(for: range(1, 5))
    #expect(rects.count == 2)
    let (first, last) = (try #require(rects.first), try #require(rects.last))
    #expect(first.containsStart && !first.containsEnd)
    #expect(!last.containsStart && last.containsEnd)
    #expect(first.rect == view.firstRect(for: range(1, 5)))
    #expect(first.rect.maxY <= last.rect.midY)
    #expect(first.writingDirection == .leftToRight && !first.isVertical)
    #expect(view.selectionRects(for: range(2, 0)).isEmpty)
    #expect(view.selectionRects(for: range(50, 5)).isEmpty)
    let single = try #require(field("abc").selectionRects(for: range(0, 3)).first)
    #expect(single.containsStart && single.containsEnd && single.rect.width > 20)
  }

  @Test("the direction of an area is that of its text")
  func writingDirection() {
    for text in [field("שלום"), view("שלום")] as [any UIView & UITextInput] {
      #expect(
        text.selectionRects(for: range(0, 2)).map(\.writingDirection) == [.rightToLeft])
    }
  }

  @Test("the position nearest to a point is between characters, limited to a range")
  func closestPosition() throws {
    for text in [field("abcdef"), view("abcdef")] as [any UIView & UITextInput] {
      let third = text.firstRect(for: range(2, 1))
      let left = CGPoint(x: third.minX + 1, y: third.midY)
      let right = CGPoint(x: third.maxX - 1, y: third.midY)
      #expect(text.closestPosition(to: left)?.offset == 2)
      #expect(text.closestPosition(to: right)?.offset == 3)
      #expect(text.closestPosition(to: left, within: range(4, 1))?.offset == 4)
      #expect(text.closestPosition(to: right, within: range(0, 2))?.offset == 2)
      #expect(text.closestPosition(to: left, within: range(90, 2))?.offset == 6)
      #expect(text.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity)) != nil)
    }
    #expect(field("").closestPosition(to: .zero)?.offset == 0)
    #expect(view("").closestPosition(to: .zero)?.offset == 0)
  }

  @Test("a point has the range of its whole character, or none outside of the text")
  func characterRange() throws {
    for text in [field("a👨‍👩‍👧b"), view("a👨‍👩‍👧b")] as [any UIView & UITextInput] {
      let family = text.firstRect(for: range(1, 8))
      #expect(text.characterRange(at: middle(family))?.utf16 == NSRange(location: 1, length: 8))
      #expect(
        text.characterRange(at: CGPoint(x: family.minX - 2, y: family.midY))?.utf16
          == NSRange(location: 0, length: 1))
      #expect(text.characterRange(at: CGPoint(x: 290, y: family.midY)) == nil)
    }
    #expect(field("").characterRange(at: .zero) == nil)
  }

  @Test("positions move by characters and lines, and not out of the text")
  func movement() {
    let view = view("ab\ncd\nef")
    func moved(_ offset: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
      view.position(from: UITextPosition(offset), in: direction, offset: count)?.offset
    }
    #expect(moved(0, .right, 2) == 2)
    #expect(moved(2, .right, -1) == 1)
    #expect(moved(2, .left, 3) == nil)
    #expect(moved(1, .down, 2) == 7)
    #expect(moved(7, .up, 1) == 4)
    #expect(moved(1, .up, 1) == nil)
    #expect(moved(7, .down, 1) == nil)
    #expect(moved(1, .down, 0) == 1)
    #expect(moved(90, .left, 1) == nil)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(moved(0, .left, 1) == 1)
    #expect(moved(0, .right, 1) == nil)
  }

  @Test("a subclass without areas has no selection")
  func overriding() {
    final class Plain: UITextView {
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
    }
    let view: any UITextInput = Plain()
    #expect(view.closestPosition(to: CGPoint(x: 50, y: 50))?.offset == 0)
    #expect(view.selectionRects(for: range(0, 1)).isEmpty)
  }
}
