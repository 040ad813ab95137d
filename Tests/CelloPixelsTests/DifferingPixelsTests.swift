import CelloPixels
import Testing

/// The pixels in which pictures differ.
struct DifferingPixelsTests {
  private let white = Bitmap(width: 4, height: 3, filledWith: 0xffff_ffff)

  private func differences(at points: [(x: Int, y: Int)]) -> DifferingPixels {
    var other = white
    for point in points { other[point.x, point.y] = 0xff00_0000 }
    return DifferingPixels(white, other)
  }

  @Test("equal pictures have none, and nothing agrees with none")
  func equal() {
    let none = DifferingPixels(white, white)
    #expect(none.isEmpty)
    #expect(none.agreement(with: none) == 0)
    #expect(none.agreement(with: differences(at: [(0, 0)])) == 0)
  }

  @Test("the agreement is the share of the common pixels in all pixels")
  func agreement() {
    let three = differences(at: [(0, 0), (3, 1), (2, 2)])
    #expect(three.agreement(with: three) == 1)
    #expect(three.agreement(with: differences(at: [(3, 1), (2, 2), (3, 2)])) == 0.5)
    #expect(three.agreement(with: differences(at: [(1, 1)])) == 0)
  }

  @Test("runs of pixels side by side end at the edges of the picture")
  func runs() {
    #expect(differences(at: []).mostFrequentRuns(width: 4) == [])
    #expect(differences(at: [(1, 1)]).mostFrequentRuns(width: 4) == [1])
    // Two runs of two pixels in rows, and one of three pixels in a column.
    let shape = differences(at: [(2, 0), (3, 0), (0, 1), (3, 1), (2, 2), (3, 2)])
    #expect(shape.mostFrequentRuns(width: 4) == [2, 1])
    let column = differences(at: [(1, 0), (1, 1), (1, 2)])
    #expect(column.mostFrequentRuns(width: 4) == [1, 3])
    #expect(column.mostFrequentRuns(width: 0) == [])
  }
}
