internal import CelloRaster

extension Path {
  /// Returns the outline of a line along the path; the path itself, with a warning, if the outline
  /// has too many points.
  func strokedOrWhole(_ style: StrokeStyle) -> Path {
    do throws(ExcessiveWork) {
      return try stroked(style)
    } catch {
      ResourceWarnings.note(
        "The outline of a line has \(error). The path itself is used; stroke a shorter one.")
      return self
    }
  }

  /// Adds an arc of a circle that touches the line from the current point to a first point, and the
  /// line from there to a second point. A line leads to the start of the arc.
  ///
  /// If the three points are on a line, or the radius is not positive, a line to the first point is
  /// added. Without a current point, nothing is added.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint, corner.isDrawable, end.isDrawable else { return }
    guard radius > 0, radius < 1e9, let first = Self.direction(from: corner, to: start),
      let second = Self.direction(from: corner, to: end)
    else { return addLine(to: corner) }
    let cosine = first.dx * second.dx + first.dy * second.dy
    let sine = (first.dx * second.dy - first.dy * second.dx).magnitude
    guard sine > 0,
      let middle = Self.direction(
        from: .zero, to: CGPoint(x: first.dx + second.dx, y: first.dy + second.dy)),
      let chord = Self.direction(
        from: CGPoint(x: first.dx, y: first.dy), to: CGPoint(x: second.dx, y: second.dy))
    else { return addLine(to: corner) }
    func point(_ origin: CGPoint, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + direction.dx * distance, y: origin.y + direction.dy * distance)
    }
    // The center is on the bisector of the angle between the lines; tan(angle / 2) is sine / (1 + cosine).
    let tangentLength = radius * (1 + cosine) / sine
    let distance = radius / ((1 - cosine) / 2).squareRoot()
    let arcStart = point(corner, first, tangentLength)
    let arcEnd = point(corner, second, tangentLength)
    let arcMiddle = point(corner, middle, distance - radius)
    guard arcStart.isDrawable, arcEnd.isDrawable, arcMiddle.isDrawable else {
      return addLine(to: corner)
    }
    // The sweep is π - angle. Each half is a curve with handles of 4/3 · tan(sweep / 8) radii.
    let halfCosine = ((1 - cosine) / 2).squareRoot()
    let quarterCosine = ((1 + halfCosine) / 2).squareRoot()
    let quarterSine = (max(0, 1 - halfCosine) / 2).squareRoot()
    let handle = radius * 4 / 3 * quarterSine / (1 + quarterCosine)
    addLine(to: arcStart)
    addCubic(
      to: arcMiddle, control1: point(arcStart, first, -handle),
      control2: point(arcMiddle, chord, -handle))
    addCubic(
      to: arcEnd, control1: point(arcMiddle, chord, handle),
      control2: point(arcEnd, second, -handle))
  }

  /// Returns the direction from a point to another, with the length 1; `nil` for equal points.
  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
  }
}
