import Foundation
import Testing
import UIKit

@MainActor struct OverriddenImageMembersTests {
  @Test("drawing at a point calls the override for rectangles")
  func images() {
    final class Tracked: UIImage, @unchecked Sendable {
      nonisolated(unsafe) static var rects: [CGRect] = []
      override var size: CGSize { CGSize(width: 4, height: 6) }
      override func draw(in rect: CGRect) { Self.rects.append(rect) }
    }
    let image = Tracked()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      image.draw(at: CGPoint(x: 1, y: 2))
      image.draw(at: CGPoint(x: 3, y: 4), blendMode: .normal, alpha: 1)
    }
    #expect(
      Tracked.rects == [
        CGRect(x: 1, y: 2, width: 4, height: 6), CGRect(x: 3, y: 4, width: 4, height: 6),
      ])
  }

  @Test("setting a color as the current color calls its overrides, and classes override colors")
  func colors() {
    final class Loud: UIColor, @unchecked Sendable {
      nonisolated(unsafe) static var log: [String] = []
      override class var red: UIColor { .blue }
      override func setFill() { Self.log.append("fill") }
      override func setStroke() { Self.log.append("stroke") }
    }
    Loud(white: 0, alpha: 1).set()
    #expect(Loud.log == ["fill", "stroke"])
    let type: UIColor.Type = Loud.self
    #expect(type.red == .blue)
    #expect(type.green == .green)
  }

  @Test("a path takes another outline")
  func paths() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 3
    path.cgPath = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).cgPath
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(path.lineWidth == 3)
  }
}
