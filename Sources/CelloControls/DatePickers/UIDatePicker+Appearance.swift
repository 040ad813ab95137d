@_spi(Cello) import CelloViews

extension AppearanceTable {
  static let datePicker = AppearanceTable(
    UIDatePicker.self, superclass: .view,
    properties: [
      .init("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      .init("minuteInterval", \UIDatePicker.minuteInterval),
    ]
  ) { UIDatePicker(frame: .zero) }
}
