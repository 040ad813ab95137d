/// A key of the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of the kind of the change, as a `UInt`.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value; without an entry for `nil`.
  public static let newKey = Self(rawValue: "new")
  /// The former value; without an entry for `nil`.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of changed objects; never present.
  public static let indexesKey = Self(rawValue: "indexes")
  /// `true` before the change, for the option `prior`.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
