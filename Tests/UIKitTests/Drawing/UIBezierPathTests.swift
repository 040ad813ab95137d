import CelloRaster
import Testing
import UIKit

struct UIBezierPathTests {
  private func close(_ left: CGPoint, _ right: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
    abs(Double(left.x - right.x)) < tolerance && abs(Double(left.y - right.y)) < tolerance
  }

  /// Returns points on each curve of a path, at fixed parameters.
  private func samples(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var from = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): from = to
      case .quadratic(_, let end): from = end
      case .cubic(let a, let b, let end):
        for t in stride(from: 0.0, through: 1, by: 0.125) {
          let u = 1 - t
          func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> Double {
            u * u * u * Double(p) + 3 * u * u * t * Double(q) + 3 * u * t * t * Double(r)
              + t * t * t * Double(s)
          }
          points.append(
            CGPoint(x: mix(from.x, a.x, b.x, end.x), y: mix(from.y, a.y, b.y, end.y)))
        }
        from = end
      case .close: break
      }
    }
    return points
  }

  @Test(
    "an arc starts and ends at its angles, and is on its circle",
    arguments: [
      (0.0, 0.5, true, 1), (0.0, 1.5, true, 3), (0.5, 0.0, true, 3), (0.0, 0.5, false, 3),
      (0.25, 0.25, true, 0), (0.0, 2.0, true, 4), (0.0, -2.0, false, 4), (1.0, 7.0, true, 4),
      (-0.5, 0.5, true, 2), (100.0, 100.5, true, 1), (0.1, 0.35, true, 1),
    ] as [(Double, Double, Bool, Int)])
  func arcs(start: Double, end: Double, clockwise: Bool, curves: Int) throws {
    // The angles are multiples of π.
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: CGFloat(start * .pi),
      endAngle: CGFloat(end * .pi), clockwise: clockwise)
    let count = path.path.elements.count { if case .cubic = $0 { true } else { false } }
    #expect(count == curves)
    guard case .move(let first)? = path.path.elements.first else {
      Issue.record("no start")
      return
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: 10 + 5 * cos(angle * .pi), y: 20 + 5 * sin(angle * .pi))
    }
    #expect(close(first, point(start)))
    let isWhole = curves == 4
    #expect(close(path.currentPoint, isWhole ? first : curves == 0 ? first : point(end)))
    for sample in samples(path.path) {
      let radius = ((sample.x - 10) * (sample.x - 10) + (sample.y - 20) * (sample.y - 20))
        .squareRoot()
      #expect(abs(Double(radius) - 5) < 5 * 0.00028)
    }
  }

  @Test("quarter turns are exact")
  func quarterTurns() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let ends = path.path.elements.compactMap { element in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    #expect(
      ends == [
        CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0),
      ])
    #expect(path.bounds == CGRect(x: -1, y: -1, width: 2, height: 2))
  }

  @Test("sine and cosine agree with the library's to the last digits")
  func unitVectors() {
    var angle = -40.0
    while angle < 40 {
      let (cosine, sine) = angle.unitVector
      #expect(abs(cosine - cos(angle)) < 4e-15)
      #expect(abs(sine - sin(angle)) < 4e-15)
      angle += 0.0137
    }
  }

  @Test("an arc continues from the current point")
  func arcAfterMove() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 0), radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.path.elements[1] == .line(CGPoint(x: 12, y: 0)))
  }

  @Test("the bounds contain the outline, but not its control points")
  func bounds() {
    let path = UIBezierPath()
    #expect(path.bounds.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
      controlPoint2: CGPoint(x: 10, y: 8))
    // At t = 1/2, the curve reaches 3/4 of the height of the control points.
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 6))
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: -8))
    #expect(arch.bounds == CGRect(x: 0, y: -4, width: 10, height: 4))
  }

  @Test("points are inside by the fill rule")
  func inside() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 8, y: 8)))
    #expect(!path.contains(CGPoint(x: 11, y: 8)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    hole.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).reversing())
    #expect(!hole.contains(CGPoint(x: 3, y: 3)))
    #expect(hole.contains(CGPoint(x: 1, y: 1)))
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(!circle.contains(CGPoint(x: 1.4, y: 1.4)))
    #expect(!circle.contains(CGPoint(x: Double.nan, y: 1)))
  }

  @Test("reversing twice restores the path")
  func reversing() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 9, y: 0), controlPoint: CGPoint(x: 8, y: 8))
    let reversed = path.reversing()
    #expect(reversed != path)
    #expect(close(reversed.bounds.origin, path.bounds.origin))
    #expect(abs(Double(reversed.bounds.maxY - path.bounds.maxY)) < 1e-9)
    let twice = reversed.reversing()
    #expect(samples(twice.path).count == samples(path.path).count)
    #expect(twice.currentPoint == path.currentPoint)
  }

  @Test("rectangles remain rectangles until they are changed")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = UIBezierPath(rect: rect)
    #expect(path.fillShape == .rect(rect))
    path.append(UIBezierPath(rect: rect))
    if case .path = path.fillShape {} else { Issue.record("still \(path.fillShape)") }
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: 4).fillShape
        == .roundedRect(RoundedRect(rect, radius: 4, curve: .continuous)))
    #expect(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 4, height: 3)
      ).fillShape
        == .roundedRect(RoundedRect(rect, radius: 3, curve: .continuous, corners: .topLeft)))
  }

  @Test("dashes cover the line in turns, from the phase on")
  func dashes() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 4))
    func text(_ path: Path) -> String {
      path.elements.map { element in
        switch element {
        case .move(let p): "M\(Double(p.x)),\(Double(p.y))"
        case .line(let p): "L\(Double(p.x)),\(Double(p.y))"
        default: "?"
        }
      }.joined(separator: " ")
    }
    #expect(
      text(try path.dashed([4, 2], phase: 0))
        == "M0.0,0.0 L4.0,0.0 M6.0,0.0 L10.0,0.0 M10.0,2.0 L10.0,4.0")
    #expect(
      text(try path.dashed([4, 2], phase: 5))
        == "M1.0,0.0 L5.0,0.0 M7.0,0.0 L10.0,0.0 L10.0,1.0 M10.0,3.0 L10.0,4.0")
    #expect(text(try path.dashed([4, 2], phase: -1)).hasPrefix("M1.0,0.0 L5.0,0.0"))
    #expect(text(try path.dashed([3], phase: 0)) == text(try path.dashed([3, 3], phase: 0)))
    #expect(try path.dashed([], phase: 0) == path)
    #expect(try path.dashed([0, 0], phase: 0) == path)
    #expect(try path.dashed([-1, 2], phase: 0) == path)
    #expect(try path.dashed([.nan], phase: 0) == path)
    #expect(try path.dashed([1, 1], phase: .nan) == path)
    #expect(
      text(try path.dashed([4, 2], phase: 6e18 + 5)).hasPrefix("M0.0,0.0 L4.0,0.0"),
      "a phase without digits for the period is treated as 0")
    #expect(throws: ExcessiveWork.self) { try path.dashed([1e-9, 1e-9], phase: 0) }
    #expect(text(try path.dashed([0, 5], phase: 0)).hasPrefix("M5.0,0.0 L5.0,0.0 M10.0,0.0"))
  }

  @Test("nonsense is left out and does not trap", arguments: [.nan, .infinity, 1e300] as [Double])
  func nonsense(value: Double) {
    let value = CGFloat(value)
    let point = CGPoint(x: value, y: 0)
    let path = UIBezierPath()
    path.addLine(to: .zero)
    #expect(path.isEmpty)
    path.move(to: point)
    path.addArc(withCenter: point, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: value, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: point)
    path.addCurve(to: .zero, controlPoint1: point, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: point)
    #expect(path.path.elements.count == 1)
    #expect(UIBezierPath(rect: CGRect(x: value, y: 0, width: 1, height: 1)).isEmpty)
    #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: value, height: 1)).isEmpty)
    #expect(UIBezierPath(roundedRect: CGRect(origin: point, size: .zero), cornerRadius: 1).isEmpty)
  }

  @Test(
    "a path is filled and stroked with a blend mode and an opacity, which later drawing has not")
  func blending() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let image = renderer.image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 4)).fill(with: .multiply, alpha: 1)
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 4)).fill(with: .normal, alpha: 0)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 4)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 3.5, y: 0))
      line.addLine(to: CGPoint(x: 3.5, y: 4))
      line.stroke(with: .multiply, alpha: 1)
    }
    let picture = try #require(image.picture).picture
    // Multiplying red and blue gives black.
    #expect(
      [0, 1, 2, 3].map { picture.bitmap[$0, 1] }
        == [0xff00_0000, 0xff00_00ff, 0xffff_0000, 0xff00_0000])
  }

  @Test("the pattern of dashes is read back")
  func lineDash() {
    let path = UIBezierPath()
    path.setLineDash([3, 1, 2], count: 3, phase: 5)
    var (count, phase, pattern) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 3))
    path.getLineDash(nil, count: &count, phase: &phase)
    path.getLineDash(&pattern, count: nil, phase: nil)
    #expect(count == 3)
    #expect(phase == 5)
    #expect(pattern == [3, 1, 2])
  }
}
