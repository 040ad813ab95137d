import CelloRaster
import Testing
import UIKit

/// Drawing without antialiasing.
struct CGContextAntialiasingTests {
  private func bitmap(_ context: CGContext, scale: Double = 1) throws -> Bitmap {
    try DisplayList(size: CGSize(width: 8, height: 8), items: context.items)
      .render(scale: scale, background: .white)
  }

  private func colors(_ bitmap: Bitmap) -> Set<UInt32> { Set(bitmap.pixels) }

  @Test("pixels of which at least half is covered have the color, and others do not change")
  func fills() throws {
    let context = CGContext()
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 1.5, y: 1, width: 2.25, height: 1))
    let bitmap = try bitmap(context)
    #expect(
      (0..<6).map { bitmap[$0, 1] == 0xff00_0000 } == [false, true, true, true, false, false])
    #expect(colors(bitmap) == [0xff00_0000, 0xffff_ffff])
  }

  @Test("a curve, a line and a transformed line have only the colors with and without it")
  func lines() throws {
    let context = CGContext()
    context.setShouldAntialias(false)
    context.fillEllipse(in: CGRect(x: 0.3, y: 0.7, width: 5, height: 6))
    context.rotate(by: 0.3)
    context.scaleBy(x: 1, y: 0.7)
    context.strokeEllipse(in: CGRect(x: 2, y: 1, width: 5, height: 6))
    #expect(colors(try bitmap(context, scale: 3)) == [0xff00_0000, 0xffff_ffff])
  }

  @Test("translucent colors stay translucent")
  func opacity() throws {
    let context = CGContext()
    context.setShouldAntialias(false)
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 6))
    let expected = CGContext()
    expected.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    expected.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let color = try bitmap(expected)[0, 0]
    #expect(colors(try bitmap(context)) == [color, 0xffff_ffff])
  }

  @Test(
    "edges are soft if both settings allow it, and the settings are saved",
    arguments: [(true, true), (false, true), (true, false), (false, false)])
  func settings(allows: Bool, should: Bool) throws {
    let context = CGContext()
    context.saveGState()
    context.setAllowsAntialiasing(allows)
    context.setShouldAntialias(should)
    context.fillEllipse(in: CGRect(x: 0.3, y: 0.7, width: 5, height: 6))
    let count = colors(try bitmap(context)).count
    #expect((count > 2) == (allows && should))
    context.restoreGState()
    context.fillEllipse(in: CGRect(x: 0.3, y: 0.7, width: 5, height: 6))
    #expect(colors(try bitmap(context)).count > 2)
  }

  @Test("odd numbers draw nothing that is visible, and do not trap")
  func oddNumbers() throws {
    let context = CGContext()
    context.setShouldAntialias(false)
    for value in [CGFloat.nan, .infinity, 1e300, -1e300] {
      context.fill(CGRect(x: value, y: 0, width: 1, height: 1))
      context.setLineWidth(value)
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    _ = try bitmap(context)
  }
}
