/// The heights of the system keyboard in portrait or landscape, in points.
struct KeyboardMetrics: Hashable, Sendable {
  /// The height of the keys, including the area for the home indicator.
  var keys: CGFloat
  /// The height of the suggestions bar above the keys.
  var suggestions: CGFloat
  /// The height of a keypad for digits, including the area for the home indicator.
  var keypad: CGFloat

  // Source of the colors: docs/measurements/controls.md#keyboards.
  static let lightColor = UIColor(red: 209 / 255, green: 214 / 255, blue: 219 / 255, alpha: 1)
  /// The color on iOS 26.
  static let lightGlassColor = UIColor(red: 222 / 255, green: 223 / 255, blue: 228 / 255, alpha: 1)
  static let darkColor = UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
  /// The duration in seconds and the number of the curve in notifications about the animation.
  /// Source: docs/measurements/motion.md#durations; Apple's headers have no name for the curve.
  static let animationDuration = 0.25
  static let animationCurve = 7
  /// The options of an animation with the curve.
  static let animationOptions: UIView.AnimationOptions = [
    UIView.AnimationOptions(rawValue: UInt(animationCurve) << 16), .overrideInheritedCurve,
  ]

  /// Creates the heights for a device.
  ///
  /// - Parameters:
  ///   - idiom: the idiom of the device.
  ///   - version: the version of the system.
  ///   - screen: the size of the screen, in points.
  ///   - hasHomeIndicator: whether the screen has a safe area at the bottom.
  ///
  /// Source: docs/measurements/controls.md#keyboards.
  init(
    idiom: UIUserInterfaceIdiom, version: SystemVersion, screen: CGSize, hasHomeIndicator: Bool
  ) {
    let isLandscape = screen.width > screen.height
    if idiom == .pad {
      keys = (isLandscape ? 353 : 265) + (hasHomeIndicator ? 20 : 0)
      suggestions = 55
    } else if isLandscape {
      keys = hasHomeIndicator ? 171 : 162
      suggestions = 38
    } else {
      keys = (hasHomeIndicator ? 291 : 216) + (screen.width >= 414 ? 10 : 0)
      suggestions = hasHomeIndicator || screen.width >= 414 ? 45 : 44
    }
    // The keys of iOS 26 are taller. The height with suggestions is not known and stays.
    if version == .iOS26, idiom != .pad, !isLandscape, hasHomeIndicator {
      keys += 26
      suggestions -= 26
    }
    keypad = keys
  }

  /// Returns the height of a keyboard for text with certain traits, in points.
  @MainActor func height(for traits: any UITextInputTraits) -> CGFloat {
    if traits.keyboardType.isKeypad { return keypad }
    return keys + (traits.autocorrectionType == .no ? 0 : suggestions)
  }
}
