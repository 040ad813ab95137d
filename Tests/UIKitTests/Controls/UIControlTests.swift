import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UIControlTests {
  @Test("actions run for their events, once each, in the order in which they were added")
  func order() {
    var log: [String] = []
    let control = UIControl()
    control.addAction(UIAction { _ in log.append("first") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction { _ in log.append("second") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("other") }, for: .editingDidEnd)
    control.sendActions(for: .valueChanged)
    #expect(log == ["first", "second"])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log == ["first", "second", "first", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown, .editingDidEnd])
  }

  @Test("an action with the same identifier replaces the earlier one for the same events")
  func replacement() {
    var log: [String] = []
    let control = UIControl()
    let name = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: name) { _ in log.append("old") }, for: [.valueChanged, .touchDown])
    let new = UIAction(identifier: name) { _ in log.append("new") }
    control.addAction(new, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
    control.addAction(new, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old", "new"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test("actions without an identifier get a unique identifier")
  func identifiers() {
    let actions = (0..<3).map { _ in UIAction { _ in } }
    #expect(Set(actions.map(\.identifier)).count == 3)
  }

  @Test("the sender is the control, and only while the handler runs")
  func sender() {
    let toggle = UISwitch()
    var sender: UISwitch?
    let action = UIAction { sender = $0.sender as? UISwitch }
    toggle.addAction(action, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(sender === toggle)
    #expect(action.sender == nil)
  }

  @Test("an override of sendAction sees every action")
  func sending() {
    final class Control: UIControl {
      var titles: [String] = []
      override func sendAction(_ action: UIAction) {
        titles.append(action.title)
        super.sendAction(action)
      }
    }
    var runs = 0
    let control = Control(frame: .zero, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    control.sendActions(for: .primaryActionTriggered)
    control.sendActions(for: .valueChanged)
    #expect(control.titles == ["Go"])
    #expect(runs == 1)
  }

  @Test("an action may remove itself while it runs")
  func removal() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(
      UIAction { action in
        log.append("once")
        (action.sender as? UIControl)?.removeAction(action, for: .allEvents)
      }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("always") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["once", "always", "always"])
  }

  @Test(
    "targets and actions are called in order, and targets are not retained")
  func targets() {
    @MainActor final class Target {
      var log: [String] = []
      func switched(_ toggle: UISwitch) { log.append("switched \(toggle.isOn)") }
      func touched() { log.append("touched") }
      func slid(_ slider: UISlider) { log.append("never") }
    }
    let toggle = UISwitch()
    var target: Target? = Target()
    toggle.addTarget(target!, action: Target.touched, for: [.valueChanged, .touchDown])
    toggle.addAction(
      UIAction { [weak target] _ in target?.log.append("action") }, for: .valueChanged)
    toggle.addTarget(target!, action: Target.switched, for: .valueChanged)
    toggle.addTarget(target!, action: Target.slid, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    toggle.sendActions(for: .touchDown)
    #expect(target?.log == ["touched", "action", "switched false", "touched"])
    let released = { [weak target] in target }
    target = nil
    #expect(released() == nil)
    toggle.sendActions(for: .valueChanged)
  }

  @Test("a control with its actions is let go")
  func lifetime() {
    weak var released: UIControl?
    do {
      let control = UIControl()
      control.addAction(UIAction { _ in }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      released = control
    }
    #expect(released == nil)
  }

  @Test("the state contains the current values")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test("the responder chain leads from a control in a content view to the cell")
  func responderChain() {
    let cell = UITableViewCell()
    let toggle = UISwitch()
    let row = UIView()
    row.addSubview(toggle)
    cell.contentView.addSubview(row)
    var responder = toggle.next
    while let current = responder, !(current is UITableViewCell) { responder = current.next }
    #expect(responder === cell)
  }

  @Test("the targets of methods are found while they exist")
  func allTargets() {
    @MainActor final class Target: NSObject {
      func touched() {}
    }
    let control = UIControl()
    var target: Target? = Target()
    control.addTarget(target!, action: Target.touched, for: .touchDown)
    control.addTarget(target!, action: Target.touched, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.allTargets == [AnyHashable(target!)])
    target = nil
    #expect(control.allTargets.isEmpty)
  }
}

@MainActor struct ControlTouchTests {
  private func drag(_ view: UIView, from start: CGPoint, through points: [CGPoint]) {
    let touch = TouchSequence(in: view)
    touch.begin(at: start)
    for point in points { touch.move(to: point) }
    touch.end()
  }

  @Test("a touch sends the events of its way in and out")
  func events() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var events: [UIControl.Event] = []
    let all: [UIControl.Event] = [
      .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    for event in all { control.addAction(UIAction { _ in events.append(event) }, for: event) }
    drag(
      control, from: CGPoint(x: 5, y: 5),
      through: [CGPoint(x: 9, y: 5), CGPoint(x: 99, y: 5), CGPoint(x: 9, y: 5)])
    #expect(
      events == [
        .touchDown, .touchDragInside, .touchDragOutside, .touchDragExit, .touchDragInside,
        .touchDragEnter, .touchUpInside,
      ])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    events = []
    control.isEnabled = false
    drag(control, from: CGPoint(x: 5, y: 5), through: [])
    #expect(events.isEmpty)
  }

  @Test("a tapped switch changes its value and sends an event")
  func switches() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    drag(control, from: CGPoint(x: 5, y: 5), through: [])
    drag(control, from: CGPoint(x: 5, y: 5), through: [CGPoint(x: 500, y: 5)])
    #expect(values == [true])
    #expect(control.accessibilityValue == "1")
  }

  @Test("a slider's thumb follows the finger", arguments: [false, true])
  func sliders(isRightToLeft: Bool) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 138, height: 34))
    slider.traitOverrides.systemVersion = .iOS26
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    slider.maximumValue = 10
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let start = isRightToLeft ? CGPoint(x: 119, y: 17) : CGPoint(x: 19, y: 17)
    drag(slider, from: start, through: [CGPoint(x: 69, y: 17), CGPoint(x: 900, y: 17)])
    #expect(values == (isRightToLeft ? [5, 0] : [5, 10]))
    slider.value = 5
    drag(slider, from: CGPoint(x: 130, y: 17), through: [CGPoint(x: 20, y: 17)])
    #expect(slider.value == 5)
    #expect(slider.accessibilityValue == "50%")
    slider.accessibilityIncrement()
    #expect(slider.value == 6)
  }
}
