/// Shows an enlarged version of the item under a finger that rests on a view, while the view's text
/// size is an accessibility size. Items that the finger moves to replace the shown item.
package final class LargeContentViewer: NSObject, UIInteraction {
  package private(set) weak var view: UIView?
  /// The recognizer of the resting finger.
  package let recognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Returns the item at a point in the view's coordinates; `nil` for none.
  package var item: @MainActor (CGPoint) -> (any UILargeContentViewerItem)? = { _ in nil }
  /// Called when the finger is lifted, with the item under it and its location in the view's
  /// coordinates.
  package var didEnd: @MainActor ((any UILargeContentViewerItem)?, CGPoint) -> Void = { _, _ in }
  /// Returns the view in which items are shown; `nil` for the root view.
  package var container: @MainActor () -> UIView? = { nil }

  private weak var shownView: LargeContentView?

  package override init() {
    super.init()
    item = { [weak self] in self?.view?.largeContentItem(at: $0) }
    recognizer.delegate = self
    recognizer.addTarget(self, action: LargeContentViewer.pressed)
  }

  package func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(recognizer)
  }

  package func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns a Boolean value that indicates whether items are shown for a text size.
  package static func isEnabled(for traits: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted after the text size of the main screen has changed from or to an accessibility size.
  package nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  private func pressed(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(point))
    case .ended:
      hide()
      didEnd(item(point), point)
    default: hide()
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let view, let item else { return hide() }
    let content = LargeContent(item)
    guard content.isShown, !content.isEmpty else { return hide() }
    if let shownView, shownView.content == content { return }
    let largeView = shownView ?? LargeContentView()
    largeView.show(content, in: container() ?? view.rootView)
    shownView = largeView
  }

  private func hide() {
    shownView?.removeFromSuperview()
    shownView = nil
  }
}

extension LargeContentViewer: UIGestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, Self.isEnabled(for: view.traitCollection) else { return false }
    return item(gestureRecognizer.location(in: view)).map { $0.showsLargeContentViewer } ?? false
  }
}
