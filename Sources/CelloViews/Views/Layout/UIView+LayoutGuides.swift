extension UIView {
  /// Returns a system guide, which is created on first use.
  func systemGuide<Guide: UILayoutGuide>(
    _ identifier: String, _ make: () -> Guide
  ) -> Guide {
    if let guide = layoutState?.systemGuides[identifier] as? Guide { return guide }
    let guide = make()
    guide.identifier = identifier
    state.systemGuides[identifier] = guide
    listLayoutGuide(guide)
    return guide
  }

  /// A Boolean value that indicates whether the view has created its keyboard guide.
  final var hasKeyboardLayoutGuide: Bool {
    layoutState?.systemGuides[UIKeyboardLayoutGuide.name] != nil
  }
}

package enum ReadableContent {
  /// The maximum width in points. Source: docs/measurements/auto-layout.md#readable-width.
  package static let maximumWidth: CGFloat = 672
}
