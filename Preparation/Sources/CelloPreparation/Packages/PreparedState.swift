/// What identifies a version of a file's contents without reading it.
struct FileIdentity: Codable, Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  /// The time of the last change, in seconds and nanoseconds.
  var seconds: Int64
  var nanoseconds: Int64
}

/// What a prepared folder contains.
struct PreparedState: Codable, Sendable {
  struct File: Codable, Hashable, Sendable {
    var identity: FileIdentity?
    var summary: FileSummary?
    /// A Boolean value that indicates whether the file differs from the original.
    var isRewritten = false
    /// The path in the folder; `nil` if it is that of the original.
    var output: String?
    /// Messages that start with the line and the column.
    var errors: [String] = []
    var warnings: [String] = []
  }

  /// The version of the rewriter.
  var version: String
  var files: [String: File] = [:]
  var links: Set<String> = []
  /// The files whose declarations were known when the files of a target were rewritten.
  var targets: [String: [String]] = [:]
  /// The targets that have resources.
  var targetsWithResources: Set<String> = []
  /// The implementations of optional requirements in subclasses of the classes of a target.
  var implementations: [String: Set<SubclassImplementation>] = [:]

  /// The paths of everything in the folder.
  var outputs: Set<String> {
    files.reduce(into: links) { $0.insert($1.value.output ?? $1.key) }
  }
}
