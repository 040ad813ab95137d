/// The days of a month, arranged in weeks as in a calendar.
struct MonthGrid: Hashable {
  /// The start of the month.
  let start: Date
  let dayCount: Int
  /// The number of empty cells before the first day.
  let leadingCells: Int

  /// Creates the month of a date.
  init(of date: Date, in calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    leadingCells = (weekday - calendar.firstWeekday + 7) % 7
  }

  var weekCount: Int { (leadingCells + dayCount + 6) / 7 }

  /// Returns the cell of a day: the week from the top and the column from the leading edge.
  func cell(ofDay day: Int) -> (week: Int, column: Int) {
    let index = leadingCells + day - 1
    return (index / 7, index % 7)
  }

  /// Returns the day in a cell; `nil` for an empty cell.
  func day(week: Int, column: Int) -> Int? {
    guard (0..<7).contains(column), week >= 0, week < weekCount else { return nil }
    let day = week * 7 + column - leadingCells + 1
    return (1...max(dayCount, 1)).contains(day) ? day : nil
  }
}
