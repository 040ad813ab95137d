internal import CelloRaster

extension UIShadowProperties: Notated {
  /// Colour, opacity, radius and offset, and the path if there is one, as `M 0 0 L 10 0 Z`. A line width and the like,
  /// which no shadow has, are not written.
  var notation: String {
    var parts = [
      color.notation ?? "closure", "opacity \(opacity.notation)", "radius \(radius.notation)",
      "offset \(offset.notation)",
    ]
    if let path = ownPath { parts.append("path \(path.path.notation)") }
    return parts.joined(separator: "; ")
  }

  static func notated(_ text: String) -> UIShadowProperties? {
    let parts = text.components(separatedBy: "; ")
    func value<Part: Notated>(at index: Int, after word: String) -> Part? {
      guard parts.count > index, parts[index].hasPrefix(word + " ") else { return nil }
      return Part.notated(String(parts[index].dropFirst(word.count + 1)))
    }
    guard parts.count <= 5, let color = parts.first.flatMap(UIColor.notated),
      let opacity: CGFloat = value(at: 1, after: "opacity"),
      let radius: CGFloat = value(at: 2, after: "radius"),
      let offset: CGSize = value(at: 3, after: "offset")
    else { return nil }
    var shadow = UIShadowProperties()
    shadow.color = color
    shadow.opacity = opacity
    shadow.radius = radius
    shadow.offset = offset
    if parts.count == 5 {
      guard let path: Path = value(at: 4, after: "path") else { return nil }
      shadow.path = UIBezierPath(path)
    }
    return shadow
  }
}

extension Path: Notated {
  /// In the letters of SVG, absolute, with every digit that counts.
  var notation: String {
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

  static func notated(_ text: String) -> Path? {
    var words = text.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard let x = words.popFirst().flatMap({ CGFloat.notated(String($0)) }),
        let y = words.popFirst().flatMap({ CGFloat.notated(String($0)) }),
        x.isFinite, y.isFinite
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    var path = Path()
    while let letter = words.popFirst() {
      // Every outline starts by saying where.
      guard letter == "M" || !path.isEmpty else { return nil }
      switch letter {
      case "M":
        guard let start = point() else { return nil }
        path.move(to: start)
      case "L":
        guard let end = point() else { return nil }
        path.addLine(to: end)
      case "Q":
        guard let control = point(), let end = point() else { return nil }
        path.addQuadratic(to: end, control: control)
      case "C":
        guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
        path.addCubic(to: end, control1: control1, control2: control2)
      case "Z": path.close()
      default: return nil
      }
    }
    return path
  }
}
