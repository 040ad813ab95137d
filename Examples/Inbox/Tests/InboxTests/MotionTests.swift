import CellophaneTesting
import Testing
import UIKit

@MainActor @Suite struct MotionTests {
  @Test func fading() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let clock = SimulatedClock(on: view)
    clock.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    clock.advance(by: 0.1)
    #expect(view.layer.presentation()?.opacity == 0.75)
    clock.finishAnimations()
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func turningOn() throws {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Airplane Mode"
    let controller = UIViewController()
    controller.view.addSubview(toggle)
    let screen = Screen(.iPhone16, controller)
    screen.takesTimeForAnimations = true
    try screen.tap("Airplane Mode")
    screen.wait(for: 0.1)
    screen.takesTimeForAnimations = false
    #expect(toggle.isOn)
  }
}
