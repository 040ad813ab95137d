import Foundation

/// The prepared Swift files of a folder, in one folder without subfolders, as a build plugin needs them.
public struct PreparedSources {
  let folder: String
  let output: String
  let declarations: [String]

  /// - Parameters:
  ///   - folder: the absolute path of the folder with the sources.
  ///   - output: the absolute path of the folder for the results.
  ///   - declarations: the absolute paths of folders with the sources of other targets that the target depends on.
  public init(folder: String, output: String, declarations: [String]) {
    self.folder = folder
    self.output = output
    self.declarations = declarations
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

  /// Writes the files that have changed, and returns messages for the compiler's log.
  public func update() throws(PreparationError) -> [String] {
    let names = try Self.files(in: folder)
    var sources: [(path: String, text: [UInt8])] = []
    for name in names { sources.append((name, try FileStore.read(folder + "/" + name))) }
    var summaries = sources.map { SourceRewriter.summary(of: $0.text, path: $0.path) }
    for other in declarations {
      for name in try Self.files(in: other) {
        summaries.append(
          SourceRewriter.summary(
            of: try FileStore.read(other + "/" + name), path: other + "/" + name))
      }
    }
    let rewriter = SourceRewriter(index: DeclarationIndex(summaries))
    let store = FileStore(root: output)
    var messages: [String] = []
    for (path, text) in sources {
      let original = folder + "/" + path
      let result = rewriter.rewrite(text, path: path)
      // The compiler reports the error itself.
      try store.write(result.contents(insteadOf: original), to: Self.outputName(of: path))
      messages += result.uses.compactMap { use in
        use.problem.map { "\(original):\(use.line):\(use.column): error: \($0)" }
      }
    }
    return messages
  }
}
