import Foundation
import Testing
import UIKit

struct TextFinderTests {
  private func ranges(
    _ query: String, _ text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
    _ options: NSString.CompareOptions = .caseInsensitive
  ) -> [[Int]] {
    TextFinder(query, method: method, options: options).ranges(in: text)
      .map { [$0.location, $0.length] }
  }

  @Test func `matches do not overlap, and are in UTF-16 code units`() {
    #expect(ranges("aa", "aaaaa") == [[0, 2], [2, 2]])
    #expect(ranges("aab", "aaab aab") == [[1, 3], [5, 3]])
    #expect(ranges("x", "👩‍👧x é x") == [[5, 1], [9, 1]] || ranges("x", "👩‍👧x é x").count == 2)
    #expect(ranges("x", "👋x") == [[2, 1]])
  }

  @Test func `an empty query, an empty text and a longer query match nothing`() {
    #expect(ranges("", "text").isEmpty)
    #expect(ranges("a", "").isEmpty)
    #expect(ranges("abc", "ab").isEmpty)
  }

  @Test func `the characters of patterns stand for themselves`() {
    #expect(ranges(".*", "a.*b .* c") == [[1, 2], [5, 2]])
    #expect(ranges("[a-z]+\\", "x[a-z]+\\") == [[1, 7]])
    #expect(ranges("$0^(", "$0^(") == [[0, 4]])
  }

  @Test func `case matters only without the option`() {
    #expect(ranges("Kiwi", "kiwi KIWI Kiwi").count == 3)
    #expect(ranges("Kiwi", "kiwi KIWI Kiwi", .contains, []) == [[10, 4]])
  }

  @Test func `accents matter unless they are ignored, in either form`() {
    #expect(ranges("cafe", "café").isEmpty)
    #expect(ranges("cafe", "café", .contains, .diacriticInsensitive) == [[0, 4]])
    #expect(ranges("caf\u{e9}", "cafe\u{301}", .contains, []) == [[0, 5]])
    #expect(ranges("caf\u{e9}", "cafe\u{301}", .contains, .literal).isEmpty)
  }

  @Test func `a match does not divide characters`() {
    #expect(ranges("👩", "👩‍👧").isEmpty)
    #expect(ranges("e", "e\u{301}").isEmpty)
    #expect(ranges("👩‍👧", "a👩‍👧") == [[1, 5]])
  }

  @Test func `whole words and beginnings of words`() {
    let text = "art party start art’s ART"
    #expect(ranges("art", text, .fullWord) == [[0, 3], [22, 3]])
    #expect(ranges("art", text, .startsWith) == [[0, 3], [16, 3], [22, 3]])
    #expect(ranges("-a", "b-a c", .fullWord) == [[1, 2]])
    #expect(ranges("שלום", "שלום עולם, שלומי", .fullWord) == [[0, 4]])
  }

  @Test func `a long query that nearly matches everywhere takes linear time`() {
    let text = String(repeating: "a", count: 100_000)
    let query = String(repeating: "a", count: 1_000) + "b"
    #expect(ranges(query, text).isEmpty)
  }
}
