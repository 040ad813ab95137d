import CelloSnapshots

/// Findings of a run with a new picture, and what people decided about them.
struct Review {
  enum Decision: Hashable { case accepted, rejected, skipped }
  enum Scope: Hashable { case one, cause, all }

  private var items: [(finding: RunDocument.Finding, decision: Decision?)]
  /// The number of findings about which nothing can be decided here.
  let otherCount: Int

  /// - Parameter catalog: the scenes that there are now; findings about others are left out.
  init(_ findings: [RunDocument.Finding], in catalog: SnapshotCatalog) {
    let paths = Set(catalog.scenes.map(\.path))
    let kinds: Set<Finding.Kind> = [.differs, .new, .edited, .missing]
    self.init(findings) { finding in
      kinds.contains { $0.rawValue == finding.kind } && finding.actual != nil
        && finding.digest != nil && paths.contains(finding.scenePath)
    }
  }

  /// - Parameter isOpen: whether people can decide about a finding.
  init(_ findings: [RunDocument.Finding], where isOpen: (RunDocument.Finding) -> Bool) {
    items = findings.filter(isOpen).map { ($0, nil) }
    otherCount = findings.count - items.count
  }

  /// - Throws: ``SnapshotError/unknownFilter(_:nearest:)`` if a filter matches none of the findings.
  func check(_ filters: [String]) throws(SnapshotError) {
    // Where nothing is left, every filter may be one that matched before.
    guard !items.isEmpty else { return }
    for filter in filters {
      let selection = CaseSelection(filters: [filter])
      guard !items.contains(where: { selection.includes(path: $0.finding.name) }) else { continue }
      throw .unknownFilter(filter, nearest: items.first?.finding.name)
    }
  }

  var nextPending: Int? { items.firstIndex { $0.decision == nil } }

  /// The findings with a decision; those that were skipped are left as well as those without one.
  func findings(_ decision: Decision?) -> [RunDocument.Finding] {
    items.filter { $0.decision == decision || decision == nil && $0.decision == .skipped }
      .map(\.finding)
  }

  mutating func decide(_ decision: Decision, _ place: Int, _ scope: Scope) {
    let cause = items[place].finding.cause
    for index in items.indices where items[index].decision == nil {
      let isMeant =
        switch scope {
        case .one: index == place
        case .cause: items[index].finding.cause == cause
        case .all: true
        }
      if isMeant { items[index].decision = decision }
    }
  }

  /// Decides about the findings whose first case matches a filter.
  mutating func decide(_ decision: Decision, _ filters: [String]) {
    let selection = CaseSelection(filters: filters)
    guard !filters.isEmpty else { return }
    for index in items.indices where items[index].decision == nil {
      if selection.includes(path: items[index].finding.name) { items[index].decision = decision }
    }
  }

  /// `a`, `r` or `s`, alone, with `g` for all of one cause or with `a` for all.
  static func parse(_ answer: String) -> (Decision, Scope)? {
    let decisions: [Character: Decision] = ["a": .accepted, "r": .rejected, "s": .skipped]
    let scopes: [String: Scope] = ["": .one, "g": .cause, "a": .all]
    guard let first = answer.first, let decision = decisions[first],
      let scope = scopes[String(answer.dropFirst())]
    else { return nil }
    return (decision, scope)
  }

  /// The pictures of a finding in the folder of the results, and its reference; nothing else that
  /// the results name.
  func files(of place: Int, in folder: String, _ files: FileAccess) -> [String] {
    let finding = items[place].finding
    return [finding.expected, finding.actual, finding.difference].compactMap { picture in
      guard let file = picture?.file, file.hasSuffix(".png") else { return nil }
      if file == finding.reference { return file }
      return files.isFile(file, in: folder) ? Self.path(of: file, in: folder) : nil
    }
  }

  private static func path(of file: String, in folder: String) -> String {
    file.hasPrefix("/") ? file : "\(folder)/\(file)"
  }

  /// What people need to decide.
  func description(of place: Int, in folder: String) -> [String] {
    let finding = items[place].finding
    // As many as are accepted, if they are named.
    let count = finding.cases.isEmpty ? finding.caseCount : finding.cases.count
    let alike = count > 1 ? " and \(count - 1) more alike" : ""
    let group = items.count { $0.finding.cause == finding.cause }
    var lines = ["\(place + 1) of \(items.count): \(finding.name.shortened)\(alike)"]
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
