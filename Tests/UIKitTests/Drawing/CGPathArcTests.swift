import Testing
import UIKit

/// Arcs that are given by an angle from their start, or by two tangents.
struct CGPathArcTests {
  @Test("an arc by its angle is the arc between two angles", arguments: [1.5, -1.5, 4, -4, 7])
  func relative(delta: Double) {
    let relative = CGMutablePath()
    relative.addRelativeArc(
      center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0.4, delta: CGFloat(delta))
    let absolute = CGMutablePath()
    absolute.addArc(
      center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0.4, endAngle: CGFloat(0.4 + delta),
      clockwise: delta < 0)
    #expect(relative == absolute && !relative.isEmpty)
  }

  /// The points of a path, each with the center of the circle on the distance `radius` or not.
  private func points(_ path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points.append(element.pointee.points[index])
      }
    }
    return points
  }

  @Test("an arc of a corner starts and ends where the circle touches the lines")
  func rightAngle() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let points = points(path)
    #expect(points.count == 8)
    #expect(abs(points[1].x - 6) < 1e-9 && points[1].y == 0)
    #expect(abs(points[7].x - 10) < 1e-9 && abs(points[7].y - 4) < 1e-9)
    // The middle is on the circle around (6, 4).
    let middle = points[4]
    #expect(abs(hypot(middle.x - 6, middle.y - 4) - 4) < 1e-9)
  }

  @Test(
    "the curves of an arc stay on the circle for any angle between the lines",
    arguments: [10, 45, 90, 120, 170, 200, 300].map { Double($0) * .pi / 180 })
  func angles(angle: Double) {
    let (corner, radius) = (CGPoint(x: 3, y: -2), CGFloat(5))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: corner.x + 100, y: corner.y))
    path.addArc(
      tangent1End: corner,
      tangent2End: CGPoint(
        x: corner.x + 100 * CGFloat(cos(angle)), y: corner.y + 100 * CGFloat(sin(angle))),
      radius: radius)
    // The center is on the bisector.
    let half = angle < .pi ? angle / 2 : angle / 2 + .pi
    let distance = radius / CGFloat(abs(sin(angle / 2)))
    let center = CGPoint(
      x: corner.x + distance * CGFloat(cos(half)), y: corner.y + distance * CGFloat(sin(half)))
    let points = points(path)
    #expect(points.count == 8)
    for index in [1, 4] {
      let (start, end) = (points[index], points[index + 3])
      for step in 0...8 {
        let t = CGFloat(step) / 8
        let u = 1 - t
        let x =
          u * u * u * start.x + 3 * u * u * t * points[index + 1].x
          + 3 * u * t * t * points[index + 2].x + t * t * t * end.x
        let y =
          u * u * u * start.y + 3 * u * u * t * points[index + 1].y
          + 3 * u * t * t * points[index + 2].y + t * t * t * end.y
        #expect(abs(hypot(x - center.x, y - center.y) - radius) < radius * 0.0004)
      }
    }
  }

  @Test(
    "points on a line, equal points and radii that are not positive add a line to the corner",
    arguments: [
      (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGFloat(4)),
      (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 5), 4),
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), 4),
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), 0),
      (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), .nan),
    ])
  func lines(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    #expect(points(path) == [.zero, corner])
  }

  @Test("a transform applies to the two points, not to the current point")
  func transform() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: CGAffineTransform(translationX: 100, y: 0))
    let plain = CGMutablePath()
    plain.move(to: .zero)
    plain.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(
      points(path) == points(plain).map { CGPoint(x: $0.x + 100, y: $0.y) })
  }

  @Test("a context adds the same arc, and its path can be read and replaced by its outline")
  func context() throws {
    let context = CGContext()
    #expect(context.path == nil && context.boundingBoxOfPath.isNull)
    context.move(to: .zero)
    context.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(context.path == path)
    #expect(context.currentPointOfPath == path.currentPoint)
    #expect(context.boundingBoxOfPath == path.boundingBox)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.replacePathWithStrokedPath()
    #expect(
      context.path
        == path.copy(
          strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10))
  }

  @Test("the outline of a dashed line is that of its dashes")
  func dashes() {
    let context = CGContext()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.setLineDash(phase: 0, lengths: [2, 6])
    context.replacePathWithStrokedPath()
    #expect(context.path?.contains(CGPoint(x: 1, y: 0.2)) == true)
    #expect(context.path?.contains(CGPoint(x: 5, y: 0.2)) == false)
    #expect(context.path?.contains(CGPoint(x: 9, y: 0.2)) == true)
  }
}
