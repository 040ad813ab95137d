import Foundation

/// The `Contents.json` of a folder in an asset catalog, or the JSON of a string catalog.
///
/// Parts of an unexpected type are treated as absent, as the tools do that have read these files
/// through the years.
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

  /// Whether brackets are never nested more than 64 deep, so that reading cannot exhaust the stack.
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

  /// The value of a key of the file's dictionary.
  subscript(key: String) -> Any? { root[key] }

  var properties: [String: Any] { root["properties"] as? [String: Any] ?? [:] }

  /// The dictionaries under a key that should have an array of them.
  func entries(_ key: String) -> [[String: Any]] {
    (root[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// The entries under a key that name a file, with the file's path in the folder; the others are
  /// left out.
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
  /// The conditions in one of the entries of a `Contents.json`.
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
