internal import CelloRaster

extension DisplayList {
  /// Returns the items of a transition between two lists at a fraction: 0 for the first list, 1 for
  /// the second, and values beyond for springs.
  ///
  /// Items of the same kinds in the same order are interpolated: shapes, colors, widths, and the
  /// positions of texts and images. Texts with other glyphs are cross-faded at their places, and
  /// other lists as a whole.
  static func mixed(_ from: [Item], _ to: [Item], _ share: Double) -> [Item] {
    if share == 0 { return from }
    if share == 1 || from == to { return to }
    return mixedItems(from, to, share) ?? crossFaded(from, to, min(max(share, 0), 1))
  }

  private static func mixedItems(_ from: [Item], _ to: [Item], _ share: Double) -> [Item]? {
    guard from.count == to.count else { return nil }
    var result: [Item] = []
    for (first, second) in zip(from, to) {
      if let item = first.mixed(with: second, share) {
        result.append(item)
      } else if case (.glyphs, .glyphs) = (first, second) {
        result += crossFaded([first], [second], min(max(share, 0), 1))
      } else {
        return nil
      }
    }
    return result
  }

  /// Both lists are added with opacities whose sum is 1, so that equal parts look the same all the
  /// time.
  static func crossFaded(_ from: [Item], _ to: [Item], _ share: Double) -> [Item] {
    guard share > 0 else { return from }
    guard share < 1 else { return to }
    func faded(_ items: [Item], _ opacity: Double) -> [Item] {
      items.isEmpty ? [] : [.group(Group(items: items, opacity: CGFloat(opacity)))]
    }
    if from.isEmpty { return faded(to, share) }
    if to.isEmpty { return faded(from, 1 - share) }
    let items =
      faded(from, 1 - share)
      + [.composite(Composite(.blended(.plusLighter), items: faded(to, share)))]
    return [.composite(Composite(.blended(.sourceOver), items: items))]
  }
}

extension DisplayList.Item {
  /// Returns the interpolated item at a fraction; `nil` for items that cannot be interpolated.
  fileprivate func mixed(with other: DisplayList.Item, _ share: Double) -> DisplayList.Item? {
    if self == other { return other }
    let part = CGFloat(share)
    switch (self, other) {
    case (.fill(let shape, let color), .fill(let endShape, let endColor)):
      return shape.mixed(with: endShape, part).map { .fill($0, color.mixed(with: endColor, share)) }
    case (.stroke(let shape, let style, let color), .stroke(let endShape, var endStyle, let end)):
      endStyle.width = style.width.mixed(with: endStyle.width, part)
      return shape.mixed(with: endShape, part).map {
        .stroke($0, endStyle, color.mixed(with: end, share))
      }
    case (.glyphs(let run), .glyphs(let end)): return run.mixed(with: end, share).map(Self.glyphs)
    case (.image(let image), .image(var end)):
      guard image.picture == end.picture, image.source == end.source, image.nearest == end.nearest
      else { return nil }
      switch (image.tint, end.tint) {
      case (nil, nil): break
      case (let first?, let second?): end.tint = first.mixed(with: second, share)
      default: return nil
      }
      end.rect = image.rect.mixed(with: end.rect, part)
      end.opacity = min(max(image.opacity.mixed(with: end.opacity, part), 0), 1)
      return .image(end)
    case (.shadow(let shadow), .shadow(var end)):
      guard shadow.isKnockedOut == end.isKnockedOut,
        let shape = shadow.shape.mixed(with: end.shape, part)
      else { return nil }
      end.shape = shape
      end.color = shadow.color.mixed(with: end.color, share)
      end.sigma = max(shadow.sigma.mixed(with: end.sigma, part), 0)
      end.offset.width = shadow.offset.width.mixed(with: end.offset.width, part)
      end.offset.height = shadow.offset.height.mixed(with: end.offset.height, part)
      return .shadow(end)
    case (.group(let group), .group(var end)):
      guard group.items.count == end.items.count else { return nil }
      switch (group.clip, end.clip) {
      case (nil, nil): break
      case (let first?, let second?):
        guard let clip = first.mixed(with: second, part) else { return nil }
        end.clip = clip
      default: return nil
      }
      for (index, item) in group.items.enumerated() {
        guard let mixed = item.mixed(with: end.items[index], share) else { return nil }
        end.items[index] = mixed
      }
      end.opacity = min(max(group.opacity.mixed(with: end.opacity, part), 0), 1)
      let (start, map) = (group.transform, end.transform)
      end.transform = CGAffineTransform(
        a: start.a.mixed(with: map.a, part), b: start.b.mixed(with: map.b, part),
        c: start.c.mixed(with: map.c, part), d: start.d.mixed(with: map.d, part),
        tx: start.tx.mixed(with: map.tx, part), ty: start.ty.mixed(with: map.ty, part))
      return .group(end)
    default: return nil
    }
  }

  /// Returns the item moved by a distance, in points.
  func moved(by offset: CGPoint) -> DisplayList.Item {
    guard offset != .zero else { return self }
    switch self {
    case .fill(let shape, let color):
      return .fill(shape.offsetBy(dx: offset.x, dy: offset.y), color)
    case .stroke(let shape, let style, let color):
      return .stroke(shape.offsetBy(dx: offset.x, dy: offset.y), style, color)
    case .glyphs(var run):
      for index in run.glyphs.indices {
        run.glyphs[index].position.x += offset.x
        run.glyphs[index].position.y += offset.y
      }
      return .glyphs(run)
    case .image(var image):
      image.rect = image.rect.offsetBy(dx: offset.x, dy: offset.y)
      return .image(image)
    case .shadow(var shadow):
      shadow.shape = shadow.shape.offsetBy(dx: offset.x, dy: offset.y)
      return .shadow(shadow)
    case .group(var group):
      group.transform = group.transform.concatenating(
        CGAffineTransform(translationX: offset.x, y: offset.y))
      return .group(group)
    case .backdrop, .composite, .gradient:
      return .group(
        DisplayList.Group(
          items: [self], transform: CGAffineTransform(translationX: offset.x, y: offset.y)))
    }
  }
}

extension Shape {
  /// Returns the interpolated shape; shapes that cannot be interpolated replace each other in the
  /// middle.
  func mixedOrReplaced(by other: Shape, _ share: CGFloat) -> Shape {
    if share == 0 { return self }
    if share == 1 { return other }
    return mixed(with: other, share) ?? (share < 0.5 ? self : other)
  }

  fileprivate func mixed(with other: Shape, _ share: CGFloat) -> Shape? {
    switch (self, other) {
    case (.rect(let from), .rect(let to)): return .rect(from.mixed(with: to, share))
    case (.roundedRect(let from), .roundedRect(var to)):
      guard from.curve == to.curve, from.corners == to.corners else { return nil }
      to.rect = from.rect.mixed(with: to.rect, share)
      to.radius = max(from.radius.mixed(with: to.radius, share), 0)
      return .roundedRect(to)
    case (.rect(let from), .roundedRect(var to)):
      to.rect = from.mixed(with: to.rect, share)
      to.radius = max(to.radius * share, 0)
      return .roundedRect(to)
    case (.roundedRect(var from), .rect(let to)):
      from.rect = from.rect.mixed(with: to, share)
      from.radius = max(from.radius * (1 - share), 0)
      return .roundedRect(from)
    case (.path(let from, let rule), .path(let to, let endRule)):
      guard rule == endRule else { return nil }
      return from.mixed(with: to, share).map { .path($0, rule) }
    default: return nil
    }
  }
}

extension GlyphRun {
  /// Returns the run with interpolated positions, size and color; `nil` for different glyphs.
  fileprivate func mixed(with other: GlyphRun, _ share: Double) -> GlyphRun? {
    var result = self
    result.size = other.size
    result.color = other.color
    result.glyphs = other.glyphs
    guard result == other, glyphs.map(\.id) == other.glyphs.map(\.id) else { return nil }
    let part = CGFloat(share)
    result.size = max(size.mixed(with: other.size, part), 0)
    result.color = color.mixed(with: other.color, share)
    for (index, glyph) in glyphs.enumerated() {
      let end = other.glyphs[index].position
      result.glyphs[index].position = CGPoint(
        x: glyph.position.x.mixed(with: end.x, part), y: glyph.position.y.mixed(with: end.y, part))
    }
    return result
  }
}

extension CGFloat {
  fileprivate func mixed(with other: CGFloat, _ share: CGFloat) -> CGFloat {
    self + (other - self) * share
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
      x: origin.x.mixed(with: other.origin.x, share),
      y: origin.y.mixed(with: other.origin.y, share),
      width: Swift.max(size.width.mixed(with: other.size.width, share), 0),
      height: Swift.max(size.height.mixed(with: other.size.height, share), 0))
  }
}

extension Color {
  /// Returns the interpolated color. Components are weighted by their opacity, so that a color that
  /// becomes transparent keeps its hue.
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    if self == other { return other }
    let (first, second) = (Double(alpha) / 65_535, Double(other.alpha) / 65_535)
    let mixedAlpha = min(max(first + (second - first) * share, 0), 1)
    guard mixedAlpha > 0 else { return Color(red: red, green: green, blue: blue, alpha: 0) }
    func mix(_ from: UInt8, _ to: UInt8) -> CGFloat {
      let start = Double(from) / 255 * first
      let end = Double(to) / 255 * second
      return CGFloat((start + (end - start) * share) / mixedAlpha)
    }
    return Color(
      fractions: mix(red, other.red), mix(green, other.green), mix(blue, other.blue),
      alpha: CGFloat(mixedAlpha))
  }
}
