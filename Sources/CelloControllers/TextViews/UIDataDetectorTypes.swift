/// The types of data that a text view detects. The raw values are from Apple's `UIDataDetectors.h`.
///
/// Only links, including mail addresses, and telephone numbers are detected. Apple's detectors for
/// the other types are not available here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses, which are not detected.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times, which are not detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments, which are not detected.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers, which are not detected.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Terms to look up, which are not detected.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money, which are not detected.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities, which are not detected.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
