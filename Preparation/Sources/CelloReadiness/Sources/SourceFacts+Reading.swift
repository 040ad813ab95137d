import Foundation

extension SourceFacts {
  /// The largest size of a source file, in bytes.
  private static let sizeLimit = 16 << 20

  /// Reads and parses all Swift files of a project, with all cores.
  ///
  /// A file that cannot be read has a ``mistake``.
  ///
  /// - Parameter root: the folder of the project.
  /// - Returns: what the files contain, by their path in the layout.
  public static func all(
    of layout: ProjectLayout, root: String, index: DeclarationIndex = .standard
  ) -> [String: SourceFacts] {
    let paths = Set(layout.targets.flatMap(\.swiftFiles)).sorted()
    let modules = layout.modules
    let canImport: @Sendable (String) -> Bool = { module in
      modules.contains(module) || index.origin(ofModule: module) == .available
    }
    var facts: [SourceFacts?] = Array(repeating: nil, count: paths.count)
    facts.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes one element.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { number in
        results[number] = read(paths[number], root: root, canImport: canImport)
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(paths, facts.map { $0! }))
  }

  private static func read(
    _ path: String, root: String, canImport: @escaping @Sendable (String) -> Bool
  ) -> SourceFacts {
    let file = path.hasPrefix("/") ? path : "\(root)/\(path)"
    var facts = SourceFacts(path: path)
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int
    else {
      facts.mistake = "the file cannot be read."
      return facts
    }
    guard size <= sizeLimit else {
      facts.mistake = "the file is larger than \(sizeLimit >> 20) MB."
      return facts
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      facts.mistake = "the file cannot be read."
      return facts
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      facts.mistake = "the file is not UTF-8."
      return facts
    }
    return SourceFacts(path: path, text: text, canImport: canImport)
  }
}
