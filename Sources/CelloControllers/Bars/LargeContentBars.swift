@_spi(Cello) import CelloControls

extension UIView {
  /// Shows the bar's items in the large content viewer. Lifting the finger above a button performs
  /// its action.
  final func showLargeContentOfBarItems() {
    let viewer = LargeContentViewer()
    viewer.didEnd = { item, _ in
      guard let button = item as? UIControl, button.isEnabled else { return }
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    addInteraction(viewer)
  }
}

/// What the large content viewer shows of a bar item.
extension UIBarItem {
  final var largeContentImage: UIImage? { largeContentSizeImage ?? image }
  /// An image for the large content viewer has the right size; others are enlarged.
  final var scalesLargeContentImage: Bool { largeContentSizeImage == nil }
}
