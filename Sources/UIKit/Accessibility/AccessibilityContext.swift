/// The position of an element in its container, which is spoken with the element.
package enum AccessibilityContext: Equatable {
  /// An item of a series, such as a segment. Numbers start at 1.
  case item(Int, of: Int)
  /// A tab. Numbers start at 1.
  case tab(Int, of: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case cell(AccessibilityCell)

  /// The description in a list of elements, such as `tab 1 of 4`.
  var notation: String {
    switch self {
    case .item(let index, let count): "\(index) of \(count)"
    case .tab(let index, let count): "tab \(index) of \(count)"
    case .listStart: "list start"
    case .listEnd: "list end"
    case .landmarkStart: "landmark start"
    case .landmarkEnd: "landmark end"
    case .cell(let cell): cell.notation
    }
  }
}

/// The position of a cell in a data table.
package struct AccessibilityCell: Equatable {
  /// The first row, starting at 1; `nil` if the cell has no row.
  var row: Int?
  /// The first column, starting at 1; `nil` if the cell has no column.
  var column: Int?
  /// The number of rows.
  var height: Int
  /// The number of columns.
  var width: Int
  /// A Boolean value that indicates whether the cell is the first of its row.
  var isFirstInRow: Bool
  /// The texts of the row's headers and then of the column's headers.
  var headers: [String]

  /// The description in a list of elements, such as `"Age" row 2 column 1`.
  var notation: String {
    func range(_ name: String, _ first: Int?, _ count: Int) -> String? {
      first.map { count > 1 ? "\(name)s \($0)-\($0 + count - 1)" : "\(name) \($0)" }
    }
    let position = [range("row", row, height), range("column", column, width)]
    return (headers.map(\.debugDescription) + position.compactMap { $0 }).joined(separator: " ")
  }
}

extension AccessibilityCell {
  // Source: docs/measurements/accessibility.md#data-tables.
  /// Creates the position of a cell in a table. The headers of the row are spoken with its first
  /// cell, unless they are not cells of the table. A header of the column is not spoken with the
  /// first cell of the next row. A cell is not a header of itself.
  @MainActor init(
    of cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    func valid(_ range: NSRange) -> Int? {
      range.location == NSNotFound || range.location < 0 || range.location == .max
        ? nil : range.location
    }
    let (row, column) = (valid(rows), valid(columns))
    // The limit protects against an excessively large table.
    let isFirst =
      row != nil && column != nil
      && !(0..<min(column ?? 0, 1_000)).contains {
        table.accessibilityDataTableCellElement(forRow: rows.location, column: $0) != nil
      }
    let rowHeaders =
      !isFirst
      ? []
      : (table.accessibilityHeaderElements(forRow: rows.location) ?? []).filter { header in
        header !== cell
          && table.accessibilityDataTableCellElement(
            forRow: header.accessibilityRowRange().location,
            column: header.accessibilityColumnRange().location) === header
      }
    let columnHeaders = (table.accessibilityHeaderElements(forColumn: columns.location) ?? [])
      .filter { header in
        let isAbove =
          isFirst && valid(header.accessibilityColumnRange()) == column
          && valid(header.accessibilityRowRange()).map { $0 + 1 } == row
        return header !== cell && !isAbove
      }
    let texts = (rowHeaders + columnHeaders).compactMap { header -> String? in
      guard let object = header as? NSObject else { return nil }
      let parts = [object.accessibilityLabel, object.accessibilityValue].compactMap { $0 }
        .filter { !$0.isEmpty }
      return parts.isEmpty ? nil : parts.joined(separator: ": ")
    }
    self.init(
      row: row.map { $0 + 1 }, column: column.map { $0 + 1 },
      height: min(max(rows.length, 1), 10_000), width: min(max(columns.length, 1), 1_000),
      isFirstInRow: isFirst, headers: texts)
  }
}
