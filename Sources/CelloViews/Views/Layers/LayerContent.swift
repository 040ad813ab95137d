internal import CelloRaster

/// The content of system subclasses of layers, as values.
enum LayerContent {
  case none
  /// No content except sublayers.
  case transform
  indirect case gradient(GradientContent)
  indirect case shape(ShapeContent)
  indirect case text(TextContent)
  indirect case replicator(ReplicatorContent)

  /// Returns the items above the background, in the layer's coordinates.
  ///
  /// - Parameter outline: the layer's outline.
  func items(in bounds: CGRect, outline: Shape, traits: UITraitCollection) -> [DisplayList.Item] {
    switch self {
    case .none, .transform, .replicator: []
    case .gradient(let gradient): gradient.items(in: bounds, outline: outline, traits: traits)
    case .shape(let shape): shape.items
    case .text(let text): text.items(in: bounds, traits: traits)
    }
  }
}

/// The content of a gradient layer.
struct GradientContent {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  private var gradient: Gradient {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    var stops: [Gradient.Stop] = []
    for (index, color) in colors.enumerated() {
      let last = stops.last?.location ?? 0
      var location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      if let locations {
        location = index < locations.count ? CGFloat(locations[index].doubleValue) : last
      }
      // NaN is not greater than the predecessor.
      stops.append(.init(color, at: location > last ? min(location, 1) : last))
    }
    return Gradient(
      type == .radial ? .radial : type == .conic ? .conic : .axial, stops: stops,
      start: startPoint, end: endPoint)
  }

  func items(
    in bounds: CGRect, outline: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let size = bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return []
    }
    // Chosen: a picture of at most 4,096 pixels per side, stretched for larger layers.
    let scale = traits.pixelGrid.scale
    func pixels(_ length: CGFloat) -> Int {
      min(max(Int(clamping: (length * scale).rounded(.up)), 1), 4_096)
    }
    guard
      let bitmap = gradient.bitmap(width: pixels(size.width), height: pixels(size.height))
    else { return [] }
    let image = DisplayList.Item.image(
      DisplayList.ImageItem(picture: Picture(bitmap), rect: bounds))
    guard case .roundedRect = outline else { return [image] }
    return [.group(DisplayList.Group(items: [image], clip: outline))]
  }
}

/// The content of a shape layer.
struct ShapeContent {
  var path: CGPath?
  var fillColor: CGColor? = Self.black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPattern: [NSNumber]?
  var lineDashPhase: CGFloat = 0

  private static let black = UIColor.black.cgColor

  private var rule: FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }

  var items: [DisplayList.Item] {
    guard let path = path?.path, !path.isEmpty else { return [] }
    var items: [DisplayList.Item] = []
    fillColor?.resolved.fill(.path(path, rule), in: .current, into: &items)
    if let stroke = strokeColor?.color, stroke.alpha > 0, lineWidth.nonNegative > 0 {
      var line = path.trimmed(from: strokeStart, to: strokeEnd)
      if let lineDashPattern, !lineDashPattern.isEmpty {
        line = line.dashedOrWhole(
          lineDashPattern.map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
      }
      let style = StrokeStyle(
        width: lineWidth.nonNegative, cap: lineCap.style, join: lineJoin.style,
        miterLimit: miterLimit)
      if !line.isEmpty { items.append(.stroke(.path(line, .nonZero), style, stroke)) }
    }
    return items
  }
}
