import CelloSyntax
import Foundation

/// The sources that manifests name one by one, in the argument `sources` of targets.
///
/// If such a file gets another name in the copy, the manifest of the copy contains this name.
struct ListedSources {
  private struct Entry {
    /// The path of the file, relative to the package that is prepared.
    var path: String
    /// What the manifest contains: the path relative to the folder of the target, and the bytes of the literal.
    var literal: ManifestTarget.Literal
  }

  /// By the path of the manifest.
  private var entries: [String: [Entry]] = [:]
  /// How often the manifests contain the name of a file for another purpose, such as excluding it.
  private var otherCounts: [String: Int] = [:]

  /// - Parameters:
  ///   - layout: all targets of the package.
  ///   - manifests: the contents of the manifests, by their paths.
  init(_ layout: PackageLayout, manifests: [String: [UInt8]]) {
    for (path, manifest) in manifests {
      for name in ManifestPaths.namesOfSources(in: manifest) { otherCounts[name, default: 0] += 1 }
      let package = (path as NSString).deletingLastPathComponent
      for declaration in ManifestTarget.targets(in: manifest) {
        let target = layout.targets.first { $0.name == declaration.name && $0.package == package }
        guard let target else { continue }
        let folder = target.folder.isEmpty ? "" : target.folder + "/"
        for literal in declaration.sources {
          entries[path, default: []].append(Entry(path: folder + literal.value, literal: literal))
          otherCounts[(literal.value as NSString).lastPathComponent, default: 0] -= 1
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a manifest contains the name of a file for another purpose, such as excluding it.
  func isNamedElsewhere(_ path: String) -> Bool {
    otherCounts[(path as NSString).lastPathComponent, default: 0] > 0
  }

  /// Returns the changes of a manifest for files that have other names in the copy.
  ///
  /// - Parameter outputs: the paths of the files in the copy, by the original paths; `nil` for those that keep their path.
  func edits(of manifest: String, outputs: (_ path: String) -> String?) -> SourceEdits {
    var edits = SourceEdits()
    for entry in entries[manifest] ?? [] {
      guard let output = outputs(entry.path) else { continue }
      let folder = entry.path.count - entry.literal.value.count
      edits.replace(entry.literal.range, with: "\"\(output.dropFirst(folder))\"")
    }
    return edits
  }
}
