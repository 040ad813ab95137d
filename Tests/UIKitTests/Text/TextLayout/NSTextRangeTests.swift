import Foundation
import Testing
import UIKit

@testable import CelloViews

struct NSTextRangeTests {
  private func range(_ start: Int, _ end: Int) -> NSTextRange {
    NSTextRange(NSRange(location: start, length: end - start))
  }

  @Test("a range whose end is before its start cannot be made")
  func creation() {
    #expect(NSTextRange(location: TextOffset(3), end: TextOffset(2)) == nil)
    #expect(NSTextRange(location: TextOffset(3), end: nil)?.isEmpty == true)
    #expect(NSTextRange(location: TextOffset(3)).isEmpty)
    #expect(NSTextRange(location: TextOffset(3), end: TextOffset(3))?.isEmpty == true)
  }

  @Test("the end does not belong to a range")
  func containment() {
    let five = range(2, 7)
    #expect(five.contains(TextOffset(2)) && five.contains(TextOffset(6)))
    #expect(!five.contains(TextOffset(7)) && !five.contains(TextOffset(1)))
    #expect(five.contains(range(2, 7)) && five.contains(range(7, 7)) && !five.contains(range(6, 8)))
  }

  @Test("ranges intersect, touch or are apart")
  func combination() {
    #expect(range(0, 4).intersection(range(2, 6)) == range(2, 4))
    #expect(range(0, 4).intersects(range(2, 6)))
    #expect(range(0, 4).intersection(range(4, 6)) == range(4, 4))
    #expect(!range(0, 4).intersects(range(4, 6)))
    #expect(range(0, 4).intersection(range(5, 6)) == nil)
    #expect(range(5, 6).union(range(0, 2)) == range(0, 6))
    #expect(range(0, 2).hash == range(0, 2).hash)
  }

  private final class OtherLocation: NSObject, NSTextLocation {
    func compare(_ location: any NSTextLocation) -> ComparisonResult {
      location is OtherLocation ? .orderedSame : .orderedDescending
    }
  }

  @Test("a location of another kind is behind all offsets, and at no distance from them")
  func otherLocations() {
    let other = OtherLocation()
    #expect(TextOffset(9).compare(other) == .orderedAscending)
    #expect(!range(0, 4).contains(other))
    let content = NSTextContentStorage()
    #expect(content.offset(from: TextOffset(0), to: other) == NSNotFound)
    #expect(content.location(other, offsetBy: 1) == nil)
    #expect(NSTextRange(location: other).isEmpty)
  }

  @Test("the ranges of a selection are ordered and joined where they overlap")
  func selections() {
    let selection = NSTextSelection(
      [range(5, 8), range(0, 2), range(7, 9)], affinity: .downstream, granularity: .word)
    #expect(selection.textRanges == [range(0, 2), range(5, 9)])
    #expect(selection.isLogical && !selection.isTransient)
    selection.secondarySelectionLocation = TextOffset(1)
    #expect(!selection.isLogical)
    selection.typingAttributes = [.kern: 2]
    let other = selection.textSelection([range(1, 1)])
    #expect(other.granularity == .word && other.typingAttributes.count == 1 && !other.isLogical)
    #expect(NSTextSelection([], affinity: .upstream, granularity: .line).textRanges.isEmpty)
  }
}
