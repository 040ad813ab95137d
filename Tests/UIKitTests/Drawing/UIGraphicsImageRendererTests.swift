import CelloRaster
import Testing
import UIKit

struct UIGraphicsImageRendererTests {
  /// Returns the pixels that a closure draws in 4 × 3 points at one pixel per point, as rows of
  /// letters.
  private func rows(opaque: Bool = false, _ actions: (CGContext) -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      actions($0.cgContext)
    }
    guard let picture = image.picture?.picture else { return [] }
    let bitmap = picture.bitmap
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x -> Character in
          switch bitmap[x, y] {
          case 0: "."
          case 0xff00_0000: "k"
          case 0xff00_00ff: "r"
          case 0xff00_ff00: "g"
          case 0xffff_0000: "b"
          default: "?"
          }
        })
    }
  }

  @Test("a dashed line alternates between dashes and gaps, from its phase on")
  func dashes() {
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> String {
      rows { context in
        UIColor.black.setStroke()
        context.setLineDash(phase: phase, lengths: lengths)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 4, y: 1.5)])
      }[1]
    }
    #expect(dashed([1], phase: 0) == "k.k.")
    #expect(dashed([1, 2], phase: 0) == "k..k")
    #expect(dashed([1, 2], phase: 1) == "..k.")
    #expect(dashed([], phase: 0) == "kkkk")
  }

  @Test("a corner beyond the miter limit is beveled")
  func miterLimit() {
    func corner(limit: CGFloat) -> [String] {
      rows { context in
        UIColor.black.setStroke()
        context.setLineWidth(2)
        context.setMiterLimit(limit)
        context.move(to: CGPoint(x: 0, y: 1))
        context.addLine(to: CGPoint(x: 3, y: 1))
        context.addLine(to: CGPoint(x: 3, y: 3))
        context.strokePath()
      }
    }
    #expect(corner(limit: 10) == ["kkkk", "kkkk", "..kk"])
    #expect(corner(limit: 1) == ["kkk?", "kkkk", "..kk"])
  }

  @Test("rectangles are filled in the colors that are set")
  func fills() {
    let result = rows { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
      UIColor.green.set()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
    }
    #expect(result == ["rrrr", ".gg.", ".gg."])
  }

  @Test("an opaque image and the fill color start out black")
  func opaque() {
    #expect(rows(opaque: true) { _ in } == ["kkkk", "kkkk", "kkkk"])
    #expect(rows { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) } == ["k...", "....", "...."])
  }

  @Test("saving and restoring keeps color, coordinates and clip")
  func state() {
    let result = rows { context in
      UIColor.red.setFill()
      context.saveGState()
      UIColor.green.setFill()
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
      context.fill(CGRect(x: -5, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 2, width: 1, height: 1))
      context.restoreGState()
    }
    #expect(result == [".g..", ".g..", "...r"])
  }

  @Test("clips in one another both count")
  func clips() {
    let result = rows { context in
      UIColor.blue.setFill()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 3)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    #expect(result == ["....", ".bb.", ".bb."])
  }

  @Test("scaling, turning and strokes")
  func strokes() {
    let result = rows { context in
      UIColor.red.setStroke()
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(1)
      context.move(to: CGPoint(x: 0, y: 0.5))
      context.addLine(to: CGPoint(x: 1, y: 0.5))
      context.strokePath()
      context.scaleBy(x: 0.5, y: 1)
      context.translateBy(x: 4, y: 3)
      context.rotate(by: .pi)
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(result == ["rr..", "....", "..gg"])
  }

  @Test("UIRectFrame draws inside the edges")
  func frame() {
    let result = rows { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    #expect(result == ["rrrr", "r..r", "rrrr"])
  }

  @Test("images are drawn, and templates in their own tint")
  func images() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let result = rows { _ in
      dot.draw(at: CGPoint(x: 1, y: 1))
      dot.withTintColor(.green).draw(at: CGPoint(x: 2, y: 1))
      dot.withRenderingMode(.alwaysTemplate).draw(in: CGRect(x: 0, y: 2, width: 2, height: 1))
    }
    #expect(result == ["....", ".rg.", "kk.."])
    #expect(
      rows { _ in dot.drawAsPattern(in: CGRect(x: 0, y: 0, width: 3, height: 2)) } == [
        "rrr.", "rrr.", "....",
      ])
  }

  @Test("a renderer with bounds draws in their coordinates")
  func bounds() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    #expect(Double(format.scale) == 3)
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 2, height: 2), format: format
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 11, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(Double(image.scale) == 3)
    guard let picture = image.picture?.picture else {
      Issue.record("no pixels")
      return
    }
    #expect(picture.bitmap.width == 6)
    #expect(picture.bitmap[2, 2] == 0)
    #expect(picture.bitmap[3, 3] == 0xff00_00ff)
  }

  @Test("dynamic colors are resolved with the current traits")
  func dynamicColors() {
    var result: [String] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      result = rows { context in
        UIColor { $0.userInterfaceStyle == .dark ? .green : .red }.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      }
    }
    #expect(result == ["gggg", "gggg", "gggg"])
  }

  @Test("renderers can be nested, and there is no current context outside of them")
  func nesting() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.red.set()
    let result = rows { outer in
      _ = rows { inner in #expect(UIGraphicsGetCurrentContext() === inner) }
      #expect(UIGraphicsGetCurrentContext() === outer)
    }
    #expect(result == ["....", "....", "...."])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "invalid sizes result in an empty image",
    arguments: [
      CGSize(width: -5, height: 5), CGSize(width: Double.nan, height: 5),
      CGSize(width: 1e8, height: 1e8), CGSize.zero,
    ])
  func impossibleSizes(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    #expect(image.pngData() == nil)
  }

  @Test("colors go to Core Graphics and back")
  func cgColors() {
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.gray.cgColor.components?.map(Double.init) == [0.5, 1])
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.components?.map(Double.init) == [1, 0, 0, 0.5])
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test("paths are built for Core Graphics")
  func cgPaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(UIBezierPath(cgPath: path).cgPath == path)
    let copy = path.mutableCopy()
    copy?.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != path)
    #expect(
      rows {
        $0.addPath(path)
        $0.fillPath()
      } == ["kkkk", "kkkk", "...."])
  }
}
