extension ListView {
  func canFocusItem(at path: IndexPath) -> Bool {
    listDelegate?.canFocus(path) ?? state.focus.allows(isEditing: isEditing)
  }

  /// The item with the focus is selected, if the selection follows the focus.
  func focusDidMove(to path: IndexPath?) {
    guard let path else { return }
    state.focus.last = path
    if listDelegate?.selectionFollowsFocus(path) ?? state.focus.selects { selectByUser(path) }
  }

  /// The cell that gets the focus first: of the delegate's item, the last one or a selected one.
  func preferredCellToFocus() -> UIView? {
    let remembered = state.focus.remembersLast ? state.focus.last : nil
    guard let path = listDelegate?.preferredItem() ?? remembered ?? state.selection.min(),
      contains(path),
      canFocusItem(at: path)
    else { return nil }
    return visibleCell(at: path)
  }

  /// The cell of an item, after scrolling to it as far as it is not visible.
  func visibleCell(at path: IndexPath) -> Cell? {
    scrollToVisible(path)
    layoutIfNeeded()
    return cell(at: path)
  }
}
