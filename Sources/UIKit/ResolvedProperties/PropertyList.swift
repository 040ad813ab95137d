/// Named values as text, sorted by name: what a configuration looks like, to print, compare and read back.
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

/// A property that can be written into a property list and read back.
struct PropertyField<Root>: @unchecked Sendable {
  let name: String
  /// The value as text; `nil` for the usual value, which is left out.
  let text: (Root) -> String?
  /// Takes over a value from text; `false` when the text is none.
  let read: (inout Root, String) -> Bool
  /// Whether the value is all that there is to it, so that reading it gives an equal one.
  let isData: (Root) -> Bool
  let isSet: ((Root) -> Bool)?
  let markAsSet: ((inout Root) -> Void)?

  /// A property that cannot be locked.
  ///
  /// - Parameter usual: the value that is left out; `nil` to write every value.
  init<Value: Equatable>(
    _ name: String, _ path: WritableKeyPath<Root, Value>, _ notation: Notation<Value>,
    usually usual: Value?
  ) {
    self.init(name, path, notation, usually: usual, locks: nil, [] as NoLocks)
  }

  /// A property that is written here and read elsewhere.
  init(_ name: String, write: @escaping (Root) -> String?) {
    self.name = name
    text = write
    read = { _, _ in true }
    isData = { _ in true }
    isSet = nil
    markAsSet = nil
  }

  /// - Parameters:
  ///   - usual: the value that is left out; `nil` to write every value.
  ///   - locks: where the flags of set properties are.
  ///   - lock: this property's flag.
  init<Value: Equatable, Locks: OptionSet>(
    _ name: String, _ path: WritableKeyPath<Root, Value>, _ notation: Notation<Value>,
    usually usual: Value?, locks: WritableKeyPath<Root, Locks>?, _ lock: Locks
  ) {
    self.name = name
    text = { root in
      let value = root[keyPath: path]
      return value == usual ? nil : notation.write(value)
    }
    read = { root, text in
      guard let value = notation.read(text) else { return false }
      root[keyPath: path] = value
      return true
    }
    isData = { root in
      let value = root[keyPath: path]
      return value == usual || notation.read(notation.write(value)) == value
    }
    isSet = locks.map { locks in { $0[keyPath: locks].isSuperset(of: lock) } }
    markAsSet = locks.map { locks in { $0[keyPath: locks].formUnion(lock) } }
  }
}

/// Stands for "cannot be set" in a field.
private struct NoLocks: OptionSet { let rawValue: UInt8 }

extension PropertyList {
  /// All properties of a value that differ from the usual ones, and which were set.
  init<Root>(_ root: Root, fields: [PropertyField<Root>]) {
    for field in fields { values[field.name] = field.text(root) }
    let set = fields.filter { $0.isSet?(root) == true }.map(\.name).sorted()
    if !set.isEmpty { values["set"] = set.joined(separator: " ") }
  }

  /// Takes over all properties into a value in which everything is usual; `false` when one is not known or not legible.
  func read<Root>(into root: inout Root, fields: [PropertyField<Root>]) -> Bool {
    var known: Set<String> = ["set"]
    let set = Set((values["set"] ?? "").split(separator: " ").map(String.init))
    for field in fields {
      known.insert(field.name)
      if let text = values[field.name], !field.read(&root, text) { return false }
      if set.contains(field.name) { field.markAsSet?(&root) }
    }
    return values.keys.allSatisfy(known.contains) && set.isSubset(of: known)
  }
}
