/// How a symbol's layers get their colors.
package enum SymbolRendering: Sendable {
  case monochrome(Color)
  /// One color, with less opacity for secondary and tertiary layers.
  case hierarchical(Color)
  /// A color for each level; levels beyond the list have the last one. An empty list draws nothing.
  case palette([Color])
  /// The symbol's own colors, which the closure looks up. A symbol without any is drawn in the
  /// tint.
  case multicolor(@Sendable (SymbolPaint) -> Color)
}

extension SymbolDrawing {
  /// The items that paint the symbol.
  ///
  /// - Parameters:
  ///   - origin: the place of the image's top left corner, in points.
  ///   - isMirrored: whether left and right are exchanged, as in right-to-left text.
  ///   - variableValue: from 0, nothing lit, to 1, everything. Values beyond are treated as 0 or 1,
  ///     NaN as 0. `nil` lights everything.
  package func items(
    at origin: CGPoint = .zero, rendering: SymbolRendering, isMirrored: Bool = false,
    variableValue: Double? = nil
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
        layer.isLit(by: variableValue)
          ? color(layer) : color(layer).multiplyingAlpha(by: SymbolMetrics.unlitOpacity)
      }.compactMap { item($0, $1) }
    }
    func monochrome(_ color: Color) -> [DisplayList.Item] {
      if !layers.allSatisfy({ $0.isLit(by: variableValue) }) { return stack { _ in color } }
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

  /// Each layer's path and color. A layer is painted whole below opaque ones, which leaves no seam,
  /// and is cut below a translucent one. An inlay in a layer of the same color is a hole.
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
