import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Effects of symbols on a simulated clock.
@MainActor struct SymbolEffectMotionTests {
  private let timeline = AnimationTimeline()
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() {
    superview.addSubview(view)
    view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    view.contentMode = .center
  }

  /// The group in which the symbol is drawn; `nil` for a symbol without effects, or that is hidden.
  private var group: DisplayList.Group? {
    let items = DisplayListRecorder.record(view).items
    guard case .group(let group) = items.first else { return nil }
    return group
  }

  /// Returns a Boolean value that indicates whether the symbol has a scale and an opacity.
  private func isShown(scale: CGFloat, opacity: CGFloat = 1) -> Bool {
    abs((group?.transform.a ?? 1) - scale) < 1e-6 && abs((group?.opacity ?? 1) - opacity) < 1e-6
  }

  private func add(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    _ options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    timeline.perform {
      view.addSymbolEffect(effect, options: options, completion: completion)
    }
  }

  @Test("a bounce grows or shrinks the symbol and ends at rest")
  func bounce() {
    let rest = DisplayListRecorder.record(view)
    var isFinished: Bool?
    add(.bounce) { isFinished = $0.isFinished }
    #expect(DisplayListRecorder.record(view) == rest)
    timeline.advance(to: 0.25)
    #expect(isShown(scale: 1.2, opacity: 1))
    #expect(isFinished == nil)
    timeline.advance(to: 0.5)
    #expect(DisplayListRecorder.record(view) == rest)
    #expect(isFinished == true)
    add(.bounce.down, .speed(2))
    timeline.advance(to: 0.625)
    #expect(isShown(scale: 0.8, opacity: 1))
    timeline.advance(to: 0.75)
    #expect(DisplayListRecorder.record(view) == rest)
    #expect(timeline.animationCount == 0)
  }

  @Test("a pulse is repeated until it is removed, and the symbol returns to rest")
  func pulse() {
    var ends: [Bool] = []
    add(.pulse) { ends.append($0.isFinished) }
    for time in [0.75, 2.25, 150.75] {
      timeline.advance(to: time)
      #expect(isShown(scale: 1, opacity: 0.4))
    }
    timeline.perform { view.removeSymbolEffect(ofType: .pulse) }
    #expect(isShown(scale: 1, opacity: 0.4))
    timeline.advance(by: 0.15)
    #expect(ends == [false])
    #expect(isShown(scale: 1, opacity: 0.7))
    timeline.advance(by: 0.15)
    #expect(isShown(scale: 1, opacity: 1))
  }

  @Test("an effect is repeated a number of times, with a delay after each")
  func repetitions() {
    var isFinished: Bool?
    add(.bounce, .repeat(.periodic(2, delay: 0.1))) { isFinished = $0.isFinished }
    timeline.advance(to: 0.55)
    #expect(isShown(scale: 1, opacity: 1))
    timeline.advance(to: 0.85)
    #expect(isShown(scale: 1.2))
    timeline.advance(to: 1.1)
    #expect(isFinished == nil)
    timeline.advance(to: 1.2)
    #expect(isFinished == true)
    for options in [
      SymbolEffectOptions.speed(.nan), .speed(0), .speed(-1), .repeat(-3),
      .repeat(.periodic(1, delay: .nan)), .repeat(.periodic(1, delay: -.infinity)),
    ] {
      add(.bounce, options)
      timeline.advance(by: 10)
      #expect(timeline.animationCount == 0)
    }
  }

  @Test("a symbol changes its scale, disappears and appears from what is shown")
  func changes() {
    timeline.perform { view.addSymbolEffect(.scale.up) }
    #expect(isShown(scale: 1, opacity: 1))
    timeline.advance(to: 0.15)
    #expect(isShown(scale: 1.1))
    // The symbol continues from what is shown.
    timeline.perform { view.addSymbolEffect(.scale.down) }
    #expect(isShown(scale: 1.1))
    timeline.advance(to: 0.45)
    #expect(isShown(scale: 0.8, opacity: 1))
    timeline.perform { view.removeAllSymbolEffects() }
    timeline.advance(to: 1)
    #expect(isShown(scale: 1, opacity: 1))
    timeline.perform { view.addSymbolEffect(.disappear) }
    timeline.advance(to: 1.2)
    #expect(isShown(scale: 0.75, opacity: 0.5))
    timeline.advance(to: 1.4)
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    timeline.perform { view.addSymbolEffect(.appear) }
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    timeline.advance(to: 1.6)
    #expect(isShown(scale: 0.75, opacity: 0.5))
    timeline.advance(to: 1.8)
    #expect(isShown(scale: 1, opacity: 1))
  }

  @Test("without animation, and without a clock, an effect ends at once")
  func atOnce() {
    var count = 0
    timeline.perform {
      view.addSymbolEffect(.scale.up, animated: false) { _ in count += 1 }
      view.removeSymbolEffect(ofType: .scale, animated: false) { _ in count += 1 }
    }
    view.addSymbolEffect(.bounce) { _ in count += 1 }
    #expect(count == 3)
    #expect(timeline.animationCount == 0)
  }

  @Test("a symbol is replaced: the former one disappears, then the new one appears")
  func replacement() throws {
    let other = UIImageView(image: UIImage(systemName: "heart"))
    other.frame = view.frame
    other.contentMode = .center
    let (star, heart) = (
      DisplayListRecorder.record(view).items, DisplayListRecorder.record(other).items
    )
    for (effect, middle) in [
      (ReplaceSymbolEffect.replace, 0.75 as CGFloat), (.replace.downUp, 0.75),
      (.replace.upUp, 1.25),
    ] {
      view.image = UIImage(systemName: "star")
      let start = timeline.now
      var isFinished: Bool?
      timeline.perform {
        view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: effect) {
          isFinished = $0.isFinished
        }
      }
      #expect(DisplayListRecorder.record(view).items == star)
      timeline.advance(to: start + 0.1)
      let leaving = try #require(group)
      #expect(leaving.items == star && abs(leaving.opacity - 0.5) < 1e-6)
      #expect(abs(leaving.transform.a - middle) < 1e-6)
      timeline.advance(to: start + 0.3)
      let arriving = try #require(group)
      #expect(arriving.items == heart && abs(arriving.opacity - 0.5) < 1e-6)
      #expect(isFinished == nil)
      timeline.advance(to: start + 0.4)
      #expect(DisplayListRecorder.record(view).items == heart)
      #expect(isFinished == true)
    }
    view.image = UIImage(systemName: "star")
    timeline.perform {
      view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace.offUp)
    }
    timeline.advance(by: 0.1)
    #expect(DisplayListRecorder.record(view).items.isEmpty)
  }

  @Test("a symbol turns, moves and breathes around its center")
  func movements() throws {
    add(.rotate)
    timeline.advance(by: 0.75)
    let turned = try #require(group).transform
    #expect(turned.a == -1 && turned.d == -1)
    timeline.perform { view.removeAllSymbolEffects(animated: false) }
    add(.wiggle.right)
    timeline.advance(by: 0.8 / 12)
    let moved = try #require(group).transform
    #expect(moved.a == 1 && moved.tx > 1 && moved.ty == 0)
    timeline.perform { view.removeAllSymbolEffects(animated: false) }
    add(.breathe.plain)
    timeline.advance(by: 1)
    #expect(isShown(scale: 1.1, opacity: 1))
  }

  @Test("the layers of a symbol are highlighted one after another")
  func variableColor() throws {
    view.image = UIImage(systemName: "wifi")
    func opacities() -> [UInt16] {
      DisplayListRecorder.record(view).items.map {
        if case .fill(_, let color) = $0 { color.alpha } else { 0 }
      }
    }
    let rest = opacities()
    add(.variableColor)
    timeline.advance(by: 0.01)
    let none = opacities()
    #expect(none != rest && none.contains { $0 < .max })
    timeline.advance(by: 1.4)
    let most = opacities()
    #expect(most != none)
    timeline.perform { view.removeAllSymbolEffects(animated: false) }
    #expect(opacities() == rest)
    add(.variableColor.iterative.reversing)
    timeline.advance(by: 0.6)
    let one = opacities()
    #expect(one.count { $0 == .max } == 1)
    timeline.advance(by: 0.3)
    #expect(opacities() == one)
  }

  @Test("effects end when the view leaves its superview")
  func leaving() {
    var isFinished: Bool?
    add(.pulse) { isFinished = $0.isFinished }
    view.removeFromSuperview()
    timeline.advance(by: 0)
    #expect(isFinished == false)
    #expect(timeline.animationCount == 0)
  }
}
