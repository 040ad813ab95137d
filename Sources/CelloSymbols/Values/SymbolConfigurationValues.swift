/// The weight of the text next to a symbol.
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The size of a symbol relative to text of the same point size. The line width changes only
/// slightly, so that it still matches the text.
package enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
  case small, medium, large
}

/// The values that determine a symbol's geometry.
package struct SymbolConfigurationValues: Hashable, Sendable {
  /// The point size of the text next to the symbol. If it is zero, negative, infinite or NaN,
  /// nothing is drawn.
  package var pointSize: CGFloat
  /// The weight of the symbol.
  package var weight: SymbolWeight
  /// The scale of the symbol.
  package var scale: SymbolScale
  /// A Boolean value that indicates whether the symbol will be drawn with left and right exchanged.
  /// Elements that must remain readable, such as digits, are then mirrored in the outlines, so that
  /// they are readable when the symbol is drawn.
  package var isMirrored: Bool

  /// Creates the values of a configuration.
  package init(
    pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium,
    isMirrored: Bool = false
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.isMirrored = isMirrored
  }
}
