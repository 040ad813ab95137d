/// The areas of a form, composed from the elements of its entry.
struct SymbolComposer {
  /// An error in a line. The caller adds its position.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The appearance of a layer of the finished symbol.
  struct Layer: Hashable, Sendable {
    var level: Int
    var paint: SymbolPaint
    /// The step of a variable symbol that activates the layer, starting at 1; 0 for a layer that is
    /// always active.
    var step = 0
  }

  private(set) var areas: [PaintedArea] = []
  private(set) var layers: [Layer] = []

  /// Returns a Boolean value that indicates whether a layer consists only of inlays in the layers
  /// below.
  func isInlay(_ layer: Int) -> Bool {
    !areas.contains { $0.operation == .paint(layer: layer) }
  }

  private let index: SymbolIndex
  /// A Boolean value that indicates whether elements marked `upright` are mirrored.
  private let isMirrored: Bool
  /// The stroke widths, in units of the design grid before the scale of the symbol is applied.
  private let strokeWidth: Double
  private let regularWidth: Double

  /// The transform and the attributes of elements.
  private struct Placement {
    var offset = Vector.zero
    /// The image of a unit vector to the right; its length is the scale.
    var right = Vector(1, 0)
    /// The image of a unit vector downward.
    var down = Vector(0, 1)
    var width = LineWidth()
    /// The number that is added to every level.
    var levelShift = 0
    /// The layer of all elements; `nil` if the elements have their own layers.
    var fixedLayer: Layer?
    /// The layer in which elements are inlaid; `nil` for none.
    var host: Int?
    /// A Boolean value that indicates whether the elements are inside a circle or a square.
    var isEnclosed = false

    var scale: Double { right.length }

    func map(_ point: Vector) -> Vector { right * point.x + down * point.y + offset }

    /// Nests another placement in this placement.
    mutating func add(_ position: Settings.Position) {
      offset = map(position.offset)
      let turn = Trigonometry.direction(position.angle)
      let across = Vector(turn.x, turn.y) * (position.isMirrored ? -position.scale : position.scale)
      let along = Vector(-turn.y, turn.x) * position.scale
      (right, down) = (
        right * across.x + down * across.y, right * along.x + down * along.y
      )
      width = width.multiplied(by: position.width)
    }
  }

  /// A line width, as factors of the width at regular weight and of the increase at heavier
  /// weights.
  private struct LineWidth {
    var base = 1.0
    var growth = 1.0

    func multiplied(by other: LineWidth) -> LineWidth {
      LineWidth(base: base * other.base, growth: growth * other.growth)
    }

    /// Parses `.8` or, with a separate factor for heavier weights, `.8/.5`.
    init?(_ text: Substring) {
      let parts = text.split(separator: "/", maxSplits: 1)
      guard let first = parts.first.flatMap({ Double($0) }), first > 0,
        let last = Double(parts[parts.count - 1]), last >= 0
      else { return nil }
      base = first
      growth = last
    }

    init(base: Double = 1, growth: Double = 1) {
      self.base = base
      self.growth = growth
    }
  }

  init(
    _ form: SymbolForm, index: SymbolIndex, weight: SymbolWeight, scale: SymbolScale,
    isMirrored: Bool = false
  ) throws(SymbolSourceError) {
    self.index = index
    self.isMirrored = isMirrored
    let factor =
      SymbolMetrics.strokeScaleFactors[scale.rawValue]
      / SymbolMetrics.scaleFactors[scale.rawValue]
    strokeWidth = SymbolMetrics.strokeWidths[weight.rawValue] * factor
    regularWidth = SymbolMetrics.regularStrokeWidth * factor
    do {
      try compose(form, Placement(), depth: 0)
    } catch let error as SymbolSourceError {
      throw error
    } catch {
      preconditionFailure("\(error): the form belongs to another index.")
    }
  }

  // MARK: Forms

  private mutating func compose(
    _ form: SymbolForm, _ placement: Placement, depth: Int
  ) throws {
    guard depth < 6 else { throw Failure(description: "parts are nested more than 5 deep") }
    guard let entry = index.source(of: form.entry) else {
      throw Failure(description: "'\(form.entry)' is not defined")
    }
    let settings = try Settings(entry)
    switch form.decoration {
    case .none:
      try add(entry, settings, isFilled: form.isFilled, placement, depth: depth)
    case .enclosed(let shape, let isFilled):
      guard let container = index.entries[shape] else {
        throw entry.error("'\(shape)' is not defined")
      }
      var inner = settings.enclosed[shape] ?? settings.enclosed["_circle"] ?? Settings.Position()
      let isInnerFilled = inner.isFilled ?? entry.variants.contains("fill")
      // The enclosing line grows inward and a filled symbol outward, so the symbol shrinks to keep
      // its distance.
      inner.scale *=
        1 - max(strokeWidth - regularWidth, 0)
        * (isInnerFilled ? SymbolMetrics.filledShrinkage : SymbolMetrics.lineShrinkage)
      var outside = placement
      if placement.fixedLayer == nil {
        outside.fixedLayer = Layer(level: 1, paint: isFilled ? inner.paint : .tint)
      }
      try add(container, Settings(), isFilled: isFilled, outside, depth: depth + 1)
      var inside = placement
      inside.add(inner)
      inside.isEnclosed = true
      if placement.fixedLayer == nil {
        let paint: SymbolPaint = isFilled && inner.paint != .tint ? .role(.white) : .tint
        inside.fixedLayer = Layer(level: 0, paint: paint)
        if isFilled { inside.host = layers.count - 1 }
      } else if isFilled {
        inside.host = layers.count - 1
      }
      try add(entry, settings, isFilled: isInnerFilled, inside, depth: depth + 1)
    case .crossed(let part):
      guard let crossing = index.entries[part] else {
        throw entry.error("'\(part)' is not defined")
      }
      var below = placement
      below.levelShift += 1
      try add(entry, settings, isFilled: form.isFilled, below, depth: depth)
      var above = placement
      let position =
        part == "_slash" ? settings.slash : part == "_badge" ? settings.dot : settings.badge
      above.add(position)
      try add(crossing, Settings(crossing), isFilled: form.isFilled, above, depth: depth + 1)
    }
  }

  /// The settings of an entry for its variants.
  private struct Settings {
    struct Position {
      var offset = Vector.zero
      var scale = 1.0
      /// The angle in degrees, clockwise.
      var angle = 0.0
      var isMirrored = false
      /// A Boolean value that indicates whether the elements are inlaid in the filled shape below.
      var isInlay = false
      var width = LineWidth()
      var isFilled: Bool?
      var paint = SymbolPaint.tint
    }

    var enclosed: [String: Position] = [:]
    var dot = Position(offset: Vector(29, -32))
    var badge = Position(offset: Vector(34, 29))
    var slash = Position()
    var density = LineWidth()

    /// The default placement of symbols in a circle: small, with lines whose width increases less.
    private static let inside = Position(scale: 0.58, width: LineWidth(base: 0.9, growth: 0.6))

    init() {}

    init(_ entry: SymbolEntry) throws {
      for line in entry.lines {
        let verb = line.text.firstWord
        // Splitting every line of elements into words would take most of the time.
        guard ["in", "dot", "badge", "slash", "density"].contains(verb) else { continue }
        let words = line.text.split(separator: " ")
        do {
          switch verb {
          case "in":
            guard words.count > 1 else { throw Failure(description: "the shape's name is missing") }
            enclosed["_" + words[1]] = try Settings.position(words.dropFirst(2), Self.inside)
          case "dot": dot = try Settings.position(words.dropFirst(), dot)
          case "badge": badge = try Settings.position(words.dropFirst(), badge)
          case "slash": slash = try Settings.position(words.dropFirst(), slash)
          case "density":
            guard words.count == 2, let width = LineWidth(words[1]) else {
              throw Failure(description: "a line width is expected")
            }
            density = width
          default: break
          }
        } catch {
          throw entry.error(line: line.number, "\(line.text): \(error)")
        }
      }
      if enclosed["_circle"] == nil { enclosed["_circle"] = Self.inside }
    }

    static func position(_ words: ArraySlice<Substring>, _ start: Position) throws -> Position {
      var result = start
      var rest = words
      func number() throws -> Double {
        guard let word = rest.popFirst(), let value = Double(word) else {
          throw Failure(description: "a number is missing")
        }
        return value
      }
      while let word = rest.popFirst() {
        switch word {
        case "at": result.offset = Vector(try number(), try number())
        case "scale": result.scale = try number()
        case "turned": result.angle = try number()
        case "mirrored": result.isMirrored = true
        case "inlay": result.isInlay = true
        case "stroke":
          guard let width = rest.popFirst().flatMap({ LineWidth($0) }) else {
            throw Failure(description: "a line width is missing")
          }
          result.width = width
        case "filled": result.isFilled = true
        case "plain": result.isFilled = false
        case "color":
          guard let paint = rest.popFirst().flatMap({ SymbolPaint(name: $0) })
          else { throw Failure(description: "a color is missing") }
          result.paint = paint
        default: throw Failure(description: "unknown word '\(word)'")
        }
      }
      return result
    }
  }

  // MARK: Elements

  private mutating func add(
    _ entry: SymbolEntry, _ settings: Settings, isFilled: Bool, _ placement: Placement, depth: Int
  ) throws {
    var layer = Layer(level: 0, paint: .tint)
    // The last filled layer. An inlay in it of the same color is a hole.
    var body: Layer?
    for line in entry.lines {
      do {
        try add(
          line.text, settings, isFilled: isFilled, placement, depth: depth, layer: &layer,
          body: &body)
      } catch let error as SymbolSourceError {
        throw error
      } catch {
        throw entry.error(line: line.number, "\(line.text): \(error)")
      }
    }
  }

  private mutating func add(
    _ line: Substring, _ settings: Settings, isFilled: Bool, _ placement: Placement, depth: Int,
    layer: inout Layer, body: inout Layer?
  ) throws {
    var rest = line
    func nextWord() -> Substring {
      let word = rest.firstWord
      rest = rest[word.endIndex...].trimmingBlanks
      return word
    }
    var verb = nextWord()
    if verb == "plain" || verb == "filled" {
      if (verb == "filled") != isFilled { return }
      verb = nextWord()
    }
    var axis: Double?
    if verb == "upright" {
      guard let x = Double(nextWord()) else {
        throw Failure(description: "'upright' needs the number of its axis")
      }
      axis = isMirrored ? x : nil
      verb = nextWord()
    }
    var turns = 1
    if verb == "spin" {
      guard let count = Int(nextWord()), count > 1, count <= 24 else {
        throw Failure(description: "'spin' needs a number from 2 to 24")
      }
      turns = count
      verb = nextWord()
    }
    switch verb {
    case "in", "dot", "badge", "slash", "density": return
    case "level":
      guard let level = Int(nextWord()), (0...2).contains(level) else {
        throw Failure(description: "'level' needs a number from 0 to 2")
      }
      layer = Layer(level: level, paint: .tint)
      while case let word = nextWord(), !word.isEmpty {
        if word == "step" {
          guard let step = Int(nextWord()), (1...9).contains(step) else {
            throw Failure(description: "'step' needs a number from 1 to 9")
          }
          layer.step = step
        } else if let paint = SymbolPaint(name: word) {
          layer.paint = paint
        } else {
          throw Failure(description: "unknown color '\(word)'")
        }
      }
      return
    case "use":
      let name = String(nextWord())
      var position = try Settings.position(rest.split(separator: " ")[...], Settings.Position())
      if let axis {
        position.offset.x = 2 * axis - position.offset.x
        position.angle = -position.angle
        position.isMirrored.toggle()
      }
      guard
        var form = index.entries[name].map({ SymbolForm(entry: $0.name) })
          ?? index.form(named: name)?.form
      else { throw Failure(description: "'\(name)' is not defined") }
      form.isFilled = position.isFilled ?? (form.isFilled || isFilled)
      var inner = placement
      inner.add(position)
      if position.isInlay, inner.host == nil, let host = layers.indices.last { inner.host = host }
      if inner.fixedLayer == nil, layer.level > 0 || layer.paint != .tint {
        inner.fixedLayer = shifted(layer, placement)
      }
      try compose(form, inner, depth: depth + 1)
      body = layers.last
      return
    default: break
    }

    var factors = placement.width.multiplied(by: settings.density)
    if rest.first == "*" {
      guard let width = LineWidth(nextWord().dropFirst()) else {
        throw Failure(description: "'*' needs a line width, such as .8 or .8/.5")
      }
      factors = factors.multiplied(by: width)
    }
    let growth = strokeWidth - regularWidth
    // A gap from edge to edge removes more area than a line adds, so its width increases less, and
    // is smaller in a circle.
    if verb == "split", isFilled {
      factors.growth *= SymbolMetrics.splitGrowth
      if placement.isEnclosed { factors.base *= SymbolMetrics.enclosedSplit }
    }
    let regular = regularWidth * factors.base
    let width =
      growth > 0 ? regular + growth * factors.growth : strokeWidth * factors.base

    var thick = 0.0
    if verb == "thick" || verb == "hollow" {
      guard let number = Double(nextWord()), number > 0 else {
        throw Failure(description: "a thickness above 0 is missing")
      }
      thick = number
    }
    var subpaths: [Subpath]
    do {
      subpaths = try PathReader.read(rest, weightGrowth: (width - regular) / placement.scale)
    } catch {
      throw Failure(description: error.description)
    }
    if turns > 1 {
      let pattern = subpaths
      for turn in 1..<turns {
        let u = Trigonometry.direction(Double(turn) * 360 / Double(turns))
        subpaths += pattern.map {
          $0.mapped { Vector($0.x * u.x - $0.y * u.y, $0.x * u.y + $0.y * u.x) }
        }
      }
    }
    if let axis {
      subpaths = subpaths.map { $0.mapped { Vector(2 * axis - $0.x, $0.y) } }
    }
    subpaths = subpaths.map { $0.mapped(placement.map) }

    let thickness = thick * placement.scale
    let gapWidth = width + 2 * SymbolMetrics.gap(strokeWidth: width)
    let lineGapWidth = width + 2 * SymbolMetrics.lineGap(strokeWidth: width)
    let target = shifted(layer, placement)
    switch verb {
    case "line": paint(stroke(subpaths, width), target, placement)
    case "fill": paint(fill(subpaths), target, placement)
    case "solid":
      paint(stroke(subpaths, width) + solid(subpaths), target, placement)
      body = target
    case "outline", "front":
      if verb == "front" { erase(stroke(subpaths, gapWidth) + solid(subpaths), placement) }
      if isFilled {
        // The filled shape has a rounded edge all around, even where the line is open.
        for i in subpaths.indices { subpaths[i].isClosed = true }
        paint(stroke(subpaths, width) + solid(subpaths), target, placement)
        body = target
      } else {
        paint(stroke(subpaths, width), target, placement)
      }
    case "thick":
      paint(stroke(subpaths, thickness + width), target, placement)
      body = target
    case "hollow":
      if !isFilled { erase(stroke(subpaths, thickness - width), placement) }
    case "over":
      erase(stroke(subpaths, lineGapWidth), placement)
      paint(stroke(subpaths, width), target, placement)
    case "detail", "inlay":
      let contours = stroke(subpaths, width)
      if verb == "detail" && !isFilled {
        paint(contours, target, placement)
      } else {
        setIn(contours, target, body, placement)
      }
    case "split":
      if isFilled {
        setIn(stroke(subpaths.map { prolonged($0, by: width) }, width), target, body, placement)
      } else {
        paint(stroke(subpaths, width), target, placement)
      }
    case "mark", "mould":
      if verb == "mark" && !isFilled {
        paint(fill(subpaths), target, placement)
      } else {
        setIn(fill(subpaths), target, body, placement)
      }
    case "cut": erase(fill(subpaths), placement)
    case "score": erase(stroke(subpaths, width), placement)
    case "clear": erase(stroke(subpaths, gapWidth) + solid(subpaths), placement)
    case "gap": erase(stroke(subpaths, lineGapWidth), placement)
    default: throw Failure(description: "unknown element '\(verb)'")
    }
    if areas.count > 64 { throw Failure(description: "the symbol has more than 64 elements") }
  }

  private func shifted(_ layer: Layer, _ placement: Placement) -> Layer {
    var result = layer
    result.level = min(layer.level + placement.levelShift, 2)
    if let fixed = placement.fixedLayer {
      (result.level, result.paint) = (fixed.level, fixed.paint)
    }
    return result
  }

  // MARK: Areas

  private func stroke(_ subpaths: [Subpath], _ width: Double) -> [[Curve]] {
    subpaths.flatMap { StrokeOutline(of: $0, width: width).contours }
  }

  private func fill(_ subpaths: [Subpath]) -> [[Curve]] { subpaths.map(\.curves) }

  /// Returns the interiors, with the orientation of strokes, so that they can be combined with
  /// them.
  private func solid(_ subpaths: [Subpath]) -> [[Curve]] {
    subpaths.map { $0.orientation < 0 ? $0.reversed.curves : $0.curves }
  }

  /// Returns the line with both ends extended.
  private func prolonged(_ subpath: Subpath, by length: Double) -> Subpath {
    guard !subpath.isClosed, let first = subpath.curves.first, let last = subpath.curves.last
    else { return subpath }
    let start = first.start - first.direction(at: 0) * length
    let end = last.end + last.direction(at: 1) * length
    return Subpath(
      [Curve(line: start, first.start)] + subpath.curves + [Curve(line: last.end, end)],
      isClosed: false)
  }

  private mutating func number(of layer: Layer) -> Int {
    if layers.last != layer { layers.append(layer) }
    return layers.count - 1
  }

  private mutating func paint(_ contours: [[Curve]], _ layer: Layer, _ placement: Placement) {
    let number = number(of: layer)
    let operation: PaintOperation =
      placement.host == nil ? .paint(layer: number) : .inlay(layer: number)
    areas.append(PaintedArea(operation: operation, contours: contours))
  }

  private mutating func erase(_ contours: [[Curve]], _ placement: Placement) {
    let operation: PaintOperation = placement.host.map { .uncover(layer: $0) } ?? .erase
    areas.append(PaintedArea(operation: operation, contours: contours))
  }

  private mutating func setIn(
    _ contours: [[Curve]], _ layer: Layer, _ body: Layer?, _ placement: Placement
  ) {
    if placement.host != nil || body == nil || body == layer {
      erase(contours, placement)
    } else {
      areas.append(
        PaintedArea(operation: .inlay(layer: number(of: layer)), contours: contours))
    }
  }
}
