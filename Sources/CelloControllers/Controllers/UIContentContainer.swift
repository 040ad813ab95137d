/// An object with content that is resized with its environment.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Notifies the container that the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called: notifies the container that constraints give a child another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of its container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Notifies the container that its size will change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Notifies the container that its traits will change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
