import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UIToolbarTests {
  private func toolbar(_ version: SystemVersion) -> UIToolbar {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection.iPhone.modifyingTraits { $0.displayScale = 2 },
      UITraitCollection(systemVersion: version),
    ])
    return traits.performingAsCurrent {
      UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    }
  }

  @Test("a flexible space puts items at both ends, and a touch runs their actions")
  func items() {
    let toolbar = toolbar(.iOS18)
    var taps: [String] = []
    toolbar.items = [
      UIBarButtonItem(title: "A", primaryAction: UIAction { _ in taps.append("A") }),
      .flexibleSpace(),
      UIBarButtonItem(title: "B", primaryAction: UIAction { _ in taps.append("B") }),
    ]
    toolbar.layoutIfNeeded()
    TouchSequence(in: toolbar).tap(at: CGPoint(x: 20, y: 22))
    TouchSequence(in: toolbar).tap(at: CGPoint(x: 370, y: 22))
    TouchSequence(in: toolbar).tap(at: CGPoint(x: 195, y: 22))
    #expect(taps == ["A", "B"])
  }

  @Test("bars have the heights of their system version")
  func heights() {
    #expect(toolbar(.iOS18).sizeThatFits(.zero).height == 44)
    #expect(toolbar(.iOS26).sizeThatFits(.zero).height == 48)
  }

  @Test("at the edge of the content there is no background unless an app sets it")
  func appearances() {
    let toolbar = toolbar(.iOS18)
    #expect(toolbar.effectiveAppearance.backgroundEffect != nil)
    toolbar.isAtScrollEdge = true
    #expect(toolbar.effectiveAppearance.backgroundEffect == nil)
    toolbar.scrollEdgeAppearance = UIToolbarAppearance()
    #expect(toolbar.effectiveAppearance.backgroundEffect != nil)
  }
}
