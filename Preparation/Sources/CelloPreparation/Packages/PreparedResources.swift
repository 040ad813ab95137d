import CelloSyntax
import Foundation

/// Resources that only Xcode finds without a manifest, and that the manifests of a copy declare.
struct PreparedResources {
  /// The resources to declare, by the path of the manifest and the name of the target. They are relative to the target's folder.
  private(set) var added: [String: [String: [String]]] = [:]
  /// Sentences about resources that cannot be declared, each with the path of the manifest.
  private(set) var warnings: [String] = []

  /// - Parameters:
  ///   - layout: all targets of the package.
  ///   - targets: the names of the targets that are prepared.
  ///   - files: the paths of all files of the package.
  ///   - manifests: the contents of the manifests, by their paths.
  ///   - read: returns the contents of a file.
  init(
    _ layout: PackageLayout, targets: Set<String>, files: some Sequence<String>,
    manifests: [String: [UInt8]], read: (_ path: String) -> [UInt8]?
  ) {
    let candidates = files.filter(UndeclaredResources.isResource)
    guard !candidates.isEmpty else { return }
    for target in layout.targets where targets.contains(target.name) {
      func relative(_ paths: [String]) -> [String] {
        let prefix = target.folder.isEmpty ? "" : target.folder + "/"
        return paths.filter { $0.hasPrefix(prefix) && $0 != prefix }
          .map { String($0.dropFirst(prefix.count)) }
      }
      let otherFolders = relative(layout.targets.map(\.folder).filter { $0 != target.folder })
      for (path, manifest) in manifests.sorted(by: { $0.key < $1.key })
      where (path as NSString).deletingLastPathComponent == target.package {
        let declarations = ManifestTarget.targets(in: manifest).filter { $0.name == target.name }
        let resources = UndeclaredResources.paths(
          among: relative(candidates), declared: target.resources,
          excluded: declarations.flatMap(\.excluded) + otherFolders)
        guard !resources.isEmpty else { continue }
        let names = Set(resources.map { ($0 as NSString).lastPathComponent })
        let canDeclare = ManifestTarget.canDeclareResources(manifest)
        if declarations.count == 1, !declarations[0].hasResources, canDeclare,
          names.count == resources.count,
          !target.sources.contains(where: { declaresBundle(read($0)) })
        {
          added[path, default: [:]][target.name] = resources
        } else {
          warnings.append(
            "\(path): warning: the target '\(target.name)' has resources that only Xcode finds without the manifest. Add "
              + "'\(UndeclaredResources.argument(resources))'"
              + (canDeclare ? "." : ", which needs 'swift-tools-version: 5.3' or later."))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a source declares `Bundle.module` itself. The package manager declares it in
  /// targets with resources.
  private func declaresBundle(_ source: [UInt8]?) -> Bool {
    guard let source, source.contains("Bundle") else { return false }
    return source.contains("static let module") || source.contains("static var module")
  }
}
