import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star"))

  private var items: [DisplayList.Item] { DisplayListRecorder.record(view).items }

  @Test("a disappeared symbol is hidden until the effect is removed, or it appears")
  func disappearing() {
    let before = items
    let size = view.intrinsicContentSize
    #expect(!before.isEmpty)
    view.addSymbolEffect(.disappear.down)
    #expect(items.isEmpty)
    #expect(view.intrinsicContentSize == size)
    view.removeSymbolEffect(ofType: .disappear)
    #expect(items == before)
    view.addSymbolEffect(.disappear)
    view.addSymbolEffect(.appear)
    #expect(items == before)
    view.addSymbolEffect(.disappear)
    view.removeAllSymbolEffects()
    #expect(items == before)
  }

  @Test("a scale changes a symbol around its center, but not a picture")
  func scale() {
    let before = items
    view.addSymbolEffect(.scale.up, options: .repeating.speed(2), animated: false)
    guard case .group(let group) = items.first else { return #expect(Bool(false)) }
    #expect(group.items == before)
    #expect(group.transform.a == 1.2)
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    #expect(abs(center.applying(group.transform).x - center.x) < 1e-9)
    view.addSymbolEffect(.scale.down.wholeSymbol)
    guard case .group(let smaller) = items.first else { return #expect(Bool(false)) }
    #expect(smaller.transform.a == 0.8)
    view.image = UIImage(Picture(Bitmap(width: 2, height: 2, filledWith: 0xffff_ffff)), scale: 1)
    if case .group = items.first { Issue.record("A picture was scaled.") }
  }

  @Test("other effects change no picture, and completions are called with the effect")
  func others() {
    let before = items
    var log: [String] = []
    view.addSymbolEffect(.bounce, options: .repeat(3)) { context in
      log.append("\(context.effect is BounceSymbolEffect) \(context.isFinished)")
      #expect(context.sender === self.view)
    }
    view.addSymbolEffect(.variableColor.iterative.reversing.dimInactiveLayers)
    view.addSymbolEffect(.wiggle.custom(angle: 30))
    view.addSymbolEffect(.rotate.clockwise.byLayer)
    view.addSymbolEffect(.breathe.pulse)
    view.addSymbolEffect(.pulse)
    #expect(items == before)
    let other = UIImage(systemName: "heart")!
    view.setSymbolImage(other, contentTransition: .replace.downUp) { _ in log.append("replaced") }
    #expect(view.image == other)
    view.setSymbolImage(other, contentTransition: .replace.magic(fallback: .replace.offUp))
    view.setSymbolImage(other, contentTransition: .automatic)
    #expect(log == ["true true", "replaced"])
  }

  @Test("effects and their options are compared by value")
  func values() {
    #expect(BounceSymbolEffect.bounce.up == .bounce.up)
    #expect(BounceSymbolEffect.bounce.up != .bounce.down)
    #expect(SymbolEffectOptions.repeating == .repeat(.periodic))
    #expect(SymbolEffectOptions.speed(2) != .default)
    #expect(SymbolEffectOptions.repeat(.continuous).nonRepeating == .nonRepeating)
  }
}
