/// The items of a page or a group, of which those with the same clips and masks are next to each
/// other.
struct PDFLayers {
  /// What determines where items are visible, and how their colors are combined with those behind
  /// them.
  struct Surroundings: Hashable {
    var clips: [Shape] = []
    /// The items that are opaque where others are visible; `nil` for no mask.
    var mask: [DisplayList.Item]?
    var blendMode = BlendMode.sourceOver
  }

  private struct Layer {
    var surroundings: Surroundings
    var items: [DisplayList.Item]
  }

  private var layers: [Layer] = []

  mutating func add(_ items: [DisplayList.Item], in surroundings: Surroundings) {
    guard !items.isEmpty else { return }
    // Each object is blended with those before it.
    if let last = layers.last, last.surroundings == surroundings,
      surroundings.blendMode == .sourceOver
    {
      layers[layers.count - 1].items += items
    } else {
      layers.append(Layer(surroundings: surroundings, items: items))
    }
  }

  /// Returns the items in the groups that clip, mask and blend them. A clip around all of its items
  /// is left out.
  func items() -> [DisplayList.Item] {
    layers.flatMap { layer in
      var items = layer.items
      let surroundings = layer.surroundings
      if surroundings.blendMode != .sourceOver {
        items = [
          .composite(DisplayList.Composite(.blended(surroundings.blendMode), items: items))
        ]
      }
      if let mask = surroundings.mask {
        items = [.composite(DisplayList.Composite(.masked(by: mask), items: items))]
      }
      return surroundings.clips.reversed().reduce(items) { items, clip in
        if let area = clip.rect, items.allSatisfy({ $0.lies(in: area) }) { return items }
        return [.group(DisplayList.Group(items: items, clip: clip))]
      }
    }
  }
}

extension Path {
  /// The rectangle that is the path, if its sides are horizontal and vertical.
  var rectangle: CGRect? {
    var points = elements.prefix(6).compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    if points.count == 5, points[0] == points[4] { points.removeLast() }
    let rest = elements.dropFirst(points.count)
    guard points.count == 4, rest.allSatisfy({ $0 == .close || $0 == .line(points[0]) }),
      case .move = elements[0]
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    guard
      (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: (a.x - c.x).magnitude,
      height: (a.y - c.y).magnitude)
  }
}

/// A path under construction, in the coordinates of the content.
struct PDFPath {
  private(set) var path = Path()
  private(set) var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The rule of the clip that the path becomes after it has been painted.
  var clip: FillRule?

  mutating func move(to point: CGPoint) {
    path.move(to: point)
    current = point
    start = point
  }

  mutating func addLine(to point: CGPoint) {
    begin()
    path.addLine(to: point)
    current = point
  }

  mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin()
    path.addCubic(to: end, control1: control1, control2: control2)
    current = end
  }

  mutating func close() {
    guard !path.isEmpty else { return }
    path.close()
    current = start
  }

  mutating func addRect(_ origin: CGPoint, width: CGFloat, height: CGFloat) {
    move(to: origin)
    addLine(to: CGPoint(x: origin.x + width, y: origin.y))
    addLine(to: CGPoint(x: origin.x + width, y: origin.y + height))
    addLine(to: CGPoint(x: origin.x, y: origin.y + height))
    close()
  }

  private mutating func begin() { if path.isEmpty { move(to: current) } }
}
