import Foundation

/// The names in an `.xcassets` folder, and where each lies. The sets themselves are read when they
/// are asked for.
package struct AssetCatalog: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  package struct Entry: Hashable, Sendable {
    package var kind: Kind
    /// The set's own folder.
    package var folder: String
  }

  private var entries: [Kind: [String: Entry]] = [:]
  /// The folders that were looked through, so that a link to one of them is not followed round and
  /// round.
  private var visited: Set<FolderIdentity> = []

  private struct FolderIdentity: Hashable {
    var device: UInt
    var file: UInt
  }

  /// More folders than this, or deeper ones, are refused.
  static let maxFolderCount = 100_000
  static let maxDepth = 32

  /// Looks through a catalog. Groups with a namespace put their name and a slash before the names
  /// inside.
  package init(folder: String) throws(AssetError) {
    try add(folder, prefix: "", depth: 0)
  }

  /// The set of that kind and name.
  package func entry(_ kind: Kind, named name: String) -> Entry? { entries[kind]?[name] }

  /// All names of a kind, sorted.
  package func names(_ kind: Kind) -> [String] { (entries[kind] ?? [:]).keys.sorted() }

  private mutating func add(
    _ folder: String, prefix: String, depth: Int
  ) throws(AssetError) {
    var information = stat()
    if stat(folder, &information) == 0 {
      let identity = FolderIdentity(
        device: UInt(information.st_dev), file: UInt(information.st_ino))
      guard visited.insert(identity).inserted else { return }
    }
    guard depth <= Self.maxDepth, visited.count <= Self.maxFolderCount else {
      throw .tooLarge(
        file: folder,
        what: "more than \(Self.maxFolderCount) folders or ones nested \(Self.maxDepth) deep")
    }
    let names: [String]
    do {
      // Sorted, so that of two sets with one name the same one wins everywhere.
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(file: folder, reason: "it is not a readable folder")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      guard let dot = name.lastIndex(of: ".") else {
        try add(path, prefix: prefix + Self.namespace(name, at: path), depth: depth + 1)
        continue
      }
      // Icons, data and what else an app carries along are not images.
      guard let kind = Kind(rawValue: String(name[name.index(after: dot)...])) else { continue }
      let setName = prefix + name[..<dot]
      if entries[kind]?[setName] == nil {
        entries[kind, default: [:]][setName] = Entry(kind: kind, folder: path)
      }
    }
  }

  private static func namespace(_ name: String, at path: String) -> String {
    let contents = try? AssetContents(folder: path)
    return contents?.properties["provides-namespace"] as? Bool == true ? name + "/" : ""
  }
}
