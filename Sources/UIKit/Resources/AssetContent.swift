internal import CelloAssets
internal import CelloPNG
internal import CelloRaster
internal import CelloSymbols

/// A file of an asset catalog or a loose image, read and decoded.
enum AssetContent: Hashable, Sendable {
  case picture(Picture)
  case drawing(DisplayList)
  case symbol(Symbol)
}

extension AssetContent {
  /// The picture in PNG data or the drawing in SVG data.
  ///
  /// - Throws: `AssetError` for data that looks like SVG, `PNGError` for everything else.
  init(image data: Data, file: String) throws {
    if Self.looksLikeSVG(data) {
      self = .drawing(try SVGReader.drawing(of: [UInt8](data), file: file))
    } else {
      self = .picture(Picture(try PNGDecoder().decode([UInt8](data), file: file).bitmap))
    }
  }

  /// The symbol in the data of a template.
  init(template data: Data, file: String) throws(AssetError) {
    let template = try SymbolTemplate([UInt8](data), file: file)
    self = .symbol(Symbol(name: file, template: template))
  }

  /// Whether the first character is an angle bracket, apart from blanks and a byte order mark.
  private static func looksLikeSVG(_ data: Data) -> Bool {
    let bytes = data.prefix(256).drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) || $0 >= 0xbb }
    return bytes.first == UInt8(ascii: "<")
  }
}
