// Placeholder rows of dropped items, in spaces between the rows of the data source.

extension UITableView {
  func placeholdersDidChange() {
    updatePlaceholders()
    heightsChanged()
    appearanceChanged()
  }

  func placeholderWasRemoved(_ placeholder: ListPlaceholderContext) {
    guard let cell = placeholder.cell as? UITableViewCell else { return }
    cell.removeFromSuperview()
    recycle(cell)
    placeholdersDidChange()
  }

  var automaticPlaceholderHeight: CGFloat { Self.automaticDimension }

  /// Returns the placeholders of a section, from top to bottom.
  func placeholders(inSection section: Int) -> [ListPlaceholderContext] {
    sortedPlaceholders.filter { $0.path?.section == section }
  }

  /// Returns the number of placeholders in the section of a row that are above the row.
  func placeholders(above path: IndexPath) -> Int {
    state.placeholders.count { placeholder in
      placeholder.path.map { $0.section == path.section && $0.row <= path.row } ?? false
    }
  }

  /// Returns the height of a placeholder, in points.
  func height(of placeholder: ListPlaceholderContext) -> CGFloat {
    guard placeholder.height == Self.automaticDimension, let cell = placeholder.cell else {
      return traitCollection.pixelGrid.rounded(placeholder.height.nonNegative)
    }
    let width = contentWidth - 2 * metrics.rowInset
    return traitCollection.pixelGrid.roundedUp(
      cell.systemLayoutSizeFitting(
        CGSize(width: width.nonNegative, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height.nonNegative)
  }

  /// Updates the placements of the cells among the rows.
  private func updatePlaceholders() {
    for section in Set(state.placeholders.compactMap(\.path?.section)) {
      let group = placeholders(inSection: section)
      for (index, placeholder) in group.enumerated() {
        guard let row = placeholder.path?.row, let cell = placeholder.cell as? UITableViewCell
        else { continue }
        let position = shownPosition(
          of: IndexPath(row: row, section: section), of: itemCounts[section])
        place(cell, inSection: section, index: position.index + index, of: position.count)
        cell.placement?.next =
          index + 1 < group.count && group[index + 1].path == placeholder.path
          ? group[index + 1].cell
          : rows[shownItem(below: IndexPath(row: row - 1, section: section))]?.cell
      }
    }
  }

  /// Lays out the cells of the placeholders.
  func placePlaceholders() {
    updatePlaceholders()
    // The placeholders above a row, from top to bottom, fill the space before the row.
    for (path, group) in Dictionary(grouping: state.placeholders, by: \.path) {
      guard let path, let frames else { continue }
      var start =
        frames.space(before: path.row, inSection: path.section).lowerBound
        + (state.dropGap?.displacement(of: path) ?? 0)
      for placeholder in group {
        guard let cell = placeholder.cell else { continue }
        let end = start + height(of: placeholder)
        let frame = rowFrame(start...end)
        if cell.frame != frame { cell.frame = frame }
        if cell.superview !== self { addSubview(cell) }
        start = end
      }
    }
  }
}
