import CelloSyntax
import Foundation

/// The packages that a package depends on by their paths.
public enum LocalPackages {
  /// Returns the absolute paths of the packages that a package depends on by their paths, directly or by other such packages.
  ///
  /// The package that contains UIKit is left out, and so are packages in its folder, and paths without a manifest.
  ///
  /// - Parameter package: the absolute path of the package.
  public static func paths(of package: String) -> [String] {
    var packages: [String] = []
    var frameworks: [String] = []
    var visited: Set<String> = [package]
    var waiting = dependencies(of: package)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard visited.insert(next).inserted, let manifest = manifest(of: next) else { continue }
      if ManifestTarget.targets(in: manifest).contains(where: { $0.name == "UIKit" }) {
        frameworks.append(next)
      } else {
        packages.append(next)
        waiting += dependencies(of: next)
      }
    }
    return packages.filter { path in !frameworks.contains { path.isBelow($0) } }
  }

  private static func dependencies(of package: String) -> [String] {
    manifest(of: package).map { ManifestPaths.packages(in: $0, of: package) } ?? []
  }

  private static func manifest(of package: String) -> [UInt8]? {
    try? FileStore.read(package + "/Package.swift")
  }
}
