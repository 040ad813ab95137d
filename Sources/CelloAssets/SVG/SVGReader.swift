/// A reader of SVG icons, which converts them to display lists.
///
/// It supports paths, the basic shapes and groups, with transforms, fills, strokes, dashes, opacity
/// and both fill rules. Other visible content, such as text, gradients, masks and style sheets, is
/// an error that names the element: an incomplete picture could be mistaken for the correct
/// picture. Descriptions and elements of other vocabularies are skipped.
package struct SVGReader {
  private let file: String
  private var pathElementCount = 0

  private init(file: String) { self.file = file }

  /// Returns the picture of an SVG document, in points: a pixel of the document is a point.
  ///
  /// - Parameter file: the name of the document in error messages.
  package static func drawing(
    of bytes: [UInt8], file: String
  ) throws(AssetError) -> DisplayList {
    let root = try XMLReader.root(of: bytes, file: file)
    guard root.name == "svg" else { throw .notSVG(file: file, root: root.name) }
    var reader = SVGReader(file: file)
    return try reader.drawing(of: root)
  }

  private mutating func drawing(of root: XMLElement) throws(AssetError) -> DisplayList {
    let viewport = try viewport(of: root)
    var style = SVGStyle()
    try apply(root, to: &style)
    guard style.isDisplayed else { return DisplayList(size: viewport.size) }
    var items = try items(of: root.children, style: style.inherited, transform: viewport.transform)
    if style.opacity < 1, !items.isEmpty {
      items = [.group(DisplayList.Group(items: items, opacity: style.opacity))]
    }
    let area = CGRect(origin: .zero, size: viewport.size)
    if items.contains(where: { !$0.lies(in: area) }) {
      items = [.group(DisplayList.Group(items: items, clip: .rect(area)))]
    }
    return DisplayList(size: viewport.size, items: items)
  }

  // MARK: Viewport

  private func viewport(
    of root: XMLElement
  ) throws(AssetError) -> (size: CGSize, transform: CGAffineTransform) {
    var box: CGRect?
    if let text = root["viewBox"] {
      var scanner = SVGScanner(text)
      guard let numbers = scanner.numbers(), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
      else { throw invalid(root, "viewBox", text) }
      box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    func length(_ name: String, _ other: CGFloat?) throws(AssetError) -> CGFloat? {
      guard let text = root[name], text != "auto" else { return nil }
      // A percentage of the containing view is treated as 100 %.
      if text.hasSuffix("%") { return other }
      guard let length = SVGLength.length(text), length > 0 else {
        throw invalid(root, name, text)
      }
      return length
    }
    var width = try length("width", box?.size.width)
    var height = try length("height", box?.size.height)
    if let box {
      // If only one side is specified, the other side follows from the view box.
      if width == nil, let height { width = height * box.size.width / box.size.height }
      if height == nil, let width { height = width * box.size.height / box.size.width }
      width = width ?? box.size.width
      height = height ?? box.size.height
    }
    guard let width, let height else {
      throw .invalidValue(
        file: file, line: root.line, element: "svg", attribute: "viewBox", value: "")
    }
    guard width <= 10_000, height <= 10_000 else {
      throw .tooLarge(file: file, what: "a size above 10,000 points")
    }
    let size = CGSize(width: width, height: height)
    guard let box else { return (size, .identity) }
    return (size, try transform(from: box, to: size, root))
  }

  private func transform(
    from box: CGRect, to size: CGSize, _ root: XMLElement
  ) throws(AssetError) -> CGAffineTransform {
    var sx = size.width / box.size.width
    var sy = size.height / box.size.height
    let text = root["preserveAspectRatio"] ?? "xMidYMid"
    let words = text.split(separator: " ")
    guard let alignment = words.first, words.count <= 2 else {
      throw invalid(root, "preserveAspectRatio", text)
    }
    var shareX: CGFloat = 0
    var shareY: CGFloat = 0
    if alignment != "none" {
      let shares: [Substring: CGFloat] = ["Min": 0, "Mid": 0.5, "Max": 1]
      guard alignment.utf8.count == 8, alignment.hasPrefix("x"),
        alignment.dropFirst(4).hasPrefix("Y"), let x = shares[alignment.dropFirst().prefix(3)],
        let y = shares[alignment.dropFirst(5)]
      else { throw invalid(root, "preserveAspectRatio", text) }
      (shareX, shareY) = (x, y)
      let scale = words.last == "slice" ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let transform = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy,
      tx: (size.width - box.size.width * sx) * shareX - box.origin.x * sx,
      ty: (size.height - box.size.height * sy) * shareY - box.origin.y * sy)
    guard transform.isSensible else { throw invalid(root, "viewBox", root["viewBox"] ?? "") }
    return transform
  }

  // MARK: Elements

  private mutating func items(
    of elements: [XMLElement], style: SVGStyle, transform: CGAffineTransform
  ) throws(AssetError) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for element in elements {
      items += try self.items(of: element, style: style, transform: transform)
    }
    return items
  }

  private mutating func items(
    of element: XMLElement, style: SVGStyle, transform: CGAffineTransform
  ) throws(AssetError) -> [DisplayList.Item] {
    switch element.name {
    case "title", "desc", "metadata": return []
    case _ where element.isForeign: return []
    case "defs":
      // Definitions are visible only where an element refers to them, and such elements are not
      // supported. Empty definitions are common.
      if let child = element.children.first(where: { !$0.isForeign }) { throw unsupported(child) }
      return []
    case "g", "a", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": break
    default: throw unsupported(element)
    }
    var style = style
    try apply(element, to: &style)
    var transform = transform
    if let text = element["transform"] {
      guard let own = SVGTransform.transform(text) else {
        throw invalid(element, "transform", text)
      }
      transform = own.concatenating(transform)
      guard transform.isSensible else { throw invalid(element, "transform", text) }
    }
    guard style.isDisplayed, style.opacity > 0 else { return [] }
    if element.name == "g" || element.name == "a" {
      let items = try items(of: element.children, style: style.inherited, transform: transform)
      guard style.opacity < 1, !items.isEmpty else { return items }
      return [.group(DisplayList.Group(items: items, opacity: style.opacity))]
    }
    for child in element.children
    where !child.isForeign && !["title", "desc", "metadata"].contains(child.name) {
      throw unsupported(child)
    }
    guard let path = try outline(of: element) else { return [] }
    do throws(ExcessiveWork) {
      try countElements(of: path)
      guard style.isVisible else { return [] }
      return try items(
        of: path, isOpen: element.name == "line", style: style, transform: transform)
    } catch {
      throw .tooLarge(file: file, what: error.description)
    }
  }

  private mutating func countElements(of path: Path) throws(ExcessiveWork) {
    pathElementCount += path.elements.count
    try Work.pathElements.check(Double(pathElementCount))
  }

  private mutating func items(
    of path: Path, isOpen: Bool, style: SVGStyle, transform: CGAffineTransform
  ) throws(ExcessiveWork) -> [DisplayList.Item] {
    guard !path.isEmpty else { return [] }
    let fill = isOpen ? nil : style.paint(style.fill, opacity: style.fillOpacity)
    let stroke =
      style.strokeWidth > 0 ? style.paint(style.stroke, opacity: style.strokeOpacity) : nil
    // A translucent fill and stroke are drawn as a group, so that they do not shine through each
    // other; a single paint is drawn with its opacity.
    let isGroup = style.opacity < 1 && fill != nil && stroke != nil
    let opacity = isGroup ? 1 : style.opacity
    var items: [DisplayList.Item] = []
    if let fill, fill.alpha > 0 {
      items.append(
        .fill(
          .path(path.applying(transform), style.fillRule), fill.multiplyingAlpha(by: opacity)))
    }
    if let stroke, stroke.alpha > 0 {
      items.append(
        try strokeItem(
          path, stroke.multiplyingAlpha(by: opacity), style: style, transform: transform))
    }
    guard isGroup, !items.isEmpty else { return items }
    return [.group(DisplayList.Group(items: items, opacity: style.opacity))]
  }

  private mutating func strokeItem(
    _ path: Path, _ color: Color, style: SVGStyle, transform: CGAffineTransform
  ) throws(ExcessiveWork) -> DisplayList.Item {
    var line = path
    if !style.dashes.isEmpty {
      line = try path.dashed(style.dashes, phase: style.dashOffset)
      try countElements(of: line)
    }
    var stroke = StrokeStyle(
      width: style.strokeWidth, cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit)
    if let scale = transform.similarityScale {
      stroke.width *= scale
      return .stroke(.path(line.applying(transform), .nonZero), stroke, color)
    }
    // The width of the line is stretched too.
    return .group(
      DisplayList.Group(
        items: [.stroke(.path(line, .nonZero), stroke, color)], transform: transform))
  }

  // MARK: Shapes

  private func outline(of element: XMLElement) throws(AssetError) -> Path? {
    switch element.name {
    case "path":
      guard let data = element["d"], data != "none" else { return nil }
      guard let path = SVGPathData.path(data) else {
        throw invalid(element, "d", Self.excerpt(data))
      }
      return path
    case "rect": return try rectangle(element)
    case "circle":
      let radius = try length(element, "r")
      guard radius > 0 else { return nil }
      return try ellipse(element, radius, radius)
    case "ellipse":
      let rx = try length(element, "rx")
      let ry = try length(element, "ry")
      guard rx > 0, ry > 0 else { return nil }
      return try ellipse(element, rx, ry)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try length(element, "x1"), y: try length(element, "y1")))
      path.addLine(to: CGPoint(x: try length(element, "x2"), y: try length(element, "y2")))
      return path
    default:
      let text = element["points"] ?? ""
      var scanner = SVGScanner(text)
      guard let numbers = scanner.numbers(), numbers.count % 2 == 0 else {
        throw invalid(element, "points", Self.excerpt(text))
      }
      guard numbers.count >= 4 else { return nil }
      var path = Path()
      path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
      for index in stride(from: 2, to: numbers.count, by: 2) {
        path.addLine(to: CGPoint(x: numbers[index], y: numbers[index + 1]))
      }
      if element.name == "polygon" { path.close() }
      return path
    }
  }

  private func rectangle(_ element: XMLElement) throws(AssetError) -> Path? {
    let rect = CGRect(
      x: try length(element, "x"), y: try length(element, "y"),
      width: try length(element, "width"), height: try length(element, "height"))
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    // An unspecified radius equals the other radius.
    let given = (
      try optionalLength(element, "rx"), try optionalLength(element, "ry")
    )
    let rx = min(given.0 ?? given.1 ?? 0, rect.size.width / 2)
    let ry = min(given.1 ?? given.0 ?? 0, rect.size.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    let k = 1 - Path.quarterCircleHandle
    var path = Path()
    path.move(to: CGPoint(x: x0 + rx, y: y0))
    path.addLine(to: CGPoint(x: x1 - rx, y: y0))
    path.addCubic(
      to: CGPoint(x: x1, y: y0 + ry), control1: CGPoint(x: x1 - k * rx, y: y0),
      control2: CGPoint(x: x1, y: y0 + k * ry))
    path.addLine(to: CGPoint(x: x1, y: y1 - ry))
    path.addCubic(
      to: CGPoint(x: x1 - rx, y: y1), control1: CGPoint(x: x1, y: y1 - k * ry),
      control2: CGPoint(x: x1 - k * rx, y: y1))
    path.addLine(to: CGPoint(x: x0 + rx, y: y1))
    path.addCubic(
      to: CGPoint(x: x0, y: y1 - ry), control1: CGPoint(x: x0 + k * rx, y: y1),
      control2: CGPoint(x: x0, y: y1 - k * ry))
    path.addLine(to: CGPoint(x: x0, y: y0 + ry))
    path.addCubic(
      to: CGPoint(x: x0 + rx, y: y0), control1: CGPoint(x: x0, y: y0 + k * ry),
      control2: CGPoint(x: x0 + k * rx, y: y0))
    path.close()
    return path
  }

  private func ellipse(
    _ element: XMLElement, _ rx: CGFloat, _ ry: CGFloat
  ) throws(AssetError) -> Path {
    let center = CGPoint(x: try length(element, "cx"), y: try length(element, "cy"))
    return Path(
      ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func length(_ element: XMLElement, _ name: String) throws(AssetError) -> CGFloat {
    try optionalLength(element, name) ?? 0
  }

  private func optionalLength(
    _ element: XMLElement, _ name: String
  ) throws(AssetError) -> CGFloat? {
    guard let text = element[name], text != "auto" else { return nil }
    guard let length = SVGLength.length(text) else { throw invalid(element, name, text) }
    return length
  }

  // MARK: Style

  private func apply(_ element: XMLElement, to style: inout SVGStyle) throws(AssetError) {
    for (name, value) in element.attributes where name != "style" {
      try set(name, value, element, &style)
    }
    // The style attribute overrides other attributes.
    guard let declarations = element["style"] else { return }
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      let name = parts.first.map(Self.trimmed) ?? ""
      if name.isEmpty { continue }
      guard parts.count == 2 else { throw invalid(element, "style", Self.excerpt(declarations)) }
      try set(name, Self.trimmed(parts[1]), element, &style)
    }
  }

  private func set(
    _ name: String, _ value: String, _ element: XMLElement, _ style: inout SVGStyle
  ) throws(AssetError) {
    switch style.set(name, to: Self.trimmed(Substring(value))) {
    case .done, .ignored: break
    case .invalid: throw invalid(element, name, value)
    case .unsupported:
      throw .unsupportedProperty(
        file: file, line: element.line, element: element.name, property: name, value: value)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.hasSuffix("!important") { return trimmed(text.dropLast(10)) }
    return String(text)
  }

  // MARK: Errors

  private func unsupported(_ element: XMLElement) -> AssetError {
    .unsupportedElement(file: file, line: element.line, element: element.name)
  }

  private func invalid(_ element: XMLElement, _ attribute: String, _ value: String) -> AssetError {
    .invalidValue(
      file: file, line: element.line, element: element.name, attribute: attribute,
      value: Self.excerpt(value))
  }

  private static func excerpt(_ text: String) -> String {
    text.utf8.count <= 60 ? text : text.prefix(57) + "…"
  }
}
