/// A mistake in the format of a predicate.
struct PredicateFormatError: Error, Hashable {
  /// The whole format.
  let format: String
  /// The number of characters before the mistake.
  let position: Int
  /// What was expected, or what is wrong there.
  let problem: String
}

extension PredicateFormatError: CustomStringConvertible {
  var description: String {
    "Unable to parse the format string \"\(format)\": \(problem) at character \(position + 1)."
  }
}
