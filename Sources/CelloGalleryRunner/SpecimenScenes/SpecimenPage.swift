import CelloRaster
import CelloSnapshots
import CelloSymbols
import CelloText

/// Symbols in rows with captions, in columns that are read from top to bottom.
struct SpecimenPage: Sendable {
  enum Rendering: Sendable { case monochrome, hierarchical, palette, multicolor }

  struct Symbol: Sendable {
    var name: String
    var values: SymbolConfigurationValues
    var rendering = Rendering.monochrome
  }

  /// A caption with a row of symbols below it.
  struct Block: Sendable {
    var caption: String
    var symbols: [Symbol]
  }

  var columns: Int
  /// The room of one symbol, in points.
  var cellSize: CGSize
  var blocks: [Block]

  private static let captionSize: CGFloat = 6.5
  private static let captionHeight: CGFloat = 8
  private static let margin: CGFloat = 6
  private static let columnGap: CGFloat = 8

  /// What the page looks like.
  func list(_ colors: Colors) -> DisplayList {
    let rowCount = max((blocks.count + columns - 1) / columns, 1)
    let blockHeight = Self.captionHeight + cellSize.height
    let captions = blocks.map { caption($0.caption) }
    // Wide enough for the longest caption, on whole points.
    let widest = captions.reduce(0) { max($0, Int($1.size.width) + 1) }
    let symbolCount = blocks.reduce(1) { max($0, $1.symbols.count) }
    let blockWidth =
      max(cellSize.width * CGFloat(symbolCount), CGFloat(widest)) + Self.columnGap
    var items: [DisplayList.Item] = []
    for (index, block) in blocks.enumerated() {
      let x = Self.margin + CGFloat(index / rowCount) * blockWidth
      let y = Self.margin + CGFloat(index % rowCount) * blockHeight
      captions[index].draw(
        into: &items, at: CGPoint(x: x, y: y), palette: [colors.caption])
      for (position, symbol) in block.symbols.enumerated() {
        let cell = CGRect(
          x: x + CGFloat(position) * cellSize.width, y: y + Self.captionHeight,
          width: cellSize.width, height: cellSize.height)
        items += draw(symbol, in: cell, colors)
      }
    }
    let size = CGSize(
      width: Self.margin * 2 + blockWidth * CGFloat(columns) - Self.columnGap,
      height: Self.margin * 2 + blockHeight * CGFloat(rowCount))
    return DisplayList(size: size, items: items)
  }

  /// One property for each row: a digest of its outlines and layers, so that a difference names the symbol.
  func resolved() -> ResolvedProperties {
    ResolvedProperties(
      blocks.compactMap { block in
        guard let name = block.symbols.first?.name else { return nil }
        var digest = ContentDigest()
        for symbol in block.symbols {
          guard let drawing = SymbolLibrary.symbol(named: symbol.name)?.drawing(symbol.values)
          else { continue }
          digest.add("\(drawing.size.width) \(drawing.baselineOffsetFromBottom)")
          for layer in drawing.layers {
            digest.add("\(layer.level) \(layer.role)")
            digest.add(
              DisplayList(
                size: drawing.size, items: [.fill(.path(layer.visibleOutline, .nonZero), .black)]
              ).description)
          }
        }
        return (name, String(digest.value.description.prefix(12)))
      })
  }

  // MARK: Parts

  private func caption(_ text: String) -> TextLayout {
    TextEngine.shared.layOut(
      StyledText(
        text, attributes: TextAttributes(font: FontDescription(size: Self.captionSize))),
      in: TextConstraints(width: .infinity, numberOfLines: 1, grid: PixelGrid(scale: 2)))
  }

  /// The symbol with its axis in the middle of the cell, and the capitals beside it in the middle of the height: on
  /// whole points, so that all stand on the pixels alike.
  private func draw(_ symbol: Symbol, in cell: CGRect, _ colors: Colors) -> [DisplayList.Item] {
    guard let found = SymbolLibrary.symbol(named: symbol.name) else { return [] }
    let drawing = found.drawing(symbol.values)
    let capHeight = CGFloat(Int(symbol.values.pointSize * 0.72))
    let baseline = cell.origin.y + (cell.size.height + capHeight) / 2
    let origin = CGPoint(
      x: cell.origin.x + (cell.size.width - drawing.size.width) / 2,
      y: baseline - (drawing.size.height - drawing.baselineOffsetFromBottom))
    return drawing.items(
      at: origin, rendering: colors.rendering(symbol.rendering),
      isMirrored: symbol.values.isMirrored)
  }
}

extension SpecimenPage {
  /// The colours that a page is painted with.
  struct Colors: Sendable {
    var paper: Color
    var ink: Color
    var caption: Color
    var tint: Color
    var palette: [Color]
    var roles: [SymbolColorRole: Color]

    func rendering(_ rendering: Rendering) -> SymbolRendering {
      switch rendering {
      case .monochrome: .monochrome(ink)
      case .hierarchical: .hierarchical(tint)
      case .palette: .palette(palette)
      case .multicolor: .multicolor(tint: tint, colors: roles)
      }
    }

    // Pure greys, of which a picture has no more than a palette holds. The system colours that the library's layers name, as the iOS 18 profile has them.
    static let light = Colors(
      paper: .white, ink: .black, caption: Color(red: 128, green: 128, blue: 128),
      tint: Color(red: 0, green: 122, blue: 255),
      palette: [
        Color(red: 255, green: 59, blue: 48), Color(red: 88, green: 86, blue: 214),
        Color(red: 48, green: 176, blue: 199),
      ],
      roles: [
        .red: Color(red: 255, green: 59, blue: 48), .orange: Color(red: 255, green: 149, blue: 0),
        .yellow: Color(red: 255, green: 204, blue: 0), .green: Color(red: 52, green: 199, blue: 89),
        .cyan: Color(red: 50, green: 173, blue: 230), .blue: Color(red: 0, green: 122, blue: 255),
        .brown: Color(red: 162, green: 132, blue: 94),
        .gray: Color(red: 142, green: 142, blue: 147),
        .indigo: Color(red: 88, green: 86, blue: 214), .mint: Color(red: 0, green: 199, blue: 190),
        .pink: Color(red: 255, green: 45, blue: 85), .purple: Color(red: 175, green: 82, blue: 222),
        .teal: Color(red: 48, green: 176, blue: 199), .white: .white, .black: .black,
      ])

    static let dark = Colors(
      paper: .black, ink: .white, caption: Color(red: 142, green: 142, blue: 142),
      tint: Color(red: 10, green: 132, blue: 255),
      palette: [
        Color(red: 255, green: 69, blue: 58), Color(red: 94, green: 92, blue: 230),
        Color(red: 64, green: 200, blue: 224),
      ],
      roles: [
        .red: Color(red: 255, green: 69, blue: 58), .orange: Color(red: 255, green: 159, blue: 10),
        .yellow: Color(red: 255, green: 214, blue: 10),
        .green: Color(red: 48, green: 209, blue: 88),
        .cyan: Color(red: 100, green: 210, blue: 255), .blue: Color(red: 10, green: 132, blue: 255),
        .brown: Color(red: 172, green: 142, blue: 104),
        .gray: Color(red: 142, green: 142, blue: 147),
        .indigo: Color(red: 94, green: 92, blue: 230), .mint: Color(red: 99, green: 230, blue: 226),
        .pink: Color(red: 255, green: 55, blue: 95), .purple: Color(red: 191, green: 90, blue: 242),
        .teal: Color(red: 64, green: 200, blue: 224), .white: .white, .black: .black,
      ])
  }
}
