/// A vector symbol that can be drawn in any weight, scale and size.
package struct Symbol: Hashable, Sendable {
  /// The source of a symbol's outlines.
  enum Source: Hashable, Sendable {
    /// A form of an entry in the files of this module.
    case form(SymbolForm)
    /// A template of an app.
    case template(SymbolTemplate)
  }

  /// The name of the symbol.
  package let name: String
  /// A Boolean value that indicates whether left and right are exchanged in right-to-left text.
  package let mirrorsInRightToLeft: Bool

  let source: Source

  init(name: String, mirrorsInRightToLeft: Bool, source: Source) {
    self.name = name
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    self.source = source
  }

  /// Creates a symbol from a template of an app.
  package init(name: String, template: SymbolTemplate) {
    self.init(name: name, mirrorsInRightToLeft: false, source: .template(template))
  }

  /// A Boolean value that indicates whether the symbol is a placeholder for a symbol that is not
  /// drawn.
  package var isPlaceholder: Bool {
    if case .form(let form) = source { form.entry == SymbolLibrary.placeholderPart } else { false }
  }

  /// A Boolean value that indicates whether hierarchical rendering draws some layers with reduced
  /// opacity.
  package var hasLevels: Bool { layers.contains { $0.level > 0 } }

  /// A Boolean value that indicates whether the symbol has its own colors.
  package var hasColors: Bool { layers.contains { $0.paint != .tint } }

  /// The levels and paints of the layers. For the symbols of this module, they are known without
  /// computing outlines.
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

  /// Returns the symbol's outlines for a configuration. In an optimized build, this takes up to a
  /// few milliseconds for the first use of a weight and a scale, and microseconds afterwards.
  package func drawing(_ configuration: SymbolConfigurationValues) -> SymbolDrawing {
    SymbolDesignCache.design(of: source, configuration)
      .drawing(pointSize: configuration.pointSize)
  }
}
