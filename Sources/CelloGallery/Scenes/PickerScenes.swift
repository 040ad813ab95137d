import CelloScenes
import Foundation
import UIKit

/// Controls that select dates and colors.
enum PickerScenes {
  static let scenes: [Scene] = [
    ControlScenes.viewScene("color-wells", "wells with a color, without one and disabled") {
      FlowView(
        [nil, UIColor.systemTeal, UIColor.systemPink.withAlphaComponent(0.4)].map(well)
          + [disabled(well(.systemTeal))])
    },
    ControlScenes.viewScene(
      "date-pickers-compact", "dates and times as buttons, in two languages"
    ) {
      FlowView([
        datePicker(.time), datePicker(.dateAndTime), disabled(datePicker(.yearAndMonth)),
        datePicker(.date, locale: "de_DE"),
      ])
    },
    ControlScenes.viewScene(
      "date-picker-inline", "a calendar with a chosen day, days out of range and a time"
    ) {
      let picker = datePicker(.dateAndTime)
      picker.preferredDatePickerStyle = .inline
      picker.minimumDate = date(day: 3)
      picker.backgroundColor = .systemBackground
      return picker
    },
    ControlScenes.viewScene(
      "date-picker-wheels", "a date and a time by wheels, with hours out of range"
    ) {
      let picker = datePicker(.dateAndTime)
      picker.preferredDatePickerStyle = .wheels
      picker.minimumDate = date(day: 17)
      picker.backgroundColor = .systemBackground
      return picker
    },
    picker("color-grid", "a color picker with its grid") { _ in },
    picker("color-spectrum", "a color picker with its field of all hues") {
      try $0.tap("Spectrum")
      $0.touchDown(at: CGPoint(x: 250, y: 480))
      $0.liftFinger()
    },
    picker("color-sliders", "a color picker with sliders") { try $0.tap("Sliders") },
    picker("color-popover", "a color picker on an iPad", on: .iPadMini) { _ in },
    ControlScenes.viewScene("timer", "a duration by wheels") {
      let picker = datePicker(.countDownTimer)
      picker.countDownDuration = 95 * 60
      picker.backgroundColor = .systemBackground
      return picker
    },
  ]

  /// Returns a scene of a color picker that a color well has presented.
  private static func picker(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone16,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void
  ) -> Scene {
    Scene(
      group: "controls", name: name, shows: summary, on: device,
      cases: .pairwise(.style(), .systemVersion(), .direction(), .scale(1)),
      screen: { _ in WellController() },
      steps: { screen, _ in
        try screen.tap("Color")
        try steps(screen)
      })
  }

  @MainActor private static func well(_ color: UIColor?) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    return well
  }

  @MainActor private static func datePicker(
    _ mode: UIDatePicker.Mode, locale: String? = nil
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.locale = locale.map(Locale.init(identifier:))
    picker.date = date(day: 17)
    return picker
  }

  /// Returns the morning of a day in January 2001.
  private static func date(day: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(day - 1) * 86_400 + 9 * 3600 + 41 * 60)
  }

  @MainActor private static func disabled<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }
}

/// A color well on an empty screen.
private final class WellController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let well = UIColorWell(frame: CGRect(x: 100, y: 120, width: 28, height: 28))
    well.selectedColor = UIColor(red: 1, green: 0x40 / 255, blue: 0x15 / 255, alpha: 0.6)
    view.addSubview(well)
  }
}
