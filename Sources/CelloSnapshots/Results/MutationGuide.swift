/// The cases that show changes of metrics, as a complete run has found them.
///
/// A later run draws a changed metric in the case that showed it, and otherwise only in cases that
/// use the table of the metric and in cases that the guide does not contain. The file is a cache:
/// without it, all cases are examined.
///
/// ```
/// mutants 1
/// table iOS26 list(plain)
/// table textStyle(body)
/// case list-cells/cell-plain/normal 0 1
/// shown textStyle(body).large in list-cells/cell-plain/normal
/// ```
package struct MutationGuide: Hashable, Sendable {
  /// The case that shows each metric, by the name of the metric.
  package private(set) var witnesses: [String: String] = [:]
  /// The indices of the tables that a case uses, by the title of the case.
  private var cases: [String: Set<Int>] = [:]
  private var tables: [Substring: Int] = [:]

  private static let heading = "mutants 1"

  package init() {}

  package var isEmpty: Bool { witnesses.isEmpty && cases.isEmpty }

  /// Adds a case and the metrics that it uses.
  mutating func add(_ title: String, using metrics: [ResolvedProperties.Change]) {
    var used: Set<Int> = []
    for metric in metrics {
      let table = Self.table(of: metric.name)
      let index = tables[table] ?? tables.count
      tables[table] = index
      used.insert(index)
    }
    cases[title] = used
  }

  /// Adds the case that shows a metric.
  mutating func add(_ title: String, showing metric: String) { witnesses[metric] = title }

  /// Returns the mutants that a case can show.
  func mutants(
    _ mutants: [ResolvedProperties.Change], in title: String
  ) -> [ResolvedProperties.Change] {
    guard let used = cases[title] else { return mutants }
    return mutants.filter { tables[Self.table(of: $0.name)].map(used.contains) ?? true }
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
        let indices = words.dropFirst().map { Int($0) }
        guard let title = words.first, !indices.contains(nil) else { return nil }
        cases[String(title)] = Set(indices.compactMap { $0 })
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
    lines += cases.sorted { $0.key < $1.key }.map { title, used in
      "case " + ([title] + used.sorted().map(String.init)).joined(separator: " ")
    }
    lines += witnesses.sorted { $0.key < $1.key }.map { metric, title in
      "shown \(metric.dropFirst("metrics/".count)) in \(title)"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
