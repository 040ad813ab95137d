extension UIEvent {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// A button by its number, from 1; no button for another number.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons that are pressed; none for a finger.
  public var buttonMask: ButtonMask { [] }
}
