/// Formats the time between two dates in words, such as “2 hours ago”.
///
/// Foundation has the class on Apple's systems only.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”
    case full = 0
    /// “two months ago”
    case spellOut = 1
    /// “2 mo. ago”
    case short = 2
    /// “2mo ago”
    case abbreviated = 3
  }

  /// Whether days and the like next to the reference have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”
    case numeric = 0
    /// “yesterday”
    case named = 1
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Context.unknown
  /// The calendar whose units are counted; `nil` for the current one.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language; `nil` for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  /// Always fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The text of the largest component that is not zero; of none, of zero seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      if let value = dateComponents.value(for: unit), value != 0, value != NSDateComponentUndefined
      {
        return text(value, unit)
      }
    }
    return text(0, .second)
  }

  /// The text of seconds from now, negative ones in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite else { return text(0, .second) }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// The text of a date as seen from another one: of the largest whole unit between them.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// The text of a `Date` as seen from now; `nil` for another object.
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
