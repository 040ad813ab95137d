extension SymbolDesign {
  /// Creates the design of a template, without the areas that its layers clear.
  ///
  /// A layer keeps the outlines of the template if no later layer clears a part of it. The design
  /// is drawn without clearing if it has more layers than a symbol can have, or coordinates far
  /// outside the grid, or if combining its layers exceeds a limit.
  init(_ design: SymbolTemplate.Design) {
    let toGrid = CGAffineTransform(
      scaleX: SymbolMetrics.gridUnitsPerCapHeight, y: SymbolMetrics.gridUnitsPerCapHeight)
    let layers = design.layers.map { layer in
      var layer = layer
      layer.path = layer.path.applying(toGrid)
      return layer
    }
    var (outline, parts) = Self.uncut(layers)
    var excess: ExcessiveWork?
    do throws(ExcessiveWork) {
      if let cut = try Self.cut(layers) { (outline, parts) = cut }
    } catch {
      excess = error
    }
    let ink = parts.reduce(CGRect.null) { $0.union($1.wholeOutline.bounds) }
    unit = 1
    guard !ink.isNull else {
      drawing = .empty
      return
    }
    let height = ink.height + 2 * SymbolMetrics.verticalBearing
    let baseline = ink.maxY + SymbolMetrics.verticalBearing
    // The origin of a template is on the baseline at the left margin.
    let toImage = CGAffineTransform(translationX: 0, y: height - baseline)
    outline = outline.applying(toImage)
    for index in parts.indices {
      parts[index].visibleOutline = parts[index].visibleOutline.applying(toImage)
      parts[index].wholeOutline = parts[index].wholeOutline.applying(toImage)
    }
    drawing = SymbolDrawing(
      size: CGSize(width: design.width * SymbolMetrics.gridUnitsPerCapHeight, height: height),
      baselineOffsetFromBottom: baseline, outline: outline, layers: parts, excess: excess)
  }

  /// The maximum number of layers; more than symbols need. Each layer can also clear.
  private static let maxLayerCount = 31

  private static func cut(
    _ layers: [SymbolTemplate.Layer]
  ) throws(ExcessiveWork) -> (outline: Path, parts: [SymbolLayer])? {
    guard layers.count > 1, layers.count <= maxLayerCount else { return nil }
    var areas: [PaintedArea] = []
    var edgeCount = 0
    for (index, layer) in layers.enumerated() {
      guard let contours = contours(of: layer.path) else { return nil }
      for contour in contours {
        for curve in contour { edgeCount += curve.pieces(tolerance: 0.04) }
      }
      try Work.layerSegments.check(Double(edgeCount))
      if layer.clearsBehind { areas.append(PaintedArea(operation: .erase, contours: contours)) }
      if !layer.isHidden {
        areas.append(PaintedArea(operation: .paint(layer: index), contours: contours))
      }
    }
    let arrangement = try Arrangement(areas, maxCrossings: Work.crossings.limit)
    func path(_ question: Arrangement.Question) -> Path {
      Path(arrangement.outline(question)) { CGPoint(x: $0.x, y: $0.y) }
    }
    var parts: [SymbolLayer] = []
    for (index, layer) in layers.enumerated() where !layer.isHidden {
      let isCleared = layers[(index + 1)...].contains(where: \.clearsBehind)
      let whole = isCleared ? path(.whole(layer: index)) : layer.path
      guard !whole.isEmpty else { continue }
      parts.append(
        SymbolLayer(layer, visible: path(.visible(layer: index)), whole: whole))
    }
    return (path(.monochrome), parts)
  }

  private static func uncut(
    _ layers: [SymbolTemplate.Layer]
  ) -> (outline: Path, parts: [SymbolLayer]) {
    let shown = layers.filter { !$0.isHidden }
    return (
      Path(elements: shown.flatMap(\.path.elements)),
      shown.map { SymbolLayer($0, visible: $0.path, whole: $0.path) }
    )
  }

  /// Returns the outlines as curves; `nil` if coordinates are far outside the grid.
  private static func contours(of path: Path) -> [[Curve]]? {
    var isWithin = true
    func vector(_ point: CGPoint) -> Vector {
      if !(point.x.magnitude < 2_000 && point.y.magnitude < 2_000) { isWithin = false }
      return Vector(Double(point.x), Double(point.y))
    }
    var contours: [[Curve]] = []
    var open: [Curve] = []
    var start = Vector.zero
    var current = Vector.zero
    func finish() {
      if !open.isEmpty { contours.append(open) }
      open = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        start = vector(point)
        current = start
      case .line(let point):
        let end = vector(point)
        open.append(Curve(line: current, end))
        current = end
      case .quadratic(let control, let point):
        let end = vector(point)
        open.append(Curve(current, quadratic: vector(control), end))
        current = end
      case .cubic(let control1, let control2, let point):
        let end = vector(point)
        open.append(Curve(current, vector(control1), vector(control2), end))
        current = end
      case .close:
        finish()
        current = start
      }
    }
    finish()
    return isWithin ? contours : nil
  }
}

extension SymbolLayer {
  fileprivate init(_ layer: SymbolTemplate.Layer, visible: Path, whole: Path) {
    self.init(
      level: min(layer.level, 2), paint: layer.paint, threshold: layer.threshold.map(Double.init),
      isInlay: false, visibleOutline: visible, wholeOutline: whole)
  }
}
