import CelloScenes
import Testing
import UIKit

@MainActor struct SimulatedClockTests {
  @Test("animations take time in a clock's closure, and none outside of it")
  func clock() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let clock = SimulatedClock(on: view)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.layer.presentation()?.opacity == 0.5)
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    }
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.75)
    clock.finishAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a screen's animations take time if it says so")
  func screen() throws {
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Toggle"
    let button = UIButton(
      primaryAction: UIAction(title: "Fade") { _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { toggle.alpha = 0 }
      })
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    controller.view.addSubview(toggle)
    controller.view.addSubview(button)
    let screen = Screen(.iPhone16, controller)
    screen.takesTimeForAnimations = true
    try screen.tap("Fade")
    screen.wait(for: 0.25)
    #expect(toggle.layer.presentation()?.opacity == 0.75)
    screen.takesTimeForAnimations = false
    #expect(toggle.layer.presentation()?.opacity == 0)
    toggle.alpha = 1
    try screen.tap("Fade")
    #expect(toggle.layer.presentation()?.opacity == 0)
  }
}
