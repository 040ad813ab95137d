/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public var rawValue: String

  /// Creates a key with the name of a state.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with the name of a state.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
