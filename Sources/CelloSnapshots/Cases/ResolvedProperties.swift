/// The resolved properties of a case's configurations. The text form has a line `name: value` for
/// each property, sorted by name.
package struct ResolvedProperties: Hashable, Sendable {
  /// The properties, sorted by name and without repeated names.
  package private(set) var properties: [Property]

  package struct Property: Hashable, Sendable {
    /// The name, without line breaks and without `: `.
    package var name: String
    /// The value, without line breaks.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A property that differs; a value of `nil` means that the property is absent.
  package struct Change: Hashable, Sendable {
    package var name: String
    package var old: String?
    package var new: String?
    /// A description of a view that was inserted or removed, such as `row 3 “Drafts”`, if the change
    /// represents the whole view; `nil` for a change of a property.
    package var view: String?
    /// The removed view, if the change represents it.
    package var removedView: RemovedView?
    /// The removed view, if the change represents a view that is not one of a sequence.
    package var formerView: FormerSubview?
    /// The names of the changes that this change represents, if it represents a section of a list that
    /// was inserted.
    package var sectionNames: [String] = []

    /// Where an old value that is not recorded comes from, such as the table `iOS18 controls` of another
    /// metric; `nil` if the old value is recorded.
    package var assumption: String?

    /// A Boolean value that indicates whether the property is the frame of a view that exists before
    /// and after the change. A frame usually follows from other properties.
    package var isFrame: Bool { view == nil && (name == "frame" || name.hasSuffix(".frame")) }

    /// A Boolean value that indicates whether the property is a metric of the system, on which the
    /// properties of many views depend.
    package var isMetric: Bool { name.hasPrefix("metrics/") }

    package init(name: String, old: String?, new: String?, view: String? = nil) {
      self.name = name
      self.old = old
      self.new = new
      self.view = view
    }
  }

  /// Creates properties from names and values. Line breaks are replaced by spaces in names and by
  /// `\n` in values. If a name is repeated, its last value is kept.
  package init(_ pairs: [(name: String, value: String)] = []) {
    var properties: [Property] = []
    properties.reserveCapacity(pairs.count)
    for (name, value) in pairs {
      properties.append(
        Property(
          name: name.isPrintableASCII && !name.containsByte(of: ":")
            ? name : String(name.map { $0.isNewline || $0 == ":" ? " " : $0 }),
          value: value.isPrintableASCII
            ? value
            : value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
              .joined(separator: "\\n")))
    }
    // Recorded properties are already sorted.
    if !zip(properties, properties.dropFirst()).allSatisfy({ $0.name.bytesPrecede($1.name) }) {
      var indices: [String: Int] = [:]
      for (position, property) in properties.enumerated() { indices[property.name] = position }
      properties = indices.sorted { $0.key.bytesPrecede($1.key) }.map { properties[$0.value] }
    }
    self.properties = properties
  }

  /// Parses lines of the form `name: value`. A line without a colon is a property with an empty
  /// value.
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

  /// Returns the changes from `old` to these properties, sorted by name.
  package func changes(from old: ResolvedProperties) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.properties.count || right < properties.count {
      let removed = left < old.properties.count ? old.properties[left] : nil
      let added = right < properties.count ? properties[right] : nil
      if let removed, let added, removed.name == added.name {
        if removed.value != added.value {
          changes.append(Change(name: added.name, old: removed.value, new: added.value))
        }
        left += 1
        right += 1
      } else if let removed, added.map({ removed.name.bytesPrecede($0.name) }) ?? true {
        changes.append(Change(name: removed.name, old: removed.value, new: nil))
        left += 1
      } else if let added {
        changes.append(Change(name: added.name, old: nil, new: added.value))
        right += 1
      }
    }
    return changes
  }

  /// Returns the properties after changes.
  package func applying(_ changes: [Change]) -> ResolvedProperties {
    let changed = Set(changes.map(\.name))
    return ResolvedProperties(
      properties.filter { !changed.contains($0.name) }.map { ($0.name, $0.value) }
        + changes.compactMap { change in change.new.map { (change.name, $0) } })
  }
}

extension ResolvedProperties.Change: CustomStringConvertible {
  package var description: String {
    if let view { return "\(view) \(old == nil ? "added" : "removed")" }
    return switch (old, new) {
    case (let old?, let new?): "\(name) \(old) → \(new)"
    case (let old?, nil): "\(name) \(old) → absent"
    case (nil, let new?): "\(name) absent → \(new)"
    case (nil, nil): name
    }
  }
}
