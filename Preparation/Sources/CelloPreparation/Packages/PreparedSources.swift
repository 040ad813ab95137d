import Foundation

/// The prepared Swift files of a module, in one folder without subfolders, as a build plugin needs them.
public struct PreparedSources {
  let files: [String]
  let output: String
  let declarations: [String]

  /// - Parameters:
  ///   - files: the absolute paths of the sources.
  ///   - output: the absolute path of the folder for the results.
  ///   - declarations: the absolute paths of the sources of other modules that the module depends on.
  public init(files: [String], output: String, declarations: [String]) {
    self.files = files
    self.output = output
    self.declarations = declarations
  }

  /// - Parameters:
  ///   - folder: the absolute path of the folder with the sources.
  ///   - output: the absolute path of the folder for the results.
  ///   - declarations: the absolute paths of folders with the sources of other modules that the module depends on.
  public init(folder: String, output: String, declarations: [String]) throws(PreparationError) {
    func paths(_ folder: String) throws(PreparationError) -> [String] {
      try Self.files(in: folder).map { folder + "/" + $0 }
    }
    var others: [String] = []
    for other in declarations { others += try paths(other) }
    self.init(files: try paths(folder), output: output, declarations: others)
  }

  /// Returns the Swift files in a folder, relative to it and sorted.
  public static func files(in folder: String) throws(PreparationError) -> [String] {
    try PackageTree(root: folder, excluding: "").entries().files.keys
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the name of a prepared file.
  ///
  /// The compiler requires different names in a module, so the folders are not part of the name.
  public static func outputName(of file: String) -> String {
    PreparedFolder.outputPath(of: (file as NSString).lastPathComponent)
  }

  /// The paths of the prepared files.
  public var outputs: [String] { files.map { "\(output)/\(Self.outputName(of: $0))" } }

  /// Writes the files that have changed, and returns messages for the compiler's log.
  public func update() throws(PreparationError) -> [String] {
    let paths = files + declarations
    let summaries = Parallel.map(paths) { path -> Result<FileSummary, PreparationError> in
      Result { () throws(PreparationError) in
        SourceRewriter.summary(of: try FileStore.read(path), path: path)
      }
    }
    var index: [FileSummary] = []
    for summary in summaries { index.append(try summary.get()) }
    // The other modules are prepared without this one.
    let rewriter = SourceRewriter(index: DeclarationIndex(index, unprepared: Set(declarations)))
    let store = FileStore(root: output)
    let outcomes = Parallel.map(files) { path -> Result<[String], PreparationError> in
      Result { () throws(PreparationError) in
        let result = rewriter.rewrite(try FileStore.read(path), path: path)
        // The compiler reports the error itself.
        try store.write(result.contents(insteadOf: path), to: Self.outputName(of: path))
        return result.uses.compactMap { use in
          use.problem.map {
            "\(path):\(use.line):\(use.column): \(use.isUndecided ? "warning" : "error"): \($0)"
          }
        }
      }
    }
    var messages: [String] = []
    for outcome in outcomes { messages += try outcome.get() }
    return messages
  }
}
