extension UIView {
  /// The position of content whose size differs from the view's.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled proportionally to the largest size that fits; the rest of the view is transparent.
    case scaleAspectFit = 1
    /// Scaled proportionally to the smallest size that fills the view; the excess may be clipped.
    case scaleAspectFill = 2
    /// Stretched to the bounds; the view is redrawn when its bounds change.
    case redraw = 3
    /// Centered, in original size.
    case center = 4
    /// Centered at the top edge, in original size.
    case top = 5
    /// Centered at the bottom edge, in original size.
    case bottom = 6
    /// Centered at the left edge, in original size.
    case left = 7
    /// Centered at the right edge, in original size.
    case right = 8
    /// The contents are in the top left corner, in their original size.
    case topLeft = 9
    /// The contents are in the top right corner, in their original size.
    case topRight = 10
    /// The contents are in the bottom left corner, in their original size.
    case bottomLeft = 11
    /// The contents are in the bottom right corner, in their original size.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// Returns the frame of content with a size in an area.
  package func frame(of size: CGSize, in area: CGRect) -> CGRect {
    func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
      CGRect(
        x: area.minX + (area.width - size.width) * x,
        y: area.minY + (area.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(by factor: CGFloat) -> CGRect {
      placed(
        CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
    }
    switch self {
    case .scaleToFill, .redraw: return area
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return CGRect(origin: area.origin, size: .zero) }
      let factors = (area.width / size.width, area.height / size.height)
      return scaled(
        by: self == .scaleAspectFit ? min(factors.0, factors.1) : max(factors.0, factors.1))
    case .center: return placed(size, x: 0.5, y: 0.5)
    case .top: return placed(size, x: 0.5, y: 0)
    case .bottom: return placed(size, x: 0.5, y: 1)
    case .left: return placed(size, x: 0, y: 0.5)
    case .right: return placed(size, x: 1, y: 0.5)
    case .topLeft: return placed(size, x: 0, y: 0)
    case .topRight: return placed(size, x: 1, y: 0)
    case .bottomLeft: return placed(size, x: 0, y: 1)
    case .bottomRight: return placed(size, x: 1, y: 1)
    }
  }
}
