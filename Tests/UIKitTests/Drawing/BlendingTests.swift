import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct BlendingTests {
  private func bitmap(_ size: Int = 4, _ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = CGContext()
    draw(context)
    return try DisplayList(size: CGSize(width: size, height: size), items: context.items)
      .render(scale: 1)
  }

  private let area = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test("a mode applies to drawing while it is set")
  func modes() throws {
    let result = try bitmap { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(area)
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
    }
    // Multiplying red and blue gives black.
    #expect(
      [0, 1, 2, 3].map { result[$0, 1] } == [0xff00_0000, 0xff00_0000, 0xff00_00ff, 0xff00_00ff])
  }

  @Test("clear and copy replace the pixels inside the shape according to its coverage")
  func replacing() throws {
    let cleared = try bitmap { context in
      context.fill(area)
      context.clear(CGRect(x: 1, y: 0, width: 1.5, height: 4))
    }
    #expect([0, 1, 2, 3].map { cleared[$0, 2] >> 24 } == [255, 0, 127, 255])
    let copied = try bitmap { context in
      context.fill(area)
      context.setBlendMode(.copy)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
      context.setBlendMode(.clear)
      context.fillEllipse(in: CGRect(x: 2, y: 1, width: 2, height: 2))
    }
    #expect(copied[0, 0] >> 24 == 51)
    #expect(copied[1, 0] >> 24 == 255)
    #expect(copied[3, 2] >> 24 < 128)
    #expect(copied[3, 3] >> 24 == 255)
  }

  @Test("strokes, images and text are blended as well")
  func others() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.cgContext.setFillColor(UIColor.white.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let result = try bitmap { context in
      context.fill(area)
      CGContext.push(context)
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .difference, alpha: 1)
      image.draw(at: CGPoint(x: 2, y: 2), blendMode: .destinationOut, alpha: 1)
      CGContext.pop()
      context.setBlendMode(.sourceOut)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: 2, y: 0.5), CGPoint(x: 4, y: 0.5)])
    }
    #expect(result[0, 0] == 0xffff_ffff)
    #expect(result[3, 3] == 0)
    #expect(result[3, 0] == 0)
    #expect(result[0, 3] == 0xff00_0000)
  }

  @Test("a view that clears shows the content behind it, not a hole")
  func isolation() throws {
    final class Hole: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
    }
    let root = UIView(frame: area)
    root.backgroundColor = .red
    let hole = Hole(frame: area)
    hole.backgroundColor = .blue
    root.addSubview(hole)
    let result = try DisplayListRecorder.record(root).render(scale: 1)
    #expect(result[0, 0] == 0xffff_0000)
    #expect(result[2, 2] == 0xff00_00ff)
  }

  @Test("a linear gradient covers the clip between its ends, or is extended")
  func linear() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    func row(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
      let result = try bitmap(8) { context in
        context.clip(to: CGRect(x: 1, y: 0, width: 7, height: 1))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
      }
      #expect(result[4, 2] == 0)
      return (0..<8).map { result[$0, 0] }
    }
    let between: [UInt32] = [0xff20_2020, 0xff60_6060, 0xff9f_9f9f, 0xffdf_dfdf]
    #expect(try row([]) == [0, 0] + between + [0, 0])
    #expect(
      try row([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        == [0, 0xff00_0000] + between + [0xffff_ffff, 0xffff_ffff])
  }

  @Test("a radial gradient is drawn between its circles")
  func radial() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1],
        locations: nil, count: 2))
    let result = try bitmap(9) { context in
      let center = CGPoint(x: 4.5, y: 4.5)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 1, endCenter: center, endRadius: 3,
        options: [])
    }
    #expect(result[4, 4] == 0)
    #expect(result[6, 4] == 0xff80_8080)
    #expect(result[8, 4] == 0)
    #expect((0..<9).allSatisfy { result[$0, 4] == result[4, $0] })
  }

  @Test("gradients without colors cannot be created, and invalid numbers draw nothing")
  func oddGradients() throws {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor] as CFArray, locations: [.nan]))
    let result = try bitmap { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
      context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: .nan,
        options: [])
    }
    #expect(result.pixels.allSatisfy { $0 == 0 })
  }
}
