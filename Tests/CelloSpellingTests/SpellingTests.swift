import CelloSpelling
import Testing

struct SpellingTests {
  @Test(
    "the distance is the number of inserted, deleted, replaced and swapped letters",
    arguments: [
      ("", "", 0), ("star", "star", 0), ("star", "stars", 1), ("star", "tar", 1),
      ("star", "stir", 1), ("star", "satr", 1), ("", "star", 4), ("checkmrak", "checkmark", 1),
      ("kitten", "sitting", 3), ("gear", "trash", 4),
    ])
  func distance(one: String, other: String, expected: Int) {
    #expect(Spelling.distance(one, other) == expected)
    #expect(Spelling.distance(other, one) == expected)
  }

  @Test("a distance beyond the limit is the limit") func limit() {
    #expect(Spelling.distance("gear", "trash", limit: 3) == 3)
    #expect(Spelling.distance("a", String(repeating: "b", count: 10_000), limit: 5) == 5)
    #expect(Spelling.distance("gear", "gears", limit: 3) == 1)
  }
}
