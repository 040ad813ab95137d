package import Foundation

extension FuzzTarget {
  /// The folder in the package's sources that contains a folder of inputs for each target.
  package static let corpusFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")

  /// Returns the stored inputs of this target, sorted by name. Inputs that reach different code are
  /// named by their digests; inputs that have failed have descriptive names. The result is empty
  /// for a target without a folder.
  package func corpus() throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.corpusFolder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// Runs the corpus and some generated inputs.
  ///
  /// - Throws: a ``BrokenPromise`` that names the input, or an error when reading the corpus.
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
