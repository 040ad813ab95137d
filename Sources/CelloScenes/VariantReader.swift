import CelloRaster
import CelloSnapshots
import Synchronization

/// Returns the variant of a case for its name.
final class VariantReader: Sendable {
  private let base: Variant
  private let flags: [Substring: CellState.Flag]
  private let changes: [Substring: @Sendable (inout Variant) -> Void]
  /// Variants in the normal state by the words after the state. Cases that differ only in their
  /// state share their traits.
  private let variants = Mutex(GenerationalCache<Substring, Variant>(capacity: 1024))

  /// Creates a reader for the cases of a matrix.
  ///
  /// - Parameter base: the variant whose settings apply where the axes do not change them.
  /// - Throws: ``CaseError`` if two axes share a word, or if an axis is repeated.
  init(_ matrix: Matrix, _ base: Variant = Variant()) throws(CaseError) {
    self.base = base
    var flags: [Substring: CellState.Flag] = [:]
    var changes: [Substring: @Sendable (inout Variant) -> Void] = [:]
    var axisOfWord: [String: String] = [:]
    for axis in matrix.axes {
      for value in axis.values {
        for flag in value.state.flags {
          guard axisOfWord.updateValue("state", forKey: flag.name) ?? "state" == "state" else {
            throw .ambiguousWord(flag.name)
          }
          flags[Substring(flag.name)] = flag
        }
        guard axis.role == .axis else { continue }
        guard axisOfWord.updateValue(axis.name, forKey: value.word) ?? axis.name == axis.name else {
          throw .ambiguousWord(value.word)
        }
        changes[Substring(value.word)] = value.apply
      }
    }
    self.flags = flags
    self.changes = changes
  }

  /// Returns the variant, or `nil` if the matrix has no value for a word of the name.
  func variant(_ name: CaseName) -> Variant? {
    guard var variant = normalVariant(of: name) else { return nil }
    var state: [CellState.Flag] = []
    for word in name.states {
      guard let flag = flags[word] else { return nil }
      state.append(flag)
    }
    variant.state = CellState(flags: state)
    return variant
  }

  private func normalVariant(of name: CaseName) -> Variant? {
    let words = name.textAfterStates
    if let variant = variants.withLock({ $0[words] }) { return variant }
    var variant = base
    variant.state = .normal
    for word in name.words {
      guard let change = changes[word] else { return nil }
      change(&variant)
    }
    variants.withLock { [variant] in $0[words] = variant }
    return variant
  }
}
