package import CelloAssets

/// A symbol in a template of Apple's SF Symbols app, in some weights and scales.
///
/// Lengths are in cap heights of the text next to the symbol. x starts at the left margin; y starts
/// at the baseline and increases downward.
package struct SymbolTemplate: Hashable, Sendable {
  /// A layer of a design.
  package struct Layer: Hashable, Sendable {
    /// The outline of the layer.
    package var path: Path
    /// The level of the layer: 0 for primary, 1 for secondary, 2 for tertiary.
    package var level: Int
    /// The color of the layer in multicolor rendering.
    package var paint = SymbolPaint.tint
    /// The variable value that activates the layer; any value above 0 for the threshold 0. `nil`
    /// for a layer that is always active.
    package var threshold: CGFloat?
    /// A Boolean value that indicates whether the layer clears its area in the layers before it.
    package var clearsBehind = false
    /// A Boolean value that indicates whether the layer only clears, and draws nothing itself.
    package var isHidden = false
  }

  /// The symbol in a weight and a scale.
  package struct Design: Hashable, Sendable {
    /// The width from margin to margin.
    package var width: CGFloat
    /// The layers, from bottom to top.
    package var layers: [Layer]
  }

  private struct Key: Hashable {
    var weight: Int
    var scale: Int
  }

  private let file: String
  private var designs: [Key: Design] = [:]

  private static let weightNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scaleNames = ["S", "M", "L"]

  /// Parses a template.
  ///
  /// - Parameter file: the name of the file in error messages.
  package init(_ bytes: [UInt8], file: String) throws(AssetError) {
    self.file = file
    let root = try XMLReader.root(of: bytes, file: file)
    guard root.name == "svg" else { throw .notSVG(file: file, root: root.name) }
    guard let symbols = Self.group("Symbols", in: root) else {
      throw .incompleteTemplate(file: file, missing: "a group named Symbols")
    }
    let styles = SymbolStyles(root)
    guard let guides = Self.group("Guides", in: root) else {
      throw .incompleteTemplate(file: file, missing: "a group named Guides")
    }
    for element in symbols.children {
      guard let name = element["id"], let key = Self.key(name) else { continue }
      designs[key] = try Self.design(
        element, name: name, guides: guides, styles: styles, file: file)
    }
    guard !designs.isEmpty else {
      throw .incompleteTemplate(file: file, missing: "a symbol such as Regular-M")
    }
  }

  /// Returns the design for one of nine weights and three scales.
  ///
  /// A missing design is interpolated between the adjacent weights if their outlines are
  /// compatible, or otherwise the design of the nearest weight. A design of another scale is
  /// resized.
  package func design(weight: Int, scale: Int) -> Design {
    let scales = [scale, 1, 0, 2].filter { scale in designs.keys.contains { $0.scale == scale } }
    let source = scales[0]
    let factor =
      source == scale
      ? 1 : CGFloat(SymbolMetrics.scaleFactors[scale] / SymbolMetrics.scaleFactors[source])
    let weights = designs.keys.filter { $0.scale == source }.map(\.weight).sorted()
    let lower = weights.last { $0 <= weight } ?? weights[0]
    let upper = weights.first { $0 >= weight } ?? weights[weights.count - 1]
    var design = designs[Key(weight: lower, scale: source)]!
    if lower != upper {
      let other = designs[Key(weight: upper, scale: source)]!
      let share = CGFloat(weight - lower) / CGFloat(upper - lower)
      design = design.mixed(with: other, share) ?? (share < 0.5 ? design : other)
    }
    return factor == 1 ? design : design.scaled(by: factor)
  }

  /// Hashes only the file name. Templates are keys of caches, and files rarely share a name:
  /// hashing the outlines would cost more than it saves.
  package func hash(into hasher: inout Hasher) { hasher.combine(file) }

  // MARK: Reading

  private static func key(_ name: String) -> Key? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let weight = weightNames.firstIndex(of: String(parts[0])),
      let scale = scaleNames.firstIndex(of: String(parts[1]))
    else { return nil }
    return Key(weight: weight, scale: scale)
  }

  private static func group(_ name: String, in element: XMLElement) -> XMLElement? {
    for child in element.children where child.name == "g" {
      if child["id"] == name { return child }
      if let found = group(name, in: child) { return found }
    }
    return nil
  }

  private static func design(
    _ element: XMLElement, name: String, guides: XMLElement, styles: SymbolStyles, file: String
  ) throws(AssetError) -> Design {
    let scale = String(name.suffix(1))
    func guide(_ id: String, _ attribute: String) throws(AssetError) -> CGFloat? {
      guard let line = guides.children.first(where: { $0["id"] == id }) else { return nil }
      // Margins are lines in newer templates and thin rectangles in older templates.
      let text = line[attribute + "1"] ?? line[attribute] ?? ""
      guard let length = SVGLength.length(text) else {
        throw .invalidValue(
          file: file, line: line.line, element: line.name, attribute: attribute, value: text)
      }
      return length
    }
    guard let baseline = try guide("Baseline-" + scale, "y") else {
      throw .incompleteTemplate(file: file, missing: "the guide Baseline-\(scale)")
    }
    guard let capLine = try guide("Capline-" + scale, "y"), baseline - capLine > 0.001 else {
      throw .incompleteTemplate(
        file: file, missing: "the guide Capline-\(scale) above the baseline")
    }
    var layers: [Layer] = []
    try collect(element, transform: .identity, styles: styles, file: file, into: &layers)
    let bounds = layers.reduce(CGRect.null) { $0.union($1.path.bounds) }
    guard !bounds.isNull else {
      throw .incompleteTemplate(file: file, missing: "paths in \(name)")
    }
    let left = try guide("left-margin-" + name, "x") ?? bounds.minX
    let right = try guide("right-margin-" + name, "x") ?? bounds.maxX
    let unit = 1 / (baseline - capLine)
    let transform = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -baseline * unit)
    guard transform.isSensible, right > left else {
      throw .incompleteTemplate(file: file, missing: "margins of \(name) with room between them")
    }
    return Design(
      width: (right - left) * unit,
      layers: layers.map { $0.applying(transform) })
  }

  private static func collect(
    _ element: XMLElement, transform: CGAffineTransform, styles: SymbolStyles, file: String,
    into layers: inout [Layer]
  ) throws(AssetError) {
    var transform = transform
    if let text = element["transform"] {
      guard let own = SVGTransform.transform(text) else {
        throw .invalidValue(
          file: file, line: element.line, element: element.name, attribute: "transform", value: text
        )
      }
      transform = own.concatenating(transform)
    }
    switch element.name {
    case "g":
      for child in element.children where !child.isForeign {
        try collect(child, transform: transform, styles: styles, file: file, into: &layers)
      }
    case "path":
      guard let path = SVGPathData.path(element["d"] ?? ""), transform.isSensible else {
        throw .invalidValue(
          file: file, line: element.line, element: "path", attribute: "d",
          value: String((element["d"] ?? "").prefix(60)))
      }
      if !path.isEmpty {
        var layer = Layer(path: path, level: 0)
        styles.annotate(&layer, classes: element["class"] ?? "")
        layers.append(layer.applying(transform))
      }
    case "title", "desc", "metadata": break
    default:
      throw .unsupportedElement(file: file, line: element.line, element: element.name)
    }
  }
}

extension SymbolTemplate.Layer {
  fileprivate func applying(_ transform: CGAffineTransform) -> SymbolTemplate.Layer {
    var result = self
    result.path = path.applying(transform)
    return result
  }
}

extension SymbolTemplate.Design {
  func scaled(by factor: CGFloat) -> SymbolTemplate.Design {
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    return SymbolTemplate.Design(
      width: width * factor,
      layers: layers.map { $0.applying(transform) })
  }

  /// Returns a design interpolated between two designs; `nil` if their outlines are incompatible.
  func mixed(with other: SymbolTemplate.Design, _ share: CGFloat) -> SymbolTemplate.Design? {
    guard layers.count == other.layers.count else { return nil }
    var result = self
    result.width += (other.width - width) * share
    for index in layers.indices {
      let from = layers[index].path.elements
      let to = other.layers[index].path.elements
      guard from.count == to.count else { return nil }
      var elements: [Path.Element] = []
      elements.reserveCapacity(from.count)
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      }
      for (from, to) in zip(from, to) {
        switch (from, to) {
        case (.move(let a), .move(let b)): elements.append(.move(mix(a, b)))
        case (.line(let a), .line(let b)): elements.append(.line(mix(a, b)))
        case (.quadratic(let a, let b), .quadratic(let c, let d)):
          elements.append(.quadratic(control: mix(a, c), end: mix(b, d)))
        case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
          elements.append(.cubic(control1: mix(a, d), control2: mix(b, e), end: mix(c, f)))
        case (.close, .close): elements.append(.close)
        default: return nil
        }
      }
      result.layers[index].path = Path(elements: elements)
    }
    return result
  }
}
