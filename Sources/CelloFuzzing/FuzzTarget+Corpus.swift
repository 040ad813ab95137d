package import Foundation

extension FuzzTarget {
  /// The folder with one folder of inputs for each target, in the package's sources.
  package static let corpusFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Corpus")

  /// Returns the kept inputs of this target, sorted by name: those that reach different code, named
  /// by their digests, and those that failed once, named by what they did. A target without a
  /// folder has none.
  package func corpus() throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.corpusFolder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// Runs the corpus and some generated inputs.
  ///
  /// - Throws: a ``BrokenPromise`` that names the input, and errors of reading the corpus.
  package func runSample() throws {
    let generated = (0..<200).map { (name: "\($0)", bytes: input($0)) }
    for (inputName, bytes) in try corpus() + generated {
      do {
        try run(bytes)
      } catch {
        throw BrokenPromise(description: "\(name), input \(inputName): \(error)")
      }
    }
  }
}
