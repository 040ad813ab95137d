open class UITabBar: UIView {
  /// How a bar places its items.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Fill the width if it is compact, otherwise centered.
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}
