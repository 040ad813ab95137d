extension UIControl {
  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
