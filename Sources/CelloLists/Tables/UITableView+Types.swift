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

  /// The ways in which rows appear and disappear in animated updates.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// The row fades in or out.
    case fade = 0
    /// The row slides in from the right or out to the right.
    case right = 1
    /// The row slides in from the left or out to the left.
    case left = 2
    /// The row slides in from the top edge of its space, or out to it.
    case top = 3
    /// The row slides in from the bottom edge of its space, or out to it.
    case bottom = 4
    /// The row appears or disappears at once.
    case none = 5
    /// The row opens or closes from its center.
    case middle = 6
    /// The table chooses; here, rows fade.
    case automatic = 100

    var motion: RowMotion {
      switch self {
      case .fade, .automatic: .fade
      case .right: .right
      case .left: .left
      case .top: .top
      case .bottom: .bottom
      case .none: .none
      case .middle: .middle
      }
    }
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
