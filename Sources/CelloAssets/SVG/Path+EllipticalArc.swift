extension Path {
  /// Adds an elliptical arc between two points, as SVG defines it (appendix F.6 of SVG 1.1).
  ///
  /// The computation needs only square roots: the arc is divided into quarter turns from its start,
  /// and the control points of the rest follow from the cosine of the angle between its ends.
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: (CGFloat, CGFloat), degrees: CGFloat,
    isLarge: Bool,
    isSweeping: Bool
  ) {
    var rx = Double(radii.0.magnitude)
    var ry = Double(radii.1.magnitude)
    if start == end { return }
    guard rx > 0, ry > 0 else {
      addLine(to: end)
      return
    }
    let (cosine, sine) = (Double(degrees) * Double.pi / 180).unitVector
    // Half of the chord in the coordinate system of the ellipse.
    let dx = Double(start.x - end.x) / 2
    let dy = Double(start.y - end.y) / 2
    let x1 = cosine * dx + sine * dy
    let y1 = cosine * dy - sine * dx
    let excess = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
    if excess > 1 {
      // An ellipse that is too small for the chord is enlarged until it fits.
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // Half of the chord, and the center, on the unit circle.
    let (ux, uy) = (x1 / rx, y1 / ry)
    let halfChord = ux * ux + uy * uy
    guard halfChord > 1e-18 else {
      // Such a short arc of such a large ellipse is a line.
      addLine(to: end)
      return
    }
    let distance = max(1 / halfChord - 1, 0).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let (cx, cy) = (distance * uy, -distance * ux)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      let (ex, ey) = (x * rx, y * ry)
      return CGPoint(
        x: (start.x + end.x) / 2 + CGFloat(cosine * ex - sine * ey),
        y: (start.y + end.y) / 2 + CGFloat(sine * ex + cosine * ey))
    }

    var from = (x: ux - cx, y: uy - cy)
    let to = (x: -ux - cx, y: -uy - cy)
    let sign: Double = isSweeping ? 1 : -1
    func addCurve(_ next: (x: Double, y: Double), reach: Double, end: CGPoint) {
      let k = reach * sign
      addCubic(
        to: end,
        control1: point(cx + from.x - k * from.y, cy + from.y + k * from.x),
        control2: point(cx + next.x + k * next.y, cy + next.y - k * next.x))
      from = next
    }
    // Adds quarter turns until at most one quarter turn remains. A large arc has at least two
    // quarter turns, and exactly two if the ellipse was enlarged. The flag decides, so that a
    // rounding error cannot omit a whole turn.
    let fewestTurns = isLarge ? (excess >= 1 ? 1 : 2) : 0
    for turn in 0..<4 {
      let along = from.x * to.x + from.y * to.y
      if turn >= fewestTurns, along > -1e-9 { break }
      let quarter = (x: -sign * from.y, y: sign * from.x)
      addCurve(
        quarter, reach: Double(Path.quarterCircleHandle),
        end: point(cx + quarter.x, cy + quarter.y))
    }
    let cosineOfRest = min(max(from.x * to.x + from.y * to.y, -1), 1)
    let tangentOfHalf = ((1 - cosineOfRest) / (1 + cosineOfRest)).squareRoot()
    let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    addCurve(to, reach: 4.0 / 3 * tangentOfQuarter, end: end)
  }
}
