/// A vector symbol that can be drawn in any weight, scale and size.
package struct Symbol: Hashable, Sendable {
  package let name: String
  /// Whether left and right are exchanged in right-to-left text.
  package let mirrorsInRightToLeft: Bool

  let form: SymbolForm

  /// Whether some of it stands back in hierarchical rendering.
  package var hasLevels: Bool { layers.contains { $0.level > 0 } }

  /// Whether it has colours of its own.
  package var hasColors: Bool { layers.contains { $0.role != .tint } }

  private var layers: [SymbolLayer] { drawing(SymbolConfigurationValues()).layers }

  /// The symbol's outlines for a configuration. Costs up to a few milliseconds the first time for a weight and scale
  /// (optimised), and microseconds afterwards.
  package func drawing(_ configuration: SymbolConfigurationValues) -> SymbolDrawing {
    SymbolLibrary.outlines(of: form, configuration)
      .drawing(pointSize: configuration.pointSize, scale: configuration.scale)
  }
}
