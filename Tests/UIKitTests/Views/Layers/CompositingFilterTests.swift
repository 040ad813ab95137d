import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloValues

/// Filters of layers.
@MainActor struct CompositingFilterTests {
  /// Returns the color of a pixel of an orange view after a closure has changed the view, as
  /// hexadecimal digits.
  private func color(_ body: (UIView) -> Void) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    body(view)
    let bitmap = DisplayListRecorder.record(view).bitmap(scale: 1)
    let pixel = bitmap.map { $0[1, 1] } ?? 0
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    return String(red << 16 | green << 8 | blue, radix: 16)
  }

  private func front(_ filter: Any?, _ color: UIColor = .blue) -> (UIView) -> Void {
    { view in
      let front = UIView(frame: view.bounds)
      front.backgroundColor = color
      front.layer.compositingFilter = filter
      view.addSubview(front)
    }
  }

  @Test(
    "the name of a blend mode blends a view with what is behind it",
    arguments: [
      ("multiplyBlendMode", "0"), ("screenBlendMode", "ff80ff"), ("darkenBlendMode", "0"),
      ("lightenBlendMode", "ff80ff"), ("differenceBlendMode", "ff80ff"),
      ("exclusionBlendMode", "ff80ff"), ("plusL", "ff80ff"), ("destOver", "ff8000"),
    ])
  func modes(filter: String, expected: String) { #expect(color(front(filter)) == expected) }

  @Test("other names and objects have no effect")
  func others() {
    for filter in [nil, "normalBlendMode", "", "multiply blend mode", 7, NSObject()] as [Any?] {
      #expect(color(front(filter)) == "ff")
    }
  }

  @Test("layers blend as views do")
  func layers() {
    #expect(
      color { view in
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor.blue.cgColor
        layer.compositingFilter = "multiplyBlendMode"
        view.layer.addSublayer(layer)
      } == "0")
  }

  @Test("a transparent layer leaves what is behind it, and a hidden one too")
  func transparent() {
    #expect(color(front("multiplyBlendMode", .clear)) == "ff8000")
    #expect(
      color { view in
        front("multiplyBlendMode")(view)
        view.subviews[0].isHidden = true
      } == "ff8000")
  }

  @Test("opacity, masks and transforms apply before the colors are blended")
  func combined() {
    #expect(
      color { view in
        front("multiplyBlendMode", .black)(view)
        view.subviews[0].alpha = 0.5
      } == "7f4000")
    #expect(
      color { view in
        front("multiplyBlendMode", .black)(view)
        let mask = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
        mask.backgroundColor = .black
        view.subviews[0].mask = mask
      } == "ff8000")
    #expect(
      color { view in
        front("multiplyBlendMode", .black)(view)
        view.subviews[0].transform = CGAffineTransform(scaleX: 0.25, y: 1)
          .translatedBy(x: 40, y: 0)
      } == "ff8000")
  }

  @Test("behind a translucent superview nothing is seen")
  func isolated() {
    #expect(
      color { view in
        let group = UIView(frame: view.bounds)
        group.alpha = 0.5
        front("multiplyBlendMode", .black)(group)
        view.addSubview(group)
      } == "7f4000")
  }

  @Test("other filters are kept and change no picture")
  func kept() {
    let layer = CALayer()
    layer.filters = ["blur"]
    layer.backgroundFilters = [3]
    #expect(layer.filters?.count == 1 && layer.backgroundFilters?.count == 1)
    layer.compositingFilter = "xor"
    let copy = CALayer(layer: layer)
    #expect(copy.compositingFilter as? String == "xor" && copy.filters?.first as? String == "blur")
    #expect(layer.shouldArchiveValue(forKey: "bounds"))
  }
}
