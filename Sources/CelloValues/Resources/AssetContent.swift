internal import CelloAssets
internal import CelloJPEG
internal import CelloPNG
internal import CelloRaster
internal import CelloSymbols

/// A file of an asset catalog or a loose image, read and decoded.
enum AssetContent: Hashable, Sendable {
  /// A picture as it is stored, and how it is to be turned.
  case picture(Picture, EXIFOrientation)
  case drawing(DisplayList)
  case symbol(Symbol)
}

extension AssetContent {
  /// The picture in PNG or JPEG data or the drawing in SVG or PDF data.
  ///
  /// - Throws: `AssetError` for data that looks like SVG or PDF, `JPEGError` for data that begins as JPEG
  ///   does, `PNGError` for everything else.
  init(image data: Data, file: String) throws {
    if Self.looksLikeSVG(data) {
      self = .drawing(try SVGReader.drawing(of: [UInt8](data), file: file))
    } else if PDFReader.isPDF(data) {
      self = .drawing(try PDFReader.drawing(of: [UInt8](data), file: file))
    } else if JPEGDecoder.isJPEG(data) {
      let image = try JPEGDecoder().decode([UInt8](data), file: file)
      self = .picture(Picture(image.bitmap), image.orientation)
    } else {
      self = .picture(Picture(try PNGDecoder().decode([UInt8](data), file: file).bitmap), .up)
    }
  }

  /// The same content with its pixels turned upright.
  var upright: AssetContent {
    guard case .picture(let picture, let orientation) = self, orientation != .up else {
      return self
    }
    return .picture(Picture(picture.bitmap.upright(orientation)), .up)
  }

  /// The symbol in the data of a template.
  init(template data: Data, file: String) throws(AssetError) {
    let template = try SymbolTemplate([UInt8](data), file: file)
    self = .symbol(Symbol(name: file, template: template))
  }

  /// Returns a Boolean value that indicates whether the first character is an angle bracket, apart
  /// from blanks and a byte order mark.
  private static func looksLikeSVG(_ data: Data) -> Bool {
    let bytes = data.prefix(256).drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) || $0 >= 0xbb }
    return bytes.first == UInt8(ascii: "<")
  }
}
