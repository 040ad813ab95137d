import CelloSyntax
import Foundation

/// The files of a package.
struct PackageTree {
  struct Entries {
    var files: [String: FileIdentity] = [:]
    /// Symbolic links and their destinations.
    var links: [String: String] = [:]
    /// Symbolic links to folders that contain them.
    var circularLinks: [String] = []
    var warnings: [String] = []
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
  func entries() throws(PreparationError) -> Entries {
    var result = Entries()
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
        case S_IFLNK: addLink(relative, to: &result)
        default: break
        }
      }
    }
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
    guard !isCircular(absolute) else {
      entries.circularLinks.append(path)
      return
    }
    if (target + "/").hasPrefix(root + "/"), !destination.hasPrefix("/") {
      entries.links[path] = destination
    } else {
      entries.links[path] = target
      entries.warnings.append(
        "\(absolute): warning: the link leaves the package, so the sources in \(target) are not prepared."
      )
    }
  }

  /// Returns a Boolean value that indicates whether a link leads to a folder that contains it, directly or by other links.
  private func isCircular(_ link: String) -> Bool {
    guard let folder = Self.realPath((link as NSString).deletingLastPathComponent),
      let destination = Self.realPath(link)
    else { return false }
    return destination == "/" || (folder + "/").hasPrefix(destination + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Symbolic links to folders that contain them.
public enum CircularLinks {
  /// Returns a sentence for each link in a package, to be printed before the package manager reads it. Copies of the package
  /// do not contain these links.
  public static func warnings(in package: String) -> [String] {
    let links = try? PackageTree(root: package, excluding: "").entries().circularLinks
    guard let links, !links.isEmpty else { return [] }
    let manifest = (try? FileStore.read(package + "/Package.swift")) ?? []
    let excluded = ManifestTarget.targets(in: manifest).flatMap(\.excluded)
    return links.sorted().filter { link in !excluded.contains { "/\(link)".hasSuffix("/\($0)") } }
      .map {
        "\(package)/\($0): warning: the link leads to a folder that contains it. The package manager follows it again and again, "
          + "which can take minutes. Remove the link, or exclude it in Package.swift."
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
