import CelloRaster
import Testing

@testable import CelloSnapshots

/// The item that looks different.
struct DrawnItemTests {
  private static func fill(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color
  ) -> DisplayList.Item {
    .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), color)
  }

  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  private static let items: [DisplayList.Item] = [
    fill(0, 0, 40, 20, .white), fill(2, 2, 6, 6, .black),
    .group(
      DisplayList.Group(items: [fill(12, 2, 6, 6, .black), fill(20, 2, 6, 6, red)], opacity: 1)),
    fill(30, 2, 6, 6, red),
  ]

  private func found(
    _ change: (inout [DisplayList.Item]) -> Void, maxPixelCount: Int = 1_000_000
  ) throws -> (path: [Int], item: DisplayList.Item)? {
    var old = Self.items
    change(&old)
    let size = CGSize(width: 40, height: 20)
    let expected = try DisplayList(size: size, items: old).render(scale: 1)
    let drawing = RecordedDrawing(
      list: DisplayList(size: size, items: Self.items), scale: 1, background: nil)
    var search = DrawnItemSearch(
      drawing, expected: expected, maxPixelCount: maxPixelCount, renderer: PictureRenderer())
    return search?.run()
  }

  @Test("an item with another color is found")
  func color() throws {
    #expect(try found { $0[1] = Self.fill(2, 2, 6, 6, Self.blue) }?.path == [1])
    #expect(try found { $0[3] = Self.fill(30, 2, 6, 6, Self.blue) }?.path == [3])
  }

  @Test("an item with another size is found")
  func size() throws {
    #expect(try found { $0[3] = Self.fill(30, 2, 6, 5, Self.red) }?.path == [3])
  }

  @Test("an item that moved is found")
  func position() throws {
    #expect(try found { $0[1] = Self.fill(3, 2, 6, 6, .black) }?.path == [1])
  }

  @Test("an item that was added is found")
  func added() throws {
    #expect(try found { $0.remove(at: 3) }?.path == [3])
  }

  @Test("the background is found")
  func background() throws {
    #expect(try found { $0[0] = Self.fill(0, 0, 40, 20, Self.blue) }?.path == [0])
  }

  @Test("an item of a group is found")
  func nested() throws {
    let result = try found {
      $0[2] = .group(
        DisplayList.Group(
          items: [Self.fill(12, 2, 6, 6, .black), Self.fill(20, 2, 6, 6, Self.blue)], opacity: 1))
    }
    #expect(result?.path == [2, 1])
    #expect(result?.item == Self.fill(20, 2, 6, 6, Self.red))
  }

  @Test("nothing is found in equal pictures, or after the limit of drawings")
  func none() throws {
    #expect(try found { _ in } == nil)
    #expect(try found({ $0.remove(at: 3) }, maxPixelCount: 100) == nil)
  }

  @Test("a drawing that changed names its item and the view")
  @MainActor func reason() throws {
    let size = CGSize(width: 40, height: 20)
    let list = DisplayList(size: size, items: Self.items)
    var old = list
    old.items[1] = Self.fill(2, 2, 6, 6, Self.blue)
    let expected = try old.render(scale: 1)
    let reason = ReasonFinder().reason(
      for: ReasonFinder.Question(
        changes: [], expected: PixelDigest(expected),
        actual: PixelDigest(try list.render(scale: 1)),
        drawing: RecordedDrawing(list: list, scale: 1, background: nil) { path in
          path == [1] ? "dot" : nil
        }, expectedPicture: { expected }), nil)
    #expect(reason.verdict == .drawingChanged)
    #expect(reason.description == "drawing changed: fill rect (2, 2, 6, 6) #000000 of dot")
    #expect(reason.item?.summary == "fill of dot")
  }
}
