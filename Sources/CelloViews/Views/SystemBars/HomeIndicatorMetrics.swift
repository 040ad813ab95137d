/// The metrics of the home indicator, in points.
///
/// Source: docs/measurements/bars.md#home-indicators.
enum HomeIndicatorMetrics {
  static let height: CGFloat = 5
  /// The distance to the bottom of the screen.
  static let bottomInset: CGFloat = 8
  /// The opacities over light and dark content.
  static let (darkOpacity, lightOpacity) = (1 as CGFloat, 0.3 as CGFloat)
  /// The widths as fractions of the width of the screen.
  private static let (upright, onItsSide, pad) =
    (0.357 as CGFloat, 0.294 as CGFloat, 0.3 as CGFloat)

  /// Returns the frame on a screen.
  static func frame(on size: CGSize, isPad: Bool, grid: PixelGrid) -> CGRect {
    let share = isPad ? pad : size.width > size.height ? onItsSide : upright
    let width = grid.rounded(size.width * share)
    return grid.roundedEdges(
      of: CGRect(
        x: (size.width - width) / 2, y: size.height - bottomInset - height, width: width,
        height: height))
  }
}
