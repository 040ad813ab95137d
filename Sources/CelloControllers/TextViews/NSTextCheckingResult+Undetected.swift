extension NSTextCheckingKey {
  /// A person's name in an address.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A job title in an address.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// A company in an address.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// A street in an address.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city in an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state or province in an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code in an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country in an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number in an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

extension NSTextCheckingResult {
  /// The parts of a detected address; `nil` for other results. Addresses are not detected here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// A detected date; `nil` for other results. Dates are not detected here.
  public var date: Date? { nil }
  /// The time zone of a detected date; `nil` for other results. Dates are not detected here.
  public var timeZone: TimeZone? { nil }
  /// The duration that is detected with a date, in seconds; 0 for other results. Dates are not
  /// detected here.
  public var duration: TimeInterval { 0 }
}
