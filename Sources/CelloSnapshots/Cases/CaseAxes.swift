/// All combinations of the values of several axes. They are numbered, and the last axis changes
/// fastest.
package struct CaseAxes: Hashable, Sendable {
  package let axes: [CaseAxis]
  /// The number of combinations.
  package let count: Int
  /// For each axis, the difference of the numbers of two combinations whose values of the axis are
  /// adjacent.
  let strides: [Int]
  /// The axis and value of each word that names contain.
  private let positions: [Substring: Position]

  private struct Position: Hashable, Sendable {
    var axis: Int
    var value: Int
  }

  /// Creates the combinations of axes.
  ///
  /// - Throws: ``CaseError`` if a word is malformed or ambiguous, if an axis has fewer than two or
  ///   more than ``maxValueCount`` values, or if there are more combinations than ``maxCaseCount``.
  package init(_ axes: [CaseAxis]) throws(CaseError) {
    var strides = [Int](repeating: 1, count: axes.count)
    var count = 1
    for index in axes.indices.reversed() {
      guard axes[index].values.count > 1 else { throw .tooFewValues(axis: axes[index].name) }
      guard axes[index].values.count <= Self.maxValueCount else {
        throw .tooManyValues(axis: axes[index].name, limit: Self.maxValueCount)
      }
      strides[index] = count
      let (product, isOverflown) = count.multipliedReportingOverflow(by: axes[index].values.count)
      guard !isOverflown, product <= Self.maxCaseCount else {
        throw .tooManyCases(limit: Self.maxCaseCount)
      }
      count = product
    }
    var positions: [Substring: Position] = [:]
    for (axisIndex, axis) in axes.enumerated() {
      for (valueIndex, value) in axis.values.enumerated().dropFirst() {
        guard CaseName.isWord(value), value != "normal" else {
          throw .malformedWord(value, axis: axis.name)
        }
        let position = Position(axis: axisIndex, value: valueIndex)
        guard positions.updateValue(position, forKey: Substring(value)) == nil else {
          throw .ambiguousWord(value)
        }
      }
    }
    self.axes = axes
    self.count = count
    self.strides = strides
    self.positions = positions
  }

  /// The largest number of values of an axis. A set of values is stored as the bits of a 64-bit
  /// integer.
  package static let maxValueCount = 64

  /// The largest number of cases of a scene. A larger number is probably a mistake.
  package static let maxCaseCount = 1 << 24

  /// Returns the name of the combination with a number.
  package func name(of ordinal: Int) -> CaseName {
    var text = ""
    // Names are created very often, and most are too long for the inline storage of a string.
    text.reserveCapacity(48)
    for index in axes.indices where axes[index].role == .state {
      let value = value(of: index, in: ordinal)
      guard value > 0 else { continue }
      if !text.isEmpty { text += "+" }
      text += axes[index].values[value]
    }
    if text.isEmpty { text = CaseName.normal.text }
    for index in axes.indices where axes[index].role == .axis {
      let value = value(of: index, in: ordinal)
      guard value > 0 else { continue }
      text += "."
      text += axes[index].values[value]
    }
    return CaseName(unchecked: text)
  }

  /// Returns the index of the value of an axis in a combination.
  private func value(of axis: Int, in ordinal: Int) -> Int {
    ordinal / strides[axis] % axes[axis].values.count
  }

  /// Returns the number of the combination with a name; `nil` if a word of the name is not a value
  /// of an axis.
  package func ordinal(of name: CaseName) -> Int? {
    var ordinal = 0
    for word in name.states + name.words {
      guard let position = positions[word] else { return nil }
      ordinal += strides[position.axis] * position.value
    }
    // A name with a repeated word or with two values of an axis is not the name of a combination.
    guard ordinal < count, self.name(of: ordinal) == name else { return nil }
    return ordinal
  }

  /// Returns the indices of the axis and value of a word; `nil` for an unknown word.
  func position(of word: some StringProtocol) -> (axis: Int, value: Int)? {
    positions[Substring(word)].map { ($0.axis, $0.value) }
  }

  /// Returns the number of axes whose value in a combination is not the default.
  func complexity(of ordinal: Int) -> Int {
    axes.indices.count { value(of: $0, in: ordinal) > 0 }
  }
}
