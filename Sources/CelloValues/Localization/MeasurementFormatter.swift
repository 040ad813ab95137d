internal import CelloText

/// A formatter of numbers with units, such as “26.219 mi”.
///
/// On Linux, Foundation's own class is unavailable. The option `naturalScale` is missing.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The options for units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement is kept, instead of the unit that the region prefers.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Temperatures are written without the name of their unit, such as “20°”.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The units to write; by default the units that the region prefers for lengths, areas, volumes,
  /// masses, speeds and temperatures.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name: “26.219mi”, “26.219 mi” or “26.219 miles”; `medium` by default.
  open var unitStyle = UnitStyle.medium
  /// The language and the region; `nil` for the current ones.
  open var locale: Locale! = .autoupdatingCurrent { didSet { ownNumberFormatter.locale = locale } }
  private var ownNumberFormatter = NumberFormatter()

  /// The formatter of the numbers; by default one with at most three fraction digits.
  open var numberFormatter: NumberFormatter! {
    get { ownNumberFormatter }
    set { ownNumberFormatter = newValue ?? Self.makeNumberFormatter(locale) }
  }

  /// Creates a formatter with the default values.
  public override init() {
    super.init()
    ownNumberFormatter = Self.makeNumberFormatter(locale)
  }

  /// Always fails, because archives of formatters are not supported.
  public required init?(coder: NSCoder) { return nil }

  private static func makeNumberFormatter(_ locale: Locale?) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale ?? .current
    return formatter
  }

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(of: measurement.value, measurement.unit)
  }

  /// Returns the name of a unit, such as “km”.
  open func string(from unit: Unit) -> String {
    guard let measure = measure(of: 2, unit, isConverted: false) else { return unit.symbol }
    return measure.text.replacingOccurrences(of: measure.digits, with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a `Measurement<Unit>`; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { text(of: $0.value, $0.unit) }
  }

  private func text(of value: Double, _ unit: Unit) -> String {
    let isConverted = !unitOptions.contains(.providedUnit)
    guard let measure = measure(of: value, unit, isConverted: isConverted) else {
      return "\(digits(of: value)) \(unit.symbol)"
    }
    return measure.text.replacingOccurrences(of: measure.digits, with: digits(of: measure.number))
  }

  private func digits(of number: Double) -> String {
    ownNumberFormatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// Returns a number with a unit that ICU knows, converted to the unit of the region if requested.
  private func measure(of value: Double, _ unit: Unit, isConverted: Bool) -> UnitText.Measure? {
    guard let known = MeasurementUnit(unit) else { return nil }
    let locale = (locale ?? Locale.current).identifier
    let width: UnitText.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .wide
      @unknown default: .short
      }
    let usage = isConverted ? known.usage : nil
    let measure = UnitText.measure(value, known.stem, width, usage: usage, locale: locale)
    guard known.isTemperature, unitOptions.contains(.temperatureWithoutUnit), let measure else {
      return measure
    }
    return UnitText.measure(
      measure.number, "measure-unit/temperature-generic", width, usage: nil, locale: locale)
  }
}
