/// The metrics of the status bar on one kind of screen, in points.
///
/// Source: docs/measurements/bars.md#status-bars.
struct StatusBarMetrics: Hashable, Sendable {
  /// The positions of the parts.
  enum Arrangement: Hashable, Sendable {
    /// The time on the left side of a camera, the glyphs on its right side.
    case besideCamera
    /// The time in the middle, the signals on the left, the battery on the right.
    case centered
    /// The time and the date on the left, the glyphs on the right.
    case pad
  }

  var arrangement: Arrangement
  /// The width of the screen on which the horizontal positions were measured. They are proportional
  /// on other screens.
  var screenWidth: CGFloat
  /// The size of the font of the time.
  var fontSize: CGFloat
  /// The distance from the baseline of the time, on which the glyphs stand, to the bottom of the
  /// bar.
  var baselineInset: CGFloat
  /// The horizontal center of the time, or its left edge on iPads.
  var timePosition: CGFloat
  /// The distance from the last glyph to the right edge of the screen.
  var trailingInset: CGFloat
  /// The distance between the glyphs.
  var spacing: CGFloat
  /// The size of the four bars of the cellular signal.
  var cellular: CGSize
  /// The height of the glyph of Wi-Fi, which is the radius of its outer arc.
  var wifiRadius: CGFloat
  /// The size of the battery's outline, without its terminal.
  var battery: CGSize
  var batteryRadius: CGFloat
  /// The width of the terminal, which is one point beside the outline.
  var terminalWidth: CGFloat

  // A screen whose bar is not in the table has the metrics of the closest kind.

  /// Returns the metrics for a screen.
  ///
  /// - Parameters:
  ///   - height: the height of the status bar.
  ///   - width: the width of the screen.
  static func metrics(height: CGFloat, width: CGFloat, isPad: Bool) -> StatusBarMetrics {
    if isPad { return height > 20 ? tallPad : pad }
    if height < 30 { return homeButton }
    if height < 55 { return width < 390 ? smallNotch : notch }
    return width < 435 ? island : largeIsland
  }

  /// Phones with a home button. Chosen, after pictures of iOS.
  private static let homeButton = StatusBarMetrics(
    arrangement: .centered, screenWidth: 375, fontSize: 12, baselineInset: 5.5, timePosition: 187.5,
    trailingInset: 6, spacing: 5, cellular: CGSize(width: 15, height: 9.5), wifiRadius: 9.5,
    battery: CGSize(width: 22, height: 10), batteryRadius: 2.5, terminalWidth: 1.5)

  /// Phones with a notch that are 375 points wide.
  private static let smallNotch = StatusBarMetrics(
    arrangement: .besideCamera, screenWidth: 375, fontSize: 15, baselineInset: 47 / 3,
    timePosition: 48, trailingInset: 43 / 3, spacing: 5,
    cellular: CGSize(width: 17, height: 32.0 / 3), wifiRadius: 11,
    battery: CGSize(width: 22, height: 34.0 / 3), batteryRadius: 8 / 3, terminalWidth: 4 / 3)

  /// Phones with a notch.
  private static let notch = StatusBarMetrics(
    arrangement: .besideCamera, screenWidth: 390, fontSize: 16, baselineInset: 50 / 3,
    timePosition: 155.5 / 3, trailingInset: 55 / 3, spacing: 16 / 3,
    cellular: CGSize(width: 17, height: 34.0 / 3), wifiRadius: 12,
    battery: CGSize(width: 68.0 / 3, height: 12), batteryRadius: 10 / 3, terminalWidth: 4 / 3)

  /// Phones with a camera inside of the screen.
  private static let island = StatusBarMetrics(
    arrangement: .besideCamera, screenWidth: 393, fontSize: 17, baselineInset: 71 / 3,
    timePosition: 71, trailingInset: 98 / 3, spacing: 22 / 3,
    cellular: CGSize(width: 58.0 / 3, height: 37.0 / 3), wifiRadius: 37 / 3,
    battery: CGSize(width: 25, height: 13), batteryRadius: 4, terminalWidth: 4 / 3)

  /// Phones with a camera inside of a large screen.
  private static let largeIsland = StatusBarMetrics(
    arrangement: .besideCamera, screenWidth: 440, fontSize: 18, baselineInset: 23,
    timePosition: 251.5 / 3, trailingInset: 122 / 3, spacing: 22 / 3,
    cellular: CGSize(width: 65.0 / 3, height: 41.0 / 3), wifiRadius: 14,
    battery: CGSize(width: 85.0 / 3, height: 43.0 / 3), batteryRadius: 5, terminalWidth: 5 / 3)

  /// iPads with a home button. Chosen, after pictures of iPadOS.
  private static let pad = StatusBarMetrics(
    arrangement: .pad, screenWidth: 768, fontSize: 12, baselineInset: 5.5, timePosition: 12,
    trailingInset: 12, spacing: 5, cellular: CGSize(width: 15, height: 9.5), wifiRadius: 10,
    battery: CGSize(width: 23, height: 10.5), batteryRadius: 3, terminalWidth: 1.5)

  /// iPads without a home button. Chosen, after pictures of iPadOS.
  private static let tallPad = StatusBarMetrics(
    arrangement: .pad, screenWidth: 834, fontSize: 12, baselineInset: 7, timePosition: 20,
    trailingInset: 20, spacing: 5, cellular: CGSize(width: 15, height: 9.5), wifiRadius: 10,
    battery: CGSize(width: 23, height: 10.5), batteryRadius: 3, terminalWidth: 1.5)
}
