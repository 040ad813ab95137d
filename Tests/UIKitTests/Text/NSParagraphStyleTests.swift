import Testing
import UIKit

struct NSParagraphStyleTests {
  private final class OwnStyle: NSParagraphStyle, @unchecked Sendable {}

  @Test("a copy of a mutable style keeps the values it had")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
  }

  @Test("a mutable copy can be changed, and leaves the original alone")
  func mutableCopies() throws {
    let copy = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    copy.alignment = .right
    #expect(copy.alignment == .right)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test("a copy of a style that never changes is of the same class")
  func subclass() {
    let style = OwnStyle()
    #expect(style.copy() as AnyObject === style)
    #expect(copied(style) as? OwnStyle != nil)
  }

  // Source: Apple's documentation of `lineBreakStrategy` in `NSParagraphStyle` and `UILabel`.
  @Test("a paragraph style has no line break strategy unless it is set, a label the standard one")
  @MainActor func lineBreakStrategy() throws {
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    #expect(UILabel().lineBreakStrategy == .standard)
    #expect(NSParagraphStyle.LineBreakStrategy.standard.contains([.pushOut, .hangulWordPriority]))
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.lineBreakStrategy == .pushOut)
    #expect(copy != NSParagraphStyle.default)
  }

  private func copied(_ object: any NSCopying) -> Any { object.copy(with: nil) }
}
