package import CelloRaster

extension Path: NotationConvertible {
  /// SVG path data with absolute commands and all significant digits.
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
      // Every path starts with a move.
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
