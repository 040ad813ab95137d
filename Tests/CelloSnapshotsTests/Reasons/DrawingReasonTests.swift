import CelloRaster
import Testing

@testable import CelloSnapshots

/// Changes of the code of a drawing, proved with the drawing of an earlier revision.
@MainActor struct DrawingReasonTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  private static func fill(_ x: CGFloat, _ color: Color) -> DisplayList.Item {
    .fill(.rect(CGRect(x: x, y: 2, width: 6, height: 6)), color)
  }

  private static func group(
    _ items: [DisplayList.Item], opacity: CGFloat = 1
  ) -> DisplayList.Item {
    .group(DisplayList.Group(items: items, opacity: opacity))
  }

  private static let items = [
    fill(0, .white), group([fill(8, .black), fill(16, red)]), fill(24, red), fill(32, .black),
  ]

  private static func list(_ items: [DisplayList.Item], width: CGFloat = 40) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: 10), items: items)
  }

  private static func digest(_ list: DisplayList) throws -> PixelDigest {
    PixelDigest(try list.render(scale: 1))
  }

  /// Returns the reason of the difference of a drawing.
  private func reason(
    _ old: DisplayList, _ new: DisplayList = list(items), expected: PixelDigest? = nil,
    views: [[Int]: String] = [:], known: Reason? = nil, _ overrides: PropertyOverrides? = nil
  ) throws -> Reason? {
    let expected = try expected ?? Self.digest(old)
    var drawing = RecordedDrawing(list: new, scale: 1, background: nil)
    drawing.viewOfItem = { views[$0] }
    return ReasonFinder().reason(
      for: ReasonFinder.DrawingQuestion(
        former: DrawingArchive(
          RecordedDrawing(list: old, scale: 1, background: nil), digest: expected),
        drawing: drawing, expected: expected, actual: try Self.digest(new), reason: known),
      overrides)
  }

  @Test("an item in another color is proved, with the view that draws it")
  func color() throws {
    var old = Self.items
    old[2] = Self.fill(24, Self.blue)
    let reason = try reason(Self.list(old), views: [[2]: "UISwitch3"])
    #expect("\(try #require(reason))" == "proved: fill #0000ff → #ff0000 of UISwitch")
    #expect(reason?.isMinimal == true)
  }

  @Test("an item that moved is named with both rectangles")
  func position() throws {
    var old = Self.items
    old[2] = Self.fill(25, Self.red)
    let reason = try reason(Self.list(old), views: [[2]: "tag"])
    #expect(
      "\(try #require(reason))" == "proved: fill (25, 2, 6, 6) → (24, 2, 6, 6) of tag")
  }

  @Test(
    "a path is named with its first different numbers, and a path without a counterpart with its first ones"
  )
  func path() throws {
    func curve(_ x: CGFloat, _ color: Color = Self.red) -> DisplayList.Item {
      var path = Path()
      path.move(to: CGPoint(x: 20, y: 2))
      path.addLine(to: CGPoint(x: x, y: 9))
      path.addLine(to: CGPoint(x: 16, y: 9))
      path.addLine(to: CGPoint(x: 16, y: 2))
      path.close()
      return .fill(.path(path, .nonZero), color)
    }
    func text(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) throws -> String {
      "\(try #require(try reason(Self.list(old), Self.list(new), views: [[0]: "symbol"])))"
    }
    #expect(
      try text([curve(30)], [curve(28)])
        == "proved: fill [… 30 …] → [… 28 …] of symbol")
    #expect(
      try text([curve(30)], [curve(28, Self.blue)])
        == "proved: fill [… 30 …] #ff0000 → [… 28 …] #0000ff of symbol")
    #expect(
      try text([curve(30)], [curve(30, Self.blue)])
        == "proved: fill #ff0000 → #0000ff of symbol")
    #expect(
      try text([], [curve(30)]) == "proved: fill absent → path [M 20 …] #ff0000 of symbol")
    #expect(
      try text([Self.fill(16, Self.red)], [curve(30)])
        == "proved: fill rect (16, 2, 6, 6) → path [M 20 …] of symbol")
  }

  @Test("an item of a group is compared on its own")
  func nested() throws {
    var old = Self.items
    old[1] = Self.group([Self.fill(8, .black), Self.fill(16, Self.blue)])
    let reason = try reason(Self.list(old), views: [[1, 1]: "tag", [1, 0]: "other"])
    #expect("\(try #require(reason))" == "proved: fill #0000ff → #ff0000 of tag")
  }

  @Test("a group that is faded differently is a change without its items")
  func opacity() throws {
    var old = Self.items
    old[1] = Self.group([Self.fill(8, .black), Self.fill(16, Self.red)], opacity: 0.5)
    let reason = try reason(Self.list(old), views: [[1]: "tag"])
    #expect("\(try #require(reason))" == "proved: group opacity 0.5 → default of tag")
  }

  @Test("added and removed items are proved")
  func count() throws {
    var old = Self.items
    old.remove(at: 3)
    #expect(
      "\(try #require(try reason(Self.list(old), views: [[3]: "tag"])))"
        == "proved: fill absent → rect (32, 2, 6, 6) #000000 of tag")
    old = Self.items
    old.insert(Self.fill(12, Self.blue), at: 3)
    #expect(
      "\(try #require(try reason(Self.list(old), views: [[3]: "tag"])))"
        == "proved: fill rect (12, 2, 6, 6) #0000ff → absent of tag")
  }

  @Test("an item that is covered is not part of the cause, and two views are both named")
  func minimal() throws {
    var old = Self.items
    // Covered by the group.
    old.insert(Self.fill(8, Self.blue), at: 1)
    old[3] = Self.fill(24, Self.blue)
    old[4] = Self.fill(32, Self.red)
    let reason = try reason(
      Self.list(old), views: [[1]: "covered", [2]: "first", [3]: "second"])
    #expect(
      "\(try #require(reason))"
        == "proved: fill #0000ff → #ff0000 of first; fill #ff0000 → #000000 of second")
  }

  @Test("several items of a view are one change")
  func several() throws {
    var old = Self.items
    old[2] = Self.fill(24, Self.blue)
    old[3] = Self.fill(32, Self.blue)
    let reason = try reason(
      Self.list(old), views: [[2]: "UISwitch", [3]: "UISwitch"])
    #expect("\(try #require(reason))" == "proved: fill #0000ff → #ff0000 and 1 more of UISwitch")
  }

  @Test("another size is a change")
  func size() throws {
    let reason = try reason(Self.list(Self.items, width: 38))
    #expect("\(try #require(reason))" == "proved: size 38×10 pt → 40×10 pt of picture")
  }

  @Test("equal lists that looked different are a change of the rasterizer")
  func rasterizer() throws {
    // The digest that the earlier revision has drawn from the same items.
    let expected = PixelDigest(ofBytes: [7])
    let reason = try reason(Self.list(Self.items), expected: expected)
    #expect("\(try #require(reason))" == "proved: rasterizer former → present of picture")
    // Whether different items look different for this reason cannot be said.
    var old = Self.items
    old[2] = Self.fill(24, Self.blue)
    #expect(try self.reason(Self.list(old), expected: expected) == nil)
  }

  @Test("the drawing of a revision that did not record the reference proves nothing")
  func otherRevision() throws {
    var old = Self.items
    old[2] = Self.fill(24, Self.blue)
    let drawing = RecordedDrawing(list: Self.list(Self.items), scale: 1, background: nil)
    let reason = ReasonFinder().reason(
      for: ReasonFinder.DrawingQuestion(
        former: DrawingArchive(
          RecordedDrawing(list: Self.list(old), scale: 1, background: nil),
          digest: try Self.digest(Self.list(old))), drawing: drawing,
        expected: PixelDigest(ofBytes: [7]), actual: try Self.digest(Self.list(Self.items))), nil)
    #expect(reason == nil)
  }

  @Test("properties that explain a part of the difference are part of the cause")
  func properties() throws {
    var old = Self.items
    old[2] = Self.fill(24, Self.blue)
    old[3] = Self.fill(32, Self.blue)
    let change = ResolvedProperties.Change(name: "tag.color", old: "blue", new: "black")
    let putBack = Self.list([Self.items[0], Self.items[1], Self.items[2], Self.fill(32, Self.blue)])
    let overrides = PropertyOverrides(candidates: { _ in .init() }) { changes in
      DrawnCase(list: changes.isEmpty ? Self.list(Self.items) : putBack, scale: 1)
    }
    let reason = try reason(
      Self.list(old), views: [[2]: "first", [3]: "tag"], known: Reason(.notSufficient, [change]),
      overrides)
    #expect(
      "\(try #require(reason))"
        == "proved: color blue → black of tag; fill #0000ff → #ff0000 of first")
  }
}
