extension UITableView {
  // Source of the raw values: Apple's `UITableView.h`.

  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    /// Groups with rounded corners, away from the sides.
    case insetGrouped = 2

    var environment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// As little as possible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows appear and disappear. Changes take place at once here.
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

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges = 0
    /// The insets by which separators align with the content of cells.
    case fromAutomaticInsets = 1
  }

  /// When cells that change are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    /// After a change of the content configuration and of what the cell is asked to lay out again.
    case enabled = 1
    /// As ``enabled``, which includes changes of constraints here.
    case enabledIncludingConstraints = 2
  }

  /// A height that the table determines, for all properties and delegate methods about heights.
  public class var automaticDimension: CGFloat { -1 }

  /// A title of the section index that is shown as a magnifying glass.
  public class var indexSearch: String { "{search}" }

  /// Posted when the selection changes.
  nonisolated public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// The parts of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
