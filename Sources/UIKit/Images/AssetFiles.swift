internal import CelloAssets
internal import CelloPNG
internal import CelloRaster
internal import Synchronization

/// A file of an asset catalogue or a loose image, read and decoded.
enum AssetContent: Hashable, Sendable {
  case picture(Picture)
  case drawing(DisplayList)
  case template(SymbolTemplate)
}

/// The files that images and colours have been read from, each read once. What cannot be read is noted in
/// ``ImageWarnings``.
enum AssetFiles {
  /// Larger than the catalogs of an app; the limit bounds the memory of programs that create files endlessly.
  private static let contents = Mutex(
    GenerationalCache<String, AssetContent?>(capacity: 8192))

  /// A picture or a drawing, by what the file contains; `nil` when it cannot be read.
  static func image(at path: String) -> AssetContent? {
    content(at: path) { try AssetContent(image: $0, file: path) }
  }

  /// A symbol's template; `nil` when it cannot be read.
  static func template(at path: String) -> SymbolTemplate? {
    let content = content(at: "symbol:" + path, file: path) {
      .template(try SymbolTemplate([UInt8]($0), file: path))
    }
    if case .template(let template) = content { return template }
    return nil
  }

  private static func content(
    at key: String, file: String? = nil, _ read: (Data) throws -> AssetContent
  ) -> AssetContent? {
    if let known = contents.withLock({ $0[key] }) { return known }
    let path = file ?? key
    var result: AssetContent?
    do {
      result = try read(Data(try AssetFile.read(path, limit: AssetFile.pictureLimit)))
    } catch {
      ImageWarnings.note("\(error)")
    }
    let content = result
    contents.withLock { $0[key] = .some(content) }
    return content
  }

  /// Forgets what has been read, for files that have changed.
  static func removeAll() { contents.withLock { $0.removeAll() } }
}

extension AssetContent {
  /// The picture in PNG data or the drawing in SVG data.
  ///
  /// - Throws: `PNGError` for whatever does not look like SVG, and `AssetError`.
  init(image data: Data, file: String) throws {
    if Self.looksLikeSVG(data) {
      self = .drawing(try SVGReader.drawing(of: [UInt8](data), file: file))
    } else {
      self = .picture(try Picture(png: data, name: file))
    }
  }

  /// Whether the first thing in it is an angle bracket.
  private static func looksLikeSVG(_ data: Data) -> Bool {
    let bytes = data.prefix(256).drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) || $0 >= 0xbb }
    return bytes.first == UInt8(ascii: "<")
  }
}
