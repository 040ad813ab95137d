import Foundation

/// The folders of packages that are copied together: a package, and packages in other folders that it depends on by their paths.
///
/// The copies of the other packages are in a folder of the package's copy.
public struct PackageCopies: Sendable {
  public struct Copy: Sendable, Equatable {
    /// The absolute path of the package.
    public var package: String
    /// The absolute path of its copy.
    public var output: String
  }

  /// The copies of the other packages.
  public let dependencies: [Copy]
  private let all: [Copy]

  /// - Parameters:
  ///   - package: the absolute path of a package.
  ///   - output: the absolute path of its copy.
  ///   - packages: the absolute paths of the packages that it depends on. Packages in the folder of another one are copied with it.
  public init(of package: String, at output: String, dependencies packages: [String] = []) {
    let first = Copy(package: package, output: output)
    dependencies = packages.filter { path in
      !path.isBelow(package) && !packages.contains { path.isBelow($0) && path != $0 }
    }.map { path in
      // Packages are identified by the last component of their path.
      let name = path.split(separator: "/").last ?? ""
      return Copy(package: path, output: "\(output)/.cellophane/packages/\(name)")
    }
    all = [first] + dependencies
  }

  /// Returns the path at which the copy of a manifest finds a package; `nil` if the path in the original is right in the copy.
  ///
  /// - Parameters:
  ///   - path: the path of the package, relative to the manifest, or absolute.
  ///   - folder: the absolute path of the folder of the original manifest.
  func path(of path: String, in folder: String) -> String? {
    let package = path.resolved(in: folder)
    let isAbsolute = path.hasPrefix("/")
    guard let copy = all.first(where: { package.isBelow($0.package) }) else {
      return path.hasPrefix("..") ? package : nil
    }
    guard isAbsolute || !folder.isBelow(copy.package) else { return nil }
    return copy.output + package.dropFirst(copy.package.count)
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
