/// The semantic meaning of a text, for automatic input. It has no effect on the keyboard's
/// appearance.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The district of an address.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

// Birthdays, credit cards and formatted texts. Source of the values of the first two groups: the
// autofill tokens of HTML. The other values are chosen in the same manner.
extension UITextContentType {
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")

  /// The expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The full name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")

  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(
    rawValue: "shipment-tracking-number")
  /// The EID of a cellular device.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The IMEI of a cellular device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
