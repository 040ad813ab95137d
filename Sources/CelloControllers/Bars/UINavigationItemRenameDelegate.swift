/// A delegate for renaming the title of a navigation item. Only
/// ``navigationItem(_:didEndRenamingWith:)`` is required.
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called after renaming, when the item has the new title.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Returns the text to edit and its selected range; by default the whole title is selected.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns a Boolean value that indicates whether the user can rename the item; `true` by
  /// default.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// Returns a Boolean value that indicates whether the new title is acceptable; `true` by default.
  /// If not, editing continues.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns its arguments.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  /// Returns `true`.
  public func navigationItem(
    _: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
