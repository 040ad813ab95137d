extension [DisplayList.Item] {
  /// Returns a rectangle that contains the pixels that the items change inside a limit, in points. It
  /// can be larger than necessary; `nil` if nothing is drawn.
  package func bounds(in limit: CGRect) -> CGRect? {
    reduce(nil) { bounds, item in
      guard let other = item.bounds(in: limit) else { return bounds }
      return bounds.map { $0.union(other) } ?? other
    }
  }
}

extension DisplayList.Item {
  fileprivate func bounds(in limit: CGRect) -> CGRect? {
    switch self {
    case .fill(let shape, _): return Self.part(shape.bounds, limit)
    case .stroke(let shape, let style, _):
      let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
      return Self.part(shape.bounds.insetBy(dx: -reach, dy: -reach), limit)
    case .glyphs(let run):
      // Glyphs rarely extend beyond twice their size.
      let reach = 2 * run.size * max(run.stretch, 1) + (run.strokeWidth ?? 0)
      return run.glyphs.reduce(nil) { bounds, glyph in
        let place = CGRect(origin: glyph.position, size: .zero).insetBy(dx: -reach, dy: -reach)
        guard let part = Self.part(place, limit) else { return bounds }
        return bounds.map { $0.union(part) } ?? part
      }
    case .image(let image): return Self.part(image.rect.standardized, limit)
    case .shadow(let shadow):
      return Self.part(
        Self.blurred(shadow.shape.bounds, shadow.sigma, shadow.offset), limit)
    case .backdrop(let backdrop): return Self.part(backdrop.shape.bounds, limit)
    case .gradient: return limit
    case .group(let group):
      let area = group.clip.map { Self.part($0.bounds, limit) } ?? limit
      guard let area, let content = group.items.bounds(in: Self.everything) else { return nil }
      return Self.part(content.applying(group.transform), area)
    case .composite(let composite):
      switch composite.kind {
      case .blended, .masked, .stenciled: return composite.items.bounds(in: limit)
      case .shadow(let shadow):
        return composite.items.bounds(in: Self.everything).flatMap {
          Self.part(Self.blurred($0, shadow.sigma, shadow.offset), limit)
        }
      case .projected(let projection, let area):
        guard let bounds = projection.bounds(of: area) else { return limit }
        return Self.part(bounds, limit)
      }
    }
  }

  /// An area that contains all drawings.
  private static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// Returns the area of a shadow. Beyond four standard deviations, it is not visible.
  private static func blurred(_ rect: CGRect, _ sigma: CGFloat, _ offset: CGSize) -> CGRect {
    rect.insetBy(dx: -4 * sigma, dy: -4 * sigma).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the part of a rectangle inside another; `nil` if it is empty. A rectangle that is not
  /// finite is treated as unlimited.
  private static func part(_ rect: CGRect, _ limit: CGRect) -> CGRect? {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return limit
    }
    let (x0, y0) = (max(rect.minX, limit.minX), max(rect.minY, limit.minY))
    let (x1, y1) = (min(rect.maxX, limit.maxX), min(rect.maxY, limit.maxY))
    guard x0 <= x1, y0 <= y1 else { return nil }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
