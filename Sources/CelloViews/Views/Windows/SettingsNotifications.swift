extension UIContentSizeCategory {
  /// Posted when the user changes the text size.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new text size in the user information of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIAccessibility {
  /// Posted when the user turns bold text on or off.
  public nonisolated static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the user turns high contrast on or off.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posts notifications of the settings that differ between two trait collections.
  static func postChanges(from previous: UITraitCollection, to current: UITraitCollection) {
    let center = NotificationCenter.default
    let size = current.preferredContentSizeCategory
    if size != previous.preferredContentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScene.application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
    }
    if size.isAccessibilityCategory
      != previous.preferredContentSizeCategory.isAccessibilityCategory
    {
      center.post(name: LargeContentViewer.enabledStatusDidChangeNotification, object: nil)
    }
    if current.legibilityWeight != previous.legibilityWeight {
      center.post(name: boldTextStatusDidChangeNotification, object: nil)
    }
    if current.accessibilityContrast != previous.accessibilityContrast {
      center.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
    if current.reducesTransparency != previous.reducesTransparency {
      center.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
    }
    if current.motion.isReduced != previous.motion.isReduced {
      center.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
    if (current.motion == .crossFades) != (previous.motion == .crossFades) {
      center.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }
}
