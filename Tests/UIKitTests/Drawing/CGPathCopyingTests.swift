import CelloRaster
import Testing
import UIKit

struct CGPathCopyingTests {
  private var path: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 2), control: CGPoint(x: 7, y: 10))
    path.closeSubpath()
    return path
  }

  @Test("a closure is called with each element and its points")
  func elements() {
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint {
        points = [element.pointee.points[0], element.pointee.points[1]]
      }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 7, y: 10), CGPoint(x: 9, y: 2)])
  }

  @Test("the bounding box contains control points, but the bounding box of the path does not")
  func boxes() {
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 8, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 8, height: 4))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("a copy has every point mapped")
  func transforms() {
    var transform = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.copy(using: &transform)?.boundingBox.minX == 11)
    #expect(path.copy(using: nil) == path.copy())
    #expect(path.mutableCopy(using: &transform)?.currentPoint == CGPoint(x: 11, y: 2))
  }

  @Test("dashes form a separate path")
  func dashes() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    var starts = 0
    line.copy(dashingWithPhase: 0, lengths: [2, 2]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts += 1 }
    }
    #expect(starts == 3)
  }

  private func stroke(
    _ path: CGPath, _ width: CGFloat = 4, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    limit: CGFloat = 10, transform: CGAffineTransform = .identity
  ) -> CGPath {
    path.copy(
      strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit,
      transform: transform)
  }

  private func line(_ points: CGPoint..., isClosed: Bool = false) -> CGPath {
    let line = CGMutablePath()
    line.addLines(between: points)
    if isClosed { line.closeSubpath() }
    return line
  }

  @Test("the outline of a line has its width and its caps")
  func outlines() {
    let line = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    #expect(stroke(line).boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    let square = stroke(line, cap: .square)
    #expect(square.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 4))
    let round = stroke(line, cap: .round)
    #expect(round.contains(CGPoint(x: 8.1, y: 10)) && !round.contains(CGPoint(x: 8.1, y: 8.1)))
    let scaled = stroke(line, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(scaled.boundingBoxOfPath == CGRect(x: 20, y: 18, width: 40, height: 4))
  }

  @Test("corners are mitered, beveled beyond the limit, or round")
  func corners() {
    let corner = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20))
    let tip = CGPoint(x: 21.9, y: -1.9)
    #expect(stroke(corner).contains(tip))
    #expect(!stroke(corner, limit: 1).contains(tip))
    #expect(!stroke(corner, join: .bevel).contains(tip))
    let round = stroke(corner, join: .round)
    #expect(!round.contains(tip) && round.contains(CGPoint(x: 21.3, y: -1.3)))
  }

  @Test("a closed path has an outer and an inner contour, so that its middle is not covered")
  func closedPaths() {
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
    let ring = stroke(ellipse, 6)
    #expect(!ring.contains(CGPoint(x: 20, y: 10)))
    for (x, y) in [(-2.9, 10), (2.9, 10), (20, -2.9), (20, 2.9), (42.9, 10), (37.1, 10)] {
      #expect(ring.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
    }
    for (x, y) in [(-3.1, 10), (3.1, 10), (20, -3.1), (20, 3.1)] {
      #expect(!ring.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
    }
  }

  @Test("lines without a width, empty paths and numbers that are not finite make no outline")
  func nothing() {
    let line = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    for width in [0, -4, .nan, .infinity] as [CGFloat] { #expect(stroke(line, width).isEmpty) }
    #expect(stroke(CGMutablePath()).isEmpty)
    #expect(stroke(line, limit: .nan).boundingBoxOfPath.height == 4)
    let far = CGAffineTransform(translationX: .infinity, y: 0)
    _ = stroke(line, transform: far).boundingBoxOfPath
    let nan = CGAffineTransform(translationX: .nan, y: 0)
    #expect(stroke(line, transform: nan).isEmpty)
  }

  @MainActor @Test("the filled outline is drawn like the stroke")
  func drawing() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 30))
    path.addCurve(
      to: CGPoint(x: 35, y: 30), control1: CGPoint(x: 5, y: -10), control2: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 8, y: 12))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let stroked = renderer.image { context in
      context.cgContext.addPath(path)
      context.cgContext.setLineWidth(5)
      context.cgContext.setLineJoin(.round)
      context.cgContext.strokePath()
    }
    let filled = renderer.image { context in
      context.cgContext.addPath(stroke(path, 5, join: .round))
      context.cgContext.fillPath()
    }
    let pixels = [stroked, filled].map { $0.cgImage?.picture.bitmap.pixels.map { $0 } ?? [] }
    #expect(pixels[0].count == 40 * 40 && pixels[1].count == 40 * 40)
    // The outline is flattened by itself, so its edges differ by less than a hundredth of a pixel.
    let isNear = zip(pixels[0], pixels[1]).allSatisfy { left, right in
      stride(from: 0, to: 32, by: 8).allSatisfy {
        abs(Int(left >> $0 & 0xff) - Int(right >> $0 & 0xff)) <= 3
      }
    }
    #expect(isNear && pixels[0].contains { $0 != 0 })
  }
}
