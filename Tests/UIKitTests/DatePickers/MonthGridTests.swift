import Foundation
import Testing
import UIKit

@testable import CelloControls

struct MonthGridTests {
  private func calendar(firstWeekday: Int = 1) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// A date in January 2001, which began on a Monday.
  private let january = Date(timeIntervalSinceReferenceDate: 20 * 86_400)

  @Test(
    "the first day is in the column of its weekday",
    arguments: [(1, 1, 5), (2, 0, 5), (3, 6, 6)])
  func leadingCells(firstWeekday: Int, leading: Int, weeks: Int) {
    let month = MonthGrid(of: january, in: calendar(firstWeekday: firstWeekday))
    #expect(month.dayCount == 31)
    #expect(month.leadingCells == leading && month.weekCount == weeks)
    #expect(month.start == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test("each day has a cell, and each cell its day")
  func cells() {
    let month = MonthGrid(of: january, in: calendar())
    for day in 1...31 {
      let cell = month.cell(ofDay: day)
      #expect(month.day(week: cell.week, column: cell.column) == day)
    }
    #expect(month.day(week: 0, column: 0) == nil)
    #expect(month.day(week: 4, column: 4) == nil)
    #expect(month.day(week: 9, column: 0) == nil)
    #expect(month.day(week: 0, column: 7) == nil)
  }
}
