import CelloSnapshots

/// The findings of a run with new pictures, and the decisions of the user.
struct Review {
  enum Decision: Hashable { case accepted, rejected, skipped }
  enum Scope: Hashable { case one, cause, all }

  /// The findings with their indices in the results.
  private var items: [(index: Int, finding: RunDocument.Finding, decision: Decision?)]
  /// The number of findings that a review cannot resolve.
  let otherCount: Int

  /// Creates a review of a gallery's findings.
  ///
  /// - Parameter catalog: the current scenes. Findings about other scenes are ignored.
  init(_ findings: [RunDocument.Finding], in catalog: SnapshotCatalog) {
    let paths = Set(catalog.scenes.map(\.path))
    let kinds: Set<Finding.Kind> = [.differs, .new, .edited, .missing]
    self.init(findings) { finding in
      kinds.contains { $0.rawValue == finding.kind } && finding.actual != nil
        && finding.digest != nil && paths.contains(finding.scenePath)
    }
  }

  /// Creates a review.
  ///
  /// - Parameter isOpen: returns `true` for the findings that the user can decide about.
  init(_ findings: [RunDocument.Finding], where isOpen: (RunDocument.Finding) -> Bool) {
    let open = findings.enumerated().filter { isOpen($0.element) }
    // The findings of a cause are shown together, in the order of their first findings.
    var order: [String: Int] = [:]
    for (_, finding) in open where order[finding.cause] == nil {
      order[finding.cause] = order.count
    }
    items = open.sorted {
      (order[$0.element.cause] ?? 0, $0.offset) < (order[$1.element.cause] ?? 0, $1.offset)
    }.map { ($0.offset, $0.element, nil) }
    otherCount = findings.count - items.count
  }

  /// Checks that each filter matches a finding.
  ///
  /// - Throws: ``SnapshotError/unknownFinding(_:nearest:)`` if a filter does not match any finding.
  func check(_ filters: [String]) throws(SnapshotError) {
    // The filter for all findings also matches if there are none.
    for filter in filters where filter != "*" {
      let selection = CaseSelection(filters: [filter])
      guard !items.contains(where: { selection.includes(path: $0.finding.name) }) else { continue }
      throw .unknownFinding(filter, nearest: items.first?.finding.name)
    }
  }

  /// A Boolean value that indicates whether there is nothing to decide about.
  var isEmpty: Bool { items.isEmpty }

  /// The indices of the findings in the results.
  var indices: Set<Int> { Set(items.map(\.index)) }

  /// Sets the decisions about findings with an index in the results.
  mutating func decide(_ decisions: [Int: Decision]) {
    for position in items.indices { items[position].decision = decisions[items[position].index] }
  }

  var nextPending: Int? { items.firstIndex { $0.decision == nil } }

  /// Returns the findings with a decision; `nil` for findings that have no decision or were
  /// skipped.
  func findings(_ decision: Decision?) -> [RunDocument.Finding] {
    items.filter { $0.decision == decision || decision == nil && $0.decision == .skipped }
      .map(\.finding)
  }

  mutating func decide(_ decision: Decision, _ position: Int, _ scope: Scope) {
    let cause = items[position].finding.cause
    for index in items.indices where items[index].decision == nil {
      let isMeant =
        switch scope {
        case .one: index == position
        case .cause: items[index].finding.cause == cause
        case .all: true
        }
      if isMeant { items[index].decision = decision }
    }
  }

  /// Sets the decision for the findings whose first case matches a filter.
  mutating func decide(_ decision: Decision, _ filters: [String]) {
    let selection = CaseSelection(filters: filters)
    guard !filters.isEmpty else { return }
    for index in items.indices where items[index].decision == nil {
      if selection.includes(path: items[index].finding.name) { items[index].decision = decision }
    }
  }

  /// The numbers of the decisions.
  var summary: String {
    "Accepted \(counted(findings(.accepted).count, "finding")), rejected "
      + "\(findings(.rejected).count), left \(findings(nil).count)."
  }

  /// Parses an answer: `a` or `y`, `r` or `n`, or `s`, followed by `g` for all findings with the same cause, by
  /// `a` for all findings, or by nothing for one finding.
  static func parse(_ answer: String) -> (Decision, Scope)? {
    let decisions: [Character: Decision] = [
      "a": .accepted, "y": .accepted, "r": .rejected, "n": .rejected, "s": .skipped,
    ]
    let scopes: [String: Scope] = ["": .one, "g": .cause, "a": .all]
    guard let first = answer.first, let decision = decisions[first],
      let scope = scopes[String(answer.dropFirst())]
    else { return nil }
    return (decision, scope)
  }

  /// Returns the pictures of a finding that are in the folder of the results, and its reference.
  /// Other paths in the results are ignored.
  func files(of position: Int, in folder: String, _ files: FileAccess) -> [String] {
    let finding = items[position].finding
    return [finding.expected, finding.actual, finding.difference].compactMap { picture in
      guard let file = picture?.file, file.hasSuffix(".png") else { return nil }
      if file == finding.reference { return file }
      return files.isFile(file, in: folder) ? Self.path(of: file, in: folder) : nil
    }
  }

  private static func path(of file: String, in folder: String) -> String {
    file.hasPrefix("/") ? file : "\(folder)/\(file)"
  }

  /// Returns the lines that describe a finding to the user.
  func description(of position: Int, in folder: String) -> [String] {
    let finding = items[position].finding
    // The number of accepted cases, if they are named.
    let count = finding.cases.isEmpty ? finding.caseCount : finding.cases.count
    let alike = count > 1 ? " and \(count - 1) more alike" : ""
    let group = items.count { $0.finding.cause == finding.cause }
    var lines = ["\(position + 1) of \(items.count): \(finding.name.shortened)\(alike)"]
    lines.append(
      "  \(finding.cause.shortened)\(group > 1 ? " (\(counted(group, "finding")))" : "")")
    let pictures = [
      ("reference", finding.expected), ("new", finding.actual), ("difference", finding.difference),
    ]
    for (role, picture) in pictures {
      if let picture {
        let path = Self.path(of: picture.file, in: folder)
        lines.append("  \(role) \(picture.width)×\(picture.height): \(path)")
      }
    }
    if let reference = finding.reference { lines.append("  reference file \(reference)") }
    if finding.actual == nil {
      lines += finding.sentence.split(separator: "\n").map { "  \($0)" }
    }
    return lines
  }
}
