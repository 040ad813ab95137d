import Foundation

/// The checkout of a dependency in a prepared package, whose sources are prepared where they are.
///
/// The checkout belongs to the copy, so the user's own checkouts do not change.
public struct PreparedCheckout {
  let folder: String
  let version: String

  /// - Parameters:
  ///   - folder: the absolute path of the checkout.
  ///   - version: a text that differs if the rewriter has changed.
  public init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// A Boolean value that indicates whether a Swift file mentions UIKit. Other dependencies remain unchanged.
  public var mentionsUIKit: Bool {
    guard let files = try? PreparedSources.files(in: folder) else { return false }
    return files.contains { FileStore.mentionsUIKit(folder + "/" + $0) }
  }

  /// A Boolean value that indicates whether the checkout's revision is already prepared.
  public var isPrepared: Bool {
    (try? FileStore.read(folder + "/" + Self.recordName)) == record
  }

  /// Rewrites the sources of the targets if one of them mentions UIKit, and returns sentences about what cannot be rewritten.
  /// The sources must be the original ones. Tests of dependencies are not built, and remain unchanged.
  public func update(_ layout: PackageLayout) throws(PreparationError) -> [String] {
    let targets = layout.targetsOfDependency { folder + "/" + $0 }
    var messages: [String] = []
    let store = FileStore(root: folder)
    var sources: [String: [UInt8]] = [:]
    for path in targets.flatMap(\.sources) {
      sources[path] = try FileStore.read(folder + "/" + path)
    }
    let summaries = sources.map { SourceRewriter.summary(of: $1, path: $0) }
    var indices: [String: DeclarationIndex] = [:]
    for target in targets {
      let reached = layout.reached(from: target.name)
      let paths = Set(targets.filter { reached.contains($0.name) }.flatMap(\.sources))
      indices[target.name] = DeclarationIndex(summaries.filter { paths.contains($0.path) })
    }
    let implementations = indices.values.reduce(into: Set()) {
      $0.formUnion($1.subclassImplementations)
    }
    for target in targets {
      guard var index = indices[target.name] else { continue }
      index.add(implementations)
      let rewriter = SourceRewriter(index: index, hasResources: !target.resources.isEmpty)
      for path in target.sources {
        guard let source = sources[path] else { continue }
        let result = rewriter.rewrite(source, path: path)
        messages += result.uses.compactMap { use in
          use.problem.map { "\(folder)/\(path):\(use.line):\(use.column): warning: \($0)" }
        }
        guard result.isChanged(from: source) else { continue }
        try store.write(result.contents(insteadOf: folder + "/" + path), to: path)
      }
    }
    try store.write(record, to: Self.recordName)
    return messages
  }

  private static let recordName = ".cellophane-prepared"

  /// The revision and the version of the rewriter.
  private var record: [UInt8] {
    let head = (try? FileStore.read(folder + "/.git/HEAD")) ?? []
    return head + Array(version.utf8)
  }
}
