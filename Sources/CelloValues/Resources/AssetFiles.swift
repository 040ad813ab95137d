internal import CelloAssets
internal import CelloRaster
internal import CelloSymbols
internal import Synchronization

/// The files of images and symbols that have been read, each of them once. A file that cannot be
/// read is added to ``ResourceWarnings``.
enum AssetFiles {
  private enum Kind: Hashable {
    case image, uprightImage, template
  }

  private struct Key: Hashable {
    var path: String
    var kind: Kind
  }

  /// Larger than the catalogs of an app; the limit bounds the memory of programs that keep creating
  /// files.
  private static let contents = Mutex(GenerationalCache<Key, AssetContent?>(capacity: 8192))

  /// The picture or drawing in a file; `nil` if it cannot be read.
  static func image(at path: String) -> AssetContent? {
    content(Key(path: path, kind: .image)) { try AssetContent(image: $0, file: path) }
  }

  /// The picture or drawing in a file, with the pixels of a picture turned upright; `nil` if it
  /// cannot be read.
  static func uprightImage(at path: String) -> AssetContent? {
    let stored = image(at: path)
    let upright = stored?.upright
    guard upright != stored else { return stored }
    let key = Key(path: path, kind: .uprightImage)
    return contents.withLock { contents in
      // The picture that is already shared, where there is one.
      if let known = contents[key] { return known }
      contents[key] = .some(upright)
      return upright
    }
  }

  /// The symbol in a template; `nil` if it cannot be read.
  static func symbol(at path: String) -> AssetContent? {
    content(Key(path: path, kind: .template)) { try AssetContent(template: $0, file: path) }
  }

  private static func content(
    _ key: Key, _ read: (Data) throws -> AssetContent
  ) -> AssetContent? {
    if let known = contents.withLock({ $0[key] }) { return known }
    var result: AssetContent?
    do {
      result = try read(Data(try AssetFile.read(key.path, limit: AssetFile.pictureLimit)))
    } catch {
      ResourceWarnings.note("\(error)")
    }
    let content = result
    contents.withLock { $0[key] = .some(content) }
    return content
  }

  /// Removes every file, because files may have changed.
  static func removeAll() { contents.withLock { $0.removeAll() } }
}
