extension Ledger {
  /// The contents of the file, which end with a line break. The digests must be of the current
  /// kind.
  package var text: String {
    var lines: [String] = []
    switch assignment {
    case .listed(let aliases):
      let all =
        pictures.map { ($0.key, "\($0.key) \(digestText(of: $0.key))") }
        + aliases.map { ($0.key, "\($0.key) = \($0.value)") }
      lines = all.sorted { $0.0 < $1.0 }.map(\.1)
    case .patterns(let axes, let patterns):
      lines = axes.axes.map(Self.line)
      var previous: CaseName?
      for pattern in patterns {
        let start =
          pattern.picture == previous ? "also" : digestText(of: pattern.picture)
        lines.append("\(pattern.picture) \(start) when \(pattern.condition)")
        previous = pattern.picture
      }
    }
    return ([DigestKind.sha256Runs.line] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the digest of a picture, and whether the picture has no file.
  private func digestText(of picture: CaseName) -> String {
    let digest = pictures[picture].map { "\($0)" } ?? ""
    return files.contains(picture) ? digest : digest + " " + Self.withoutPicture
  }

  fileprivate static let withoutPicture = "without picture"

  private static func line(_ axis: CaseAxis) -> String {
    switch axis.role {
    case .state where axis.values == ["", axis.name]: "state \(axis.name)"
    case .state: "state \(axis.name): \(axis.values.dropFirst().joined(separator: " "))"
    case .axis: "axis \(axis.name): \(axis.values.joined(separator: " "))"
    }
  }

  /// Parses a ledger.
  ///
  /// - Parameter file: the name of the file in error messages.
  package init(_ text: String, file: String) throws(SnapshotError) {
    let reader = try Reader(text, file: file)
    if let error = reader.brokenLines.first?.error { throw error }
    self = try reader.finished()
  }

  /// Parses a ledger and leaves out lines that cannot be parsed. In the ledger of a listed scene, they
  /// concern single cases; in a ledger with conditions, they concern cases that match no condition.
  /// If the other axes agree with the scene, the axis of the scene replaces one that cannot be
  /// parsed.
  ///
  /// - Parameter space: the cases of the scene.
  /// - Returns: the ledger, and the errors of its lines. A line whose first word is the name of a
  ///   case has this name.
  /// - Throws: an error if all cases are concerned: merge conflict markers, unknown digests, axes
  ///   that remain unknown, or no line with a picture that can be parsed.
  static func parsingLines(
    _ text: String, file: String, for space: CaseSpace
  ) throws(SnapshotError) -> (ledger: Ledger, brokenLines: [BrokenLine]) {
    var reader = try Reader(text, file: file)
    if case .product(let axes) = space { reader.replaceBrokenAxes(by: axes) }
    reader.leaveOutDanglingLines()
    if let error = reader.brokenLines.first?.error,
      reader.pictures.isEmpty || reader.hasConditions && !reader.hasUsableConditions
    {
      throw error
    }
    return (try reader.finished(), reader.brokenLines)
  }

  /// A line of a ledger that cannot be parsed.
  struct BrokenLine: Sendable {
    /// The number of the line, starting with 1.
    var number: Int
    /// The case of the line; `nil` if it has none.
    var name: CaseName?
    var error: SnapshotError
    /// A Boolean value that indicates whether the line describes an axis that the scene's axis
    /// replaces. No case depends on such a line.
    var isReplaced = false
  }

  private static func isMergeMarker(_ line: Substring) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
  }

  private init(
    kind: DigestKind, pictures: [CaseName: PixelDigest], files: Set<CaseName>,
    assignment: Assignment
  ) {
    self.kind = kind
    self.pictures = pictures
    self.files = files
    self.assignment = assignment
  }

  private struct Reader {
    let file: String
    /// The kind of the digests; `nil` before the first line.
    var kind: DigestKind?
    var pictures: [CaseName: PixelDigest] = [:]
    var files: Set<CaseName> = []
    var aliases: [CaseName: (picture: CaseName, line: Int, text: Substring)] = [:]
    /// The lines before the first picture. The axis is `nil` if the line cannot be parsed.
    var axisLines: [(axis: CaseAxis?, line: Int, text: Substring)] = []
    var patterns: [(pattern: Pattern, line: Int, text: Substring)] = []
    /// The lines that cannot be parsed, in the order of the file.
    var brokenLines: [BrokenLine] = []

    var axes: [CaseAxis] { axisLines.compactMap(\.axis) }
    /// A Boolean value that indicates whether conditions assign the cases to pictures.
    var hasConditions: Bool { !axes.isEmpty || !patterns.isEmpty }
    /// A Boolean value that indicates whether a line of an axis cannot be parsed.
    var hasBrokenAxis = false
    /// A Boolean value that indicates whether the axes and some of the conditions can be used.
    var hasUsableConditions: Bool { !hasBrokenAxis && !axes.isEmpty && !patterns.isEmpty }

    /// Parses the lines.
    ///
    /// - Throws: an error if the digests are unknown, or if there are merge conflict markers.
    init(_ text: String, file: String) throws(SnapshotError) {
      self.file = file
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard !line.isEmpty else { continue }
        if kind == nil {
          let found = try DigestKind(line: line, of: [.sha256Runs, .sha256], file: file)
          kind = found ?? .xxh3
          if found != nil { continue }
        }
        if Ledger.isMergeMarker(line) {
          throw error(index + 1, line, "is a merge conflict marker")
        }
        do throws(SnapshotError) {
          try read(line, number: index + 1)
        } catch {
          let name = line.split(separator: " ").first.flatMap { try? CaseName(String($0)) }
          if line.hasPrefix("state ") || line.hasPrefix("axis ") { hasBrokenAxis = true }
          if pictures.isEmpty { axisLines.append((nil, index + 1, line)) }
          brokenLines.append(BrokenLine(number: index + 1, name: name, error: error))
        }
      }
    }

    /// Replaces the axes that cannot be used by the axes of the scene, if the lines of all others
    /// agree with these.
    ///
    /// Cases are identified by their names, and their pictures are compared. An axis that differs
    /// from the one that was recorded can therefore not hide a difference.
    mutating func replaceBrokenAxes(by current: CaseAxes) {
      // Other lines before the first picture can be conditions.
      let lines = axisLines.prefix(current.axes.count)
      guard lines.count == current.axes.count, axes.count == lines.count(where: { $0.axis != nil })
      else { return }
      var unusable: CaseError?
      do throws(CaseError) {
        _ = try CaseAxes(axes)
      } catch {
        unusable = error
      }
      let differing = lines.indices.filter { lines[$0].axis != current.axes[$0] }
      let parsed = differing.filter { lines[$0].axis != nil }
      guard parsed.count <= (unusable == nil ? 0 : 1), !differing.isEmpty else { return }
      for index in differing {
        let line = lines[index]
        axisLines[index].axis = current.axes[index]
        if let position = brokenLines.firstIndex(where: { $0.number == line.line }) {
          brokenLines[position].name = nil
          brokenLines[position].isReplaced = true
        } else if let unusable {
          let error = error(line.line, line.text, "does not say what varies: \(unusable)")
          brokenLines.insert(
            BrokenLine(number: line.line, error: error, isReplaced: true), at: 0)
        }
      }
      hasBrokenAxis = false
    }

    /// Adds the lines that name a missing picture, or an unknown value of an axis, to
    /// ``brokenLines``.
    mutating func leaveOutDanglingLines() {
      let space = axes.isEmpty ? nil : try? CaseAxes(axes)
      let all = patterns
      patterns = []
      for entry in all {
        if let error = space.flatMap({ problem(with: entry, in: $0) }) {
          brokenLines.append(
            BrokenLine(number: entry.line, name: entry.pattern.picture, error: error))
        } else {
          patterns.append(entry)
        }
      }
      for (name, alias) in aliases.sorted(by: { $0.value.line < $1.value.line })
      where pictures[alias.picture] == nil {
        aliases[name] = nil
        brokenLines.append(
          BrokenLine(
            number: alias.line, name: name,
            error: error(
              alias.line, alias.text, "names a picture that the ledger does not have")))
      }
    }

    /// Returns the reason why a condition cannot be applied; `nil` if it can.
    private func problem(
      with entry: (pattern: Pattern, line: Int, text: Substring), in space: CaseAxes
    ) -> SnapshotError? {
      if pictures[entry.pattern.picture] == nil {
        return error(entry.line, entry.text, "names a picture that the ledger does not have")
      }
      return entry.pattern.condition.firstWord(unknownTo: space).map {
        error(entry.line, entry.text, "mentions “\($0)”, which is not a value of any axis")
      }
    }

    private var digitCount: Int { (kind ?? .sha256Runs).digitCount }

    private func error(_ line: Int, _ text: Substring, _ reason: String) -> SnapshotError {
      .brokenLine(file: file, line: line, text: String(text.prefix(100)), reason: reason)
    }

    mutating func read(_ line: Substring, number: Int) throws(SnapshotError) {
      var words = line.split(separator: " ")
      guard words.count >= 2 else { throw error(number, line, "is not a line of a ledger") }
      if words[0] == "state" || words[0] == "axis" {
        try readAxis(words, line, number)
        return
      }
      let name: CaseName
      do {
        name = try CaseName(String(words[0]))
      } catch {
        throw self.error(number, line, "does not begin with the name of a case")
      }
      let hasFile = words.dropFirst(2).prefix(2).joined(separator: " ") != Ledger.withoutPicture
      if !hasFile {
        guard kind != .xxh3 else {
          throw error(
            number, line,
            "keeps a picture by a digest of an earlier kind alone, which can be forged")
        }
        words.removeSubrange(2..<4)
      }
      if words.count >= 4, words[2] == "when" {
        try readPattern(name, words, line, number)
        if words[1] != "also", hasFile { files.insert(name) }
      } else if words.count == 3, words[1] == "=", let picture = try? CaseName(String(words[2])) {
        let entry = (picture: picture, line: number, text: line)
        guard pictures[name] == nil, aliases.updateValue(entry, forKey: name) == nil else {
          throw error(number, line, "names a case for the second time")
        }
      } else if words.count == 2, let digest = kind?.digest(words[1]) {
        guard aliases[name] == nil, pictures.updateValue(digest, forKey: name) == nil else {
          throw error(number, line, "names a case for the second time")
        }
        if hasFile { files.insert(name) }
      } else {
        let reason =
          "has neither a digest of \(digitCount) digits nor another case after the name"
        throw error(number, line, missingDigestReason(words[1], reason))
      }
    }

    /// Returns the reason why a line has no valid digest.
    private func missingDigestReason(_ word: Substring, _ reason: String) -> String {
      kind == .xxh3 && PixelDigest(word) != nil
        ? "has a digest, but the first line of the file is not “\(DigestKind.sha256Runs.line)”"
        : reason
    }

    private mutating func readAxis(
      _ words: [Substring], _ line: Substring, _ number: Int
    ) throws(SnapshotError) {
      let role: CaseAxis.Role = words[0] == "state" ? .state : .axis
      let values = words.dropFirst(2).map(String.init)
      switch (role, words[1].hasSuffix(":")) {
      case (.state, true):
        axisLines.append((.states(String(words[1].dropLast()), values), number, line))
      case (.state, false) where values.isEmpty:
        axisLines.append((.flag(String(words[1])), number, line))
      case (.axis, true):
        axisLines.append((CaseAxis(String(words[1].dropLast()), values: values), number, line))
      default:
        throw error(number, line, "does not say what varies")
      }
    }

    private mutating func readPattern(
      _ name: CaseName, _ words: [Substring], _ line: Substring, _ number: Int
    ) throws(SnapshotError) {
      if words[1] != "also" {
        guard let digest = kind?.digest(words[1]) else {
          let reason = "has no digest of \(digitCount) digits after the name"
          throw error(number, line, missingDigestReason(words[1], reason))
        }
        guard pictures.updateValue(digest, forKey: name) == nil else {
          throw error(number, line, "gives a picture a second digest")
        }
      }
      do {
        let condition = try Condition(line[words[3].startIndex...])
        patterns.append((Pattern(condition: condition, picture: name), number, line))
      } catch {
        throw self.error(number, line, "ends with what is not a condition: \(error)")
      }
    }

    func finished() throws(SnapshotError) -> Ledger {
      for alias in aliases.values.sorted(by: { $0.line < $1.line })
      where pictures[alias.picture] == nil {
        throw error(alias.line, alias.text, "names a picture that the ledger does not have")
      }
      guard hasConditions else {
        return ledger(.listed(aliases.mapValues(\.picture)))
      }
      let space: CaseAxes
      do {
        space = try CaseAxes(axes)
      } catch {
        let first = axisLines.first { $0.axis != nil }
        throw self.error(first?.line ?? 1, first?.text ?? "", "does not say what varies: \(error)")
      }
      if let alias = aliases.values.min(by: { $0.line < $1.line }) {
        throw error(alias.line, alias.text, "stands in a ledger of conditions")
      }
      for entry in patterns {
        if let problem = problem(with: entry, in: space) { throw problem }
      }
      return ledger(.patterns(space, patterns.map(\.pattern)))
    }

    private func ledger(_ assignment: Assignment) -> Ledger {
      Ledger(
        kind: kind ?? .sha256Runs, pictures: pictures, files: files, assignment: assignment)
    }
  }
}
