extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns a button by its number, from 1 to 32; an empty set for other numbers.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
