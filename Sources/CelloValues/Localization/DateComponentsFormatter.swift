internal import CelloText

/// A formatter of amounts of time, such as “1 hour, 10 minutes”.
///
/// Foundation provides the class only on Apple's systems. Fractional units are missing.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The styles of units.
  public enum UnitsStyle: Int, Sendable {
    /// “1:10:00”; units larger than hours as in ``abbreviated``.
    case positional = 0
    /// “1h 10m”.
    case abbreviated = 1
    /// “1 hr, 10 min”.
    case short = 2
    /// “1 hour, 10 minutes”.
    case full = 3
    /// “one hour, ten minutes”.
    case spellOut = 4
    /// “1hr 10min”.
    case brief = 5
  }

  /// The zeros to leave out or write.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// ``dropLeading`` in the positional style, and ``dropAll`` in the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Leaves out zeros before the first other value.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Leaves out zeros between other values.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Leaves out zeros after the last other value.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Leaves out all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all zeros, and two digits in each position.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the units; `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units to write: years, months, weeks of months, days, hours, minutes and seconds. An empty
  /// set, the default, allows all units except weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zeros to leave out or write; the default behavior by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that defines the units and the language; `nil` for the current calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date at which the amounts start, because units such as months differ in length; `nil`, the
  /// default, for the beginning of 2001.
  open var referenceDate: Date?
  /// The largest number of units in the text; 0, the default, for no limit. Smaller units are left
  /// out.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether a value of 1 in the largest unit is written in the next
  /// smaller unit, such as “70m”; `false` by default.
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text begins with “About”, in English; `false` by
  /// default.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with “remaining”, in English; `false` by
  /// default.
  open var includesTimeRemainingPhrase = false
  /// The position of the text in a sentence. At the beginning of a sentence, it starts with a
  /// capital letter.
  open var formattingContext = Context.unknown

  /// Creates a formatter with the default values.
  public override init() { super.init() }

  /// Always fails, because archives of formatters are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the text of components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of components; `nil` if the calendar cannot add them. If no units are
  /// allowed, the units of the components are used.
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

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, in: calendar ?? .current, units: units)
  }

  /// Returns the text of an amount in seconds; `nil` for NaN and infinity.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Self.start
    return text(from: start, to: start.addingTimeInterval(ti), in: counting, units: units)
  }

  /// Returns the text of `DateComponents` or of an amount in seconds; `nil` for another object.
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
    /// The name in ICU.
    var name: String
  }

  /// The units from the largest to the smallest.
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

  /// The calendar for amounts without a time zone: days have 24 hours.
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
    // If all units are zero, the last unit remains.
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

  /// Returns hours, minutes and seconds with colons, after larger units with their names.
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

  /// Returns the units in words, with numbers in words.
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
