import Testing

@testable import CelloSnapshots

/// Film strips in results.
struct FilmStripComparisonTests {
  private func strip(_ digests: [String], layout: String = "2 columns, 8×4 px, 10×20 px apart")
    -> ResolvedProperties
  {
    ResolvedProperties(
      [("film strip", layout)]
        + digests.enumerated().map { ("frame \($0 + 1) at 0.\($0)00 s", $1) })
  }

  @Test("a layout survives printing and parsing, and other texts are no layouts")
  func layoutText() {
    let layout = FilmStripLayout(columns: 3, width: 120, height: 40, across: 128, down: 64)
    #expect(layout.text == "3 columns, 120×40 px, 128×64 px apart")
    #expect(FilmStripLayout(layout.text) == layout)
    for text in [
      "", "3 columns", "0 columns, 1×1 px, 1×1 px apart",
      "99999999999999999999 columns, 1×1 px, 1×1 px apart",
      "3 columns, 120×40 px, 128×64 px apart ",
    ] {
      #expect(FilmStripLayout(text) == nil)
    }
  }

  @Test("a frame is a part of the picture")
  func frames() throws {
    let layout = FilmStripLayout(columns: 2, width: 2, height: 1, across: 3, down: 2)
    var picture = Bitmap(width: 5, height: 3)
    for index in picture.pixels.indices { picture.pixels[index] = UInt32(index) }
    #expect(layout.frame(0, of: picture)?.pixels == [0, 1])
    #expect(layout.frame(1, of: picture)?.pixels == [3, 4])
    #expect(layout.frame(2, of: picture)?.pixels == [10, 11])
    #expect(layout.frame(4, of: picture) == nil)
    #expect(layout.frame(-1, of: picture) == nil)
  }

  @Test("the first frame that differs is named, and how many")
  func differences() throws {
    let old = strip(["a", "b", "c", "d"])
    let some = try #require(FilmStripComparison(strip(["a", "x", "c", "y"]), recorded: old))
    #expect(some.frames.map(\.isDifferent) == [false, true, false, true])
    #expect(some.frames.map(\.time) == [0, 0.1, 0.2, 0.3])
    #expect(some.summary == "2 of 4 frames differ, the first is frame 2 at 0.100 s")
    let one = try #require(FilmStripComparison(strip(["a", "b", "x", "d"]), recorded: old))
    #expect(one.summary == "only frame 3 at 0.200 s of 4 frames differs")
    let longer = try #require(
      FilmStripComparison(strip(["a", "b", "c", "d", "e"]), recorded: old))
    #expect(longer.expectedCount == 4)
    #expect(
      longer.summary == "only frame 5 at 0.400 s of 5 frames differs; 5 frames instead of 4")
    let shorter = try #require(FilmStripComparison(strip(["a", "b"]), recorded: old))
    #expect(shorter.summary == "2 frames instead of 4")
    let equal = try #require(FilmStripComparison(old, recorded: old))
    #expect(equal.summary == nil && equal.firstDifference == nil)
  }

  @Test("a strip without a reference has no differences, and other pictures are no strips")
  func withoutReference() throws {
    let new = try #require(FilmStripComparison(strip(["a", "b"]), recorded: nil))
    #expect(new.frames.map(\.isDifferent) == [nil, nil])
    #expect(new.expected == nil && new.summary == nil)
    #expect(
      FilmStripComparison(ResolvedProperties([("frame 1 at 0.100 s", "a")]), recorded: nil) == nil)
  }
}
