import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIGlassEffectTests {
  private func items(_ effect: UIVisualEffect, _ change: (UIView) -> Void = { _ in })
    -> [DisplayList.Item]
  {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    change(view)
    return DisplayListRecorder.record(view).items
  }

  private func shape(_ items: [DisplayList.Item]) -> Shape? {
    for case .backdrop(let backdrop) in items { return backdrop.shape }
    return nil
  }

  private let area = CGRect(x: 0, y: 0, width: 80, height: 40)

  @Test("glass is a capsule, unless the corners are set")
  func shapes() {
    #expect(shape(items(UIGlassEffect())) == .roundedRect(RoundedRect(area, radius: 20)))
    let fixed = items(UIGlassEffect()) { $0.cornerConfiguration = .corners(radius: .fixed(8)) }
    #expect(shape(fixed) == .roundedRect(RoundedRect(area, radius: 8, corners: .allCorners)))
    let layer = items(UIGlassEffect()) { $0.layer.cornerRadius = 10 }
    #expect(shape(layer) == .roundedRect(RoundedRect(area, radius: 10, corners: .allCorners)))
  }

  @Test("a tint is painted over the backdrop, translucent on clear glass")
  func tint() {
    func tint(_ style: UIGlassEffect.Style) -> Color? {
      let effect = UIGlassEffect(style: style)
      effect.tintColor = .red
      for case .fill(_, let color) in items(effect) { return color }
      return nil
    }
    #expect(tint(.regular) == Color(fractions: 1, 0, 0, alpha: 1))
    #expect(tint(.clear) == Color(fractions: 1, 0, 0, alpha: 0.75))
    #expect(items(UIGlassEffect(style: .clear)) != items(UIGlassEffect(style: .regular)))
  }

  /// Draws glass of 64 × 44 points at (64, 60), at three pixels per point.
  private func drawn(
    _ effect: UIGlassEffect = UIGlassEffect(), over color: Color, isDark: Bool
  ) throws -> Bitmap {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.displayScale = 3
    }
    let size = CGSize(width: 192, height: 180)
    let shape = Shape.roundedRect(
      RoundedRect(CGRect(x: 64, y: 60, width: 64, height: 44), radius: 22))
    let items =
      [.fill(.rect(CGRect(origin: .zero, size: size)), color)]
      + effect.displayItems(behind: shape, traits: traits)
      + effect.displayItems(above: shape, traits: traits)
    return try DisplayList(size: size, items: items).render(scale: 3, background: .black)
  }

  /// A pixel of a bar button with the title "Clear", relative to its top left corner.
  ///
  /// Source: docs/measurements/backgrounds.md#glass.
  struct Measured: Sendable, CustomTestStringConvertible {
    var x: Int
    var y: Int
    var pixel: UInt32
    var isDark: Bool
    /// The maximum difference in levels: 2 for fills, 3 for the rim and the shadow.
    var tolerance: Int

    var testDescription: String { "\(isDark ? "dark" : "light") \(x), \(y)" }

    init(_ x: Int, _ y: Int, _ pixel: UInt32, isDark: Bool = false, within tolerance: Int = 3) {
      (self.x, self.y, self.pixel) = (x, y, pixel)
      (self.isDark, self.tolerance) = (isDark, tolerance)
    }
  }

  @Test(
    "glass is lighter than the content behind it, and has a bright rim and a wide shadow",
    arguments: [
      // The column in the middle, from top to bottom.
      Measured(90, -110, 0xf2f2f7, within: 1), Measured(90, -60, 0xf1f1f6),
      Measured(90, -40, 0xf0f0f5), Measured(90, -1, 0xededf2), Measured(90, 0, 0xffffff),
      Measured(90, 1, 0xffffff), Measured(90, 2, 0xfdfdff), Measured(90, 3, 0xfcfcff, within: 2),
      Measured(90, 66, 0xfcfcff, within: 2), Measured(90, 130, 0xffffff),
      Measured(90, 132, 0xe7e7ec), Measured(90, 150, 0xe9e9ee), Measured(90, 175, 0xececf1),
      Measured(90, 230, 0xf1f1f6), Measured(90, 270, 0xf2f2f7, within: 1),
      // The row in the middle, from left to right.
      Measured(-60, 65, 0xf0f0f5), Measured(-30, 65, 0xeeeef3), Measured(-1, 65, 0xebebf0),
      Measured(0, 65, 0xffffff), Measured(1, 65, 0xffffff), Measured(2, 65, 0xfdfdff),
      Measured(3, 65, 0xfcfcff, within: 2), Measured(191, 65, 0xffffff),
      Measured(192, 65, 0xebebf0),
      // In the dark.
      Measured(90, -1, 0x000000, isDark: true), Measured(90, 0, 0x313131, isDark: true),
      Measured(90, 1, 0x303030, isDark: true), Measured(90, 2, 0x282828, isDark: true),
      Measured(90, 3, 0x191919, isDark: true, within: 2),
      Measured(90, 66, 0x191919, isDark: true, within: 2),
      Measured(90, 129, 0x272727, isDark: true), Measured(90, 130, 0x2f2f2f, isDark: true),
      Measured(90, 131, 0x2f2f2f, isDark: true), Measured(0, 65, 0x373737, isDark: true),
      Measured(1, 65, 0x2f2f2f, isDark: true), Measured(2, 65, 0x272727, isDark: true),
      Measured(191, 65, 0x363636, isDark: true),
      // Near the corners: bright at the top left, dim at the bottom left.
      Measured(30, 11, 0x3d3d3d, isDark: true, within: 6),
      Measured(30, 119, 0x1d1d1d, isDark: true, within: 6),
    ])
  func measuredPixels(_ measured: Measured) throws {
    let picture = try drawn(
      over: measured.isDark ? .black : Color(red: 0xf2, green: 0xf2, blue: 0xf7),
      isDark: measured.isDark)
    let pixel = picture[192 + measured.x, 180 + measured.y]
    for (ours, theirs) in [(0, 16), (8, 8), (16, 0)] {
      let difference = Int(pixel >> ours & 255) - Int(measured.pixel >> theirs & 255)
      #expect(abs(difference) <= measured.tolerance, "#\(String(pixel, radix: 16)) (abgr)")
    }
  }

  @Test("the rim of tinted glass is not white")
  func tintedRim() throws {
    let effect = UIGlassEffect()
    effect.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let picture = try drawn(effect, over: .white, isDark: false)
    let pixel = picture[192 + 90, 180]
    // White with an opacity of 0.104 over blue.
    #expect(abs(Int(pixel & 255) - 27) <= 3)
    #expect(pixel >> 16 & 255 == 255)
  }

  @Test("effects are equal by their values, and copies are independent")
  func copies() throws {
    let effect = UIGlassEffect(style: .clear)
    effect.isInteractive = true
    let copy = try #require(effect.copy() as? UIGlassEffect)
    #expect(copy == effect)
    copy.tintColor = .red
    #expect(copy != effect)
    #expect(UIGlassEffect() == UIGlassEffect(style: .regular))
    let container = UIGlassContainerEffect()
    container.spacing = 10
    #expect(container.copy() as? UIGlassContainerEffect == container)
    #expect(items(container).isEmpty)
  }
}
