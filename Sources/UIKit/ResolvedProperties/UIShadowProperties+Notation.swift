internal import CelloRaster

extension UIShadowProperties: NotationConvertible {
  /// Colour, opacity, radius and offset, and the path if there is one, as `M 0 0 L 10 0 Z`. A line width and the like,
  /// which no shadow has, are not written.
  package var notation: String {
    var parts = [
      color.losslessNotation ?? "closure", "opacity \(opacity.notation)",
      "radius \(radius.notation)",
      "offset \(offset.notation)",
    ]
    if let path = ownPath { parts.append("path \(path.path.notation)") }
    return parts.joined(separator: "; ")
  }

  package init?(notation: String) {
    let parts = notation.components(separatedBy: "; ")
    func value<Part: NotationConvertible>(at index: Int, after word: String) -> Part? {
      guard parts.count > index, parts[index].hasPrefix(word + " ") else { return nil }
      return Part(notation: String(parts[index].dropFirst(word.count + 1)))
    }
    guard parts.count <= 5, let color = parts.first.flatMap(UIColor.init(notation:)),
      let opacity: CGFloat = value(at: 1, after: "opacity"),
      let radius: CGFloat = value(at: 2, after: "radius"),
      let offset: CGSize = value(at: 3, after: "offset")
    else { return nil }
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    if parts.count == 5 {
      guard let path: Path = value(at: 4, after: "path") else { return nil }
      self.path = UIBezierPath(path)
    }
  }
}

extension Path: NotationConvertible {
  /// In the letters of SVG, absolute, with every digit that counts.
  package var notation: String {
    elements.map { element in
      switch element {
      case .move(let point): words("M", point)
      case .line(let point): words("L", point)
      case .quadratic(let control, let end): words("Q", control, end)
      case .cubic(let control1, let control2, let end): words("C", control1, control2, end)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private func words(_ letter: String, _ points: CGPoint...) -> String {
    points.reduce(letter) { "\($0) \($1.x.notation) \($1.y.notation)" }
  }

  package init?(notation: String) {
    var words = notation.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard let x = words.popFirst().flatMap({ CGFloat(notation: String($0)) }),
        let y = words.popFirst().flatMap({ CGFloat(notation: String($0)) }),
        x.isFinite, y.isFinite
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    self.init()
    while let letter = words.popFirst() {
      // Every outline starts by saying where.
      guard letter == "M" || !isEmpty else { return nil }
      switch letter {
      case "M":
        guard let start = point() else { return nil }
        move(to: start)
      case "L":
        guard let end = point() else { return nil }
        addLine(to: end)
      case "Q":
        guard let control = point(), let end = point() else { return nil }
        addQuadratic(to: end, control: control)
      case "C":
        guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
        addCubic(to: end, control1: control1, control2: control2)
      case "Z": close()
      default: return nil
      }
    }
  }
}
