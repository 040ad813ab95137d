import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIDatePickerTests {
  private func picker(
    _ mode: UIDatePicker.Mode = .date, _ style: UIDatePickerStyle = .compact,
    _ configure: (UIDatePicker) -> Void = { _ in }
  ) -> UIDatePicker {
    UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = .iOS18 }.performingAsCurrent {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      configure(picker)
      picker.sizeToFit()
      return picker
    }
  }

  private func day(_ days: Double) -> Date { Date(timeIntervalSinceReferenceDate: days * 86_400) }

  // MARK: Date

  @Test("a new picker shows the start of 2001, independently of the time and location")
  func defaults() {
    let picker = UIDatePicker()
    #expect(picker.date == day(0))
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    #expect(picker.calendar.identifier == .gregorian)
    #expect(picker.calendar.timeZone.secondsFromGMT() == 0)
    #expect(picker.calendar.locale?.identifier == "en_US")
    #expect(picker.accessibilityValue?.hasPrefix("Jan 1, 2001") == true)
  }

  @Test("the date stays between its limits, unless they cross")
  func limits() {
    let picker = picker()
    picker.minimumDate = day(10)
    #expect(picker.date == day(10))
    picker.maximumDate = day(20)
    picker.setDate(day(30), animated: true)
    #expect(picker.date == day(20))
    picker.maximumDate = day(5)
    #expect(picker.date == day(30))
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == day(30))
  }

  @Test("minutes are rounded down to the interval, if it divides an hour")
  func minuteInterval() {
    let picker = picker(.time) { $0.date = Date(timeIntervalSinceReferenceDate: 44 * 60 + 10) }
    picker.minuteInterval = 15
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 30 * 60))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 44 * 60 + 10))
    for interval in [0, -5, 7, 60] {
      picker.minuteInterval = interval
      #expect(picker.minuteInterval == 1)
    }
  }

  @Test("calendar, locale and time zone decide about the texts")
  func calendars() {
    let picker = picker { $0.locale = Locale(identifier: "de_DE") }
    #expect(picker.accessibilityValue == "1. Jan. 2001")
    picker.locale = nil
    picker.timeZone = TimeZone(secondsFromGMT: -3600)
    #expect(picker.accessibilityValue == "Dec 31, 2000")
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    picker.timeZone = nil
    picker.calendar = calendar
    #expect(picker.accessibilityValue?.contains("2544") == true)
    picker.calendar = nil
    #expect(picker.accessibilityValue == "Jan 1, 2001")
    picker.datePickerMode = .yearAndMonth
    #expect(picker.accessibilityValue == "January 2001")
  }

  // MARK: Compact

  @Test("the compact style has a button for each part")
  func compact() {
    let date = picker(.date)
    let both = picker(.dateAndTime)
    #expect(both.bounds.width > date.bounds.width && both.bounds.height == date.bounds.height)
    func buttons(_ picker: UIDatePicker) -> Int {
      drawn(picker).components(separatedBy: "fill roundedRect").count - 1
    }
    #expect(buttons(date) == 1 && buttons(both) == 2)
    both.frame.size.width = 300
    let centered = drawn(both)
    both.contentHorizontalAlignment = .leading
    #expect(drawn(both).contains("fill roundedRect (0, ") && drawn(both) != centered)
    #expect(drawn(picker { $0.isEnabled = false }).contains("group opacity 0.5"))
    both.frame.size = .zero
    #expect(DisplayListRecorder.record(both).items.isEmpty)
  }

  @Test("only dates are chosen from a calendar")
  func styles() {
    #expect(picker(.date, .inline).datePickerStyle == .inline)
    #expect(picker(.time, .inline).datePickerStyle == .compact)
    #expect(picker(.yearAndMonth, .inline).datePickerStyle == .compact)
    #expect(picker(.date, .automatic).datePickerStyle == .compact)
  }

  // MARK: Inline

  @Test("a tap on a day of the calendar chooses it, and keeps the time")
  func days() {
    var events = 0
    let picker = picker(.dateAndTime, .inline) { $0.date = day(0.5) }
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    #expect(picker.bounds.size == CGSize(width: 280, height: 376))
    // The cell of January 9, a Tuesday.
    TouchSequence(in: picker).tap(at: CGPoint(x: 100, y: 64 + 44 + 20))
    #expect(picker.date == day(8.5) && events == 1)
    TouchSequence(in: picker).tap(at: CGPoint(x: 100, y: 64 + 44 + 20))
    // An empty cell.
    TouchSequence(in: picker).tap(at: CGPoint(x: 10, y: 64 + 20))
    #expect(picker.date == day(8.5) && events == 1)
    picker.minimumDate = day(5)
    TouchSequence(in: picker).tap(at: CGPoint(x: 100, y: 64 + 20))
    #expect(picker.date == day(8.5) && events == 1)
    picker.semanticContentAttribute = .forceRightToLeft
    TouchSequence(in: picker).tap(at: CGPoint(x: 180, y: 64 + 2 * 44 + 20))
    #expect(picker.date == day(15.5))
  }

  @Test("the arrows show other months, in which days can be selected")
  func months() {
    let picker = picker(.date, .inline)
    let january = drawn(picker)
    TouchSequence(in: picker).tap(at: CGPoint(x: 260, y: 20))
    #expect(drawn(picker) != january)
    #expect(picker.date == day(0))
    // February 1, a Thursday.
    TouchSequence(in: picker).tap(at: CGPoint(x: 180, y: 64 + 20))
    #expect(picker.date == day(31))
    TouchSequence(in: picker).tap(at: CGPoint(x: 220, y: 20))
    TouchSequence(in: picker).tap(at: CGPoint(x: 60, y: 64 + 20))
    #expect(picker.date == day(0))
    #expect(drawn(picker) == january)
  }

  @Test("a tap on the month shows wheels with months and years in place of the weeks")
  func monthWheels() {
    let picker = picker(.dateAndTime, .inline) { $0.date = day(16.5) }
    let weeks = drawn(picker)
    func wheels() -> [UIView] {
      picker.layoutIfNeeded()
      return (picker.subviews.first?.subviews ?? []).filter {
        $0.accessibilityTraits.contains(.adjustable)
      }
    }
    #expect(wheels().isEmpty)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    TouchSequence(in: picker).tap(at: CGPoint(x: 60, y: 20))
    #expect(wheels().map(\.accessibilityValue) == ["January", "2001"])
    #expect(picker.subviews.first?.frame == CGRect(x: 0, y: 44, width: 280, height: 284))
    // Neither the arrows nor the weeks are there.
    TouchSequence(in: picker).tap(at: CGPoint(x: 260, y: 20))
    #expect(picker.date == day(16.5) && events == 0)
    wheels()[0].accessibilityIncrement()
    #expect(picker.date == day(31 + 16.5) && events == 1)
    picker.date = day(16.5)
    #expect(wheels().map(\.accessibilityValue) == ["January", "2001"])
    TouchSequence(in: picker).tap(at: CGPoint(x: 60, y: 20))
    #expect(wheels().isEmpty && drawn(picker) == weeks)
    // Other styles have no such wheels.
    TouchSequence(in: picker).tap(at: CGPoint(x: 60, y: 20))
    picker.preferredDatePickerStyle = .compact
    #expect(wheels().isEmpty)
  }

  @Test("the chosen day has a circle in the tint color, a row below shows the time")
  func drawing() {
    let picker = picker(.date, .inline)
    #expect(
      drawn(picker).contains("fill roundedRect (40, 66, 40, 40) radius 20 circular #007aff@0.15"))
    let withTime = self.picker(.dateAndTime, .inline)
    #expect(withTime.bounds.height == picker.bounds.height + 48)
    #expect(picker.sizeThatFits(CGSize(width: 400, height: 0)).width == 400)
    picker.frame.size = CGSize(width: 3, height: 3)
    _ = drawn(picker)
  }
}
