/// A change of a number in a property that the version of a reference did not record.
///
/// The old number is unknown, but if a view became wider or moved, as many pixels differ in a row or a
/// column. The number with this difference is tried, and only a drawing can prove it. The difference is
/// the same in other cases of the same change.
struct UnknownLength: Hashable {
  /// The name of the property, without the name of its view.
  var propertyName: String
  /// The position of the number among the words of the value.
  var word: Int
  /// The old number minus the new one, in points.
  var difference: Double

  /// The largest number of lengths that are tried in a case.
  static let maxCount = 12

  /// Returns the changes whose values have a number at the position, with their old values.
  func changes(
    of unknown: [ResolvedProperties.Change]
  ) -> [ResolvedProperties.Change] {
    unknown.filter { $0.propertyName == propertyName }.compactMap { change in
      var words = (change.new ?? "").split(separator: " ").map(String.init)
      guard words.indices.contains(word), let number = Double(words[word]) else { return nil }
      let old = ((number + difference) * 1000).rounded() / 1000
      words[word] = Int(exactly: old).map(String.init) ?? "\(old)"
      var change = change
      change.old = words.joined(separator: " ")
      change.assumption = "not recorded"
      return change
    }
  }

  /// Returns the lengths that can explain the pixels in which a case differs from its reference.
  static func candidates(
    _ unknown: [ResolvedProperties.Change], _ differences: DifferingPixels, width: Int,
    scale: Double
  ) -> [UnknownLength] {
    let lengths = differences.mostFrequentRuns(width: width).map { Double($0) / scale }
    var found: [UnknownLength] = []
    for name in Set(unknown.map(\.propertyName)).sorted() {
      let value = unknown.first { $0.propertyName == name }?.new ?? ""
      for (index, word) in value.split(separator: " ").enumerated() where Double(word) != nil {
        for length in lengths {
          for sign in [-1.0, 1] {
            found.append(
              UnknownLength(propertyName: name, word: index, difference: sign * length))
          }
        }
      }
    }
    return Array(found.prefix(maxCount))
  }
}
