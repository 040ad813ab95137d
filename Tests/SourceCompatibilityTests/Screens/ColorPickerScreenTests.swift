import CellophaneTesting
import Testing
import UIKit

/// Color pickers on a screen.
@MainActor struct ColorPickerScreenTests {
  private func screen(
    _ device: ViewImageConfig = .iPhone16
  ) -> (Screen, PaletteController) {
    let controller = PaletteController()
    return (Screen(device, controller), controller)
  }

  @Test func `a well opens a picker, whose colors it takes`() throws {
    let (screen, controller) = screen()
    try screen.tap("Accent")
    let picker = try #require(
      controller.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Accent")
    #expect(picker.selectedColor == .systemBlue)
    try screen.tap("FF4015")
    #expect(controller.calls == ["well FF4015 100%"])
    #expect(PaletteController.code(controller.well.selectedColor ?? .clear) == "FF4015 100%")
    try screen.tap("Close")
    #expect(controller.presentedViewController == nil)
    // Another tap opens a new color picker with the selected color.
    try screen.tap("Accent")
    let next = try #require(controller.presentedViewController as? UIColorPickerViewController)
    #expect(PaletteController.code(next.selectedColor) == "FF4015 100%")
  }

  @Test func `a delegate is told of each color, and once of the end`() throws {
    let (screen, controller) = screen()
    try screen.tap("Background")
    try screen.tap("00374A")
    try screen.tap("Close")
    #expect(
      controller.calls == [
        "select 00374A 100% continuously", "select 00374A 100%", "finish 00374A 100%",
      ])
    #expect(controller.presentedViewController == nil)
  }

  @Test func `a finger that moves over the spectrum chooses continuously`() throws {
    let (screen, controller) = screen()
    try screen.tap("Background")
    try screen.tap("Spectrum")
    controller.removeCalls()
    // The element has the same name as the segment. The color field is below the segment.
    screen.touchDown(at: CGPoint(x: 100, y: 560))
    screen.moveFinger(by: CGVector(dx: 120, dy: 30))
    screen.liftFinger()
    #expect(controller.calls.count >= 3)
    #expect(controller.calls.dropLast().allSatisfy { $0.hasSuffix(" continuously") })
    #expect(controller.calls.last?.hasSuffix(" continuously") == false)
    // The sheet was not dragged.
    #expect(controller.presentedViewController != nil)
  }

  @Test func `numbers and codes can be typed`() throws {
    let (screen, controller) = screen()
    try screen.tap("Accent")
    try screen.tap("Sliders")
    try screen.tap("Hex color")
    let field = try #require(screen.window.firstField)
    field.text = "12ab34"
    field.resignFirstResponder()
    #expect(controller.calls.last == "well 12AB34 100%")
    try screen.tap("Green value")
    screen.window.firstField?.text = "300"
    screen.window.firstField?.resignFirstResponder()
    #expect(controller.calls.last == "well 12FF34 100%")
    // A text that is not a color is replaced by the previous value.
    try screen.tap("Hex color")
    let code = try #require(screen.window.firstField)
    code.text = "zz"
    code.resignFirstResponder()
    #expect(controller.calls.last == "well 12FF34 100%")
    #expect(code.text == "12FF34")
    try screen.tap("Opacity value")
    screen.window.firstField?.text = "40"
    screen.window.firstField?.resignFirstResponder()
    #expect(controller.calls.last == "well 12FF34 40%")
  }

  @Test func `a color can be kept and chosen again`() throws {
    let (screen, controller) = screen()
    try screen.tap("Accent")
    try screen.tap("76BB40")
    let count = screen.elements.count
    try screen.tap("Add color")
    // The color is already one of the initial colors.
    #expect(screen.elements.count == count)
    try screen.tap("5E30EB")
    try screen.tap("Add color")
    #expect(screen.elements.count == count + 1)
    #expect(controller.calls == ["well 76BB40 100%", "well 5E30EB 100%"])
  }

  @Test func `on an iPad the picker is a popover without a close button`() throws {
    let (screen, controller) = screen(.iPadMini)
    try screen.tap("Accent")
    #expect(
      controller.presentedViewController?.presentationController
        is UIPopoverPresentationController)
    #expect(!screen.elements.contains { $0.contains("\"Close\"") })
    #expect(screen.elements.contains { $0.contains("\"Opacity\"") })
  }

  @Test func `without opacity there is no slider for it`() throws {
    let (screen, _) = screen()
    try screen.tap("Background")
    #expect(!screen.elements.contains { $0.contains("\"Opacity\"") })
  }

  @Test func `a swipe down ends the picker`() throws {
    let (screen, controller) = screen()
    try screen.tap("Background")
    try screen.swipe("Background Color", .down)
    #expect(controller.presentedViewController == nil)
    #expect(controller.calls.last?.hasPrefix("finish") == true)
  }
}

extension UIWindow {
  /// The text field that is being edited.
  fileprivate var firstField: UITextField? {
    var rest: [UIView] = [self]
    while let view = rest.popLast() {
      if let field = view as? UITextField, field.isFirstResponder { return field }
      rest += view.subviews
    }
    return nil
  }
}
