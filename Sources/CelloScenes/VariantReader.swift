import CelloSnapshots

/// Finds the variant of a case by its name.
struct VariantReader: Sendable {
  private let base: Variant
  private var flags: [String: CellState.Flag] = [:]
  private var changes: [String: @Sendable (inout Variant) -> Void] = [:]

  /// - Parameter base: what the axes leave as it is.
  /// - Throws: ``CaseError`` if two axes share a word, or a matrix has one axis twice.
  init(_ matrix: Matrix, _ base: Variant = Variant()) throws(CaseError) {
    self.base = base
    var axisOfWord: [String: String] = [:]
    for axis in matrix.axes {
      for value in axis.values {
        for flag in value.state.flags {
          guard axisOfWord.updateValue("state", forKey: flag.name) ?? "state" == "state" else {
            throw .ambiguousWord(flag.name)
          }
          flags[flag.name] = flag
        }
        guard axis.role == .axis else { continue }
        guard axisOfWord.updateValue(axis.name, forKey: value.word) ?? axis.name == axis.name else {
          throw .ambiguousWord(value.word)
        }
        changes[value.word] = value.apply
      }
    }
  }

  /// Returns `nil` if the matrix has no value for a word of the name.
  func variant(_ name: CaseName) -> Variant? {
    var variant = base
    var state: [CellState.Flag] = []
    for word in name.states {
      guard let flag = flags[String(word)] else { return nil }
      state.append(flag)
    }
    variant.state = CellState(flags: state)
    for word in name.words {
      guard let change = changes[String(word)] else { return nil }
      change(&variant)
    }
    return variant
  }
}
