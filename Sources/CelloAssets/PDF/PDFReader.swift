/// A reader of PDF icons, which converts the first page to a display list.
///
/// It supports paths, clips, all device colors and inks, linear and radial gradients, opacity,
/// masks, blend modes, groups and images that are uncompressed or deflated. Other visible content,
/// such as text, tiled patterns and masks of luminosity, is an error that names it: an incomplete
/// picture could be mistaken for the correct picture.
package struct PDFReader {
  private let document: PDFDocument
  /// The resources of the page or the group.
  private var resources: [String: PDFObject]
  /// The transform of the page or the group, in which patterns are defined.
  private let base: CGAffineTransform
  private let depth: Int
  private var state: State
  private var saved: [State] = []
  private var path = PDFPath()
  private var layers = PDFLayers()
  private var pathElementCount = 0
  private var groupCount = 0

  /// Groups and saved states that are nested more deeply are errors.
  private static let maxDepth = 28
  private static let maxStateCount = 512
  /// A group that draws two groups, each of which draws two, is small, and can be endless work.
  private static let maxGroupCount = 10_000

  /// What `q` saves and `Q` restores.
  private struct State {
    var transform: CGAffineTransform
    var fill = Paint()
    var stroke = Paint()
    var style = StrokeStyle(width: 1)
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var surroundings = PDFLayers.Surroundings()
  }

  private struct Paint {
    var space = PDFColorSpace.gray
    var color = Color.black
    var shading: (PDFShading, CGAffineTransform)?
    var alpha: CGFloat = 1
  }

  /// Returns a Boolean value that indicates whether a file begins as a PDF file does.
  package static func isPDF(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.prefix(5).elementsEqual("%PDF-".utf8)
  }

  /// Returns the first page of a PDF file in its crop box, in points.
  ///
  /// - Parameter file: the name of the file in error messages.
  package static func drawing(of bytes: [UInt8], file: String) throws(AssetError) -> DisplayList {
    let document = try PDFDocument(bytes, file: file)
    let page = try document.firstPage()
    let media = document.rect(page["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let box = document.rect(page["CropBox"]).map { media.intersection($0) } ?? media
    guard box.size.width > 0, box.size.height > 0, !box.isNull else {
      throw .malformedPDF(file: file, reason: "its page is empty")
    }
    let turns = ((document.integer(page["Rotate"]) ?? 0) / 90 % 4 + 4) % 4
    let isTurned = turns % 2 == 1
    let size = isTurned ? CGSize(width: box.height, height: box.width) : box.size
    guard size.width <= 10_000, size.height <= 10_000 else {
      throw .tooLarge(file: file, what: "a size above 10,000 points")
    }
    // The origin of a page is at the bottom left.
    let transform =
      switch turns {
      case 0: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
      case 1: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
      default: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
      }
    var reader = PDFReader(
      document, document.dictionary(page["Resources"]) ?? [:], transform, depth: 0)
    var content: [UInt8] = []
    let streams = document.array(page["Contents"]) ?? [page["Contents"] ?? .null]
    for stream in streams {
      guard case .stream(let stream) = document.resolved(stream) else { continue }
      content += try document.decoded(stream) + [0x0a]
    }
    try reader.run(content)
    let items = reader.layers.items()
    let area = CGRect(origin: .zero, size: size)
    let isInside = items.allSatisfy { $0.lies(in: area) }
    return DisplayList(
      size: size,
      items: isInside ? items : [.group(DisplayList.Group(items: items, clip: .rect(area)))])
  }

  private init(
    _ document: PDFDocument, _ resources: [String: PDFObject], _ transform: CGAffineTransform,
    depth: Int
  ) {
    self.document = document
    self.resources = resources
    base = transform
    self.depth = depth
    state = State(transform: transform)
  }

  // MARK: - Operators

  private mutating func run(_ content: [UInt8]) throws(AssetError) {
    var scanner = PDFScanner(content, readsReferences: false)
    var operands: [PDFObject] = []
    while let token = scanner.next() {
      switch token {
      case .object(let operand):
        operands.append(operand)
        guard operands.count <= 4096 else { throw malformed("an operator has too many operands") }
      case .keyword(let name):
        try perform(name, operands)
        operands = []
      }
    }
  }

  private mutating func perform(_ name: String, _ operands: [PDFObject]) throws(AssetError) {
    let numbers = operands.compactMap { document.number($0) }.map { CGFloat($0) }
    func number(_ index: Int) throws(AssetError) -> CGFloat {
      guard numbers.indices.contains(index), numbers[index].magnitude < 1e9 else {
        throw malformed("the operator \(name) has invalid operands")
      }
      return numbers[index]
    }
    func point(_ index: Int) throws(AssetError) -> CGPoint {
      CGPoint(x: try number(index), y: try number(index + 1))
    }
    switch name {
    case "q":
      guard saved.count < Self.maxStateCount else {
        throw malformed("its states are nested too deeply")
      }
      saved.append(state)
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      guard let transform = CGAffineTransform(pdf: numbers.map { Double($0) }) else {
        throw malformed("the operator cm has invalid operands")
      }
      state.transform = transform.concatenating(state.transform)
      guard state.transform.isSensible else { throw malformed("a transform is too large") }
    case "m": path.move(to: try point(0))
    case "l": path.addLine(to: try point(0))
    case "c": path.addCubic(to: try point(4), control1: try point(0), control2: try point(2))
    case "v":
      path.addCubic(to: try point(2), control1: path.current, control2: try point(0))
    case "y": path.addCubic(to: try point(2), control1: try point(0), control2: try point(2))
    case "h": path.close()
    case "re": path.addRect(try point(0), width: try number(2), height: try number(3))
    case "W": path.clip = .nonZero
    case "W*": path.clip = .evenOdd
    case "n": try paint(fill: nil, strokes: false)
    case "f", "F": try paint(fill: .nonZero, strokes: false)
    case "f*": try paint(fill: .evenOdd, strokes: false)
    case "S": try paint(fill: nil, strokes: true)
    case "s":
      path.close()
      try paint(fill: nil, strokes: true)
    case "B": try paint(fill: .nonZero, strokes: true)
    case "B*": try paint(fill: .evenOdd, strokes: true)
    case "b":
      path.close()
      try paint(fill: .nonZero, strokes: true)
    case "b*":
      path.close()
      try paint(fill: .evenOdd, strokes: true)
    case "w": state.style.width = max(try number(0), 0)
    case "J": state.style.cap = try number(0) == 1 ? .round : try number(0) == 2 ? .square : .butt
    case "j": state.style.join = try number(0) == 1 ? .round : try number(0) == 2 ? .bevel : .miter
    case "M": state.style.miterLimit = max(try number(0), 1)
    case "d":
      state.dashes = (document.numbers(operands.first) ?? []).map { CGFloat($0) }
      state.dashPhase = numbers.last ?? 0
    case "gs": try apply(extendedState: operands.first)
    case "g", "rg", "k": set(&state.fill, name, numbers)
    case "G", "RG", "K": set(&state.stroke, name.lowercased(), numbers)
    case "cs": state.fill = try paint(in: operands.first, state.fill)
    case "CS": state.stroke = try paint(in: operands.first, state.stroke)
    case "sc", "scn": try set(&state.fill, numbers, pattern: operands.last)
    case "SC", "SCN": try set(&state.stroke, numbers, pattern: operands.last)
    case "sh":
      guard let object = named(operands.first, "Shading") else {
        throw malformed("a gradient is not defined")
      }
      let shading = try PDFShading(object, in: document, resources)
      layers.add(
        [shading.item(state.transform, alpha: state.fill.alpha)], in: state.surroundings)
    case "Do": try drawObject(operands.first)
    case "Tj", "TJ", "'", "\"": throw unsupported("text")
    case "BI": throw unsupported("an image inside its drawing commands")
    default: break
    }
  }

  /// Returns the resource of a category with the name that an operand gives.
  private func named(_ operand: PDFObject?, _ category: String) -> PDFObject? {
    document.name(operand).flatMap { document.dictionary(resources[category])?[$0] }
  }

  private mutating func apply(extendedState operand: PDFObject?) throws(AssetError) {
    guard let entries = document.dictionary(named(operand, "ExtGState")) else { return }
    if let alpha = document.number(entries["ca"]) { state.fill.alpha = min(max(alpha, 0), 1) }
    if let alpha = document.number(entries["CA"]) { state.stroke.alpha = min(max(alpha, 0), 1) }
    if let width = document.number(entries["LW"]) { state.style.width = min(max(width, 0), 1e6) }
    if let mask = entries["SMask"] { state.surroundings.mask = try self.mask(mask) }
    if let mode = entries["BM"] {
      let name = document.name(mode) ?? document.name(document.array(mode)?.first) ?? "Normal"
      let key = name.prefix(1).lowercased() + name.dropFirst()
      guard
        let mode = ["Normal", "Compatible"].contains(name) ? .sourceOver : BlendMode(rawValue: key)
      else {
        throw unsupported("the blend mode \(name)")
      }
      state.surroundings.blendMode = mode
    }
  }

  // MARK: - Colors

  private func set(_ paint: inout Paint, _ name: String, _ numbers: [CGFloat]) {
    paint.space = name == "g" ? .gray : name == "rg" ? .rgb : .cmyk
    paint.color = paint.space.color(numbers.map { Double($0) })
    paint.shading = nil
  }

  private func paint(
    in space: PDFObject?, _ paint: Paint
  ) throws(AssetError) -> Paint {
    var paint = paint
    paint.space = try PDFColorSpace(space, in: document, resources)
    paint.color = paint.space.color(paint.space.initial)
    paint.shading = nil
    return paint
  }

  private func set(
    _ paint: inout Paint, _ numbers: [CGFloat], pattern: PDFObject?
  ) throws(AssetError) {
    guard paint.space == .pattern else {
      paint.color = paint.space.color(numbers.map { Double($0) })
      paint.shading = nil
      return
    }
    let pattern = document.dictionary(named(pattern, "Pattern")) ?? [:]
    guard document.integer(pattern["PatternType"]) == 2 else {
      throw unsupported("a tiled pattern")
    }
    let matrix = document.transform(pattern["Matrix"]) ?? .identity
    paint.shading = (
      try PDFShading(pattern["Shading"], in: document, resources), matrix.concatenating(base)
    )
  }

  // MARK: - Painting

  private mutating func paint(fill rule: FillRule?, strokes: Bool) throws(AssetError) {
    defer { path = PDFPath() }
    pathElementCount += path.path.elements.count
    do throws(ExcessiveWork) {
      try Work.pathElements.check(Double(pathElementCount))
      var items: [DisplayList.Item] = []
      if !path.path.isEmpty {
        if let rule {
          items.append(Self.fill(shape(path.path, rule), state.fill))
        }
        if strokes { items.append(try strokeItem()) }
      }
      layers.add(items, in: state.surroundings)
    } catch {
      throw .tooLarge(file: document.file, what: error.description)
    }
    if let clip = path.clip {
      state.surroundings.clips.append(shape(path.path, clip))
    }
  }

  /// Returns the shape of a path on the page.
  private func shape(_ path: Path, _ rule: FillRule) -> Shape {
    let outline = path.applying(state.transform)
    return outline.rectangle.map(Shape.rect) ?? .path(outline, rule)
  }

  private static func fill(_ shape: Shape, _ paint: Paint) -> DisplayList.Item {
    guard let (shading, transform) = paint.shading else {
      return .fill(shape, paint.color.multiplyingAlpha(by: paint.alpha))
    }
    return .group(
      DisplayList.Group(items: [shading.item(transform, alpha: paint.alpha)], clip: shape))
  }

  /// The width of the thinnest line, in points (chosen).
  private static let hairline: CGFloat = 0.5

  private func strokeItem() throws(ExcessiveWork) -> DisplayList.Item {
    var line = path.path
    if state.dashes.contains(where: { $0 > 0 }) {
      line = try line.dashed(state.dashes, phase: state.dashPhase)
    }
    let color = state.stroke.color.multiplyingAlpha(by: state.stroke.alpha)
    var style = state.style
    guard let scale = state.transform.similarityScale, scale > 0 else {
      // The transform also stretches the width of the line.
      if style.width == 0 { style.width = Self.hairline }
      return stroked(
        .group(
          DisplayList.Group(
            items: [.stroke(.path(line, .nonZero), style, color)], transform: state.transform)))
    }
    style.width = max(style.width * scale, style.width == 0 ? Self.hairline : 0)
    return stroked(.stroke(.path(line.applying(state.transform), .nonZero), style, color))
  }

  /// Returns a line with the gradient of the stroke, if there is one.
  private func stroked(_ line: DisplayList.Item) -> DisplayList.Item {
    guard let (shading, transform) = state.stroke.shading else { return line }
    return .composite(
      DisplayList.Composite(
        .masked(by: [line]),
        items: [shading.item(transform, alpha: state.stroke.alpha)]))
  }

  // MARK: - Groups and images

  private mutating func drawObject(_ operand: PDFObject?) throws(AssetError) {
    guard case .stream(let stream)? = named(operand, "XObject").map(document.resolved) else {
      throw malformed("an object that is drawn is not defined")
    }
    switch document.name(stream.dictionary["Subtype"]) {
    case "Form": try drawGroup(stream)
    case "Image":
      let picture = try PDFImage.picture(
        stream, tint: state.fill.color, in: document, resources)
      layers.add(
        [PDFImage.item(picture, state.transform, alpha: state.fill.alpha)],
        in: state.surroundings)
    case let type: throw unsupported("an object of type \(type ?? "without a name")")
    }
  }

  private mutating func drawGroup(_ stream: PDFStream) throws(AssetError) {
    let isTransparencyGroup = document.dictionary(stream.dictionary["Group"]) != nil
    var items = try items(of: stream, isTransparencyGroup: isTransparencyGroup)
    if isTransparencyGroup, state.fill.alpha < 1, !items.isEmpty {
      items = [.group(DisplayList.Group(items: items, opacity: state.fill.alpha))]
    }
    layers.add(items, in: state.surroundings)
  }

  /// Returns the items of a group.
  ///
  /// - Parameter isTransparencyGroup: whether the group is faded, masked and blended as a unit.
  private mutating func items(
    of stream: PDFStream, isTransparencyGroup: Bool
  ) throws(AssetError) -> [DisplayList.Item] {
    guard depth < Self.maxDepth else { throw malformed("its groups are nested too deeply") }
    let matrix = document.transform(stream.dictionary["Matrix"]) ?? .identity
    var group = PDFReader(
      document, document.dictionary(stream.dictionary["Resources"]) ?? resources,
      matrix.concatenating(state.transform), depth: depth + 1)
    guard group.base.isSensible else { throw malformed("a transform is too large") }
    group.pathElementCount = pathElementCount
    group.groupCount = groupCount + 1
    guard group.groupCount <= Self.maxGroupCount else { throw malformed("it has too many groups") }
    group.state = state
    group.state.transform = group.base
    // The clips around the group are those of its items. What applies to the group as a unit does
    // not apply to each of its items.
    group.state.surroundings = PDFLayers.Surroundings()
    if isTransparencyGroup {
      group.state.fill.alpha = 1
      group.state.stroke.alpha = 1
    }
    if let box = document.rect(stream.dictionary["BBox"]) {
      group.state.surroundings.clips = [group.shape(Path(box), .nonZero)]
    }
    try group.run(try document.decoded(stream))
    pathElementCount = group.pathElementCount
    groupCount = group.groupCount
    return group.layers.items()
  }

  /// Returns the items that are opaque where a mask shows others; `nil` for no mask.
  private mutating func mask(_ object: PDFObject) throws(AssetError) -> [DisplayList.Item]? {
    guard let entries = document.dictionary(object) else { return nil }
    guard document.name(entries["S"]) == "Alpha" else { throw unsupported("a mask of luminosity") }
    guard case .stream(let stream) = document.resolved(entries["G"]) else {
      throw malformed("a mask is not defined")
    }
    var values = [0.0, 1.0]
    if let transfer = entries["TR"], document.name(transfer) == nil {
      let function = try PDFFunction(transfer, in: document)
      values = values.map { function([$0]).first ?? 0 }
    }
    let items = try items(of: stream, isTransparencyGroup: true)
    switch values {
    case [0, 1]: return items
    case [1, 0]:
      // Opaque everywhere, except where the items are.
      let everything = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)
      return [
        .fill(.rect(everything), .black),
        .composite(DisplayList.Composite(.blended(.destinationOut), items: items)),
      ]
    default: throw unsupported("a mask with a transfer function")
    }
  }

  // MARK: - Errors

  private func unsupported(_ what: String) -> AssetError {
    .unsupportedPDF(file: document.file, what: what)
  }

  private func malformed(_ reason: String) -> AssetError {
    .malformedPDF(file: document.file, reason: reason)
  }
}

extension PDFShading {
  /// Returns the gradient with a transform from its coordinates to those of the page.
  fileprivate func item(
    _ transform: CGAffineTransform, alpha: CGFloat
  ) -> DisplayList.Item {
    var item = item
    item.opacity = alpha
    return .group(DisplayList.Group(items: [.gradient(item)], transform: transform))
  }
}
