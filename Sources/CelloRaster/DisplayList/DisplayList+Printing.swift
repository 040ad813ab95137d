/// The description contains an item per line, with indented groups, so that layout tests can
/// compare text:
///
///     393×52 pt
///     fill rect (0, 0, 393, 52) #ffffff
///     glyphs Inter-Regular 17 pt #000000 y 33.333: 299@16 775@28.5
///     group opacity 0.5
///       stroke roundedRect (16, 4, 361, 44) radius 26 continuous width 1 #c6c6c8
///
/// Lengths are in points with at most three decimals. The text is the same on every machine and in
/// every locale.
extension DisplayList: CustomStringConvertible {
  package var description: String {
    var printer = DisplayListPrinter()
    printer.line("\(printed(size)) pt", depth: 0)
    printer.add(items, depth: 0)
    return printer.text
  }
}

extension DisplayList.Item: CustomStringConvertible {
  package var description: String {
    var printer = DisplayListPrinter()
    printer.add([self], depth: 0)
    return printer.text
  }
}

extension Shape: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rect(let rect): "rect \(printed(rect))"
    case .roundedRect(let rounded): "roundedRect \(rounded)"
    case .path(let path, .nonZero): "path [\(path)]"
    case .path(let path, .evenOdd): "path [\(path)] even-odd"
    }
  }
}

extension RoundedRect: CustomStringConvertible {
  package var description: String {
    var text = "\(printed(rect)) radius \(printed(radius)) \(curve)"
    if !corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      var names: [String] = []
      if corners.contains(.topLeft) { names.append("topLeft") }
      if corners.contains(.topRight) { names.append("topRight") }
      if corners.contains(.bottomLeft) { names.append("bottomLeft") }
      if corners.contains(.bottomRight) { names.append("bottomRight") }
      text += " corners " + (names.isEmpty ? "none" : names.joined(separator: "+"))
    }
    return text
  }
}

/// The description uses the commands of SVG: `M 0 0 L 10 0 C 10 5 5 10 0 10 Z`.
extension Path: CustomStringConvertible {
  package var description: String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      if !text.isEmpty { text += " " }
      text += letter
      for point in points {
        text += " "
        text += printed(point.x)
        text += " "
        text += printed(point.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadratic(let control, let end): add("Q", control, end)
      case .cubic(let control1, let control2, let end): add("C", control1, control2, end)
      case .close: add("Z")
      }
    }
    return text
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and the properties that differ from the defaults.
  package var description: String {
    var text = "width \(printed(width))"
    if cap != .butt { text += " cap \(cap)" }
    if join != .miter { text += " join \(join)" }
    if join == .miter, miterLimit != 10 { text += " miterLimit \(printed(miterLimit))" }
    return text
  }
}

/// The description contains the elements of the matrix by rows. The third numbers of x and y, which are
/// small, are multiplied by 1,000.
extension Projection: CustomStringConvertible {
  package var description: String {
    func text(_ numbers: CGFloat...) -> String { numbers.map(printed).joined(separator: ", ") }
    return "x (\(text(m11, m12, m14 * 1_000))) y (\(text(m21, m22, m24 * 1_000))) "
      + "origin (\(text(m41, m42, m44)))"
  }
}

private struct DisplayListPrinter {
  private(set) var text = ""

  mutating func line(_ line: String, depth: Int) {
    if !text.isEmpty { text += "\n" }
    text += String(repeating: "  ", count: depth) + line
  }

  mutating func add(_ items: [DisplayList.Item], depth: Int) {
    for item in items {
      switch item {
      case .fill(let shape, let color):
        line("fill \(shape) \(color)", depth: depth)
      case .stroke(let shape, let style, let color):
        line("stroke \(shape) \(style) \(color)", depth: depth)
      case .glyphs(let run):
        line(describe(run), depth: depth)
      case .image(let image):
        line(describe(image), depth: depth)
      case .shadow(let shadow):
        line(describe(shadow), depth: depth)
      case .backdrop(let backdrop):
        line(describe(backdrop), depth: depth)
      case .group(let group):
        line(describe(group), depth: depth)
        add(group.items, depth: depth + 1)
      case .gradient(let gradient):
        line(describe(gradient), depth: depth)
      case .composite(let composite):
        switch composite.kind {
        case .blended(let mode):
          line("blended \(mode)", depth: depth)
          add(composite.items, depth: depth + 1)
        case .masked(let mask):
          line("masked", depth: depth)
          add(composite.items, depth: depth + 1)
          line("by", depth: depth)
          add(mask, depth: depth + 1)
        case .stenciled(let mask):
          line("stenciled", depth: depth)
          add(composite.items, depth: depth + 1)
          line("by", depth: depth)
          add(mask, depth: depth + 1)
        case .shadow(let shadow):
          line(
            "shadow σ \(printed(shadow.sigma)) \(printed(shadow.offset)) \(shadow.color) of",
            depth: depth)
          add(composite.items, depth: depth + 1)
        case .projected(let projection, let area):
          line("projected \(printed(area)) by \(projection)", depth: depth)
          add(composite.items, depth: depth + 1)
        }
      }
    }
  }

  private func describe(_ run: GlyphRun) -> String {
    var text = "glyphs \(run.font.name) \(printed(run.size)) pt \(run.color)"
    if run.slant != 0 { text += " slant \(printed(run.slant))" }
    if run.stretch != 1 { text += " stretch \(printed(run.stretch))" }
    if let width = run.strokeWidth { text += " stroked \(printed(width))" }
    guard let first = run.glyphs.first else { return text + " none" }
    if run.glyphs.allSatisfy({ $0.position.y == first.position.y }) {
      text += " y \(printed(first.position.y)):"
      for glyph in run.glyphs { text += " \(glyph.id)@\(printed(glyph.position.x))" }
    } else {
      text += ":"
      for glyph in run.glyphs {
        text += " \(glyph.id)@(\(printed(glyph.position.x)), \(printed(glyph.position.y)))"
      }
    }
    return text
  }

  private func describe(_ image: DisplayList.ImageItem) -> String {
    let bitmap = image.picture.bitmap
    var text =
      "image \(bitmap.width)×\(bitmap.height) px \(image.picture.fingerprint) in \(printed(image.rect))"
    if let source = image.source { text += " source \(printed(source))" }
    if let tint = image.tint { text += " tint \(tint)" }
    if image.opacity != 1 { text += " opacity \(printed(image.opacity))" }
    if image.nearest.contains(.magnified) { text += " nearest magnified" }
    if image.nearest.contains(.minified) { text += " nearest minified" }
    return text
  }

  private func describe(_ shadow: DisplayList.Shadow) -> String {
    "shadow \(shadow.shape) \(shadow.color) sigma \(printed(shadow.sigma)) "
      + "offset (\(printed(shadow.offset.width)), \(printed(shadow.offset.height)))"
      + (shadow.isKnockedOut ? " knocked out" : "")
  }

  private func describe(_ gradient: DisplayList.GradientItem) -> String {
    func point(_ point: CGPoint) -> String { "(\(printed(point.x)), \(printed(point.y)))" }
    var text =
      switch gradient.kind {
      case .linear(let start, let end): "gradient linear \(point(start)) to \(point(end))"
      case .radial(let start, let startRadius, let end, let endRadius):
        "gradient radial \(point(start)) radius \(printed(startRadius)) to \(point(end)) "
          + "radius \(printed(endRadius))"
      }
    for stop in gradient.stops { text += " \(stop.color)@\(printed(stop.location))" }
    if gradient.drawsBeforeStart { text += " before" }
    if gradient.drawsAfterEnd { text += " after" }
    if gradient.opacity != 1 { text += " opacity \(printed(gradient.opacity))" }
    return text
  }

  private func describe(_ backdrop: DisplayList.Backdrop) -> String {
    var text = "backdrop \(backdrop.shape) sigma \(printed(backdrop.sigma))"
    if backdrop.saturation != 1 { text += " saturation \(printed(backdrop.saturation))" }
    if !backdrop.tints.isEmpty {
      text += " tints " + backdrop.tints.map(\.description).joined(separator: " ")
    }
    return text
  }

  private func describe(_ group: DisplayList.Group) -> String {
    var text = "group"
    if group.opacity != 1 { text += " opacity \(printed(group.opacity))" }
    if let clip = group.clip { text += " clip \(clip)" }
    let map = group.transform
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      if map.tx != 0 || map.ty != 0 {
        text += " translated (\(printed(map.tx)), \(printed(map.ty)))"
      }
    } else {
      let values = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { printed($0) }
      text += " transform (\(values.joined(separator: ", ")))"
    }
    return text
  }
}
