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
  package func items(
    at origin: CGPoint = .zero, rendering: SymbolRendering, isMirrored: Bool = false
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
    func monochrome(_ color: Color) -> [DisplayList.Item] {
      [item(outline, color)].compactMap(\.self)
    }

    switch rendering {
    case .monochrome(let color): return monochrome(color)
    case .hierarchical(let color):
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(color) }
      // A translucent tint applies to the finished symbol, so that layers do not shine through each other.
      var opaque = color
      opaque.alpha = .max
      let items = stacked { opaque.multiplyingAlpha(by: SymbolMetrics.levelOpacities[$0.level]) }
        .compactMap { item($0, $1) }
      if color.isOpaque || color.alpha == 0 { return color.alpha == 0 ? [] : items }
      return [.group(.init(items: items, opacity: CGFloat(color.alpha) / 65_535))]
    case .palette(let colors):
      guard let last = colors.last else { return [] }
      guard layers.contains(where: { $0.level > 0 }) else { return monochrome(colors[0]) }
      return stacked { $0.level < colors.count ? colors[$0.level] : last }
        .compactMap { item($0, $1) }
    case .multicolor(let tint, let colors):
      guard layers.contains(where: { $0.role != .tint }) else { return monochrome(tint) }
      return stacked { $0.role == .tint ? tint : colors[$0.role] ?? tint }
        .compactMap { item($0, $1) }
    }
  }

  /// Each layer's path and colour. A layer is painted whole below opaque ones, which leaves no seam, and is cut
  /// where a translucent one stands on it.
  private func stacked(_ color: (SymbolLayer) -> Color) -> [(Path, Color)] {
    let colors = layers.map(color)
    return layers.indices.map { index in
      let isCovered = colors[(index + 1)...].contains { !$0.isOpaque }
      return (
        isCovered ? layers[index].visibleOutline : layers[index].wholeOutline, colors[index]
      )
    }
  }
}
