extension CGAffineTransform {
  /// A Boolean value that indicates whether the magnitudes of all elements are small enough for
  /// further computations.
  package var isSensible: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.magnitude < 1e9 } }

  /// The factor by which the transform scales lengths, if it is equal in all directions; otherwise
  /// `nil`.
  var similarityScale: CGFloat? {
    let isSimilarity = (a == d && b == -c) || (a == -d && b == c)
    return isSimilarity ? (a * a + b * b).squareRoot() : nil
  }
}
