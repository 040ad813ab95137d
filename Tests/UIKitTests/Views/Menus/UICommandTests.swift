import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UICommandTests {
  private final class Page: UIViewController {
    var log: [String] = []
    var isHighlighted = true
    var validations = 0

    func print(_ command: UICommand) { log.append("print \(command.propertyList ?? "-")") }
    func highlight() { log.append("highlight") }

    override func validate(_ command: UICommand) {
      super.validate(command)
      validations += 1
      if command.title == "Highlight" { command.state = isHighlighted ? .on : .off }
    }
  }

  private final class Other: UIViewController {
    func other() {}
  }

  private func rows(_ view: UIView) -> [MenuRowView] {
    (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows)
  }

  @Test func `commands in a menu are validated, sent through the chain, or disabled`() throws {
    let page = Page()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = page
    window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UICommand(title: "Print", action: Page.print, propertyList: "all"),
      UICommand(title: "Highlight", action: Page.highlight),
      UICommand(title: "Other", action: Other.other),
      UICommand(title: "Hidden", action: Page.highlight, attributes: .hidden),
    ])
    page.view.addSubview(button)
    button.performPrimaryAction()
    let overlay = try #require(MenuOverlay.visible(onScreenOf: button))
    let shown = rows(overlay)
    #expect(shown.map(\.isEnabled) == [true, true, false])
    #expect(shown[1].accessibilityTraits.contains(.selected))
    #expect(page.validations == 2)
    shown[0].sendActions(for: .touchUpInside)
    #expect(page.log == ["print all"])
  }

  @Test func `selectors with a reference are equal to themselves, and names to equal names`() {
    let first = Selector(Page.highlight)
    let copy = first
    #expect(first == copy)
    #expect(first != Selector(Page.highlight))
    #expect(Selector(("copy:")) == "copy:")
    #expect(Selector("copy:") != "cut:")
    #expect("\(Selector("cut:"))" == "cut:")
  }

  @Test func `targets of controls are removed, and asked for their actions`() {
    let page = Page()
    let control = UIControl()
    let highlight = Selector(Page.highlight)
    control.addTarget(page, action: highlight, for: [.touchUpInside, .valueChanged])
    control.addTarget(page, action: highlight, for: .touchUpInside)
    control.addTarget(page, action: Page.highlight, for: .touchDown)
    #expect(control.actions(forTarget: page, forControlEvent: .touchUpInside)?.count == 1)
    #expect(control.actions(forTarget: self, forControlEvent: .touchUpInside) == nil)
    control.sendActions(for: .touchUpInside)
    #expect(page.log.count == 1)
    control.removeTarget(page, action: highlight, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(page.log.count == 2)
    control.sendActions(for: .valueChanged)
    #expect(page.log.count == 3)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `every action of a target goes through sendAction`() {
    final class Silent: UIControl {
      var sent: [Selector] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
      }
    }
    let page = Page()
    let control = Silent()
    let highlight = Selector(Page.highlight)
    control.addTarget(page, action: highlight, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == [highlight])
    #expect(page.log.isEmpty)
  }

  @Test func `a target that was released is not sent anything`() {
    let control = UIControl()
    var page: Page? = Page()
    control.addTarget(page, action: Page.highlight, for: .touchUpInside)
    page = nil
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `targets of recognizers are removed`() {
    let page = Page()
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    let highlight = Selector(Page.highlight)
    recognizer.addTarget(page, action: highlight)
    recognizer.addTarget(page, action: highlight)
    recognizer.state = .ended
    #expect(page.log.count == 1)
    recognizer.removeTarget(page, action: highlight)
    recognizer.addTarget(page, action: Page.highlight)
    recognizer.state = .possible
    recognizer.state = .ended
    #expect(page.log.count == 2)
    recognizer.removeTarget(page, action: nil)
    recognizer.state = .possible
    recognizer.state = .ended
    #expect(page.log.count == 2)
  }

  @Test func `custom actions for accessibility call a method`() {
    let page = Page()
    let action = UIAccessibilityCustomAction(name: "Mark", target: page, selector: Page.highlight)
    #expect(action.perform())
    #expect(page.log == ["highlight"])
    let wrong = UIAccessibilityCustomAction(name: "Mark", target: page, selector: "nothing")
    #expect(!wrong.perform())
  }

  @Test func `a shake goes to the first responder and along the chain`() {
    final class Shaken: UIViewController {
      var log: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began \(motion)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("ended \(event?.subtype ?? .none)")
      }
    }
    let controller = Shaken()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = UITextField()
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    window.shake()
    #expect(controller.log == ["began motionShake", "ended motionShake"])
  }

  @Test func `recognizers see keys with their modifiers, unless they ignore them`() {
    final class Keys: UIGestureRecognizer {
      var log: [String] = []
      var ignores = false
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        log.append("began \(modifierFlags.contains(.shift))")
        if ignores, let press = presses.first { ignore(press, for: event) }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        log.append("ended")
      }
    }
    let recognizer = Keys()
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = UITextField()
    controller.view.addSubview(field)
    controller.view.addGestureRecognizer(recognizer)
    field.becomeFirstResponder()
    let keys = PressSequence(in: window)
    keys.press(.keyboardA, .shift)
    recognizer.ignores = true
    keys.press(.keyboardA)
    #expect(recognizer.log == ["began true", "ended", "began false"])
    #expect(field.text == "Aa")
  }

  @Test func `recognizers recognize each press of an allowed type`() {
    final class Presses: UIGestureRecognizer {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .ended
      }
      func recognized() { count += 1 }
    }
    let recognizer = Presses()
    recognizer.addTarget(recognizer, action: Presses.recognized)
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = UITextField()
    controller.view.addSubview(field)
    controller.view.addGestureRecognizer(recognizer)
    field.becomeFirstResponder()
    let keys = PressSequence(in: window)
    keys.press(.keyboardA)
    keys.press(.keyboardReturnOrEnter)
    #expect(recognizer.count == 2)
    #expect(recognizer.state == .possible)
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    keys.press(.keyboardA)
    keys.press(.keyboardUpArrow)
    #expect(recognizer.count == 2)
    keys.press(.keyboardReturnOrEnter)
    #expect(recognizer.count == 3)
  }
}
