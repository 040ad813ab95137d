import CelloFiles

/// The permitted locations of the references of a package's tests.
///
/// A line of results, which can be from another machine, names a file. The file is written or
/// removed only at a permitted location: after resolving links, it must be a regular file or not
/// exist, and it must have the name of its snapshot and an extension for pictures or texts:
///
/// ```
/// <package>/…/__Snapshots__/<TestFile>/<snapshot>.png    beside …/<TestFile>.swift
/// <folder that the user named>/…/<snapshot>.png
/// ```
package struct SnapshotLocations: Sendable {
  /// The path of the package, without links.
  private let package: String
  private let allowed: [String]
  private let files: FileAccess

  /// The extensions of the files that assertions write, and of other pictures and texts that are
  /// not executed or compiled.
  static let endings: Set = [
    "png", "txt", "json", "csv", "html", "md", "plist", "svg", "xml", "yaml",
  ]

  /// Creates the permitted locations for a package.
  ///
  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - allowed: additional folders that the user has named.
  /// - Throws: ``SnapshotError/unreadable(file:reason:)`` if an additional folder does not exist.
  package init(
    package: String, allowing allowed: [String] = [], files: FileAccess = .system
  ) throws(SnapshotError) {
    self.package = FileAccess.canonical(package)
    self.files = files
    for folder in allowed {
      guard try files.isFolder(folder) else {
        throw .unreadable(file: folder, reason: "there is no such folder")
      }
    }
    self.allowed = allowed.map { FileAccess.canonical(FileAccess.folderPath($0)) }
  }

  /// A reference that may be written or removed.
  package struct Location: Sendable {
    let folder: SnapshotFolder
    let name: SnapshotName
    /// The path of the reference, without links.
    package let file: String
  }

  /// Returns the location of a snapshot's reference.
  ///
  /// - Throws: ``SnapshotError/refusedReference(name:file:_:)``.
  package func location(of finding: RunDocument.Finding) throws(SnapshotError) -> Location {
    let reference = finding.reference ?? ""
    do throws(ReferenceRefusal) {
      return try location(of: reference, finding.name)
    } catch {
      throw .refusedReference(name: finding.name, file: reference, error)
    }
  }

  /// Returns the location of the reference with the former name of a snapshot; `nil` if there is
  /// none. It must be in the same folder as the reference.
  ///
  /// - Throws: ``SnapshotError/refusedReference(name:file:_:)``.
  package func formerLocation(of finding: RunDocument.Finding) throws(SnapshotError) -> Location? {
    guard let former = finding.formerReference else { return nil }
    do throws(ReferenceRefusal) {
      guard let reference = finding.reference,
        FileAccess.parent(of: former) == FileAccess.parent(of: reference)
      else { throw ReferenceRefusal.otherName }
      // The name of a file ends before its extension.
      return try location(of: former, FileAccess.stem(of: former))
    } catch {
      throw .refusedReference(name: finding.name, file: former, error)
    }
  }

  private func location(
    of reference: String, _ title: String
  ) throws(ReferenceRefusal) -> Location {
    guard reference.hasPrefix("/") else { throw .malformed("its path is not absolute") }
    do throws(FileError) {
      _ = try RelativePath(String(reference.dropFirst()))
    } catch {
      throw .malformed(error.description)
    }
    let fileName = FileAccess.name(of: reference)
    guard let name = SnapshotName(text: FileAccess.name(of: title)) else { throw .otherName }
    if fileName != name.text {
      guard fileName.hasPrefix(name.text + ".") else { throw .otherName }
      let ending = String(fileName.dropFirst(name.text.count + 1))
      guard Self.endings.contains(ending) else { throw .ending(ending) }
    }
    guard name.text.contains("."), !fileName.hasPrefix("."),
      fileName != SnapshotFolder.resolvedName, fileName != SnapshotFolder.environmentName
    else { throw .otherName }
    let folder = FileAccess.canonical(FileAccess.parent(of: reference))
    guard let found = try snapshotFolder(folder) else { throw .outside(package: package) }
    let location = Location(folder: found, name: name, file: "\(found.root)/\(fileName)")
    do throws(FileError) {
      guard let kind = try found.kind(of: fileName), kind != .file else { return location }
      throw FileError.notRegular(kind: kind.description)
    } catch {
      throw .malformed(error.description)
    }
  }

  /// Returns the folder of references at a path; `nil` if the location is not permitted.
  ///
  /// - Parameter path: a path without links.
  private func snapshotFolder(_ path: String) throws(ReferenceRefusal) -> SnapshotFolder? {
    for base in allowed {
      if path == base { return SnapshotFolder(below: base, nil, files: files) }
      if let path = Self.relative(path, to: base) {
        return SnapshotFolder(below: base, path, files: files)
      }
    }
    guard let path = Self.relative(path, to: package) else { return nil }
    // Hidden folders, such as build folders and the folder of version control, contain no tests of
    // this package.
    guard path.names.count >= 2, !path.names.contains(where: { $0.hasPrefix(".") }),
      path.names[path.names.count - 2] == "__Snapshots__"
    else { return nil }
    let tests = path.names.dropLast(2) + ["\(path.last).swift"]
    guard files.isFile(tests.joined(separator: "/"), in: package) else { return nil }
    return SnapshotFolder(below: package, path, files: files)
  }

  private static func relative(_ path: String, to base: String) -> RelativePath? {
    let start = base == "/" ? "/" : base + "/"
    guard path.hasPrefix(start) else { return nil }
    return try? RelativePath(String(path.dropFirst(start.count)))
  }
}
