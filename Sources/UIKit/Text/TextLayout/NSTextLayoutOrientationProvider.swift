/// Has an orientation of lines.
public protocol NSTextLayoutOrientationProvider {
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
  /// How the lines of a text are placed.
  public enum TextLayoutOrientation: Int, Hashable, Sendable {
    /// From top to bottom.
    case horizontal = 0
    /// From right to left. No text is laid out so.
    case vertical = 1
  }
}
