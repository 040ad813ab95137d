public import Foundation

// Foundation has no folder `Library` on Linux. `cellophane prepare` replaces calls that ask for it by these functions.

extension FileManager {
  /// Returns the folders that prepared code asks for. The folder `Library` of the user is a folder
  /// of this name beside the support files of apps.
  public func _urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
      return urls(for: directory, in: domainMask)
    }
    return urls(for: .applicationSupportDirectory, in: .userDomainMask).map {
      $0.appendingPathComponent("Library", isDirectory: true)
    }
  }

  /// Returns the folder that prepared code asks for, and creates it if it is requested.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = _urls(for: directory, in: domain).first
    else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// Returns the paths of the folders that prepared code asks for.
public func _searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default._urls(for: directory, in: domainMask).map {
    let path = $0.path
    let home = NSHomeDirectory()
    return !expandTilde && path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
