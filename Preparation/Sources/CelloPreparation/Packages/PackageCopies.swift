import Foundation

/// The folders of packages that are copied together: a package, and packages in other folders that it depends on by their paths.
///
/// The copies of the other packages are in a folder of the package's copy.
public struct PackageCopies: Sendable {
  struct Copy: Sendable, Equatable {
    /// The absolute path of the package.
    var package: String
    /// The path of its copy, relative to the copy of the first package; empty for that package.
    var folder: String
  }

  /// The copies of the other packages.
  let dependencies: [Copy]
  private let all: [Copy]
  private let output: String

  /// - Parameters:
  ///   - package: the absolute path of a package.
  ///   - output: the absolute path of its copy.
  ///   - packages: the absolute paths of the packages that it depends on. Packages in the folder of another one are copied with it.
  public init(of package: String, at output: String, dependencies packages: [String] = []) {
    self.output = output
    dependencies = packages.filter { path in
      !path.isBelow(package) && !packages.contains { path.isBelow($0) && path != $0 }
    }.map { path in
      // Packages are identified by the last component of their path.
      Copy(package: path, folder: ".cellophane/packages/" + (path as NSString).lastPathComponent)
    }
    all = [Copy(package: package, folder: "")] + dependencies
  }

  private func copy(containing path: String) -> Copy? {
    all.first { path.isBelow($0.package) }
  }

  /// Returns the path of a copied package or file, relative to the copy of the first package; `nil` if it is not copied.
  ///
  /// - Parameter path: the absolute path of the original.
  public func relativePath(of path: String) -> String? {
    guard let copy = copy(containing: path) else { return nil }
    let rest = path.dropFirst(copy.package.count)
    return copy.folder.isEmpty ? String(rest.dropFirst()) : copy.folder + rest
  }

  /// Returns the absolute path of the original of a file, or of the folder of a package, in the copy.
  ///
  /// - Parameter path: the path relative to the copy of the first package.
  public func original(of path: String) -> String {
    let copy = dependencies.first { path.isBelow($0.folder) } ?? all[0]
    let rest = copy.folder.isEmpty && !path.isEmpty ? "/" + path : path.dropFirst(copy.folder.count)
    return copy.package + rest
  }

  /// Returns a Boolean value that indicates whether a path in the copy belongs to another package than the first one.
  public func isDependency(_ path: String) -> Bool {
    dependencies.contains { path.isBelow($0.folder) }
  }

  /// Returns the path at which the copy of a manifest finds a package; `nil` if the path in the original is right in the copy.
  ///
  /// - Parameters:
  ///   - path: the path of the package, relative to the manifest, or absolute.
  ///   - folder: the absolute path of the folder of the original manifest.
  func path(of path: String, in folder: String) -> String? {
    let package = path.resolved(in: folder)
    guard let copy = copy(containing: package), let relative = relativePath(of: package) else {
      return path.hasPrefix("..") ? package : nil
    }
    guard path.hasPrefix("/") || !folder.isBelow(copy.package) else { return nil }
    return relative.isEmpty ? output : output + "/" + relative
  }
}

extension String {
  /// Returns the absolute path of a path that is absolute or relative to a folder.
  func resolved(in folder: String) -> String {
    URL(fileURLWithPath: self, relativeTo: URL(fileURLWithPath: folder + "/"))
      .standardizedFileURL.path
  }

  /// Returns a Boolean value that indicates whether the path is a folder's or leads into it.
  func isBelow(_ folder: String) -> Bool { (self + "/").hasPrefix(folder + "/") }
}
