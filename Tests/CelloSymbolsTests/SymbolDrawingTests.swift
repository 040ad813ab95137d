import CelloRaster
import Foundation
import Testing

@testable import CelloSymbols

struct SymbolDrawingTests {
  /// Returns points on an outline that are close enough to measure it.
  private func contours(_ path: Path) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    for element in path.elements {
      switch element {
      case .move(let point): result.append([point])
      case .line(let point): result[result.count - 1].append(point)
      case .cubic(let a, let b, let end):
        let start = result[result.count - 1].last!
        for i in 1...8 {
          let t = CGFloat(i) / 8
          let u = 1 - t
          let p = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          result[result.count - 1].append(
            CGPoint(
              x: p.0 * start.x + p.1 * a.x + p.2 * b.x + p.3 * end.x,
              y: p.0 * start.y + p.1 * a.y + p.2 * b.y + p.3 * end.y))
        }
      case .quadratic: Issue.record("symbols have lines and cubics only")
      case .close: break
      }
    }
    return result
  }

  /// Returns the area enclosed by the outline.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    for contour in contours(path) {
      var last = contour[contour.count - 1]
      for point in contour {
        sum += last.x * point.y - last.y * point.x
        last = point
      }
    }
    return abs(sum) / 2
  }

  /// Returns every `step`-th name.
  private func every(_ step: Int) -> [String] {
    let names = SymbolLibrary.names
    return stride(from: 0, to: names.count, by: step).map { names[$0] }
  }

  private func drawing(
    _ name: String, size: CGFloat = 17, _ weight: SymbolWeight = .regular,
    _ scale: SymbolScale = .medium
  ) throws -> SymbolDrawing {
    try #require(SymbolLibrary.symbol(named: name))
      .drawing(.init(pointSize: size, weight: weight, scale: scale))
  }

  @Test("each symbol is inside its image, which has the size of its kind")
  func bounds() throws {
    let configurations: [(SymbolWeight, SymbolScale, Int)] = [
      (.regular, .medium, 1), (.ultraLight, .small, 7), (.black, .large, 7),
    ]
    for (weight, scale, step) in configurations {
      for name in every(step) {
        let drawing = try drawing(name, weight, scale)
        #expect(!drawing.outline.isEmpty, "\(name)")
        let factor = scale == .small ? 0.79 : scale == .large ? 1.28 : 1
        #expect(
          drawing.size.width >= 3 && drawing.size.width <= 31 * factor, "\(name) \(drawing.size)")
        #expect(
          drawing.size.height >= 2 && drawing.size.height <= 27 * factor, "\(name) \(drawing.size)")
        var isInside = true
        for path in [drawing.outline] + drawing.layers.map(\.wholeOutline) {
          for point in contours(path).joined() {
            isInside = isInside && point.x >= 0 && point.x <= drawing.size.width
            isInside = isInside && point.y >= 0 && point.y <= drawing.size.height
          }
        }
        #expect(isInside, "\(name) in \(weight)")
      }
    }
  }

  @Test("no two symbols look the same, other names of one symbol aside")
  func differences() throws {
    var seen: [Path: String] = [:]
    for name in SymbolLibrary.names {
      let outline = try drawing(name).outline
      let symbol = try #require(SymbolLibrary.symbol(named: name))
      if let other = seen[outline] {
        let form = try #require(SymbolLibrary.symbol(named: other)).source
        #expect(symbol.source == form, "\(name) looks like \(other)")
      }
      seen[outline] = name
    }
  }

  @Test("ink grows with the weight")
  func weights() throws {
    for name in every(5) where !name.contains("fill") {
      var last: CGFloat = 0
      for weight in SymbolWeight.allCases {
        let area = area(try drawing(name, weight).outline)
        #expect(area > last, "\(name) in \(weight)")
        last = area
      }
    }
  }

  @Test("the size follows the point size exactly, and the scale by its factor")
  func sizes() throws {
    for name in ["star", "chevron.right", "bell.badge"] {
      let one = try drawing(name, size: 17)
      let two = try drawing(name, size: 34)
      #expect(abs(two.size.width - one.size.width * 2) < 1e-9)
      #expect(abs(two.size.height - one.size.height * 2) < 1e-9)
      #expect(abs(two.baselineOffsetFromBottom - one.baselineOffsetFromBottom * 2) < 1e-9)
      let large = try drawing(name, .regular, .large)
      #expect(abs(large.size.width / one.size.width - 1.28) < 0.03)
      let small = try drawing(name, .regular, .small)
      #expect(abs(small.size.width / one.size.width - 0.79) < 0.03)
    }
  }

  @Test("a circle at 17 points is 20 points wide and centered on the capitals")
  func circle() throws {
    let circle = try drawing("circle")
    #expect(abs(circle.size.width - 20) < 0.1)
    #expect(abs(circle.size.height - 19.55) < 0.1)
    // The bottom is half of the height below the middle of the capital letters, which is 0.36 em
    // above the baseline.
    #expect(abs(circle.baselineOffsetFromBottom - (circle.size.height / 2 - 0.36 * 17)) < 0.01)
  }

  @Test(
    "an impossible point size draws nothing",
    arguments: [
      CGFloat(0), CGFloat(-1), CGFloat.nan, CGFloat.infinity,
    ])
  func impossibleSizes(size: CGFloat) throws {
    let drawing = try drawing("star", size: size)
    #expect(drawing.size == .zero)
    #expect(drawing.items(rendering: .monochrome(.black)).isEmpty)
  }

  @Test("an enormous point size is limited") func enormousSize() throws {
    let drawing = try drawing("star", size: 1e300)
    #expect(drawing.size.width < 20_000)
  }

  @Test(
    "the layers of a symbol have its levels, from bottom to top",
    arguments: [
      ("bolt.slash", [1, 0]), ("location.slash.fill", [1, 0]), ("tag.slash", [1, 0]),
      ("person.2.slash", [2, 1, 0]), ("antenna.radiowaves.left.and.right.slash", [1, 1, 2, 0]),
      ("bubble.left.and.bubble.right.fill", [1, 0]), ("globe.americas", [1, 0]),
      ("mic.badge.plus", [1, 0, 0]), ("safari.fill", [1, 0]), ("sparkles", [0, 1]),
      ("square.and.arrow.down.fill", [1, 0]), ("arrow.triangle.2.circlepath.circle", [1, 0]),
      ("10.circle.fill", [1, 0]), ("fish", [0]),
    ])
  func levels(name: String, expected: [Int]) throws {
    #expect(try drawing(name).layers.map(\.level) == expected)
  }

  @Test("one color is one path") func monochrome() throws {
    for name in SymbolLibrary.names {
      let items = try drawing(name).items(rendering: .monochrome(.black))
      #expect(items.count == 1, "\(name)")
    }
  }

  @Test(
    "a filled variant has the outer edge of the plain one",
    arguments: ["star", "circle", "doc", "bell"])
  func filledVariants(name: String) throws {
    let plain = try drawing(name)
    let filled = try drawing(name + ".fill")
    #expect(abs(plain.size.width - filled.size.width) < 0.01)
    #expect(abs(plain.size.height - filled.size.height) < 0.01)
    #expect(area(filled.outline) > area(plain.outline) * 1.2)
  }

  @Test(
    "digits, checkmarks and the like are not turned round with the rest",
    arguments: ["list.number", "checklist", "text.badge.checkmark", "music.note.list"])
  func upright(name: String) throws {
    let symbol = try #require(SymbolLibrary.symbol(named: name))
    let straight = symbol.drawing(SymbolConfigurationValues(pointSize: 100))
    let turned = symbol.drawing(SymbolConfigurationValues(pointSize: 100, isMirrored: true))
    #expect(symbol.mirrorsInRightToLeft)
    #expect(straight.outline != turned.outline)
    #expect(abs(area(straight.outline) - area(turned.outline)) < 1)
  }

  @Test("a symbol without digits and the like is the same before the mirror")
  func turned() throws {
    let symbol = try #require(SymbolLibrary.symbol(named: "list.bullet"))
    #expect(
      symbol.drawing(SymbolConfigurationValues())
        == symbol.drawing(SymbolConfigurationValues(isMirrored: true)))
  }

  @Test("mirroring exchanges left and right of the image") func mirrored() throws {
    let drawing = try drawing("chevron.forward")
    #expect(try #require(SymbolLibrary.symbol(named: "chevron.forward")).mirrorsInRightToLeft)
    #expect(try !#require(SymbolLibrary.symbol(named: "chevron.right")).mirrorsInRightToLeft)
    let origin = CGPoint(x: 5, y: 7)
    let items = drawing.items(at: origin, rendering: .monochrome(.black), isMirrored: true)
    let expected = drawing.outline.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5 + drawing.size.width, ty: 7))
    #expect(items == [.fill(.path(expected, .nonZero), .black)])
  }

  /// Returns a closure that provides the colors of some roles, and black for everything else.
  private static func lookUp(
    _ colors: [SymbolColorRole: Color]
  ) -> @Sendable (SymbolPaint) -> Color {
    { if case .role(let role) = $0 { colors[role] ?? .black } else { .black } }
  }

  @Test("levels use the colors of a palette, and the last color for the remaining levels")
  func palette()
    throws
  {
    let drawing = try drawing("checkmark.circle.fill")
    let red = Color(red: 255, green: 0, blue: 0)
    func colors(_ rendering: SymbolRendering) -> [Color] {
      drawing.items(rendering: rendering).compactMap {
        if case .fill(_, let color) = $0 { color } else { nil }
      }
    }
    #expect(colors(.palette([.white, red])) == [red, .white], "the disc first, the mark on it")
    // A layer with the color of the layer below is a hole in that layer.
    #expect(colors(.palette([red])) == [red])
    #expect(colors(.palette([])) == [])
    #expect(
      colors(.hierarchical(red)) == [red.multiplyingAlpha(by: 0.5), red])
    #expect(
      colors(.multicolor(Self.lookUp([.green: red, .white: .white]))) == [red, .white])
  }

  @Test("in multicolor rendering, inner parts with the surrounding color are holes")
  func holesInOwnColors() throws {
    let person = try drawing("person.crop.circle.fill.badge.plus")
    let green = Color(red: 0, green: 255, blue: 0)
    let items = person.items(
      rendering: .multicolor(Self.lookUp([.green: green, .white: .white])))
    // The layers are the disc, its bust, the badge, and the symbol in the badge. The bust is not
    // painted; the symbol is white.
    #expect(person.layers.map(\.isInlay) == [false, true, false, true])
    let paths = items.compactMap { item -> Path? in
      guard case .fill(.path(let path, _), _) = item else { return nil }
      return path
    }
    #expect(paths.count == 3)
    #expect(paths.first == person.layers[0].visibleOutline)
  }

  @Test("a translucent color fades the finished symbol") func translucentHierarchy() throws {
    let drawing = try drawing("checkmark.circle.fill")
    let faint = Color.black.multiplyingAlpha(by: 0.3)
    let items = drawing.items(rendering: .hierarchical(faint))
    guard case .group(let group)? = items.first else {
      Issue.record("a group is expected")
      return
    }
    #expect(items.count == 1)
    #expect(abs(group.opacity - 0.3) < 0.001)
    #expect(drawing.items(rendering: .monochrome(.clear)).isEmpty)
  }

  @Test("below a translucent layer the lower one is cut out") func translucentPalette() throws {
    let drawing = try drawing("checkmark.circle.fill")
    let faint = Color.white.multiplyingAlpha(by: 0.5)
    let items = drawing.items(rendering: .palette([faint, .black]))
    #expect(items.first == .fill(.path(drawing.layers[0].visibleOutline, .nonZero), .black))
    #expect(area(drawing.layers[0].visibleOutline) < area(drawing.layers[0].wholeOutline))
  }
}
