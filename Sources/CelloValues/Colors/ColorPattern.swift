package import CelloRaster

/// A tile that is repeated to fill shapes, with an opacity.
package struct ColorPattern: Hashable, Sendable {
  /// A tile, compared by identity.
  final class Tile: Hashable, Sendable {
    /// The size in points.
    let size: CGSize
    /// Returns the items of the tile, from its origin, for traits.
    let items: @Sendable (UITraitCollection) -> [DisplayList.Item]

    init(size: CGSize, items: @escaping @Sendable (UITraitCollection) -> [DisplayList.Item]) {
      self.size = size
      self.items = items
    }

    static func == (left: Tile, right: Tile) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let tile: Tile
  var opacity = 1.0

  /// Returns the tiles that fill a shape, clipped to it. If there are too many, none is drawn and a
  /// warning is logged.
  ///
  /// - Parameter origin: the corner of a tile.
  func items(
    filling shape: Shape, from origin: CGPoint, in traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let tiles = tiles(in: shape.bounds, from: origin, in: traits)
    guard !tiles.isEmpty else { return [] }
    return [.group(DisplayList.Group(items: tiles, opacity: CGFloat(opacity), clip: shape))]
  }

  /// Returns the tiles that intersect an area.
  func tiles(
    in area: CGRect, from origin: CGPoint, in traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let size = tile.size
    guard opacity > 0, !area.isNull, area.width > 0, area.height > 0, size.width > 0,
      size.height > 0,
      [area.minX, area.minY, area.width, area.height, origin.x, origin.y]
        .allSatisfy({ $0.magnitude < 1e9 })
    else { return [] }
    let content = tile.items(traits)
    guard !content.isEmpty else { return [] }
    let left = ((area.minX - origin.x) / size.width).rounded(.down)
    let top = ((area.minY - origin.y) / size.height).rounded(.down)
    let columns = ((area.maxX - origin.x) / size.width).rounded(.up) - left
    let rows = ((area.maxY - origin.y) / size.height).rounded(.up) - top
    do throws(ExcessiveWork) {
      try Work.tiles.check(Double(columns * rows) * Double(content.countOfAll))
    } catch {
      ResourceWarnings.note("A pattern has \(error). It is not drawn; use a larger tile.")
      return []
    }
    var result: [DisplayList.Item] = []
    for row in 0..<Int(clamping: rows) {
      for column in 0..<Int(clamping: columns) {
        let x = origin.x + (left + CGFloat(column)) * size.width
        let y = origin.y + (top + CGFloat(row)) * size.height
        result.append(
          .group(
            DisplayList.Group(
              items: content, transform: CGAffineTransform(translationX: x, y: y))))
      }
    }
    return result
  }
}

/// A color that is resolved with traits.
package enum ResolvedColor: Hashable, Sendable {
  case components(ColorComponents)
  case pattern(ColorPattern)

  /// The color for painting; for a pattern, black with the pattern's opacity.
  package var color: Color {
    switch self {
    case .components(let components): components.color
    case .pattern(let pattern):
      Color(fractions: 0, 0, 0, alpha: CGFloat(pattern.opacity))
    }
  }

  var pattern: ColorPattern? { if case .pattern(let pattern) = self { pattern } else { nil } }

  /// Appends the items that fill a shape.
  ///
  /// - Parameter origin: the corner of a tile.
  package func fill(
    _ shape: Shape, from origin: CGPoint = .zero, in traits: UITraitCollection,
    into items: inout [DisplayList.Item]
  ) {
    switch self {
    case .components(let components):
      let color = components.color
      if color.alpha > 0 { items.append(.fill(shape, color)) }
    case .pattern(let pattern): items += pattern.items(filling: shape, from: origin, in: traits)
    }
  }
}

extension ColorRule {
  /// Returns the components or the pattern for traits.
  package func resolved(in traits: UITraitCollection) -> ResolvedColor {
    resolved(in: traits, depth: 0)
  }

  private func resolved(in traits: UITraitCollection, depth: Int) -> ResolvedColor {
    switch self {
    case .pattern(let pattern): return .pattern(pattern)
    case .provider(let provider) where depth < 32:
      return provider.color(traits).rule.resolved(in: traits, depth: depth + 1)
    case .modified(let color, let modification):
      guard case .pattern(var pattern) = color.rule else {
        return .components(components(in: traits))
      }
      pattern.opacity = modification.alpha(of: pattern.opacity, isDark: traits.isDark)
      return .pattern(pattern)
    default: return .components(components(in: traits))
    }
  }
}

extension ColorRule.Modification {
  fileprivate func alpha(of opacity: Double, isDark: Bool) -> Double {
    let color = ColorComponents(white: 0, alpha: opacity)
    let alpha = applied(to: color, isDark: isDark).alpha
    return alpha > 0 ? min(alpha, 1) : 0
  }
}

extension [DisplayList.Item] {
  /// The number of items, including the items in groups, composites and masks.
  package var countOfAll: Int {
    reduce(count) { count, item in
      switch item {
      case .group(let group): return count + group.items.countOfAll
      case .composite(let composite):
        return count + composite.items.countOfAll + composite.mask.countOfAll
      default: return count
      }
    }
  }
}
