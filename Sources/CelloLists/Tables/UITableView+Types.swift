extension UITableView {
  // Source of the raw values: Apple's `UITableView.h`.

  /// The styles of tables.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    /// Groups with rounded corners, inset from the sides.
    case insetGrouped = 2

    var environment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// The positions to which a row can be scrolled.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Scrolls as little as possible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animations of rows. They have no effect here: changes are not animated.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The references of separator insets.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges = 0
    /// The insets that align separators with the content of cells.
    case fromAutomaticInsets = 1
  }

  /// The changes after which a cell is measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Does not measure a cell again after a change of the cell.
    case disabled = 0
    /// Measures a cell after its content configuration has changed or its layout has been
    /// invalidated.
    case enabled = 1
    /// Equivalent to ``enabled`` here, which already includes changes of constraints.
    case enabledIncludingConstraints = 2
  }

  /// A value for a height that the table determines. It applies to all height properties and
  /// delegate methods.
  public class var automaticDimension: CGFloat { -1 }

  /// A title that the section index shows as a magnifying glass.
  public class var indexSearch: String { "{search}" }

  /// A notification that the table posts when the user changes the selection.
  nonisolated public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// The parts of a table whose width can fit their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set of parts from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The section headers.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
