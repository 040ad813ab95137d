extension ListView {
  func canFocusItem(at path: IndexPath) -> Bool {
    listDelegate?.canFocus(path) ?? state.focus.allows(isEditing: isEditing)
  }

  /// Stores the focused item, and selects it if selection follows focus.
  func focusDidMove(to path: IndexPath?) {
    guard let path else { return }
    state.focus.last = path
    if listDelegate?.selectionFollowsFocus(path) ?? state.focus.selects { selectByUser(path) }
  }

  /// Returns the cell to focus first: the cell of the delegate's preferred item, of the item that
  /// was focused last, or of the first selected item.
  func preferredCellToFocus() -> UIView? {
    let remembered = state.focus.remembersLast ? state.focus.last : nil
    guard let path = listDelegate?.preferredItem() ?? remembered ?? state.selection.min(),
      contains(path),
      canFocusItem(at: path)
    else { return nil }
    return visibleCell(at: path)
  }

  /// Returns the cell of an item after scrolling to the item if needed.
  func visibleCell(at path: IndexPath) -> Cell? {
    scrollToVisible(path)
    layoutIfNeeded()
    return cell(at: path)
  }
}
