/// A cell of a data table, for assistive technologies.
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows of the cell, from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns of the cell, from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are in rows and columns, for assistive technologies.
///
/// Its `accessibilityContainerType` is `dataTable`.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The element at a place; `nil` for none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  /// The elements that are spoken for a row; by default none.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// The elements that are spoken for a column; by default none.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
