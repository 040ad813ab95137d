/// Which tools rewrite the text of a view.
///
/// The tools belong to Apple's systems. Tests simulate a rewrite, which a view with the behavior `none`
/// refuses.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// What the results of writing tools may contain.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
