extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the visible part of the content, in points: the bounds without the adjusted content
  /// insets.
  public final var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}
