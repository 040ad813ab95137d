import Testing
import UIKit

@Suite struct CGPathCopyingTests {
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
}
