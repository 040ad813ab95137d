/// All combinations of the values of some axes, numbered: the last axis changes fastest.
package struct CaseAxes: Hashable, Sendable {
  package let axes: [CaseAxis]
  /// The number of combinations.
  package let count: Int
  /// How far apart two combinations are that differ by one in an axis.
  let strides: [Int]
  /// Each word that names use, with its axis and value.
  private let places: [Substring: Place]

  private struct Place: Hashable, Sendable {
    var axis: Int
    var value: Int
  }

  /// - Throws: ``CaseError`` if a word is malformed or ambiguous, an axis has fewer than two values
  ///   or more than ``maxValueCount``, or there are more combinations than ``maxCaseCount``.
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
    var places: [Substring: Place] = [:]
    for (axisIndex, axis) in axes.enumerated() {
      for (valueIndex, value) in axis.values.enumerated().dropFirst() {
        guard CaseName.isWord(value), value != "normal" else {
          throw .malformedWord(value, axis: axis.name)
        }
        let place = Place(axis: axisIndex, value: valueIndex)
        guard places.updateValue(place, forKey: Substring(value)) == nil else {
          throw .ambiguousWord(value)
        }
      }
    }
    self.axes = axes
    self.count = count
    self.strides = strides
    self.places = places
  }

  /// Sets of values are kept as the bits of a word.
  package static let maxValueCount = 64

  /// A larger scene is a mistake.
  package static let maxCaseCount = 1 << 24

  /// The name of a combination.
  package func name(of ordinal: Int) -> CaseName {
    var text = ""
    // Names are made very often, and most do not fit into a string's own bytes.
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

  /// The value of an axis in a combination.
  private func value(of axis: Int, in ordinal: Int) -> Int {
    ordinal / strides[axis] % axes[axis].values.count
  }

  /// The combination of a name; `nil` if no axis has a word of it.
  package func ordinal(of name: CaseName) -> Int? {
    var ordinal = 0
    for word in name.states + name.words {
      guard let place = places[word] else { return nil }
      ordinal += strides[place.axis] * place.value
    }
    // A word given twice, or two values of one axis, is not a combination.
    guard ordinal < count, self.name(of: ordinal) == name else { return nil }
    return ordinal
  }

  /// The axis and value of a word.
  func place(of word: some StringProtocol) -> (axis: Int, value: Int)? {
    places[Substring(word)].map { ($0.axis, $0.value) }
  }

  /// How many axes of a combination are not at their default.
  func complexity(of ordinal: Int) -> Int {
    axes.indices.count { value(of: $0, in: ordinal) > 0 }
  }
}
