/// An error that indicates that a few axes have too many combinations of values to count them.
package struct TooManyCombinations: Error, Hashable, Sendable {
  /// The largest number of combinations that can be counted.
  package let limit: Int
}
