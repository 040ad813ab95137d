/// The texts of a date picker in the language, time zone and numbers of a calendar.
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

  /// Returns a date such as `Jan 1, 2001`.
  func date(_ date: Date) -> String { text("yMMMd", date) }

  /// Returns a time such as `9:41 AM`.
  func time(_ date: Date) -> String { text("jmm", date) }

  /// Returns a day such as `Mon Jan 1`.
  func nearDay(_ date: Date) -> String { text("EEEMMMd", date) }

  /// Returns the letters of the fields in the format of a template, in the order of the language,
  /// such as `M`, `d`, `y`.
  func fields(of template: String) -> [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var fields: [Character] = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isLetter, !fields.contains(character) else { continue }
      fields.append(character)
    }
    return fields
  }

  /// The standalone names of the months.
  var monthNames: [String] {
    var calendar = calendar
    calendar.locale = locale
    return calendar.standaloneMonthSymbols
  }

  /// Returns a number without grouping separators.
  func number(_ value: Int, digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = digits
    return formatter.string(from: NSNumber(value: value)) ?? ""
  }

  /// Returns a month such as `January 2001`.
  func month(_ date: Date) -> String { text("yMMMM", date) }

  /// Returns the numbers of the days in a month.
  func days(of month: MonthGrid) -> [String] {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return (0..<month.dayCount).map { formatter.string(from: NSNumber(value: $0 + 1)) ?? "" }
  }

  /// The short names of the weekdays, starting with the first day of the week.
  var weekdays: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = min(max(calendar.firstWeekday - 1, 0), 6)
    return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
  }
}
