/// The set of combinations that have each value of each axis, so that conditions are evaluated for
/// all cases at once.
struct CaseWordSets {
  let axes: CaseAxes
  /// The sets of cases by axis and value.
  private let sets: [[CaseSet]]

  init(_ axes: CaseAxes) {
    self.axes = axes
    sets = zip(axes.axes, axes.strides).map { axis, stride in
      var sets = axis.values.map { _ in CaseSet(spaceCount: axes.count) }
      for ordinal in 0..<axes.count { sets[ordinal / stride % axis.values.count].insert(ordinal) }
      return sets
    }
  }

  /// Returns the cases that have one of the given values of an axis; `values` has one bit for each
  /// value.
  func cases(axis: Int, values: UInt64) -> CaseSet {
    var result = CaseSet(spaceCount: axes.count)
    for (value, set) in sets[axis].enumerated() where values >> UInt64(value) & 1 == 1 {
      result |= set
    }
    return result
  }

  /// Returns the cases that match a condition. Throws an error with the word that no axis has.
  func cases(_ condition: Condition) throws(UnknownWord) -> CaseSet {
    switch condition {
    case .always: return .everything(spaceCount: axes.count)
    case .word(let word):
      guard let position = axes.position(of: word) else { throw UnknownWord(word: word) }
      return sets[position.axis][position.value]
    case .not(let inner): return ~(try cases(inner))
    case .all(let parts):
      var result = CaseSet.everything(spaceCount: axes.count)
      for part in parts { result &= try cases(part) }
      return result
    case .any(let parts):
      var result = CaseSet(spaceCount: axes.count)
      for part in parts { result |= try cases(part) }
      return result
    }
  }

  struct UnknownWord: Error, Hashable {
    var word: String
  }
}
