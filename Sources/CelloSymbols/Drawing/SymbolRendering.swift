/// How a symbol's layers get their colours.
package enum SymbolRendering: Hashable, Sendable {
  case monochrome(Color)
  /// One colour, with less opacity for secondary and tertiary layers.
  case hierarchical(Color)
  /// A colour for each level; the last one serves for the levels that have none. An empty list draws nothing.
  case palette([Color])
  /// The symbol's own colours, looked up by role. A symbol without any is drawn in the tint.
  case multicolor(tint: Color, colors: [SymbolColorRole: Color])
}

extension SymbolDrawing {
  /// What paints the symbol.
  ///
  /// - Parameters:
  ///   - origin: where the image's top left corner goes, in points.
  ///   - isMirrored: whether left and right are exchanged, as in right-to-left text.
  ///   - variableValue: from 0, nothing lit, to 1, everything; beyond counts as one of these, NaN as 0. Of four
  ///     steps the first is lit above 0, the second from 26 hundredths on, as Apple documents it. `nil` and symbols without steps: everything.
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
    let lit = litSteps(variableValue)
    func stack(_ color: (SymbolLayer) -> Color) -> [DisplayList.Item] {
      stacked { layer in
        layer.step > lit
          ? color(layer).multiplyingAlpha(by: SymbolMetrics.unlitOpacity) : color(layer)
      }.compactMap { item($0, $1) }
    }
    func monochrome(_ color: Color) -> [DisplayList.Item] {
      if lit < stepCount { return stack { _ in color } }
      return [item(outline, color)].compactMap(\.self)
    }

    switch rendering {
    case .monochrome(let color): return monochrome(color)
    case .hierarchical(let color):
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(color) }
      // A translucent tint applies to the finished symbol, so that layers do not shine through each other.
      var opaque = color
      opaque.alpha = .max
      let items = stack { opaque.multiplyingAlpha(by: SymbolMetrics.levelOpacities[$0.level]) }
      if color.isOpaque || color.alpha == 0 { return color.alpha == 0 ? [] : items }
      return [.group(.init(items: items, opacity: CGFloat(color.alpha) / 65_535))]
    case .palette(let colors):
      guard let last = colors.last else { return [] }
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(colors[0]) }
      return stack { $0.level < colors.count ? colors[$0.level] : last }
    case .multicolor(let tint, let colors):
      guard layers.contains(where: { $0.role != .tint }) else { return monochrome(tint) }
      return stack {
        $0.role == .tint ? tint : colors[$0.role] ?? tint
      }
    }
  }

  /// How many steps a value lights.
  private func litSteps(_ value: Double?) -> Int {
    let count = stepCount
    guard let value else { return count }
    // The first one above 0, the others from the next whole percentage on.
    return (0..<count).count {
      value > 0 && ($0 == 0 || value * 100 >= Double($0 * 100 / count + 1))
    }
  }

  /// Each layer's path and colour. A layer is painted whole below opaque ones, which leaves no seam, and is cut
  /// where a translucent one stands on it. What is set into a layer of its own colour is a hole.
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
