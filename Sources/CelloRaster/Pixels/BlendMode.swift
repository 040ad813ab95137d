/// The combination of a layer's colors with the colors behind it.
///
/// Where the layer is transparent, the modes before `copy` have no effect; the others replace the
/// picture behind.
package enum BlendMode: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  // Separable modes, as the W3C's "Compositing and Blending" defines them.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  // Nonseparable modes.
  case hue, saturation, color, luminosity
  // Porter and Duff's operators.
  case sourceOver, destinationOver, destinationOut, sourceAtop, xor, plusLighter
  case copy, clear, sourceIn, sourceOut, destinationIn, destinationAtop

  /// A Boolean value that indicates whether a transparent layer has no effect.
  package var keepsUncovered: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
