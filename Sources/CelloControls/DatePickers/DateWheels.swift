/// The wheels of a date picker, their rows, and the date that they select.
///
/// Wheels with a fixed number of values repeat the values, so that they can be turned in both
/// directions.
struct DateWheels {
  /// The part of a date or duration that a wheel selects.
  enum Part: Hashable {
    /// A day near the selected date, with its weekday and month.
    case nearDay
    case month
    case day
    case year
    case hour
    case minute
    /// Before or after noon.
    case dayPeriod
    /// The hours of a duration.
    case hours
    /// The minutes of a duration.
    case minutes
  }

  let texts: DatePickerTexts
  /// The wheels from left to right.
  let parts: [Part]
  let minuteInterval: Int
  /// A Boolean value that indicates whether a day has 24 hours instead of two periods of 12 hours.
  let is24Hours: Bool
  /// The day in the middle of the wheel of days.
  let middleDay: Date

  private var calendar: Calendar { texts.calendar }

  private static let nearDayCount = 20_001
  private static let lastYear = 9_999
  /// The number of repetitions of the values of a wheel.
  private static let repetitions = 101

  init(
    _ mode: UIDatePicker.Mode, texts: DatePickerTexts, minuteInterval: Int, middleDay: Date
  ) {
    self.texts = texts
    self.minuteInterval = minuteInterval
    self.middleDay = texts.calendar.startOfDay(for: middleDay)
    let time = texts.fields(of: "jmm")
    is24Hours = !time.contains("a") && !time.contains("b") && !time.contains("B")
    let timeParts = time.compactMap { field -> Part? in
      switch field {
      case "h", "H", "k", "K": .hour
      case "m": .minute
      case "a", "b", "B": .dayPeriod
      default: nil
      }
    }
    func dateParts(_ template: String) -> [Part] {
      texts.fields(of: template).compactMap { field -> Part? in
        switch field {
        case "y", "u", "r": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      }
    }
    parts =
      switch mode {
      case .time: timeParts
      case .date: dateParts("yMMMMd")
      case .dateAndTime: [.nearDay] + timeParts
      case .yearAndMonth: dateParts("yMMMM")
      case .countDownTimer: [.hours, .minutes]
      }
  }

  // MARK: Rows

  /// Returns the number of different values of a wheel.
  private func valueCount(of part: Part) -> Int {
    switch part {
    case .nearDay: Self.nearDayCount
    case .year: Self.lastYear
    case .month: max(texts.monthNames.count, 1)
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: is24Hours ? 24 : 12
    case .minute, .minutes: 60 / minuteInterval
    case .dayPeriod: 2
    case .hours: 24
    }
  }

  private func repeats(_ part: Part) -> Bool {
    switch part {
    case .nearDay, .year, .dayPeriod, .hours: false
    default: true
    }
  }

  func rowCount(of part: Part) -> Int {
    valueCount(of: part) * (repeats(part) ? Self.repetitions : 1)
  }

  /// Returns the value of a row, starting at 0.
  private func value(ofRow row: Int, _ part: Part) -> Int { row % valueCount(of: part) }

  func title(ofRow row: Int, _ part: Part) -> String {
    let value = value(ofRow: row, part)
    switch part {
    case .nearDay:
      return day(atRow: row).map(texts.nearDay) ?? ""
    case .month: return texts.monthNames.indices.contains(value) ? texts.monthNames[value] : ""
    case .day, .year: return texts.number(value + 1)
    case .hour: return texts.number(is24Hours ? value : value == 0 ? 12 : value)
    case .minute: return texts.number(value * minuteInterval, digits: 2)
    case .dayPeriod: return value == 0 ? texts.calendar.amSymbol : texts.calendar.pmSymbol
    case .hours: return texts.number(value)
    case .minutes: return texts.number(value * minuteInterval)
    }
  }

  private func day(atRow row: Int) -> Date? {
    calendar.date(byAdding: .day, value: row - Self.nearDayCount / 2, to: middleDay)
  }

  // MARK: Dates

  /// Returns the row of a date that is nearest to a visible row; without a visible row, the row in
  /// the middle of a wheel that repeats its values.
  func row(of part: Part, for date: Date, near shown: Int? = nil) -> Int {
    let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let value =
      switch part {
      case .nearDay:
        (calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day
          ?? 0) + Self.nearDayCount / 2
      case .year: (fields.year ?? 1) - 1
      case .month: (fields.month ?? 1) - 1
      case .day: (fields.day ?? 1) - 1
      case .hour: (fields.hour ?? 0) % (is24Hours ? 24 : 12)
      case .minute: (fields.minute ?? 0) / minuteInterval
      case .dayPeriod: (fields.hour ?? 0) / 12
      case .hours, .minutes: 0
      }
    return row(ofValue: value, part, near: shown)
  }

  /// Returns the row of a duration in minutes.
  func row(of part: Part, minutes: Int, near shown: Int? = nil) -> Int {
    let value = part == .hours ? minutes / 60 : minutes % 60 / minuteInterval
    return row(ofValue: value, part, near: shown)
  }

  private func row(ofValue value: Int, _ part: Part, near shown: Int?) -> Int {
    let count = valueCount(of: part)
    guard repeats(part) else { return min(max(value, 0), count - 1) }
    let shown = shown ?? count * (Self.repetitions / 2)
    // The repetition with the nearest row.
    let turns = ((CGFloat(shown - value)) / CGFloat(count)).rounded()
    let turn = min(max(Int(clamping: turns), 0), Self.repetitions - 1)
    return turn * count + value
  }

  /// Returns a date in which the value of a row replaces a part.
  ///
  /// A day that the month does not have is treated as the last day of the month.
  func date(_ date: Date, selecting row: Int, _ part: Part) -> Date {
    let value = value(ofRow: row, part)
    var fields = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    switch part {
    case .nearDay:
      guard let day = day(atRow: row) else { return date }
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (fields.era, fields.year) = (chosen.era, chosen.year)
      (fields.month, fields.day) = (chosen.month, chosen.day)
    case .year: fields.year = value + 1
    case .month: fields.month = value + 1
    case .day: fields.day = value + 1
    case .hour:
      let noon = is24Hours ? 0 : (fields.hour ?? 0) / 12 * 12
      fields.hour = noon + value
    case .minute: fields.minute = value * minuteInterval
    case .dayPeriod: fields.hour = (fields.hour ?? 0) % 12 + value * 12
    case .hours, .minutes: return date
    }
    let wanted = fields.day ?? 1
    fields.day = 1
    guard let month = calendar.date(from: fields) else { return date }
    let dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? wanted
    return calendar.date(byAdding: .day, value: min(wanted, dayCount) - 1, to: month) ?? date
  }

  /// Returns a duration in minutes in which the value of a row replaces a part.
  func minutes(_ minutes: Int, selecting row: Int, _ part: Part) -> Int {
    let value = value(ofRow: row, part)
    return part == .hours
      ? value * 60 + minutes % 60 : minutes / 60 * 60 + value * minuteInterval
  }

  /// Returns a Boolean value that indicates whether selecting a row results in a date that has the
  /// value of the row and that is between the limits.
  func isPossible(
    row: Int, _ part: Part, for date: Date, limited: (Date) -> Date
  ) -> Bool {
    let result = limited(self.date(date, selecting: row, part))
    return self.row(of: part, for: result, near: row) == row
  }
}
