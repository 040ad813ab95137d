/// The nine weights of the text beside a symbol.
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// How large a symbol is beside text of the same point size. The line's width hardly changes, so
/// that it still matches the text.
package enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
  case small, medium, large
}

/// The values that a symbol's geometry depends on.
package struct SymbolConfigurationValues: Hashable, Sendable {
  /// The size in points of the text that the symbol goes with. Zero, negative, infinite and NaN
  /// draw nothing.
  package var pointSize: CGFloat
  package var weight: SymbolWeight
  package var scale: SymbolScale
  /// Whether it will be drawn with left and right exchanged: what must stay readable in a mirror,
  /// such as digits, is then drawn the wrong way round, so that the mirror puts it right.
  package var isMirrored: Bool

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
