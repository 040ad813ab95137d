import Testing

@testable import CelloSnapshots

/// Pixels of differences.
struct PixelWindowTests {
  private let white: UInt32 = 0xffff_ffff

  private func frame(of window: PixelWindow) -> [Int] {
    [window.x, window.y, window.width, window.height]
  }

  @Test("the window is the differences with a margin, and values are not premultiplied")
  func small() throws {
    let expected = Bitmap(width: 100, height: 50, filledWith: white)
    var actual = expected
    // Red with an alpha of 128.
    actual[40, 20] = 0x8000_0080
    let window = try #require(PixelWindow(expected: expected, actual: actual))
    #expect(frame(of: window) == [38, 18, 5, 5])
    #expect(window.expected == "ffffffff|0*25")
    #expect(window.actual == "ffffffff,ff000080|0*12,1,0*12")
  }

  @Test("differences that do not fit are shown from their first row on")
  func large() throws {
    let expected = Bitmap(width: 100, height: 50, filledWith: white)
    var actual = expected
    actual[60, 10] = 0
    for x in 0..<100 { actual[x, 40] = 0 }
    let window = try #require(PixelWindow(expected: expected, actual: actual))
    #expect(frame(of: window) == [58, 8, 32, 20])
  }

  @Test("pixels outside a picture have no color, and the window stays inside both")
  func sizes() throws {
    let expected = Bitmap(width: 3, height: 2, filledWith: white)
    let actual = Bitmap(width: 2, height: 2, filledWith: white)
    let window = try #require(PixelWindow(expected: expected, actual: actual))
    #expect(frame(of: window) == [0, 0, 3, 2])
    #expect(window.actual == "ffffffff,|0*2,1,0*2,1")
  }

  @Test("equal pictures have no window")
  func equal() {
    let bitmap = Bitmap(width: 3, height: 2, filledWith: white)
    #expect(PixelWindow(expected: bitmap, actual: bitmap) == nil)
    #expect(
      PixelWindow(expected: Bitmap(width: 0, height: 0), actual: Bitmap(width: 0, height: 0)) == nil
    )
  }
}
