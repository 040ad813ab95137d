/// The causes of changed references that a person has accepted. The text form is a file next to the
/// references, so that a reviewer of the change can read it:
///
/// ```
/// cause card corner radius 20 → 26 of iOS26 list(insetGrouped)
/// verdict proved
/// cases 240: !ios18, in 31 scenes
/// example list-cells/cell-inset-grouped/normal.only
/// before 0c62…
/// after 1146…
/// ```
package struct AcceptedCauses: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The name of the cause.
    package var cause: String
    /// The verdict on its reason; `nil` if there is none.
    package var verdict: String?
    package var caseCount: Int
    /// The cases in words; `nil` if they are unknown.
    package var scope: String?
    /// The first case, as `group/scene/case`.
    package var example: String
    /// The digests of the pictures of the first case; `nil` if there is none.
    package var before: PixelDigest?
    package var after: PixelDigest?

    package init(
      cause: String, verdict: String?, caseCount: Int, scope: String?, example: String,
      before: PixelDigest?, after: PixelDigest?
    ) {
      self.cause = cause
      self.verdict = verdict
      self.caseCount = caseCount
      self.scope = scope
      self.example = example
      self.before = before
      self.after = after
    }
  }

  /// The entries, sorted by cause.
  package private(set) var entries: [Entry] = []

  package init() {}

  package subscript(cause: String) -> Entry? { entries.first { $0.cause == cause } }

  /// Adds the entry of a cause. If the cause has an entry, the numbers of their cases are added.
  package mutating func add(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.cause == entry.cause }) {
      entries[index].caseCount += entry.caseCount
      entries[index].scope = nil
      return
    }
    let position = entries.firstIndex { entry.cause.bytesPrecede($0.cause) }
    entries.insert(entry, at: position ?? entries.count)
  }

  // MARK: - Text

  package var text: String { entries.map(Self.text).joined(separator: "\n") }

  private static func text(of entry: Entry) -> String {
    var lines = ["cause \(line(entry.cause))"]
    if let verdict = entry.verdict { lines.append("verdict \(verdict)") }
    lines.append("cases \(entry.caseCount)" + (entry.scope.map { ": \($0)" } ?? ""))
    lines.append("example \(entry.example)")
    if let before = entry.before { lines.append("before \(before)") }
    if let after = entry.after { lines.append("after \(after)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a text without line breaks.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static let remedy = "remove its cause and accept it again with review"

  /// Parses a file.
  ///
  /// - Parameter file: the name of the file in error messages.
  package init(_ text: String, file: String) throws(SnapshotError) {
    var entry: (cause: String, values: [String: String], line: Int)?
    func finished() throws(SnapshotError) -> Entry? {
      guard let entry else { return nil }
      func broken(_ reason: String) -> SnapshotError {
        .brokenLine(
          file: file, line: entry.line, text: String("cause \(entry.cause)".prefix(100)),
          reason: reason, remedy: Self.remedy)
      }
      guard let cases = entry.values["cases"], let example = entry.values["example"] else {
        throw broken("lacks its cases or its example")
      }
      let parts = cases.split(separator: ":", maxSplits: 1)
      guard let count = parts.first.flatMap({ Int($0) }) else {
        throw broken("has no number of cases")
      }
      guard count > 0 else { throw broken("has no cases") }
      var digests: [PixelDigest?] = []
      for name in ["before", "after"] {
        let text = entry.values[name]
        let digest = text.flatMap { PixelDigest($0) }
        guard (text == nil) == (digest == nil) else { throw broken("has a damaged digest") }
        digests.append(digest)
      }
      return Entry(
        cause: entry.cause, verdict: entry.values["verdict"], caseCount: count,
        scope: parts.count > 1 ? String(parts[1].dropFirst()) : nil, example: example,
        before: digests[0], after: digests[1])
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      func broken(_ reason: String) -> SnapshotError {
        .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)), reason: reason,
          remedy: Self.remedy)
      }
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw broken("is a merge conflict marker")
      }
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw broken("is not a value of an accepted cause") }
      let (name, value) = (String(words[0]), String(words[1]))
      if name == "cause" {
        if let entry = try finished() { entries.append(entry) }
        guard self[value] == nil else { throw broken("is repeated") }
        entry = (value, [:], index + 1)
      } else if ["verdict", "cases", "example", "before", "after"].contains(name), entry != nil,
        entry?.values[name] == nil
      {
        entry?.values[name] = value
      } else {
        throw broken("is not a value of an accepted cause")
      }
    }
    if let entry = try finished() { entries.append(entry) }
  }
}

extension AcceptedCauses {
  /// Returns the sentences about the causes of a comparison that were not accepted, and about accepted
  /// causes that the comparison does not have.
  ///
  /// - Parameters:
  ///   - document: the result of comparing the current drawings with former references.
  ///   - earlier: the causes that were accepted before the former references were recorded.
  package func problems(
    with document: RunDocument, earlier: AcceptedCauses, file: String
  ) -> [String] {
    var problems: [String] = []
    var found: Set<String> = []
    for cause in document.causes where cause.section != .deleted {
      found.insert(cause.name)
      let former = earlier[cause.name]?.caseCount ?? 0
      guard let entry = self[cause.name], entry.caseCount > former else {
        problems.append(
          "\(cause.heading): \(counted(cause.caseCount, "case")), which nobody has accepted. "
            + "Review and accept them, or undo the change.")
        continue
      }
      if entry.caseCount - former != cause.caseCount {
        problems.append(
          "\(cause.heading): \(counted(cause.caseCount, "case")), but "
            + "\(grouped(entry.caseCount - former)) were accepted in \(file). Review them again.")
      }
    }
    for entry in entries where !found.contains(entry.cause) && earlier[entry.cause] != entry {
      problems.append(
        "\(file) has the cause “\(entry.cause)”, which changes no picture. Remove its lines.")
    }
    return problems
  }
}
