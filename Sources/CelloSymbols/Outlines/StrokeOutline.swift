/// The area that a stroke of a given width covers, with round caps and joins.
///
/// All contours have the same orientation, so that the contours of one or several strokes can be
/// combined by the nonzero rule.
struct StrokeOutline {
  /// The contours that cover the stroke, for the nonzero rule.
  private(set) var contours: [[Curve]] = []
  private let radius: Double

  /// The maximum distance between an offset curve and the exact offset, in grid units: a fiftieth
  /// of a pixel in a 17-point symbol at three pixels per point.
  private static let tolerance = 0.04

  init(of subpath: Subpath, width: Double) {
    radius = width / 2
    guard radius > 0, radius.isFinite else { return }
    var curves = subpath.curves.filter { !$0.isDegenerate }
    if subpath.isClosed, let first = curves.first, let last = curves.last,
      (first.start - last.end).length > 1e-6
    {
      curves.append(Curve(line: last.end, first.start))
    }
    guard !curves.isEmpty else {
      if let only = subpath.curves.first { contours = [Curve.circle(only.start, radius)] }
      return
    }
    if subpath.isClosed {
      contours = [side(curves, isClosed: true)]
      contours.append(side(curves.reversed().map(\.reversed), isClosed: true))
    } else {
      var contour = side(curves, isClosed: false)
      let there = curves[curves.count - 1]
      contour += cap(around: there.end, direction: there.direction(at: 1))
      contour += side(curves.reversed().map(\.reversed), isClosed: false)
      contour += cap(around: curves[0].start, direction: -curves[0].direction(at: 0))
      contours = [contour]
    }
  }

  /// Returns a half circle around a line's end, from its left side to its right side.
  private func cap(around point: Vector, direction: Vector) -> [Curve] {
    let left = direction.left * radius
    return Curve.arc(around: point, from: point + left, to: point - left, clockwise: true)
  }

  /// Returns the left side of consecutive curves.
  private func side(_ curves: [Curve], isClosed: Bool) -> [Curve] {
    var result: [Curve] = []
    for (index, curve) in curves.enumerated() {
      appendOffset(of: curve, depth: 0, to: &result)
      let isLast = index == curves.count - 1
      if isLast && !isClosed { break }
      let next = curves[isLast ? 0 : index + 1]
      let incoming = curve.direction(at: 1)
      let outgoing = next.direction(at: 0)
      let from = curve.end + incoming.left * radius
      let to = curve.end + outgoing.left * radius
      let turn = incoming.cross(outgoing)
      if abs(turn) < 1e-4, incoming.dot(outgoing) > 0 {
        if (from - to).length > 1e-9 { result.append(Curve(line: from, to)) }
      } else if turn > 0 {
        result += Curve.arc(around: curve.end, from: from, to: to, clockwise: true)
      } else {
        // On the inner side of a corner, the areas of the pieces overlap. A path through the corner
        // itself keeps the winding of every piece positive, even if adjacent pieces are very short.
        result.append(Curve(line: from, curve.end))
        result.append(Curve(line: curve.end, to))
      }
    }
    return result
  }

  private func appendOffset(of curve: Curve, depth: Int, to result: inout [Curve]) {
    let startNormal = curve.direction(at: 0).left
    let endNormal = curve.direction(at: 1).left
    let start = curve.start + startNormal * radius
    let end = curve.end + endNormal * radius
    if curve.isLine {
      result.append(Curve(line: start, end))
      return
    }
    let chord = curve.end - curve.start
    let offsetChord = end - start
    let ratio = chord.dot(offsetChord) / max(chord.dot(chord), 1e-12)
    let offset = Curve(
      start, start + (curve.control1 - curve.start) * ratio,
      end + (curve.control2 - curve.end) * ratio, end)
    var isGood = startNormal.dot(endNormal) > 0.7
    if isGood && ratio > 0 {
      for t in [0.25, 0.5, 0.75] where isGood {
        // Measures only along the normal, because a different parameterization is harmless.
        let normal = curve.direction(at: t).left
        let gap = offset.point(at: t) - (curve.point(at: t) + normal * radius)
        isGood = abs(gap.dot(normal)) < Self.tolerance
      }
    }
    if !isGood && depth < 7 {
      let (first, second) = curve.split(at: 0.5)
      appendOffset(of: first, depth: depth + 1, to: &result)
      appendOffset(of: second, depth: depth + 1, to: &result)
    } else if ratio > 0 {
      result.append(offset)
    } else {
      // The bend is tighter than half of the width, so the offset would run backward and remove
      // area that adjacent pieces cover. A wedge to the center of the bend covers the same area
      // without this effect.
      let turn = startNormal.cross(endNormal)
      let reach =
        abs(turn) > 1e-9 ? (curve.end - curve.start).cross(endNormal) / turn : 0
      let center = curve.start + startNormal * min(max(reach, 0), radius)
      result.append(Curve(line: start, center))
      result.append(Curve(line: center, end))
    }
  }
}
