extension UIContentSizeCategory {
  /// The user has chosen another text size.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new size, in the information of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIAccessibility {
  /// The user has turned bold texts on or off.
  public nonisolated static let boldTextStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The user has turned high contrast on or off.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posts what the user has changed.
  static func postChanges(from previous: UITraitCollection, to current: UITraitCollection) {
    let center = NotificationCenter.default
    let size = current.preferredContentSizeCategory
    if size != previous.preferredContentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScene.application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
    }
    if current.legibilityWeight != previous.legibilityWeight {
      center.post(name: boldTextStatusDidChangeNotification, object: nil)
    }
    if current.accessibilityContrast != previous.accessibilityContrast {
      center.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }
}
