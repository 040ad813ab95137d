import CellophaneTesting
import Testing
import UIKit

@MainActor @Suite struct InteractionTests {
  @Test func reply() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
    SimulatedTouch.tap(field)
    SimulatedKeyboard(in: field).type("On my way")
    #expect(field.text == "On my way")
  }
}
