import CelloSyntax
import Foundation

/// The files of a package.
struct PackageTree {
  struct Entries {
    /// Regular files, and the sources to which links lead.
    var files: [String: FileIdentity] = [:]
    /// Other symbolic links, and their destinations.
    var links: [String: String] = [:]
    /// Symbolic links to folders that contain them, directly or by other links.
    var circularLinks: [String] = []
    var warnings: [String] = []

    /// Adds the files of another package, whose paths start with a prefix in the result.
    mutating func add(_ other: Entries, below prefix: String) {
      for (path, identity) in other.files { files[prefix + path] = identity }
      for (path, destination) in other.links { links[prefix + path] = destination }
      circularLinks += other.circularLinks.map { prefix + $0 }
      warnings += other.warnings
    }
  }

  let root: String
  let excluded: String

  init(root: String, excluding output: String) {
    self.root = root
    excluded = output
  }

  /// Folders of tools, which are not part of the package.
  private static let toolFolders: Set<String> = [
    ".build", ".git", ".swiftpm", ".cellophane", "DerivedData", "node_modules", "Pods", "Carthage",
  ]

  /// Returns the files, by paths that are relative to the root.
  ///
  /// - Parameter sources: paths at which links are replaced by the files to which they lead.
  func entries(resolving sources: Set<String> = []) throws(PreparationError) -> Entries {
    var result = Entries()
    var links: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        throw .notReadable(path: path, reason: FileStore.reason(error))
      }
      for name in names.sorted() where !Self.toolFolders.contains(name) {
        let relative = folder.isEmpty ? name : folder + "/" + name
        let absolute = root + "/" + relative
        guard absolute != excluded else { continue }
        var status = stat()
        guard lstat(absolute, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(relative)
        case S_IFREG: result.files[relative] = FileIdentity(status)
        case S_IFLNK:
          if sources.contains(relative), stat(absolute, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
          {
            result.files[relative] = FileIdentity(status)
          } else {
            links.append(relative)
          }
        default: break
        }
      }
    }
    result.circularLinks = circularLinks(among: links)
    for link in links where !result.circularLinks.contains(link) { addLink(link, to: &result) }
    return result
  }

  /// Adds a symbolic link. A link that leaves the package becomes absolute, and the files that it leads to are not prepared.
  private func addLink(_ path: String, to entries: inout Entries) {
    let absolute = root + "/" + path
    guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: absolute)
    else { return }
    let target = URL(
      fileURLWithPath: destination,
      relativeTo: URL(fileURLWithPath: absolute).deletingLastPathComponent()
    ).standardizedFileURL.path
    if (target + "/").hasPrefix(root + "/"), !destination.hasPrefix("/") {
      entries.links[path] = destination
    } else {
      entries.links[path] = target
      entries.warnings.append(
        "\(absolute): warning: the link leaves the package, so the sources in \(target) are not prepared."
      )
    }
  }

  /// Returns the links that lead to a folder that contains them, directly or by other links: who follows them never finishes.
  private func circularLinks(among links: [String]) -> [String] {
    /// A link with the folder in which it is, and the folder to which it leads.
    struct Link {
      var path: String
      var folder: String
      var destination: String

      /// A Boolean value that indicates whether a link is found by following this one.
      func leads(to other: Link) -> Bool {
        destination == "/" || (other.folder + "/").hasPrefix(destination + "/")
      }
    }
    let all = links.compactMap { path -> Link? in
      let absolute = root + "/" + path
      var status = stat()
      guard stat(absolute, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        let folder = Self.realPath((absolute as NSString).deletingLastPathComponent),
        let destination = Self.realPath(absolute)
      else { return nil }
      return Link(path: path, folder: folder, destination: destination)
    }
    let next = all.map { link in all.indices.filter { link.leads(to: all[$0]) } }
    return all.indices.filter { start in
      var visited: Set<Int> = []
      var waiting = next[start]
      while let index = waiting.popLast() {
        if index == start { return true }
        if visited.insert(index).inserted { waiting += next[index] }
      }
      return false
    }.map { all[$0].path }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Symbolic links to folders that contain them, directly or by other links.
public enum CircularLinks {
  /// Returns the paths of the links in a package, relative to it.
  public static func paths(in package: String) -> [String] {
    (try? PackageTree(root: package, excluding: "").entries().circularLinks) ?? []
  }

  /// Returns a sentence for each link in a package, to be printed before the package manager reads it. Copies of the package
  /// do not contain these links.
  public static func warnings(in package: String) -> [String] {
    let links = paths(in: package)
    guard !links.isEmpty else { return [] }
    let manifest = (try? FileStore.read(package + "/Package.swift")) ?? []
    let excluded = ManifestTarget.targets(in: manifest).flatMap(\.excluded)
    return links.sorted().filter { link in !excluded.contains { "/\(link)".hasSuffix("/\($0)") } }
      .map {
        "\(package)/\($0): warning: the link leads to a folder that contains it, directly or by other links. The package manager "
          + "follows it again and again, which can take minutes. Remove the link, or exclude it in Package.swift."
      }
  }
}

extension FileIdentity {
  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      seconds = Int64(status.st_mtimespec.tv_sec)
      nanoseconds = Int64(status.st_mtimespec.tv_nsec)
    #else
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int64(status.st_mtim.tv_nsec)
    #endif
  }
}
