/// The days of a month in weeks, as a calendar shows them.
struct MonthGrid: Hashable {
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The number of cells before the first day, in the first week.
  let leadingCells: Int

  /// The month of a date.
  init(of date: Date, in calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    leadingCells = (weekday - calendar.firstWeekday + 7) % 7
  }

  var weekCount: Int { (leadingCells + dayCount + 6) / 7 }

  /// The cell of a day: its week from the top, and its column from the leading edge.
  func cell(ofDay day: Int) -> (week: Int, column: Int) {
    let index = leadingCells + day - 1
    return (index / 7, index % 7)
  }

  /// The day in a cell; `nil` for an empty cell.
  func day(week: Int, column: Int) -> Int? {
    guard (0..<7).contains(column), week >= 0, week < weekCount else { return nil }
    let day = week * 7 + column - leadingCells + 1
    return (1...max(dayCount, 1)).contains(day) ? day : nil
  }
}
