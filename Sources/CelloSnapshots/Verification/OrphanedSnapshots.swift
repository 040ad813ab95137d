/// References of a test file that none of its tests can have recorded, because a test was renamed
/// or removed.
package enum OrphanedSnapshots {
  /// Returns the references whose names do not belong to a test of a file.
  ///
  /// - Parameters:
  ///   - references: the names of files, such as `inbox.selected.png`.
  ///   - testFile: the outline of the test file.
  package static func names(among references: [String], of testFile: SourceOutline) -> [String] {
    let functions = Set(testFile.functions.map { SnapshotName.word($0) })
    let types = Set(testFile.typeNames.map { SnapshotName.word($0) })
    return references.filter { name in
      let parts = name.split(separator: ".").map(String.init)
      // Other files, such as notes, are ignored.
      guard let first = parts.first, parts.count > 2 else { return false }
      if isTest(first, among: functions) { return false }
      let suites = first.split(separator: "-").map(String.init)
      return
        !(suites.allSatisfy(types.contains) && isTest(parts[1], among: functions))
    }
  }

  /// Returns the references of the given tests that no assertion of these tests used.
  ///
  /// - Parameters:
  ///   - references: the names of files, such as `inbox.selected.png`.
  ///   - used: the files that assertions used, by the beginning of the names of their tests, such
  ///     as `inbox`.
  package static func names(
    among references: [String], unusedBy used: [String: Set<String>]
  ) -> [String] {
    references.filter { name in
      let tests = used.filter { name.hasPrefix($0.key + ".") }
      return !tests.isEmpty && !tests.values.contains { $0.contains(name) }
    }
  }

  /// Returns a sentence for each folder with references that belong to the tests of a run, but were
  /// not used by their assertions.
  package static func sentences(for run: SnapshotRun) -> [String] {
    let platforms = run.platforms
    return run.usedReferences.sorted { $0.key < $1.key }.compactMap { root, used in
      guard var references = try? SnapshotFolder(root: root).references() else { return nil }
      if let platform = platforms[root] {
        // The other references belong to another platform or to all platforms.
        references.removeAll { !$0.split(separator: ".").contains { $0 == platform } }
      }
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

  /// Returns a Boolean value that indicates whether a part of a name belongs to a function, such as
  /// `row` for `row()` and `row-style` for `row(style:)`.
  private static func isTest(_ word: String, among functions: Set<String>) -> Bool {
    if functions.contains(word) { return true }
    return functions.contains { word.hasPrefix($0 + "-") }
  }

  /// Returns a sentence about the unused references of a folder; `nil` if there are none, or if the
  /// test file cannot be read.
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
