/// An object with a layout orientation.
public protocol NSTextLayoutOrientationProvider {
  /// The orientation of lines.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
  /// The orientation of the lines of a text.
  public enum TextLayoutOrientation: Int, Hashable, Sendable {
    /// Lines run horizontally, from top to bottom.
    case horizontal = 0
    /// Lines run vertically, from right to left. No text is laid out vertically.
    case vertical = 1
  }
}
