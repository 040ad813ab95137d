/// Lets the user rename the title of a navigation item. Only the method for the end is required.
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Called after renaming, when the item has the new title.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// The text that is edited, and the range of it that is selected; by default the title and all of
  /// it.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// Whether the title can be the new one; otherwise the text is edited further.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
