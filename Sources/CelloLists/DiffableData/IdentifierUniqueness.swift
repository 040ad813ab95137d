enum IdentifierUniqueness {
  /// Returns the identifiers as a set. Ends the process if an identifier occurs twice.
  static func checked<Identifier: Hashable>(
    _ identifiers: [Identifier], _ call: String
  ) -> Set<Identifier> {
    var unique: Set<Identifier> = []
    unique.reserveCapacity(identifiers.count)
    for identifier in identifiers where !unique.insert(identifier).inserted {
      preconditionFailure(
        "\(call): the identifier \(identifier) occurs twice. Identifiers must be unique.")
    }
    return unique
  }
}
