/// References beside a test file that none of its tests can have recorded, because a test was
/// renamed or removed.
package enum OrphanedSnapshots {
  /// - Parameters:
  ///   - references: the names of files, such as `inbox.selected.png`.
  ///   - testFile: the source of the tests.
  package static func names(among references: [String], of testFile: SourceOutline) -> [String] {
    let functions = Set(testFile.functions.map { SnapshotName.word($0) })
    let types = Set(testFile.typeNames.map { SnapshotName.word($0) })
    return references.filter { name in
      let parts = name.split(separator: ".").map(String.init)
      // Other files, such as notes, are not mentioned.
      guard let first = parts.first, parts.count > 2 else { return false }
      if isTest(first, among: functions) { return false }
      let suites = first.split(separator: "-").map(String.init)
      return
        !(suites.allSatisfy(types.contains) && isTest(parts[1], among: functions))
    }
  }

  /// The references of tests that no assertion of these tests used.
  ///
  /// - Parameters:
  ///   - references: the names of files, such as `inbox.selected.png`.
  ///   - used: the files that assertions used, by the start of the names of their tests, such as
  ///     `inbox`.
  package static func names(
    among references: [String], unusedBy used: [String: Set<String>]
  ) -> [String] {
    references.filter { name in
      let tests = used.filter { name.hasPrefix($0.key + ".") }
      return !tests.isEmpty && !tests.values.contains { $0.contains(name) }
    }
  }

  /// A sentence for each folder about the references of a run's tests that no assertion used.
  package static func sentences(for run: SnapshotRun) -> [String] {
    run.usedReferences.sorted { $0.key < $1.key }.compactMap { root, used in
      guard let references = try? SnapshotFolder(root: root).references() else { return nil }
      let orphans = names(among: references, unusedBy: used)
      guard let first = orphans.first else { return nil }
      let subject =
        orphans.count == 1
        ? "\(first) was not used by its test"
        : "\(orphans.count) files, such as \(first), were not used by their tests"
      return "\(root): \(subject). Remove \(orphans.count == 1 ? "it" : "them"), "
        + "or restore the name that the assertion had."
    }
  }

  /// Whether a part of a name is a function's: `row` for `row()` and `row-style` for `row(style:)`.
  private static func isTest(_ word: String, among functions: Set<String>) -> Bool {
    if functions.contains(word) { return true }
    return functions.contains { word.hasPrefix($0 + "-") }
  }

  /// The sentence about a folder's orphans; `nil` if it has none or they are ignored.
  package static func sentence(
    for folder: SnapshotFolder, testFile: String
  ) throws(SnapshotError) -> String? {
    guard let outline = SourceOutline.ofFile(testFile) else { return nil }
    let orphans = names(among: try folder.references(), of: outline)
    guard let first = orphans.first else { return nil }
    let subject =
      orphans.count == 1
      ? "\(first) belongs" : "\(orphans.count) files, such as \(first), belong"
    return "\(folder.root): \(subject) to no test of \(testFile). "
      + "Remove \(orphans.count == 1 ? "it" : "them"), or rename the test back."
  }
}
