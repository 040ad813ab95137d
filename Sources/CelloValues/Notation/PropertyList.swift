/// Named values as text, sorted by name: a form of configurations that can be printed, compared and
/// read back.
package struct PropertyList: Hashable, Sendable {
  package private(set) var values: [String: String] = [:]

  package init() {}

  package subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// One `name: value` line for each property, sorted by name.
  package var lines: [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  /// The list of printed lines; `nil` when a line is not of the form `name: value`.
  package init?(lines: [String]) {
    for line in lines {
      guard let colon = line.range(of: ": ") else { return nil }
      values[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
  }

  /// The same properties with a word before each name.
  package func prefixed(_ prefix: String) -> PropertyList {
    var result = PropertyList()
    result.values = Dictionary(
      uniqueKeysWithValues: values.map { (prefix + "." + $0.key, $0.value) })
    return result
  }

  package mutating func merge(_ other: PropertyList) {
    values.merge(other.values) { _, new in new }
  }
}

extension PropertyList: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }
}
