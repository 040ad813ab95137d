import Testing

@testable import CelloRaster

/// Pictures that are drawn band by band, after pictures from which they differ in some bands.
struct DrawnFrameTests {
  /// The pixels of frames that are drawn one after the other.
  private struct Film {
    let renderer: Renderer
    var former: DrawnFrame?
    var pixels: [UInt32] = []
    /// The number of bands that were drawn for the last frame.
    var drawnCount = 0

    mutating func draw(_ list: DisplayList, scale: CGFloat, background: Color? = nil) throws {
      drawnCount = 0
      let size = try Renderer.pixelSize(of: list, scale: scale)
      let count = size.width * size.height
      if pixels.count != count { pixels = Array(repeating: 0x1234_5678, count: count) }
      var (pixels, drawnCount) = (pixels, 0)
      former = try renderer.drawBands(
        of: list, scale: scale, background: background, after: former
      ) { frame, index, band in
        let start = index * frame.rowsPerBand * frame.width
        pixels.replaceSubrange(start..<start + band.count, with: band)
        drawnCount += 1
      }
      (self.pixels, self.drawnCount) = (pixels, drawnCount)
    }
  }

  /// Returns items with a random change somewhere in the tree.
  private static func changed(
    _ items: [DisplayList.Item], by other: DisplayList.Item, _ random: inout Random
  ) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [other] }
    var items = items
    let index = random.next(items.count)
    if case .group(var group) = items[index], random.next(4) > 0 {
      if random.next(4) == 0 {
        group.opacity = group.opacity == 1 ? 0.5 : 1
      } else {
        group.items = changed(group.items, by: other, &random)
      }
      items[index] = .group(group)
      return items
    }
    switch random.next(5) {
    case 0: items.remove(at: index)
    case 1: items.insert(other, at: index)
    case 2: items.swapAt(index, random.next(items.count))
    case 3:
      items[index] = .group(
        .init(items: [items[index]], transform: CGAffineTransform(translationX: 0, y: 3.3)))
    default: items[index] = other
    }
    return items
  }

  @Test(
    "each frame has the pixels of its picture, whatever was drawn before",
    arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) throws {
    var random = Random(7)
    for rows in [1, 7, 1_000] {
      let renderer = Renderer(bandBytes: rows * 120 * Int(scale) * 4)
      for list in SamePixelsTests.lists {
        var film = Film(renderer: renderer)
        var frame = list
        for _ in 0..<6 {
          try film.draw(frame, scale: scale)
          #expect(film.pixels == (try frame.render(scale: scale).pixels))
          let others = SamePixelsTests.lists[random.next(SamePixelsTests.lists.count)].items
          frame.items = Self.changed(frame.items, by: others[0], &random)
        }
      }
    }
  }

  /// Rectangles of 20 by 5 points below each other.
  private func column(_ colors: [Color], opacity: CGFloat = 1) -> DisplayList {
    let items = colors.enumerated().map { index, color in
      DisplayList.Item.group(
        .init(items: [
          .fill(.rect(CGRect(x: 0, y: index * 5, width: 20, height: 5)), color)
        ]))
    }
    return DisplayList(
      size: CGSize(width: 20, height: 5 * colors.count),
      items: [.group(.init(items: items, opacity: opacity))])
  }

  @Test("only bands with changes are drawn")
  func changedBands() throws {
    var film = Film(renderer: Renderer(bandBytes: 20 * 4 * 5))
    var colors = (0..<10).map { Color(0x11_1111 * $0) }
    try film.draw(column(colors), scale: 1)
    #expect(film.drawnCount == 10)
    try film.draw(column(colors), scale: 1)
    #expect(film.drawnCount == 0)
    colors[3] = Color(0xff_0000)
    try film.draw(column(colors), scale: 1)
    #expect(film.drawnCount == 1)
    colors.swapAt(1, 8)
    try film.draw(column(colors), scale: 1)
    #expect(film.drawnCount == 2)
    // All rows of a group with another opacity.
    try film.draw(column(colors, opacity: 0.5), scale: 1)
    #expect(film.drawnCount == 10)
    #expect(film.pixels == (try column(colors, opacity: 0.5).render(scale: 1).pixels))
  }

  @Test("frames of another size, scale or background are drawn completely")
  func otherFrames() throws {
    var film = Film(renderer: Renderer(bandBytes: 20 * 4 * 5))
    let colors = (0..<10).map { Color(0x11_1111 * $0) }
    try film.draw(column(colors), scale: 1)
    try film.draw(column(colors), scale: 2)
    #expect(film.pixels == (try column(colors).render(scale: 2).pixels))
    try film.draw(column(colors, opacity: 0.5), scale: 2, background: .white)
    try film.draw(column(colors, opacity: 0.5), scale: 2)
    #expect(film.pixels == (try column(colors, opacity: 0.5).render(scale: 2).pixels))
    try film.draw(column(colors.dropLast()), scale: 2)
    #expect(film.pixels == (try column(colors.dropLast()).render(scale: 2).pixels))
    try film.draw(DisplayList(size: .zero), scale: 2)
    #expect(film.pixels.isEmpty && film.drawnCount == 0)
    #expect(throws: RasterError.self) { try film.draw(column(colors), scale: .nan) }
  }

  @Test("if an item reads pixels of other rows, all bands are drawn")
  func backdrops() throws {
    var film = Film(renderer: Renderer(bandBytes: 20 * 4 * 5))
    var colors = (0..<10).map { Color(0x11_1111 * $0) }
    for color in [0xff_0000, 0x00_ff00] {
      colors[9] = Color(color)
      var list = column(colors)
      list.items.append(
        .backdrop(.init(shape: .rect(CGRect(x: 0, y: 20, width: 20, height: 30)), sigma: 9)))
      try film.draw(list, scale: 1)
      #expect(film.drawnCount == 10)
      #expect(film.pixels == (try list.render(scale: 1).pixels))
    }
  }
}
