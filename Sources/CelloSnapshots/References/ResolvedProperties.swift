/// The resolved properties of a case's configurations, as text: one `name: value` line per
/// property, sorted by name.
package struct ResolvedProperties: Hashable, Sendable {
  /// Sorted by name, each name once.
  package private(set) var properties: [Property]

  package struct Property: Hashable, Sendable {
    /// Without line breaks and `: `.
    package var name: String
    /// Without line breaks.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One property that differs; `nil` means its absence.
  package struct Change: Hashable, Sendable {
    package var name: String
    package var old: String?
    package var new: String?
  }

  /// Line breaks become spaces in names and `\n` in values; of two properties of one name the last
  /// is kept.
  package init(_ pairs: [(name: String, value: String)] = []) {
    var properties: [Property] = []
    properties.reserveCapacity(pairs.count)
    for (name, value) in pairs {
      properties.append(
        Property(
          name: Self.isPlain(name) && !name.utf8.contains(UInt8(ascii: ":"))
            ? name : String(name.map { $0.isNewline || $0 == ":" ? " " : $0 }),
          value: Self.isPlain(value)
            ? value
            : value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
              .joined(separator: "\\n")))
    }
    // What was recorded is in order already.
    if !zip(properties, properties.dropFirst()).allSatisfy({ Self.precedes($0.name, $1.name) }) {
      var places: [String: Int] = [:]
      for (place, property) in properties.enumerated() { places[property.name] = place }
      properties = places.sorted { Self.precedes($0.key, $1.key) }.map { properties[$0.value] }
    }
    self.properties = properties
  }

  /// Whether a text has ASCII characters only, and no control characters.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Reads `name: value` lines; what has no colon becomes a property without value.
  package init(lines: [some StringProtocol]) {
    self.init(
      lines.map { line in
        guard let colon = line.firstIndex(of: ":") else { return (String(line), "") }
        let value = line[line.index(after: colon)...]
        return (String(line[..<colon]), String(value.first == " " ? value.dropFirst() : value))
      })
  }

  package var lines: [String] { properties.map { "\($0.name): \($0.value)" } }

  package subscript(name: String) -> String? { properties.first { $0.name == name }?.value }

  /// The changes that turn `old` into these properties, sorted by name.
  package func changes(from old: ResolvedProperties) -> [Change] {
    var changes: [Change] = []
    var left = old.properties[...]
    var right = properties[...]
    while let next = [left.first?.name, right.first?.name].compactMap({ $0 }).min(by: {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }) {
      let old = left.first?.name == next ? left.removeFirst().value : nil
      let new = right.first?.name == next ? right.removeFirst().value : nil
      if old != new { changes.append(Change(name: next, old: old, new: new)) }
    }
    return changes
  }

  /// The properties with changes made.
  package func applying(_ changes: [Change]) -> ResolvedProperties {
    ResolvedProperties(
      properties.filter { property in
        !changes.contains { $0.name == property.name && $0.new == nil }
      }.map { ($0.name, $0.value) }
        + changes.compactMap { change in change.new.map { (change.name, $0) } })
  }
}

extension ResolvedProperties.Change: CustomStringConvertible {
  package var description: String {
    switch (old, new) {
    case (let old?, let new?): "\(name) \(old) → \(new)"
    case (let old?, nil): "\(name) \(old) → absent"
    case (nil, let new?): "\(name) absent → \(new)"
    case (nil, nil): name
    }
  }
}
