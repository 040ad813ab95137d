/// The extent to which writing tools can change a text.
///
/// Apple's writing tools are not available here. Tests simulate a rewrite, which a view with the
/// behavior `none` refuses.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// The formatting that results of writing tools can contain.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
