/// The nine weights of the system font, from thinnest to heaviest.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weight class of OpenType's OS/2 table: 100 for `ultraLight` to 900 for `black`.
  ///
  /// Apple puts ultra light below thin, while type foundries put thin (100) below extra light
  /// (200). The order of Apple's weights is what counts, so the thinnest file serves the thinnest
  /// weight.
  package var openTypeClass: Int { (rawValue + 1) * 100 }
}
