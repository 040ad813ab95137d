import Testing
import UIKit

@testable import CelloViews

@MainActor struct AnimationCompletionsTests {
  private let view = UIView()

  private func pulse() {
    UIView.animate(withDuration: 1) {
      view.tag += 1
    } completion: { _ in
      pulse()
    }
  }

  @Test("an animation that begins itself again ends, with a warning")
  func endless() {
    pulse()
    #expect(view.tag == 101)
    #expect(AnimationCompletions.warnings.contains { $0.hasPrefix("An animation begins itself") })
    // Other animations are not affected.
    var isCompleted = false
    UIView.animate(withDuration: 1, animations: {}) { isCompleted = $0 }
    #expect(isCompleted)
  }

  @Test("a chain of animations is completed in order")
  func chain() {
    var log: [Int] = []
    func step(_ number: Int) {
      UIView.animate(withDuration: 1) {
        log.append(number)
      } completion: { _ in
        if number < 10 { step(number + 1) }
      }
    }
    step(1)
    #expect(log == Array(1...10))
  }
}
