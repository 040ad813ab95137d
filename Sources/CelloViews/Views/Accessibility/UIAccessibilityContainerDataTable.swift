/// A cell of a data table, for assistive technologies.
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the range of rows of the cell, from 0.
  func accessibilityRowRange() -> NSRange
  /// Returns the range of columns of the cell, from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A container of elements in rows and columns, for assistive technologies.
///
/// Its `accessibilityContainerType` is `dataTable`.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the element at a row and column; `nil` for none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the header elements that are spoken for a row; `nil` by default.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the header elements that are spoken for a column; `nil` by default.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Returns `nil` by default.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  /// Returns `nil` by default.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
