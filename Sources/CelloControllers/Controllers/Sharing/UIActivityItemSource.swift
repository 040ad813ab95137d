/// An object that provides an item for sharing.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  /// Never called: returns a placeholder with the type of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item for an activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Never called: returns the subject of a message with the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
