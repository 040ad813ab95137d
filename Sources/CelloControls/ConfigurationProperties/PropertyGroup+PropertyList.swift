// Writes the properties of a group to a property list, reads them from a property list, and checks
// whether they can be read.

extension PropertyGroup {
  /// The properties that differ from their defaults, and the names of the properties that were set.
  var propertyList: PropertyList {
    var source = PropertyWriter(group: self)
    _ = Self(from: &source)
    var list = source.list
    if !source.set.isEmpty { list["set"] = source.set.sorted().joined(separator: " ") }
    return list
  }

  /// Creates a group from a property list. Properties that are not listed have their default
  /// values. `nil` if a line is unknown or cannot be read.
  init?(_ list: PropertyList) {
    let set = (list["set"] ?? "").split(separator: " ").map(String.init)
    var source = PropertyReader<Self>(
      progress: PropertyReadingProgress(list: list.values, set: Set(set)))
    self.init(from: &source)
    guard source.progress.isComplete else { return nil }
  }

  /// A Boolean value that indicates whether reading the text of each property results in an equal
  /// value.
  var isLossless: Bool {
    var source = LosslessPropertyCheck(group: self)
    _ = Self(from: &source)
    return source.isLossless
  }
}

extension String {
  /// Returns the name of a property in the part with this name.
  fileprivate func name(of property: String) -> String {
    isEmpty ? property : self + "." + property
  }
}

// MARK: - Writing

private struct PropertyWriter<Group>: PropertySource {
  let group: Group
  var prefix = ""
  var list = PropertyList()
  /// The names of the properties that were set.
  var set: [String] = []

  mutating func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool
  ) -> Overridable<Value> {
    let property = property(group)
    if property.isSet { set.append(prefix.name(of: name)) }
    if isAlwaysPrinted || property.value != defaultValue() {
      list[prefix.name(of: name)] = property.value.notation
    }
    return property
  }

  mutating func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part {
    var source = PropertyWriter<Part>(
      group: group[keyPath: part], prefix: prefix.name(of: name), list: list, set: set)
    let part = Part(from: &source)
    list = source.list
    set = source.set
    return part
  }
}

// MARK: - Reading

/// The progress of reading, which all parts of a group share.
private struct PropertyReadingProgress {
  let list: [String: String]
  let set: Set<String>
  var known: Set<String> = ["set"]
  var isLegible = true

  /// A Boolean value that indicates whether every line could be read and belongs to a property.
  var isComplete: Bool {
    isLegible && list.keys.allSatisfy(known.contains) && set.isSubset(of: known)
  }

  /// Returns the value for a name; the default value if it is not listed or cannot be read.
  mutating func value<Value: NotationConvertible>(of name: String, default defaultValue: Value)
    -> Value
  {
    known.insert(name)
    guard let text = list[name] else { return defaultValue }
    if let value = Value(notation: text) { return value }
    isLegible = false
    return defaultValue
  }
}

private struct PropertyReader<Group>: PropertySource {
  var progress: PropertyReadingProgress
  var prefix = ""

  mutating func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool
  ) -> Overridable<Value> {
    let name = prefix.name(of: name)
    return Overridable(
      progress.value(of: name, default: defaultValue()), isSet: progress.set.contains(name))
  }

  mutating func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part {
    var source = PropertyReader<Part>(progress: progress, prefix: prefix.name(of: name))
    let part = Part(from: &source)
    progress = source.progress
    return part
  }
}

// MARK: - Checking

private struct LosslessPropertyCheck<Group>: PropertySource {
  let group: Group
  var isLossless = true

  mutating func property<Value: NotationConvertible>(
    _ name: String, _ property: (Group) -> Overridable<Value>,
    default defaultValue: @autoclosure () -> Value,
    isAlwaysPrinted: Bool
  ) -> Overridable<Value> {
    let property = property(group)
    if Value(notation: property.value.notation) != property.value { isLossless = false }
    return property
  }

  mutating func group<Part: PropertyGroup>(_ name: String, _ part: KeyPath<Group, Part>) -> Part {
    let part = group[keyPath: part]
    if !part.isLossless { isLossless = false }
    return part
  }
}
