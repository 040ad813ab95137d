extension ListView {
  /// A Boolean value that indicates whether several items can be selected in the current mode.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func chosenItem(for path: IndexPath, isSelected: Bool) -> IndexPath? {
    guard let delegate = listDelegate else { return path }
    return isSelected ? delegate.willSelect(path) : delegate.willDeselect(path)
  }

  private var permitsSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: By the app

  /// Selects an item without calling the delegate; `nil` deselects all items.
  ///
  /// - Returns: The index path of the item; `nil` if the item cannot be selected.
  package func select(byApp path: IndexPath?, isAnimated: Bool) -> IndexPath? {
    guard let path else {
      deselectAll()
      return nil
    }
    guard permitsSelection, contains(path) else { return nil }
    if !selectsSeveral { deselect(state.selection.subtracting([path])) }
    setSelected(path, true, isAnimated: isAnimated)
    return path
  }

  func deselectAll() { deselect(state.selection) }

  func keepOneSelected() {
    if let first = state.selection.min() { deselect(state.selection.subtracting([first])) }
  }

  private func deselect(_ paths: Set<IndexPath>) {
    for path in paths.sorted() { setSelected(path, false) }
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool, isAnimated: Bool = false) {
    if isSelected { state.selection.insert(path) } else { state.selection.remove(path) }
    if let cell = cell(at: path) { showSelection(isSelected, in: cell, isAnimated: isAnimated) }
  }

  func showSelection(_ isSelected: Bool, in cell: Cell, isAnimated: Bool = false) {
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: isAnimated) }
  }

  // MARK: By the user

  /// Selects an item if the delegate permits it, and deselects the other items if only one item can
  /// be selected.
  func selectByUser(_ path: IndexPath) {
    guard permitsSelection, !state.selection.contains(path),
      let chosen = chosenItem(for: path, isSelected: true), contains(chosen)
    else { return }
    select(chosen)
    selectionWasTouched()
  }

  /// Selects or deselects an item if the delegate permits it, and informs the delegate.
  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
    guard listDelegate?.shouldHighlight(path) ?? true, contains(path) else { return }
    if isSelected { return selectByUser(path) }
    guard let chosen = chosenItem(for: path, isSelected: false), deselect(chosen) else { return }
    selectionWasTouched()
  }

  private func select(_ path: IndexPath) {
    if !selectsSeveral {
      for other in state.selection.subtracting([path]).sorted() {
        if let other = chosenItem(for: other, isSelected: false) { _ = deselect(other) }
      }
    }
    setSelected(path, true)
    if !isEditing { cell(at: path)?.selectionHandler?() }
    listDelegate?.didSelect(path)
  }

  private func deselect(_ path: IndexPath) -> Bool {
    guard state.selection.contains(path) else { return false }
    setSelected(path, false)
    listDelegate?.didDeselect(path)
    return true
  }

  // MARK: Touches

  /// Closes a swiped row or highlights the touched item.
  func followBegan(_ touches: Set<UITouch>) {
    guard let view = touches.first?.view else { return }
    if let swiping, swiping.endsSwipe(touching: view) {
      // A touch of the swiped row can continue the swipe.
      if indexPath(containing: view) != swiping.indexPath { swiping.close() }
      return
    }
    removeHighlight()
    guard let path = indexPath(containing: view), let cell = cell(at: path),
      permitsSelection || cell.isOutlineHeader, dataPath(of: path) != nil,
      listDelegate?.shouldHighlight(path) ?? true
    else { return }
    state.highlighted = path
    cell.setHighlighted(true, animated: false)
    listDelegate?.didHighlight(path)
  }

  func removeHighlight() {
    guard let path = state.highlighted else { return }
    state.highlighted = nil
    cell(at: path)?.setHighlighted(false, animated: false)
    if dataPath(of: path) != nil { listDelegate?.didUnhighlight(path) }
  }

  /// Selects or deselects the highlighted item if the finger is lifted inside its cell.
  func followEnded(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    guard let path = state.highlighted else {
      if let swiping, swiping.endsSwipe(touching: touch.view) { swiping.close() }
      return
    }
    guard let cell = cell(at: path), cell.bounds.covers(touch.location(in: cell)) else {
      return removeHighlight()
    }
    if cell.isOutlineHeader {
      removeHighlight()
      return cell.performOutlineDisclosure()
    }
    let selects = !selectsSeveral || !state.selection.contains(path)
    if !Self.asksWhileHighlighted { removeHighlight() }
    let chosen = chosenItem(for: path, isSelected: selects)
    removeHighlight()
    if let chosen, contains(chosen) {
      if selects {
        select(chosen)
        if let delegate = listDelegate, delegate.canPerformAction(chosen) {
          delegate.performAction(chosen)
        }
      } else {
        _ = deselect(chosen)
      }
    }
    selectionWasTouched()
  }

  /// Returns a Boolean value that indicates whether a recognizer may begin; `nil` if the list does
  /// not decide.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if state.multipleSelection?.claims(recognizer) == true { return false }
    guard let swiping, recognizer === swiping.recognizer else { return nil }
    return swiping.shouldBegin()
  }
}
