/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, as with the arrow key.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down, as with the arrow key.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left, as with the arrow key.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right, as with the arrow key.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group of items, as with the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous group of items, as with the shift and tab keys.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The priority of an item in its group. The item with the highest priority receives the focus
/// first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public var rawValue: Int

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No priority, 0.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was last focused, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an item that an app prefers, 2000.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item, the highest number.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}
