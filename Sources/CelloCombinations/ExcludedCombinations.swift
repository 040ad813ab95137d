/// A set of excluded combinations: all combinations whose value is in a given set for each of
/// several axes.
package struct ExcludedCombinations: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var axis: Int
    /// The set of values, with one bit for each value.
    package var values: UInt64

    package init(axis: Int, values: UInt64) {
      self.axis = axis
      self.values = values
    }
  }

  /// The sets of values, at most one for each axis.
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Returns a Boolean value that indicates whether a combination is excluded. The index −1 of an
  /// unset value does not match any set.
  package func contains(_ row: some RandomAccessCollection<Int>) -> Bool {
    parts.allSatisfy { part in
      let value = row[row.index(row.startIndex, offsetBy: part.axis)]
      return value >= 0 && part.values >> UInt64(value) & 1 == 1
    }
  }
}
