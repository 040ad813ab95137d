/// The straight edges of a filled or stroked shape, which determine its coverage.
///
/// Drawing uses the same edges with windows, bands and caches, which must not change a pixel. A
/// checker computes the coverage from these edges alone.
package struct ShapeEdges {
  /// A line in 1/256ths of a pixel.
  package struct Edge: Equatable {
    /// The x coordinate of the start.
    package var x0: Int
    /// The y coordinate of the start.
    package var y0: Int
    /// The x coordinate of the end.
    package var x1: Int
    /// The y coordinate of the end.
    package var y1: Int
  }

  /// A part of the shape.
  package struct Part {
    /// The edges of the part.
    package var edges: [Edge]
    /// The rule by which the part is filled.
    package var rule: FillRule
    /// The pixels whose coverage the edges determine, with exclusive ends; `nil` for the pixels
    /// that are in no other part.
    package var box: (x0: Int, y0: Int, x1: Int, y1: Int)?
  }

  /// The parts of the shape.
  package private(set) var parts: [Part] = []

  /// Creates the edges of a shape.
  ///
  /// - Parameters:
  ///   - stroke: the style of the stroke; `nil` for a filled shape.
  ///   - map: the transform from the shape's coordinates to pixels.
  ///   - width: the visible width in pixels, from 0.
  package init(
    _ shape: Shape, stroke: StrokeStyle?, map: AffineMap, width: Int, height: Int
  ) {
    let window = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    if let stroke {
      guard stroke.width > 0, stroke.width.isFinite else { return }
      switch shape {
      case .rect(let rect):
        addStroke(RoundedRect(rect, radius: 0, curve: .circular), Path(rect), stroke, map, window)
      case .roundedRect(let rounded): addStroke(rounded, Path(rounded), stroke, map, window)
      case .path(let path, _): add(path, .nonZero, stroke, map, window)
      }
      return
    }
    switch shape {
    case .rect(let rect) where map.isUpright:
      guard let sides = map.fixedEdges(of: rect) else { return }
      parts = [Part(edges: Self.sides(sides), rule: .nonZero)]
    case .rect(let rect): add(Path(rect), .nonZero, nil, map, window)
    case .roundedRect(let rounded):
      guard let outline = map.pixelOutline(of: rounded) else {
        add(Path(rounded), .nonZero, nil, map, window)
        return
      }
      add(outline, window)
    case .path(let path, let rule): add(path, rule, nil, map, window)
    }
  }

  private mutating func addStroke(
    _ rounded: RoundedRect, _ path: Path, _ style: StrokeStyle, _ map: AffineMap,
    _ window: PixelRect
  ) {
    guard let ring = map.ring(rounded, style) else {
      add(path, .nonZero, style, map, window)
      return
    }
    guard !ring.inner.isEmpty else {
      add(ring.outer, window)
      return
    }
    guard let layout = CornerLayout(outer: ring.outer, inner: ring.inner) else {
      let both = Path(elements: Path(ring.outer).elements + Path(ring.inner).elements)
      add(both, .evenOdd, nil, .identity, window)
      return
    }
    add(layout)
  }

  private mutating func add(_ outline: RoundedOutline, _ window: PixelRect) {
    guard !outline.isEmpty else { return }
    guard let layout = CornerLayout(outer: outline, inner: nil) else {
      add(Path(outline), .nonZero, nil, .identity, window)
      return
    }
    add(layout)
  }

  private mutating func add(_ layout: CornerLayout) {
    var list = EdgeList()
    defer { list.deallocate() }
    let corners: [(RoundedOutline.Corner, PixelRect)] = [
      (.topLeft, layout.boxes.0), (.topRight, layout.boxes.1), (.bottomRight, layout.boxes.2),
      (.bottomLeft, layout.boxes.3),
    ]
    for (corner, box) in corners where !box.isEmpty {
      let (x, y) = layout.cornerPoint(corner, of: layout.outerEdges)
      list.add(layout, corner, in: box.offsetBy(x: -(x >> 8), y: -(y >> 8)))
      parts.append(
        Part(
          edges: Self.edges(list, x: x >> 8, y: y >> 8), rule: .evenOdd,
          box: (box.x0, box.y0, box.x1, box.y1)))
    }
    // The hole has the opposite direction, so that areas are subtracted if both sides are in the
    // same pixel.
    let hole = (layout.innerEdges.map(Self.sides) ?? []).map {
      Edge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0)
    }
    parts.append(Part(edges: Self.sides(layout.outerEdges) + hole, rule: .nonZero))
  }

  private mutating func add(
    _ path: Path, _ rule: FillRule, _ stroke: StrokeStyle?, _ map: AffineMap, _ window: PixelRect
  ) {
    guard map.isFinite, map.controlBounds(of: path) != nil else { return }
    let (placed, x, y) = map.placed
    var list = EdgeList()
    defer { list.deallocate() }
    let window = window.offsetBy(x: -x, y: -y)
    list.begin(window: window)
    if let stroke {
      var stroker = Stroker()
      defer { stroker.deallocate() }
      stroker.add(path, stroke, placed, window: window, to: &list)
    } else {
      list.add(path, placed)
    }
    parts.append(Part(edges: Self.edges(list, x: x, y: y), rule: rule))
  }

  private static func sides(_ rect: FixedRect) -> [Edge] {
    [
      Edge(x0: rect.x0, y0: rect.y0, x1: rect.x0, y1: rect.y1),
      Edge(x0: rect.x1, y0: rect.y1, x1: rect.x1, y1: rect.y0),
    ]
  }

  private static func edges(_ list: borrowing EdgeList, x: Int, y: Int) -> [Edge] {
    var edges: [Edge] = []
    for index in 0..<list.edges.count {
      let edge = list.edges.base[index]
      edges.append(
        Edge(
          x0: Int(edge.x0) + x * 256, y0: Int(edge.y0) + y * 256, x1: Int(edge.x1) + x * 256,
          y1: Int(edge.y1) + y * 256))
    }
    return edges
  }
}
