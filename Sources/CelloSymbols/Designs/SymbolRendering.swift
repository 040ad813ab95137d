/// The rendering mode of a symbol.
package enum SymbolRendering: Sendable {
  /// A single color for all layers.
  case monochrome(Color)
  /// A single color, with reduced opacity for secondary and tertiary layers.
  case hierarchical(Color)
  /// A color for each level. Levels beyond the list use the last color. With an empty list, nothing
  /// is drawn.
  case palette([Color])
  /// The symbol's own colors, which the closure returns. A symbol without colors is drawn in the
  /// tint color.
  case multicolor(@Sendable (SymbolPaint) -> Color)
}

extension SymbolDrawing {
  /// Returns the display list items that draw the symbol.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the image, in points.
  ///   - isMirrored: a Boolean value that indicates whether left and right are exchanged, as in
  ///     right-to-left text.
  ///   - variableValue: the variable value from 0, for no active layers, to 1, for all layers.
  ///     Other values are clamped, and NaN is treated as 0. `nil` activates all layers.
  package func items(
    at origin: CGPoint = .zero, rendering: SymbolRendering, isMirrored: Bool = false,
    variableValue: Double? = nil, above passedValue: Double? = nil
  ) -> [DisplayList.Item] {
    let transform =
      isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: origin.x + size.width, ty: origin.y)
      : CGAffineTransform(translationX: origin.x, y: origin.y)
    func item(_ path: Path, _ color: Color) -> DisplayList.Item? {
      guard !path.isEmpty, color.alpha > 0 else { return nil }
      return .fill(
        .path(transform.isIdentity ? path : path.applying(transform), .nonZero), color)
    }
    func stack(_ color: (SymbolLayer) -> Color) -> [DisplayList.Item] {
      stacked { layer in
        layer.isLit(by: variableValue, above: passedValue)
          ? color(layer) : color(layer).multiplyingAlpha(by: SymbolMetrics.unlitOpacity)
      }.compactMap { item($0, $1) }
    }
    func monochrome(_ color: Color) -> [DisplayList.Item] {
      if !layers.allSatisfy({ $0.isLit(by: variableValue, above: passedValue) }) {
        return stack { _ in color }
      }
      return [item(outline, color)].compactMap(\.self)
    }

    switch rendering {
    case .monochrome(let color): return monochrome(color)
    case .hierarchical(let color):
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(color) }
      // A translucent tint applies to the finished symbol, so that layers do not shine through each
      // other.
      var opaque = color
      opaque.alpha = .max
      let items = stack { opaque.multiplyingAlpha(by: SymbolMetrics.levelOpacities[$0.level]) }
      if color.isOpaque || color.alpha == 0 { return color.alpha == 0 ? [] : items }
      return [.group(.init(items: items, opacity: CGFloat(color.alpha) / 65_535))]
    case .palette(let colors):
      guard let last = colors.last else { return [] }
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(colors[0]) }
      return stack { $0.level < colors.count ? colors[$0.level] : last }
    case .multicolor(let color):
      guard layers.contains(where: { $0.paint != .tint }) else { return monochrome(color(.tint)) }
      return stack { color($0.paint) }
    }
  }

  /// Returns the path and the color of each layer. Layers below opaque layers are painted whole,
  /// which leaves no seams, and layers below translucent layers are cut. An inlay in a layer of the
  /// same color is a hole.
  private func stacked(_ color: (SymbolLayer) -> Color) -> [(Path, Color)] {
    let colors = layers.map(color)
    func isHole(_ index: Int) -> Bool {
      guard layers[index].isInlay, let host = layers[..<index].lastIndex(where: { !$0.isInlay })
      else { return false }
      return colors[host] == colors[index]
    }
    return layers.indices.filter { !isHole($0) }.map { index in
      let isCut = ((index + 1)..<layers.count).contains { !colors[$0].isOpaque || isHole($0) }
      return (isCut ? layers[index].visibleOutline : layers[index].wholeOutline, colors[index])
    }
  }
}
