/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// No particular kind.
  case none = 0
  /// Cells in rows and columns. The container is a ``UIAccessibilityContainerDataTable``.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark of the screen.
  case landmark = 3
  /// A group of related elements whose container has a label.
  case semanticGroup = 4
}

/// The grouping of a container's elements in Switch Control.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses the grouping.
  case automatic = 0
  /// The elements are separate items.
  case separate = 1
  /// The elements are one item.
  case combined = 2
}
