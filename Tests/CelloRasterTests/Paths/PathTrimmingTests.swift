import CelloRaster
import Testing

struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("the whole path is not changed, and an empty part is empty")
  func ends() {
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: -1, to: 2) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(square.trimmed(from: .nan, to: 0.5).isEmpty)
    #expect(Path().trimmed(from: 0.1, to: 0.5).isEmpty)
  }

  @Test("a part follows the path around corners, its closing line included")
  func part() {
    var expected = Path()
    expected.move(to: CGPoint(x: 5, y: 0))
    expected.addLine(to: CGPoint(x: 10, y: 0))
    expected.addLine(to: CGPoint(x: 10, y: 5))
    #expect(square.trimmed(from: 0.125, to: 0.375) == expected)
    #expect(square.trimmed(from: 0.9, to: 1).elements.last == .line(.zero))
  }
}
