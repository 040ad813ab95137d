extension UIFindInteraction {
  /// Gives a view that scrolls room below its content, as far as the panel and the keyboard cover it
  /// and the app has not made room itself.
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
