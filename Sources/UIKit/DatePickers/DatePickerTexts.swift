/// The texts of a date picker in a calendar's language, time zone and numbers.
struct DatePickerTexts {
  let calendar: Calendar
  let locale: Locale

  private func text(_ template: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Such as `Jan 1, 2001`.
  func date(_ date: Date) -> String { text("yMMMd", date) }

  /// Such as `9:41 AM`.
  func time(_ date: Date) -> String { text("jmm", date) }

  /// Such as `January 2001`.
  func month(_ date: Date) -> String { text("yMMMM", date) }

  /// The numbers of a month's days.
  func days(of month: MonthGrid) -> [String] {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return (0..<month.dayCount).map { formatter.string(from: NSNumber(value: $0 + 1)) ?? "" }
  }

  /// The short names of the days of a week, from its first day.
  var weekdays: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = min(max(calendar.firstWeekday - 1, 0), 6)
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }
}
