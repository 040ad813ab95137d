/// The errors of a compilation for people.
public struct CompilationSummary: Sendable {
  public var errors: [CompilerError]
  /// The modules that do not exist, and were empty for the compiler.
  public var emptyModules: [String]

  /// The targets that have errors, and were empty for the targets that import them.
  public var emptyTargets: [String]

  public init(
    _ errors: [CompilerError], emptyModules: [String] = [], emptyTargets: [String] = []
  ) {
    self.errors = errors
    self.emptyModules = emptyModules
    self.emptyTargets = emptyTargets
  }

  /// The number of errors, and the messages that occur in most files.
  ///
  /// - Parameter listsAll: whether all messages are listed instead of the first 20.
  public func text(listsAll: Bool = false) -> String {
    func note(_ text: String, _ names: [String]) -> String {
      names.isEmpty ? "" : "\(text): \(names.sorted().joined(separator: ", ")).\n"
    }
    let note =
      note("Modules that do not exist were empty", emptyModules)
      + note("Targets with errors were empty for the targets that import them", emptyTargets)
    guard !errors.isEmpty else { return "The compiler reports no errors.\n" + note }
    let rest = errors.filter { !$0.isOfObjectiveC }
    let fileCount = Set(errors.map(\.path)).count
    var lines = [
      "The compiler reports \(counted(errors.count, "error")) in \(counted(fileCount, "file"))"
        + (rest.count == errors.count
          ? "." : ", \(errors.count - rest.count) of them about Objective-C.")
    ]
    let messages = Dictionary(grouping: rest) { $0.obstacle?.description ?? $0.message }
    let ranked = messages.map { message, errors in
      (message: message, files: Set(errors.map(\.path)).count, first: errors[0])
    }.sorted { ($1.files, $0.message) < ($0.files, $1.message) }
    lines += ranked.prefix(listsAll ? ranked.count : 20).map {
      "  \($0.files)  \($0.message)   \($0.first.path):\($0.first.line)"
    }
    if ranked.count > 20, !listsAll {
      lines.append("  … and \(ranked.count - 20) more; --all lists them.")
    }
    return lines.joined(separator: "\n") + "\n" + note
  }
}
