/// What the elements of a container are together.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none = 0
  /// Cells in rows and columns; the container is a ``UIAccessibilityContainerDataTable``.
  case dataTable = 1
  case list = 2
  case landmark = 3
  /// Elements that belong together, whose container has a label.
  case semanticGroup = 4
}

/// Whether Switch Control presents the elements of a container together.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
