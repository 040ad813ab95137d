/// A vector symbol that can be drawn in any weight, scale and size.
package struct Symbol: Hashable, Sendable {
  /// Where a symbol's outlines come from.
  enum Source: Hashable, Sendable {
    /// The files of this module.
    case form(SymbolForm)
    case template(SymbolTemplate)
  }

  package let name: String
  /// Whether left and right are exchanged in right-to-left text.
  package let mirrorsInRightToLeft: Bool

  let source: Source

  init(name: String, mirrorsInRightToLeft: Bool, source: Source) {
    self.name = name
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    self.source = source
  }

  /// A symbol from a template of an app.
  package init(name: String, template: SymbolTemplate) {
    self.init(name: name, mirrorsInRightToLeft: false, source: .template(template))
  }

  /// Whether hierarchical rendering shows some of its layers fainter than others.
  package var hasLevels: Bool { layers.contains { $0.level > 0 } }

  /// Whether it has colors of its own.
  package var hasColors: Bool { layers.contains { $0.paint != .tint } }

  /// The levels and paints of the layers. Those of our own symbols are known without outlines.
  private var layers: [(level: Int, paint: SymbolPaint)] {
    switch source {
    case .form(let form):
      let composer = try? SymbolComposer(
        form, index: SymbolLibrary.index, weight: .regular, scale: .medium)
      return composer?.layers.map { ($0.level, $0.paint) } ?? []
    case .template:
      return drawing(SymbolConfigurationValues()).layers.map { ($0.level, $0.paint) }
    }
  }

  /// The symbol's outlines for a configuration. Costs up to a few milliseconds the first time for a
  /// weight and scale (optimized), and microseconds afterwards.
  package func drawing(_ configuration: SymbolConfigurationValues) -> SymbolDrawing {
    SymbolDesignCache.design(of: source, configuration)
      .drawing(pointSize: configuration.pointSize)
  }
}
