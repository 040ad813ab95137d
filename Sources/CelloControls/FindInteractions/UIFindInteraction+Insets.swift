extension UIFindInteraction {
  /// Adds an inset below the content of a scroll view for the area that the panel and the keyboard
  /// cover, unless the app's insets already include it.
  final func panelDidMove() {
    guard let view = view as? UIScrollView else { return }
    var covered: CGFloat = 0
    if isFindNavigatorVisible, let area = view.areaOfKeyboard {
      let own = view.adjustedContentInset.bottom - view.coveredInset
      covered = max(view.bounds.maxY - area.minY - own, 0)
    }
    view.coveredInset = covered
  }
}
