internal import CelloRaster

/// The metrics of the keys of the system keyboard, in points.
///
/// Source: docs/measurements/controls.md#keys.
struct KeyMetrics: Hashable, Sendable {
  /// The distance from the keys to the sides of the keyboard.
  var margin: CGFloat
  /// The horizontal distance between keys.
  var gap: CGFloat
  /// The distance from the top of the first row to the top of the second.
  var pitch: CGFloat
  var keyHeight: CGFloat
  /// The distance from the top of the first row to the bottom of the keyboard without the area
  /// below the keys.
  var height: CGFloat
  /// The offset of the last row, which is closer to the third row on some phones.
  var lastRowOffset: CGFloat = 0
  var cornerRadius: CGFloat
  var characterSize: CGFloat
  /// The size of capital letters.
  var capitalSize: CGFloat
  var textSize: CGFloat
  var symbolSize: CGFloat

  /// The height of the area below the keys.
  var areaBelow: CGFloat = 0
  /// The distance from the side of the keyboard to the middle of a button below the keys, and from
  /// the bottom of the keyboard.
  var belowCenter = CGPoint.zero

  /// Returns the metrics of the keys on a screen.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen.
  ///   - isKeypad: a Boolean value that indicates whether the keys are those of a keypad for digits.
  ///   - hasHomeIndicator: a Boolean value that indicates whether the screen has a safe area at the
  ///     bottom.
  static func keys(
    idiom: UIUserInterfaceIdiom, version: SystemVersion, screen: CGSize, isKeypad: Bool,
    hasHomeIndicator: Bool
  ) -> KeyMetrics {
    let isLandscape = screen.width > screen.height
    var metrics: KeyMetrics
    if idiom == .pad {
      metrics = isLandscape ? padOnItsSide : pad
      metrics.areaBelow = hasHomeIndicator ? 20 : 0
      if version == .iOS26 { metrics.cornerRadius = 9 }
      return metrics
    }
    if isLandscape {
      metrics = phoneOnItsSide
      metrics.areaBelow = hasHomeIndicator ? 21 : 0
      if hasHomeIndicator { (metrics.pitch, metrics.keyHeight, metrics.height) = (37, 30, 147) }
      if isKeypad { metrics.gap = 6 }
    } else if isKeypad {
      metrics = keypad
      if hasHomeIndicator { metrics.areaBelow = 75 }
      if version == .iOS26, hasHomeIndicator {
        // The keys are below the rounded corners of the keyboard.
        metrics.margin = glassPhone.margin
        (metrics.pitch, metrics.keyHeight, metrics.height) = (56, 49, 222)
      } else if screen.width >= 414 {
        (metrics.pitch, metrics.keyHeight, metrics.height) = (55.5, 48.5, 220)
      }
    } else if version == .iOS26, hasHomeIndicator {
      metrics = glassPhone
    } else {
      metrics = screen.width >= 414 ? largePhone : phone
      if hasHomeIndicator { metrics.areaBelow = 75 }
      metrics.belowCenter = CGPoint(x: 40, y: 39)
    }
    if version == .iOS26 { metrics.cornerRadius = 8.5 }
    return metrics
  }

  /// Phones narrower than 414 points, iOS 18.
  private static let phone = KeyMetrics(
    margin: 3, gap: 6, pitch: 54, keyHeight: 42, height: 206, lastRowOffset: -2, cornerRadius: 5,
    characterSize: 25, capitalSize: 22.5, textSize: 16, symbolSize: 19)

  /// Wider phones, iOS 18.
  private static let largePhone = KeyMetrics(
    margin: 13 / 3, gap: 19 / 3, pitch: 56, keyHeight: 133 / 3, height: 653 / 3, cornerRadius: 5,
    characterSize: 26, capitalSize: 24, textSize: 16, symbolSize: 20)

  /// Phones without a home button, iOS 26. The radius is that of all keys of iOS 26.
  private static let glassPhone = KeyMetrics(
    margin: 26 / 3, gap: 6, pitch: 56, keyHeight: 45, height: 213, cornerRadius: 8.5,
    characterSize: 25, capitalSize: 23, textSize: 18, symbolSize: 19, areaBelow: 80,
    belowCenter: CGPoint(x: 128.0 / 3, y: 40.5))

  /// Phones on their side. Chosen, so that the rows fit in the height of the keyboard.
  private static let phoneOnItsSide = KeyMetrics(
    margin: 3, gap: 6, pitch: 40, keyHeight: 32, height: 156, cornerRadius: 5, characterSize: 22,
    capitalSize: 20, textSize: 15, symbolSize: 17)

  /// Keypads. Recalled, except for the number of rows and columns.
  private static let keypad = KeyMetrics(
    margin: 6, gap: 6, pitch: 53, keyHeight: 46, height: 210, cornerRadius: 5, characterSize: 25,
    capitalSize: 25, textSize: 16, symbolSize: 21)

  /// iPads. Chosen, so that the rows fit in the height of the keyboard.
  private static let pad = KeyMetrics(
    margin: 6, gap: 12, pitch: 64, keyHeight: 55, height: 256, cornerRadius: 5, characterSize: 24,
    capitalSize: 22, textSize: 17, symbolSize: 21)

  /// iPads on their side. Chosen, so that the rows fit in the height of the keyboard.
  private static let padOnItsSide = KeyMetrics(
    margin: 7, gap: 14, pitch: 86, keyHeight: 75, height: 344, cornerRadius: 6, characterSize: 29,
    capitalSize: 27, textSize: 20, symbolSize: 25)
}

/// The colors of the system keyboard.
///
/// Source: docs/measurements/controls.md#keys.
struct KeyColors: Hashable, Sendable {
  var character: Color
  var function: Color
  var action: Color
  var cap: Color
  var actionCap = Color.white
  /// The opacity of the cap of a return key that cannot be pressed.
  var disabledOpacity: CGFloat = 0.3
  /// The color of the line below the keys; `nil` for none.
  var shadow: Color?
  /// The color of the second character of a key.
  var secondary: Color
  /// The radius of the upper corners of the keyboard on iOS 26. Chosen.
  static let areaRadius: CGFloat = 26

  init(isDark: Bool, version: SystemVersion) {
    cap = isDark ? .white : .black
    secondary = cap.multiplyingAlpha(by: 0.4)
    action =
      isDark
      ? Color(red: 10, green: 132, blue: 255) : Color(red: 0, green: 122, blue: 255)
    switch (version, isDark) {
    case (.iOS26, false):
      (character, function) = (.white, .white)
    case (.iOS26, true):
      character = Color(red: 80, green: 80, blue: 80)
      function = character
    case (.iOS18, false):
      (character, function) = (.white, Color(red: 171, green: 180, blue: 190))
      shadow = Color(red: 136, green: 139, blue: 142)
    case (.iOS18, true):
      character = Color(red: 107, green: 107, blue: 107)
      function = Color(red: 71, green: 71, blue: 71)
      shadow = Color(red: 30, green: 30, blue: 30)
    }
  }
}
