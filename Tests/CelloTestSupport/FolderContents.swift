import Foundation

/// The contents of the files below a folder, by their paths in the folder.
package struct FolderContents: Equatable, Sendable {
  package private(set) var files: [String: Data]

  /// Reads the files below a folder. Files that cannot be read are omitted.
  package init(of folder: String) throws {
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[path] = FileManager.default.contents(atPath: folder + "/" + path)
    }
  }

  /// Contents without files.
  package static let empty = FolderContents(files: [:])

  private init(files: [String: Data]) { self.files = files }

  package subscript(path: String) -> Data? { files[path] }

  /// Returns the files whose paths satisfy a condition.
  package func filter(_ isIncluded: (String) throws -> Bool) rethrows -> FolderContents {
    FolderContents(files: try files.filter { try isIncluded($0.key) })
  }

  /// Gives a folder these contents. Files that already have their contents are not written.
  package func restore(in folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var parents: Set<String> = []
    for path in files.keys {
      var parent = (path as NSString).deletingLastPathComponent
      while !parent.isEmpty, parents.insert(parent).inserted {
        parent = (parent as NSString).deletingLastPathComponent
      }
    }
    var missing = files
    // A folder comes before what is in it.
    for path in try manager.subpathsOfDirectory(atPath: folder) where !parents.contains(path) {
      if let content = files[path], manager.contents(atPath: folder + "/" + path) == content {
        missing[path] = nil
      } else {
        try? manager.removeItem(atPath: folder + "/" + path)
      }
    }
    for parent in parents {
      try manager.createDirectory(
        atPath: folder + "/" + parent, withIntermediateDirectories: true)
    }
    for (path, content) in missing {
      try content.write(to: URL(fileURLWithPath: folder + "/" + path))
    }
  }
}
