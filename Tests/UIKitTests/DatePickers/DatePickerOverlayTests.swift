import Foundation
import Testing
import UIKit

@testable import CelloControls

@MainActor @Suite(.serialized) struct DatePickerOverlayTests {
  private let window: UIWindow
  private let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController!.view.addSubview(picker)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .dateAndTime
    window.layoutIfNeeded()
  }

  private func tap(x: CGFloat) {
    TouchSequence(in: window).tap(at: CGPoint(x: x, y: 120))
    window.layoutIfNeeded()
  }

  @Test("the button with the date opens a calendar, whose days change the date")
  func calendar() throws {
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    tap(x: 100)
    let overlay = try #require(DatePickerOverlay.visible(onScreenOf: picker))
    #expect(overlay.picker.datePickerStyle == .inline)
    let layout = CalendarLayout(
      bounds: overlay.picker.bounds, hasTime: false, isRightToLeft: false,
      grid: picker.traitCollection.pixelGrid)
    let month = MonthGrid(of: picker.date, in: picker.calendar)
    let cell = month.cell(ofDay: 17)
    let day = layout.cell(week: cell.week, column: cell.column)
    TouchSequence(in: window).tap(
      at: overlay.picker.convert(CGPoint(x: day.midX, y: day.midY), to: window))
    #expect(picker.calendar.component(.day, from: picker.date) == 17)
    #expect(changes == 1)
    TouchSequence(in: window).tap(at: CGPoint(x: 380, y: 790))
    #expect(DatePickerOverlay.visible(onScreenOf: picker) == nil)
  }

  @Test("the button with the time opens wheels, inside the screen")
  func wheels() throws {
    tap(x: 280)
    let overlay = try #require(DatePickerOverlay.visible(onScreenOf: picker))
    #expect(overlay.picker.datePickerStyle == .wheels)
    #expect(overlay.picker.datePickerMode == .time)
    let frame = overlay.picker.convert(overlay.picker.bounds, to: window)
    #expect(window.bounds.contains(frame))
    #expect(frame.minY >= 130)
  }

  @Test("a disabled picker and a picker with another style open nothing")
  func nothing() {
    picker.isEnabled = false
    tap(x: 100)
    #expect(DatePickerOverlay.visible(onScreenOf: picker) == nil)
  }
}
