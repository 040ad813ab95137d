/// The nine weights of the system font, from the thinnest to the heaviest.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
