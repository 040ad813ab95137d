import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor @Suite struct UIGlassEffectTests {
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
      guard case .fill(_, let color)? = items(effect).last else { return nil }
      return color
    }
    #expect(tint(.regular) == Color(fractions: 1, 0, 0, alpha: 1))
    #expect(tint(.clear) == Color(fractions: 1, 0, 0, alpha: 0.75))
    #expect(items(UIGlassEffect(style: .clear)) != items(UIGlassEffect(style: .regular)))
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
