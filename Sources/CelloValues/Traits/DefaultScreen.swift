import Foundation

/// The screen of the iPhone that is simulated unless a test uses another device.
///
/// The environment variable `CELLOPHANE_SCREEN` sets it for tests that were written for a simulator with another screen, as in
/// `375x667@2`: the size in points, and the pixels per point.
package struct DefaultScreen: Equatable, Sendable {
  /// The size in portrait, in points.
  package var size = CGSize(width: 393, height: 852)
  /// The number of pixels per point.
  package var scale: CGFloat = 3

  /// The insets of the area that system bars, corners and a camera do not cover, in points: those of an iPhone 16, or those of an iPhone 8
  /// for screens that are not at least twice as high as wide, which belong to iPhones with a home button.
  package var safeArea: UIEdgeInsets {
    size.height >= 2 * size.width
      ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  package init() {}

  /// Creates a screen from its text; `nil` if the text has another form, or if a number is out of range: 100 to 2,000 points, 1 to 4 pixels.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: { "xX@".contains($0) }).map(String.init)
    let form = text.filter { "xX@".contains($0) }.lowercased()
    let numbers = parts.compactMap { Int($0) }
    guard form == "x@", numbers.count == 3, parts.count == 3,
      (100...2_000).contains(numbers[0]), (100...2_000).contains(numbers[1]),
      (1...4).contains(numbers[2])
    else { return nil }
    size = CGSize(width: numbers[0], height: numbers[1])
    scale = CGFloat(numbers[2])
  }

  /// The screen of this process.
  package static let current = screen(in: ProcessInfo.processInfo.environment)

  /// Returns the screen that environment variables describe. A text of another form is logged, and has no effect.
  package static func screen(in environment: [String: String]) -> DefaultScreen {
    guard let text = environment[variable], !text.isEmpty else { return DefaultScreen() }
    if let screen = DefaultScreen(text) { return screen }
    log.note(
      "\(variable): “\(text)” is not a screen, so the screen is 393x852@3. Write the width and the height in points, and the "
        + "pixels per point, as in 375x667@2.")
    return DefaultScreen()
  }

  private static let variable = "CELLOPHANE_SCREEN"
  package static let log = WarningLog()
}
