/// The metrics of date pickers, in points.
///
/// Source: docs/measurements/controls.md#date-pickers.
enum DatePickerMetrics {
  // The buttons of the compact style
  static let buttonPadding = CGSize(width: 12, height: 6)
  static let buttonSpacing: CGFloat = 6
  static let buttonRadius: CGFloat = 8

  // The calendar of the inline style
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 20
  static let weekHeight: CGFloat = 44
  static let maximumWeekCount = 6
  /// The inset at the sides of the header and of the row of the time.
  static let inset: CGFloat = 16
  static let timeHeight: CGFloat = 48
  static let minimumWidth: CGFloat = 280
  static let selectionSize: CGFloat = 40
  // The wheels. Chosen.
  static let unitFontSize: CGFloat = 17
  /// The distance between the center of a timer's wheel and its unit.
  static let unitSpacing: CGFloat = 20

  static func wheelWidth(_ part: DateWheels.Part) -> CGFloat {
    switch part {
    case .nearDay: 130
    case .month: 140
    case .day, .hour, .minute, .dayPeriod: 50
    case .year: 75
    case .hours, .minutes: 140
    }
  }

  // The calendar, continued
  /// The width of the area in which an arrow of the header is centered.
  static let arrowWidth: CGFloat = 40
  static let arrowSymbolSize: CGFloat = 20
  /// The width of the area in which the chevron after the month is centered, and its size. Chosen.
  static let chevronWidth: CGFloat = 20
  static let chevronSize: CGFloat = 13
  static let weekdayFontSize: CGFloat = 13
  static let dayFontSize: CGFloat = 20
  /// The opacity of the tint color behind the selected day.
  static let selectionAlpha: CGFloat = 0.15

  // The card of the compact style. Chosen.
  /// The distance between the edges of the card and the calendar.
  static let cardPadding: CGFloat = 8
  /// The maximum corner radius of the card.
  static let maxCardCornerRadius: CGFloat = 20
}
