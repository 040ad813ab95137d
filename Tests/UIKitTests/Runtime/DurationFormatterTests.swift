import Testing
import UIKit

struct DurationFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test(
    "each style has its own words",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"),
      (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"),
      (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter(style, [.hour, .minute, .second]).string(from: 4200) == expected)
  }

  @Test(
    "positions have two digits after the first position, and always with padding",
    arguments: [
      (65.0, "1:05", "01:05"), (5, "5", "00:05"), (0, "0", "00:00"), (600, "10:00", "10:00"),
    ] as [(Double, String, String)])
  func positions(seconds: Double, usual: String, padded: String) {
    let units: NSCalendar.Unit = [.minute, .second]
    #expect(formatter(.positional, units).string(from: seconds) == usual)
    #expect(formatter(.positional, units, .pad).string(from: seconds) == padded)
  }

  @Test("larger units than hours are named in positions")
  func days() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(formatter(.positional, units, .pad).string(from: 3600) == "0d 1:00:00")
    #expect(formatter(.abbreviated, units, .pad).string(from: 3600) == "0d 1h 0m 0s")
    #expect(formatter(.abbreviated, units).string(from: 3610) == "1h 10s")
  }

  @Test("units are limited, collapsed and negative")
  func options() {
    let limited = formatter(.abbreviated, [.day, .hour, .minute])
    limited.maximumUnitCount = 1
    #expect(limited.string(from: 90_060) == "1d")
    let collapsed = formatter(.abbreviated, [.hour, .minute])
    collapsed.collapsesLargestUnit = true
    #expect(collapsed.string(from: 4200) == "70m")
    #expect(collapsed.string(from: 7260) == "2h 1m")
    #expect(formatter(.abbreviated, [.hour, .minute]).string(from: -4200) == "-1h 10m")
    let phrases = formatter(.full, [.minute])
    phrases.includesApproximationPhrase = true
    phrases.includesTimeRemainingPhrase = true
    #expect(phrases.string(from: 600) == "About 10 minutes remaining")
  }

  @Test("components and dates are counted in the calendar, and NaN has no text")
  func sources() {
    var components = DateComponents()
    components.day = 10
    #expect(formatter(.abbreviated, []).string(from: components) == "10d")
    components.minute = 90
    #expect(formatter(.full, [.month, .day, .hour]).string(from: components) == "10 days, 1 hour")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter(.full, [.weekOfMonth, .day]).string(
        from: start, to: start.addingTimeInterval(8 * 86_400)) == "1 week, 1 day")
    #expect(formatter(.full, [.second]).string(from: .nan) == nil)
    #expect(formatter(.full, [.second]).string(from: -.infinity) == nil)
  }

  @Test("texts are in the calendar's language")
  func languages() {
    #expect(formatter(.full, [.hour], .default, "de_DE").string(from: 7200) == "2 Stunden")
    #expect(formatter(.full, [.hour], .default, "ru_RU").string(from: 18_000) == "5 часов")
  }
}

struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func formatter(
    _ style: RelativeDateTimeFormatter.UnitsStyle = .full, _ locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(
    "the largest whole unit is used",
    arguments: [
      (-7200.0, "2 hours ago"), (-5400, "1 hour ago"), (-59, "59 seconds ago"),
      (86_400, "in 1 day"), (-8 * 86_400, "1 week ago"), (3 * 3600, "in 3 hours"),
      (-400 * 86_400, "1 year ago"),
    ] as [(Double, String)])
  func units(seconds: Double, expected: String) {
    #expect(
      formatter().localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
        == expected)
    #expect(formatter().localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test("styles, names and contexts")
  func styles() {
    #expect(formatter(.spellOut).localizedString(fromTimeInterval: -7200) == "two hours ago")
    #expect(formatter(.short).localizedString(fromTimeInterval: -7200) == "2 hr. ago")
    #expect(formatter(.abbreviated).localizedString(fromTimeInterval: -7200) == "2h ago")
    let named = formatter(.full, "de_DE")
    named.dateTimeStyle = .named
    var components = DateComponents()
    components.day = -1
    #expect(named.localizedString(from: components) == "gestern")
    named.formattingContext = .beginningOfSentence
    #expect(named.localizedString(from: components) == "Gestern")
    #expect(formatter().localizedString(from: DateComponents()) == "in 0 seconds")
    #expect(formatter().localizedString(fromTimeInterval: .nan) == "in 0 seconds")
  }

  @Test("lists end with a word, and have the items' formatter")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = formatter.locale
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
    #expect(formatter.string(from: []) == "")
    #expect(formatter.string(for: 3) == nil)
  }
}
