import CelloSpelling

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Creates the value for the word in an environment variable, in uppercase or lowercase; `nil` if
  /// the variable is not set or empty.
  ///
  /// - Throws: ``SnapshotError/unknownWord(variable:value:words:nearest:)``.
  init?(variable: String, in environment: [String: String]) throws(SnapshotError) {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    guard let word = Self(rawValue: value.lowercased()) else {
      let words = Self.allCases.map(\.rawValue)
      let nearest = words.min {
        Spelling.distance(value.lowercased(), $0, limit: Int.max)
          < Spelling.distance(value.lowercased(), $1, limit: Int.max)
      }
      throw .unknownWord(variable: variable, value: value, words: words, nearest: nearest ?? "")
    }
    self = word
  }
}
