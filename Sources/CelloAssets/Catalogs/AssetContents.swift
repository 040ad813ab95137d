import Foundation

/// The `Contents.json` of a folder in an asset catalog, or the JSON of a string catalog.
///
/// Values of unexpected types are treated as absent, as in the tools that have read these files
/// over the years.
struct AssetContents {
  let file: String
  private let root: [String: Any]

  static let maxByteCount = 4 << 20

  init(folder: String) throws(AssetError) {
    try self.init(file: folder + "/Contents.json")
  }

  init(file: String, limit: Int = maxByteCount) throws(AssetError) {
    try self.init(Data(try AssetFile.read(file, limit: limit)), file: file, limit: limit)
  }

  init(_ data: Data, file: String, limit: Int = maxByteCount) throws(AssetError) {
    guard data.count <= limit else {
      throw .tooLarge(file: file, what: "\(data.count) bytes, more than \(limit)")
    }
    self.file = file
    guard Self.isShallow(data) else {
      throw .malformedJSON(file: file, reason: "it is nested more than 64 deep")
    }
    do {
      guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw AssetError.malformedJSON(file: file, reason: "it is not a dictionary")
      }
      self.root = root
    } catch let error as AssetError {
      throw error
    } catch {
      throw .malformedJSON(file: file, reason: "it is not well-formed JSON")
    }
  }

  /// Returns a Boolean value that indicates whether brackets are nested at most 64 levels deep, so
  /// that parsing cannot exhaust the stack.
  private static func isShallow(_ data: Data) -> Bool {
    var depth = 0
    for byte in data {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        if depth > 64 { return false }
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
    }
    return true
  }

  /// The value of a key of the file's root dictionary.
  subscript(key: String) -> Any? { root[key] }

  var properties: [String: Any] { root["properties"] as? [String: Any] ?? [:] }

  /// Returns the array of dictionaries for a key, or an empty array if the key has none.
  func entries(_ key: String) -> [[String: Any]] {
    (root[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// Returns the entries of a key that specify a file, with the path of the file in the folder.
  /// Other entries are omitted.
  func files(
    _ key: String, in folder: String
  ) throws(AssetError) -> [(path: String, entry: [String: Any])] {
    var files: [(path: String, entry: [String: Any])] = []
    for entry in entries(key) {
      guard let name = entry["filename"] as? String, !name.isEmpty else { continue }
      guard let path = AssetFile.path(name, in: folder) else {
        throw .malformedJSON(
          file: file, reason: "the file name '\(name)' leads out of the folder")
      }
      files.append((path, entry))
    }
    return files
  }
}

extension AssetConditions {
  /// Creates the conditions of an entry of a `Contents.json`.
  init(_ entry: [String: Any]) {
    self.init()
    idiom = (entry["idiom"] as? String).flatMap(AssetIdiom.init(rawValue:))
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
    switch entry["language-direction"] as? String {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
    isCompactWidth = Self.isCompact(entry["width-class"])
    isCompactHeight = Self.isCompact(entry["height-class"])
    switch entry["display-gamut"] as? String {
    case "display-P3": isWideGamut = true
    case "sRGB": isWideGamut = false
    default: break
    }
    switch entry["scale"] as? String {
    case "1x": scale = 1
    case "2x": scale = 2
    case "3x": scale = 3
    default: break
    }
  }

  private static func isCompact(_ value: Any?) -> Bool? {
    switch value as? String {
    case "compact": true
    case "regular": false
    default: nil
    }
  }
}
