internal import CelloRaster

extension BlendMode {
  /// Creates the mode for the name in a layer's ``CALayer/compositingFilter``; `nil` for other
  /// names and objects, which have no effect.
  ///
  /// Source of the names: Core Animation's filters, which apps use although Apple does not document
  /// them.
  init?(compositingFilter filter: Any?) {
    guard let name = filter as? String, let mode = Self.modesByName[name] else { return nil }
    self = mode
  }

  private static let modesByName: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference,
    "exclusionBlendMode": .exclusion, "hueBlendMode": .hue, "saturationBlendMode": .saturation,
    "colorBlendMode": .color, "luminosityBlendMode": .luminosity, "plusL": .plusLighter,
    "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destOut": .destinationOut,
    "xor": .xor,
  ]
}
