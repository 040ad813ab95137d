internal import CelloText

/// Formats amounts of time, such as “1 hour, 10 minutes”.
///
/// Foundation has the class on Apple's systems only. Fractional units are missing.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “1:10:00”; of larger units than hours as in ``abbreviated``.
    case positional = 0
    /// “1h 10m”
    case abbreviated = 1
    /// “1 hr, 10 min”
    case short = 2
    /// “1 hour, 10 minutes”
    case full = 3
    /// “one hour, ten minutes”
    case spellOut = 4
    /// “1hr 10min”
    case brief = 5
  }

  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As ``dropLeading`` in the positional style, and ``dropAll`` in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All zeros are written, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that are used: years, months, weeks of months, days, hours, minutes and seconds; none
  /// for all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar whose units are counted, with the language; `nil` for the current one.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Where components begin that have different lengths, such as months; `nil` for the beginning of
  /// 2001.
  open var referenceDate: Date?
  /// The largest number of units in the text; smaller ones are left out. 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is counted in the next smaller one: “70m”.
  open var collapsesLargestUnit = false
  /// Whether “About” precedes the text, in English.
  open var includesApproximationPhrase = false
  /// Whether “remaining” follows the text, in English.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Context.unknown

  public override init() { super.init() }

  /// Always fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The text of components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text of components, in units of their own if none are allowed; `nil` if the calendar cannot
  /// add them.
  open func string(from components: DateComponents) -> String? {
    let calendar = counting
    let start = referenceDate ?? Self.start
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    let given = Self.units.filter {
      components.value(for: $0.component).map { $0 != NSDateComponentUndefined } ?? false
    }
    return text(
      from: start, to: end, in: calendar,
      units: allowedUnits.isEmpty && !given.isEmpty ? given : units)
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, in: calendar ?? .current, units: units)
  }

  /// The text of seconds; `nil` for NaN and infinities.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Self.start
    return text(from: start, to: start.addingTimeInterval(ti), in: counting, units: units)
  }

  /// The text of `DateComponents` or of seconds; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  // MARK: Units

  private struct Unit {
    var unit: NSCalendar.Unit
    var component: Calendar.Component
    /// ICU's name.
    var name: String
  }

  /// From the largest to the smallest.
  private static let units = [
    Unit(unit: .year, component: .year, name: "year"),
    Unit(unit: .month, component: .month, name: "month"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, name: "week"),
    Unit(unit: .day, component: .day, name: "day"),
    Unit(unit: .hour, component: .hour, name: "hour"),
    Unit(unit: .minute, component: .minute, name: "minute"),
    Unit(unit: .second, component: .second, name: "second"),
  ]

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private var units: [Unit] {
    Self.units.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
  }

  /// The calendar for amounts that belong to no place: days have 24 hours.
  private var counting: Calendar {
    var result = calendar ?? .current
    result.timeZone = .gmt
    return result
  }

  private func text(
    from start: Date, to end: Date, in calendar: Calendar, units: [Unit]
  ) -> String? {
    func values(of units: [Unit]) -> [(unit: Unit, value: Int)] {
      let components = calendar.dateComponents(
        Set(units.map(\.component)), from: min(start, end), to: max(start, end))
      return units.map { ($0, components.value(for: $0.component) ?? 0) }
    }
    var parts = values(of: units)
    if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts[first].value == 1, first + 1 < parts.count
    {
      parts = values(of: Array(units[(first + 1)...]))
    }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    if end < start, let first = parts.firstIndex(where: { $0.value != 0 }) {
      parts[first].value.negate()
    }
    return formattingContext.applied(
      to: withPhrases(written(parts, locale: calendar.locale ?? .current)))
  }

  private func withoutZeros(_ parts: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    // The last unit remains if all are zero.
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return parts.isEmpty || behavior.isEmpty ? parts : [parts[parts.count - 1]] }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  // MARK: Text

  private func written(_ parts: [(unit: Unit, value: Int)], locale: Locale) -> String {
    switch unitsStyle {
    case .positional: return positions(parts, locale: locale)
    case .abbreviated: return joined(parts, .narrow, locale: locale)
    case .short: return joined(parts, .short, locale: locale)
    case .full: return joined(parts, .wide, locale: locale)
    case .spellOut: return spelledOut(parts, locale: locale)
    case .brief:
      return parts.map {
        UnitText.text($0.value, $0.unit.name, .short, language: locale.identifier)
          .filter { !$0.isWhitespace }
      }.joined(separator: " ")
    }
  }

  private func joined(
    _ parts: [(unit: Unit, value: Int)], _ width: UnitText.Width, locale: Locale
  ) -> String {
    UnitText.joined(
      parts.map { UnitText.text($0.value, $0.unit.name, width, language: locale.identifier) },
      width,
      language: locale.identifier)
  }

  /// Hours, minutes and seconds with colons, after larger units with their names.
  private func positions(_ parts: [(unit: Unit, value: Int)], locale: Locale) -> String {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    let named = parts.filter { !clock.contains($0.unit.unit) }
    let pads = zeroFormattingBehavior.contains(.pad)
    let digits = parts.filter { clock.contains($0.unit.unit) }.enumerated().map { index, part in
      let number = String(part.value.magnitude)
      let isPadded = number.count < 2 && (index > 0 || pads && named.isEmpty)
      return (part.value < 0 ? "-" : "") + (isPadded ? "0" : "") + number
    }
    var texts: [String] = []
    if !named.isEmpty { texts.append(joined(named, .narrow, locale: locale)) }
    if !digits.isEmpty { texts.append(digits.joined(separator: ":")) }
    return texts.joined(separator: " ")
  }

  /// The units in words, with the numbers replaced by words.
  private func spelledOut(_ parts: [(unit: Unit, value: Int)], locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    let plain = NumberFormatter()
    plain.locale = locale
    plain.numberStyle = .decimal
    formatter.numberStyle = .spellOut
    let texts = parts.map { part -> String in
      let text = UnitText.text(part.value, part.unit.name, .wide, language: locale.identifier)
      guard let digits = plain.string(from: NSNumber(value: part.value)),
        let words = formatter.string(from: NSNumber(value: part.value))
      else { return text }
      return text.replacingOccurrences(of: digits, with: words)
    }
    return UnitText.joined(texts, .wide, language: locale.identifier)
  }

  private func withPhrases(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
