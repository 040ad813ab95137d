import CelloRaster
import CelloSnapshots
import CelloSymbols
import CelloText
import UIKit

/// Symbols in rows with captions. The rows are arranged in columns, which are read from top to
/// bottom.
struct SpecimenPage: Sendable {
  enum Rendering: Sendable { case monochrome, hierarchical, palette, multicolor }

  struct Symbol: Sendable {
    var name: String
    var values: SymbolConfigurationValues
    var rendering = Rendering.monochrome
  }

  /// A caption above a row of symbols.
  struct Block: Sendable {
    var caption: String
    var symbols: [Symbol]
  }

  var columns: Int
  /// The size of the area for a symbol, in points.
  var cellSize: CGSize
  var blocks: [Block]

  private static let captionSize: CGFloat = 6.5
  private static let captionHeight: CGFloat = 8
  private static let margin: CGFloat = 6
  private static let columnGap: CGFloat = 8

  /// Returns the drawing of the page.
  func list(_ colors: Colors) -> DisplayList {
    let rowCount = max((blocks.count + columns - 1) / columns, 1)
    let blockHeight = Self.captionHeight + cellSize.height
    let captions = blocks.map { caption($0.caption) }
    // The width fits the longest caption, in whole points.
    let widest = captions.reduce(0) { max($0, Int(clamping: $1.size.width) + 1) }
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

  /// Returns one property for each row: a digest of its outlines and layers, so that a difference
  /// names the symbol.
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
            digest.add("\(layer.level) \(layer.paint)")
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

  /// Returns a symbol with its axis at the center of the cell, vertically centered on the capital
  /// letters. Both are at whole points, so that all symbols have the same position relative to the
  /// pixels.
  private func draw(_ symbol: Symbol, in cell: CGRect, _ colors: Colors) -> [DisplayList.Item] {
    guard let found = SymbolLibrary.symbol(named: symbol.name) else { return [] }
    let drawing = found.drawing(symbol.values)
    let capHeight = CGFloat(Int(clamping: symbol.values.pointSize * 0.72))
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
  /// The colors of a page.
  struct Colors: Sendable {
    var paper: Color
    var ink: Color
    var caption: Color
    var tint: Color
    var palette: [Color]
    var paints: @Sendable (SymbolPaint) -> Color

    func rendering(_ rendering: Rendering) -> SymbolRendering {
      switch rendering {
      case .monochrome: .monochrome(ink)
      case .hierarchical: .hierarchical(tint)
      case .palette: .palette(palette)
      case .multicolor: .multicolor(paints)
      }
    }

    static let light = Colors(
      .light, paper: .white, ink: .black, caption: Color(red: 128, green: 128, blue: 128))
    static let dark = Colors(
      .dark, paper: .black, ink: .white, caption: Color(red: 142, green: 142, blue: 142))

    /// Gray colors, so that all colors of a picture fit into a palette, and the system colors of
    /// iOS 18.
    private init(_ style: UIUserInterfaceStyle, paper: Color, ink: Color, caption: Color) {
      let traits = UITraitCollection {
        $0.systemVersion = .iOS18
        $0.userInterfaceStyle = style
      }
      self.paper = paper
      self.ink = ink
      self.caption = caption
      palette = [UIColor.systemRed, .systemIndigo, .systemTeal].map { $0.color(in: traits) }
      let tint = UIColor.systemBlue.color(in: traits)
      self.tint = tint
      paints = { $0.color(tint: tint, traits: traits) }
    }
  }
}
