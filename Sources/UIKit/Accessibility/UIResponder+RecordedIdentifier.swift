extension UIResponder {
  /// The accessibility identifier without the addresses of objects, which differ in each run.
  ///
  /// Identifiers that are made of descriptions of objects, such as `"\(self)"`, contain addresses.
  final var recordedIdentifier: String? { accessibilityIdentifier?.replacingAddresses }
}

extension String {
  /// The text with `0x…` instead of each `0x` that is followed by at least eight hexadecimal digits.
  var replacingAddresses: String {
    guard contains("0x") else { return self }
    return replacing(#/0x[0-9a-fA-F]{8,}/#, with: "0x…")
  }
}
