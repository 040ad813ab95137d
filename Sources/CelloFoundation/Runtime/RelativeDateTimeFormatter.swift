/// A formatter of the time between two dates in words, such as “2 hours ago”.
///
/// Foundation provides the class only on Apple's systems.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The styles of the words.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full = 0
    /// “two months ago”.
    case spellOut = 1
    /// “2 mo. ago”.
    case short = 2
    /// “2mo ago”.
    case abbreviated = 3
  }

  /// The styles of units next to the reference date, such as days.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric = 0
    /// “yesterday”.
    case named = 1
  }

  /// The style of units next to the reference date; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of the words; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence. At the beginning of a sentence, it starts with a
  /// capital letter.
  open var formattingContext = Context.unknown
  /// The calendar that defines the units; `nil` for the current calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; `nil` for the current language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Always fails, because archives of formatters are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the text of the largest component that is not zero; of zero seconds if there is none.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      if let value = dateComponents.value(for: unit), value != 0, value != NSDateComponentUndefined
      {
        return text(value, unit)
      }
    }
    return text(0, .second)
  }

  /// Returns the text of an amount in seconds from now. Negative amounts are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite else { return text(0, .second) }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// Returns the text of a date relative to another date, in the largest whole unit between them.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// Returns the text of a `Date` relative to now; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private func text(_ value: Int, _ unit: Calendar.Component) -> String {
    var calendar = calendar ?? Calendar.current
    let locale = locale ?? Locale.current
    calendar.locale = locale
    // A day on which all units have their usual length, so that the style finds the same unit.
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    guard let date = calendar.date(byAdding: unit, value: value, to: reference) else { return "" }
    let units: Date.AnchoredRelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .numeric ? .numeric : .named,
      unitsStyle: units, locale: locale, calendar: calendar)
    return formattingContext.applied(to: style.format(reference))
  }
}
