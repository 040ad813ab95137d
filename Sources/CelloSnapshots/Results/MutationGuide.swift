/// The cases that show changes of metrics, as a complete run has found them.
///
/// A later run draws a changed metric in the case that showed it, and otherwise only in cases that
/// use the table of the metric and in cases that the guide does not contain. A metric that no case
/// showed is drawn only in cases that the guide does not contain. The guide contains a case with the
/// digest of its reference, so that a case is examined again if its picture was recorded again. The
/// file is a cache: without it, all cases are examined.
///
/// ```
/// mutants 2
/// table iOS26 list(plain)
/// table textStyle(body)
/// case list-cells/cell-plain/normal 5f2c… 0 1
/// shown textStyle(body).large in list-cells/cell-plain/normal
/// hidden textStyle(body).tiny in 12 such as list-cells/cell-plain/normal
/// ```
package struct MutationGuide: Hashable, Sendable {
  /// The case that shows each metric, by the name of the metric.
  package private(set) var witnesses: [String: String] = [:]
  /// The indices of the tables that a case uses, by the title of the case.
  private var cases: [String: Use] = [:]
  /// The metrics that no case showed, by the name of the metric.
  package private(set) var hidden: [String: Hidden] = [:]
  private var tables: [Substring: Int] = [:]

  private static let heading = "mutants 2"

  /// A metric that no case showed.
  package struct Hidden: Hashable, Sendable {
    /// The number of the examined cases that used the metric.
    package var caseCount: Int
    /// The first of them; `nil` if there is none.
    package var example: String?
  }

  /// The reference of a case and the tables that it uses.
  private struct Use: Hashable, Sendable {
    /// The digest of the reference; `nil` if there was none.
    var digest: String?
    var tables: Set<Int>
  }

  package init() {}

  package var isEmpty: Bool { witnesses.isEmpty && cases.isEmpty }

  /// Adds a case, the digest of its reference, and the metrics that it uses.
  mutating func add(
    _ title: String, _ digest: String?, using metrics: [ResolvedProperties.Change]
  ) {
    var used: Set<Int> = []
    for metric in metrics {
      let table = Self.table(of: metric.name)
      let index = tables[table] ?? tables.count
      tables[table] = index
      used.insert(index)
    }
    cases[title] = Use(digest: digest, tables: used)
  }

  /// Adds the case that shows a metric.
  mutating func add(_ title: String, showing metric: String) { witnesses[metric] = title }

  /// Adds a metric that no case showed.
  mutating func add(hidden metric: String, _ hidden: Hidden) { self.hidden[metric] = hidden }

  /// Returns the mutants that a case can show.
  ///
  /// - Parameter digest: the digest of the reference of the case; `nil` if there is none.
  func mutants(
    _ mutants: [ResolvedProperties.Change], in title: String, _ digest: String?
  ) -> [ResolvedProperties.Change] {
    guard let use = cases[title] else { return mutants }
    let isKnown = digest != nil && use.digest == digest
    return mutants.filter { mutant in
      if isKnown, hidden[mutant.name] != nil { return false }
      return tables[Self.table(of: mutant.name)].map(use.tables.contains) ?? true
    }
  }

  private static func table(of metric: String) -> Substring {
    metric.prefix { $0 != "." }.dropFirst("metrics/".count)
  }

  // MARK: - Text

  /// Creates the guide of a text; `nil` if the text is not a guide of this version.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.heading[...] else { return nil }
    for line in lines {
      guard let space = line.firstIndex(of: " ") else { return nil }
      let rest = line[line.index(after: space)...]
      switch line[..<space] {
      case "table": tables[rest] = tables.count
      case "case":
        let words = rest.split(separator: " ")
        let indices = words.dropFirst(2).map { Int($0) }
        guard words.count > 1, !indices.contains(nil) else { return nil }
        cases[String(words[0])] = Use(
          digest: words[1] == "-" ? nil : String(words[1]),
          tables: Set(indices.compactMap { $0 }))
      case "hidden":
        guard let separator = rest.range(of: " in ", options: .backwards) else { return nil }
        let words = rest[separator.upperBound...].split(separator: " ")
        guard let count = words.first.flatMap({ Int($0) }), words.count == 1 || words.count == 4
        else { return nil }
        hidden["metrics/\(rest[..<separator.lowerBound])"] = Hidden(
          caseCount: count, example: words.count == 4 ? String(words[3]) : nil)
      case "shown":
        guard let separator = rest.range(of: " in ") else { return nil }
        witnesses["metrics/\(rest[..<separator.lowerBound])"] =
          String(rest[separator.upperBound...])
      default: return nil
      }
    }
  }

  /// The guide as text.
  package var text: String {
    var lines = [Self.heading]
    lines += tables.sorted { $0.value < $1.value }.map { "table \($0.key)" }
    lines += cases.sorted { $0.key < $1.key }.map { title, use in
      "case "
        + ([title, use.digest ?? "-"] + use.tables.sorted().map(String.init))
        .joined(separator: " ")
    }
    lines += witnesses.sorted { $0.key < $1.key }.map { metric, title in
      "shown \(metric.dropFirst("metrics/".count)) in \(title)"
    }
    lines += hidden.sorted { $0.key < $1.key }.map { metric, hidden in
      "hidden \(metric.dropFirst("metrics/".count)) in \(hidden.caseCount)"
        + (hidden.example.map { " such as \($0)" } ?? "")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
