/// How the colors of a layer are combined with those behind it.
///
/// Where the layer is transparent, the modes before `copy` change nothing; the others replace what
/// is there.
package enum BlendMode: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  // Per channel, as the W3C's "Compositing and Blending" defines them.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  // All channels together.
  case hue, saturation, color, luminosity
  // Porter and Duff's operators.
  case sourceOver, destinationOver, destinationOut, sourceAtop, xor, plusLighter
  case copy, clear, sourceIn, sourceOut, destinationIn, destinationAtop

  /// Whether a transparent layer changes nothing.
  package var keepsUncovered: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
