import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct PatternColorTests {
  /// A pattern color with a tile of 2 × 2 points whose first pixel is black.
  private var pattern: UIColor {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap.pixels = [0xff00_0000, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff]
    return UIColor(patternImage: UIImage(Picture(bitmap), scale: 1))
  }

  private func isTiled(_ bitmap: Bitmap, from x: Int = 0, _ y: Int = 0) -> Bool {
    (y..<bitmap.height).allSatisfy { row in
      (x..<bitmap.width).allSatisfy { column in
        (bitmap[column, row] & 0xff == 0) == ((column - x) % 2 == 0 && (row - y) % 2 == 0)
      }
    }
  }

  @Test("a view is filled with tiles from its origin, inside its corners")
  func view() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 5))
    view.backgroundColor = pattern
    #expect(try isTiled(DisplayListRecorder.record(view).render(scale: 1)))
    view.layer.cornerRadius = 2
    #expect(try DisplayListRecorder.record(view).render(scale: 1)[0, 0] >> 24 < 0xff)
    view.backgroundColor = pattern.withAlphaComponent(0.5)
    #expect(try DisplayListRecorder.record(view).render(scale: 1)[3, 3] >> 24 == 0x80)
  }

  @Test("layers, shapes and contexts are filled with tiles")
  func others() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = pattern.cgColor
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: layer.frame, transform: nil)
    shape.fillColor = pattern.cgColor
    for layer in [layer, shape] {
      let list = DisplayList(
        size: CGSize(width: 4, height: 4), items: DisplayListRecorder.items(of: layer))
      #expect(try isTiled(list.render(scale: 1)))
    }
    let pattern = pattern
    let fills: [(CGContext) -> Void] = [
      { _ in
        pattern.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      },
      { context in
        context.setFillColor(pattern.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      },
      { _ in
        pattern.set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
      },
      { context in
        context.setStrokeColor(pattern.cgColor)
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 2)])
      },
    ]
    for fill in fills {
      let context = CGContext()
      CGContext.push(context)
      fill(context)
      CGContext.pop()
      let list = DisplayList(size: CGSize(width: 4, height: 4), items: context.items)
      #expect(try isTiled(list.render(scale: 1)))
    }
  }

  @Test("a pattern is equal to itself, has no components, and stays when it is resolved")
  func value() {
    let pattern = pattern
    #expect(pattern == pattern.resolvedColor(with: UITraitCollection()))
    #expect(UIColor(cgColor: pattern.cgColor) == pattern)
    #expect(pattern != self.pattern)
    #expect(UIColor(dynamicProvider: { _ in pattern }).resolvedColor(with: .current) == pattern)
    #expect(pattern.losslessNotation == nil)
    #expect(pattern.accessibilityName == "pattern")
    #expect(pattern.color(in: .current) == .clear)
  }

  @Test("a tile without a size, and too many tiles, draw nothing")
  func odd() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
    view.backgroundColor = pattern
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    view.frame.size = CGSize(width: 4, height: 4)
    view.backgroundColor = UIColor(patternImage: UIImage())
    #expect(DisplayListRecorder.record(view).items.isEmpty)
  }

  @Test("a prominence fades a color, and replaces another prominence")
  func prominence() {
    #expect(UIColor.red.prominence == .primary)
    let faint = UIColor.red.withProminence(.tertiary)
    #expect(faint.prominence == .tertiary)
    #expect(faint.cgColor.alpha == 0.3)
    #expect(faint.withProminence(.primary) == .red)
    #expect(faint.withProminence(.secondary).cgColor.alpha == 0.6)
    #expect(UIColor.label.withProminence(.secondary) == .secondaryLabel)
    #expect(UIColor(notation: faint.losslessNotation ?? "") == faint)
  }

  @Test(
    "colors have English names",
    arguments: [
      (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.gray, "gray"),
      (.clear, "transparent"), (.brown, "brown"), (.systemBlue, "blue"), (.purple, "purple"),
      (UIColor(red: 0, green: 0.3, blue: 0, alpha: 1), "dark green"),
    ])
  func names(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
