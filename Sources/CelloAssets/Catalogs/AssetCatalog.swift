import Foundation

/// The names in an `.xcassets` folder, with the folders of their sets. The sets themselves are read
/// on demand.
package struct AssetCatalog: Sendable {
  /// The kind of a set, with the extension of its folder.
  package enum Kind: String, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  /// A set of a catalog.
  package struct Entry: Hashable, Sendable {
    /// The kind of the set.
    package var kind: Kind
    /// The path of the set's folder.
    package var folder: String
  }

  private var entries: [Kind: [String: Entry]] = [:]
  /// The folders that have been searched, so that symbolic links cannot cause endless recursion.
  private var visited: Set<FolderIdentity> = []

  private struct FolderIdentity: Hashable {
    var device: UInt
    var file: UInt
  }

  /// The maximum number of folders of a catalog. A catalog with more folders, or with deeper
  /// folders than ``maxDepth``, is refused.
  static let maxFolderCount = 100_000
  static let maxDepth = 32

  /// Searches a catalog. A group with a namespace adds its name and a slash before the names in it.
  package init(folder: String) throws(AssetError) {
    try add(folder, prefix: "", depth: 0)
  }

  /// Returns the set with a kind and a name; `nil` if there is none.
  package func entry(_ kind: Kind, named name: String) -> Entry? { entries[kind]?[name] }

  /// Returns the sorted names of all sets of a kind.
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
      // Sorted, so that the choice between two sets with equal names is the same on all systems.
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
      // Other kinds, such as icons and data, are not images.
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
