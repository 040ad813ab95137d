import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct MaskTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { view.backgroundColor = .black }

  /// Returns the alpha values of the pixels of a row.
  private func alphas(row: Int) throws -> [UInt32] {
    let bitmap = try DisplayListRecorder.record(view).render(scale: 1)
    return (0..<10).map { bitmap[$0, row] >> 24 }
  }

  @Test("a translucent mask makes a view translucent, and its color does not matter")
  func translucent() throws {
    let mask = UIView(frame: CGRect(x: 2, y: 0, width: 5, height: 10))
    mask.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    view.mask = mask
    #expect(try alphas(row: 3) == [0, 0, 51, 51, 51, 51, 51, 0, 0, 0])
    mask.isHidden = true
    #expect(try alphas(row: 3) == Array(repeating: 0, count: 10))
  }

  @Test("a mask of several parts shows what any of them covers")
  func parts() throws {
    let mask = UIView(frame: view.bounds)
    for x in [1, 6] {
      let part = UIView(frame: CGRect(x: x, y: 0, width: 2, height: 10))
      part.backgroundColor = .white
      mask.addSubview(part)
    }
    view.mask = mask
    #expect(try alphas(row: 0) == [0, 255, 255, 0, 0, 0, 255, 255, 0, 0])
  }

  @Test("a gradient layer fades a view out")
  func gradient() throws {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.mask = gradient
    let alphas = try alphas(row: 5)
    #expect(alphas == alphas.sorted(by: >))
    #expect(alphas[0] > 230 && alphas[9] < 25)
  }

  @Test("text masks a view")
  func text() throws {
    let label = UILabel(frame: view.bounds)
    label.text = "I"
    view.mask = label
    let all = try (0..<10).flatMap { try alphas(row: $0) }
    #expect(all.contains { $0 > 200 })
    #expect(all.contains(0))
  }

  @Test("a mask inside a mask limits it")
  func nested() throws {
    let outer = CALayer()
    outer.frame = view.bounds
    outer.backgroundColor = UIColor.black.cgColor
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 3, height: 10)
    inner.backgroundColor = UIColor(white: 0, alpha: 0.6).cgColor
    outer.mask = inner
    view.layer.mask = outer
    #expect(try alphas(row: 5) == [153, 153, 153] + Array(repeating: 0, count: 7))
  }

  @Test("only the affine part of a transform is drawn, and a layer's back may be hidden")
  func transforms() throws {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.black.cgColor
    view.backgroundColor = nil
    view.layer.addSublayer(layer)
    var matrix = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    matrix.m34 = -0.002
    layer.transform = matrix
    #expect(layer.transform == matrix)
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-9)
    #expect(
      try alphas(row: 5).map { $0 > 120 } == [false, false] + Array(repeating: true, count: 6) + [
        false, false,
      ])
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try alphas(row: 5) == Array(repeating: 0, count: 10))
    layer.setAffineTransform(.identity)
    #expect(layer.transform == CATransform3DIdentity)
    #expect(try alphas(row: 5) == Array(repeating: 255, count: 10))
    view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    #expect(view.transform == CGAffineTransform(translationX: 1, y: 2))
  }

  @Test("a part of a layer's contents is drawn, and its edges keep their size")
  func contents() throws {
    var bitmap = Bitmap(width: 4, height: 1, filledWith: 0)
    bitmap[0, 0] = 0xff00_0000
    bitmap[3, 0] = 0x8000_0000
    let image = UIImage(Picture(bitmap), scale: 1)
    view.backgroundColor = nil
    view.layer.contents = image.cgImage
    view.layer.contentsRect = CGRect(x: 0.75, y: 0, width: 0.25, height: 1)
    #expect(try alphas(row: 5) == Array(repeating: 128, count: 10))
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(try alphas(row: 5) == [255] + Array(repeating: 0, count: 8) + [128])
    view.layer.contentsRect = CGRect(x: 2, y: 0, width: 0.25, height: CGFloat.nan)
    #expect(DisplayListRecorder.record(view).items.isEmpty)
  }
}
