import Foundation
import Testing
import UIKit

@testable import CelloControls

@MainActor struct DateWheelsTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private func date(_ text: String) -> Date {
    ISO8601DateFormatter().date(from: text + "Z")!
  }

  private func wheels(
    _ mode: UIDatePicker.Mode, locale: String = "en_US", minuteInterval: Int = 1
  ) -> DateWheels {
    DateWheels(
      mode, texts: DatePickerTexts(calendar: calendar, locale: Locale(identifier: locale)),
      minuteInterval: minuteInterval, middleDay: date("2001-01-17T09:41:00"))
  }

  private func titles(_ wheels: DateWheels, _ date: Date) -> [String] {
    wheels.parts.map { wheels.title(ofRow: wheels.row(of: $0, for: date), $0) }
  }

  @Test("the wheels are in the order of the language")
  func order() {
    let moment = date("2001-01-17T09:41:00")
    #expect(wheels(.date).parts == [.month, .day, .year])
    #expect(wheels(.date, locale: "de_DE").parts == [.day, .month, .year])
    #expect(wheels(.time).parts == [.hour, .minute, .dayPeriod])
    #expect(wheels(.time, locale: "de_DE").parts == [.hour, .minute])
    #expect(wheels(.yearAndMonth).parts == [.month, .year])
    #expect(wheels(.countDownTimer).parts == [.hours, .minutes])
    #expect(titles(wheels(.date), moment) == ["January", "17", "2001"])
    #expect(titles(wheels(.dateAndTime), moment) == ["Wed, Jan 17", "9", "41", "AM"])
    #expect(titles(wheels(.time, locale: "de_DE"), date("2001-01-17T21:05:00")) == ["21", "05"])
    #expect(titles(wheels(.time), date("2001-01-17T00:00:00")) == ["12", "00", "AM"])
    #expect(titles(wheels(.time), date("2001-01-17T12:30:00")) == ["12", "30", "PM"])
  }

  @Test("selecting a row changes its part of the date only")
  func selecting() {
    let wheels = wheels(.dateAndTime)
    let moment = date("2001-01-31T09:41:30")
    func selected(_ value: Int, _ part: DateWheels.Part, of date: Date? = nil) -> Date {
      wheels.date(date ?? moment, selecting: value, part)
    }
    #expect(selected(3, .hour) == date("2001-01-31T03:41:30"))
    #expect(selected(12 * 7 + 3, .hour) == date("2001-01-31T03:41:30"))
    #expect(selected(1, .dayPeriod) == date("2001-01-31T21:41:30"))
    #expect(selected(59, .minute) == date("2001-01-31T09:59:30"))
    #expect(selected(1_999, .year) == date("2000-01-31T09:41:30"))
    #expect(selected(4, .day) == date("2001-01-05T09:41:30"))
    // February has no 31st.
    #expect(selected(1, .month) == date("2001-02-28T09:41:30"))
    #expect(selected(10_000 + 20, .nearDay) == date("2001-02-06T09:41:30"))
    // Noon is not changed to midnight.
    #expect(selected(0, .hour, of: date("2001-01-31T15:00:00")) == date("2001-01-31T12:00:00"))
  }

  @Test("the row of a date is the nearest row with its value")
  func nearestRow() {
    let wheels = wheels(.time)
    let moment = date("2001-01-17T11:00:00")
    let middle = wheels.row(of: .hour, for: moment)
    #expect(middle % 12 == 11)
    #expect(wheels.row(of: .hour, for: moment, near: middle + 4) == middle)
    #expect(wheels.row(of: .hour, for: moment, near: middle + 7) == middle + 12)
    #expect(wheels.row(of: .hour, for: moment, near: 0) == 11)
    #expect(wheels.row(of: .hour, for: moment, near: .max) < wheels.rowCount(of: .hour))
  }

  @Test("minutes follow their interval, and a duration has hours and minutes")
  func minutes() {
    let quarters = wheels(.time, minuteInterval: 15)
    #expect(titles(quarters, date("2001-01-17T09:41:00"))[1] == "30")
    #expect(
      quarters.date(date("2001-01-17T09:41:00"), selecting: 3, .minute)
        == date("2001-01-17T09:45:00"))
    let timer = wheels(.countDownTimer)
    #expect(timer.minutes(95, selecting: 4, .hours) == 4 * 60 + 35)
    #expect(timer.minutes(95, selecting: 10, .minutes) == 60 + 10)
    #expect(timer.title(ofRow: timer.row(of: .minutes, minutes: 95), .minutes) == "35")
  }

  @Test("rows that the month or the limits do not have are not possible")
  func possibleRows() {
    let wheels = wheels(.date)
    let moment = date("2001-02-10T00:00:00")
    let limit = date("2001-06-15T00:00:00")
    func isPossible(_ value: Int, _ part: DateWheels.Part) -> Bool {
      wheels.isPossible(row: value, part, for: moment) { min($0, limit) }
    }
    #expect(isPossible(27, .day))
    #expect(!isPossible(28, .day))
    #expect(isPossible(5, .month))
    #expect(!isPossible(6, .month))
    #expect(isPossible(2_000, .year))
    #expect(!isPossible(2_001, .year))
  }

  // MARK: The control

  /// Returns a picker and a closure that finds its wheels.
  private func picker(_ mode: UIDatePicker.Mode) -> (UIDatePicker, () -> [UIView]) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.date = date("2001-01-17T09:41:00")
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return (
      picker,
      {
        picker.layoutIfNeeded()
        return (picker.subviews.first?.subviews ?? []).filter {
          $0.accessibilityTraits.contains(.adjustable)
        }
      }
    )
  }

  @Test("a wheel changes the date and sends an event; the date changes the wheels without one")
  func control() {
    let (picker, wheels) = picker(.date)
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    wheels()[1].accessibilityIncrement()
    #expect(picker.date == date("2001-01-18T09:41:00"))
    #expect(events == 1)
    picker.date = date("2005-12-31T00:00:00")
    #expect(events == 1)
    picker.layoutIfNeeded()
    #expect(wheels().map(\.accessibilityValue) == ["December", "31", "2005"])
    picker.maximumDate = date("2005-12-31T12:00:00")
    wheels()[2].accessibilityIncrement()
    #expect(picker.date == date("2005-12-31T12:00:00"))
    #expect(wheels()[2].accessibilityValue == "2005")
  }

  @Test("a picker that is disabled cannot be turned")
  func disabled() {
    let (picker, wheels) = picker(.date)
    picker.isEnabled = false
    wheels()[1].accessibilityIncrement()
    TouchSequence(in: picker).tap(at: CGPoint(x: 160, y: 140))
    #expect(picker.date == date("2001-01-17T09:41:00"))
  }

  @Test("a timer has a duration, which is at least one interval when the user chooses it")
  func timer() {
    let (picker, wheels) = picker(.countDownTimer)
    picker.countDownDuration = 3_600 + 59
    #expect(picker.countDownDuration == 3_600)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = 1e300
    #expect(picker.countDownDuration == 23 * 3_600 + 59 * 60)
    picker.countDownDuration = 60
    let minutes = wheels().filter { $0.accessibilityLabel == "Minutes" }
    minutes[0].accessibilityDecrement()
    #expect(picker.countDownDuration == 60)
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.subviews.isEmpty)
  }
}
