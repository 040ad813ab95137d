// Source of the values: Apple's `UITableViewCell.h`.

extension UITableViewCell {
  /// The system accessories at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    /// A chevron, which indicates that a tap shows more content.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// The styles in which the default background shows a selection.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// The selection is not shown.
    case none = 0
    /// Equivalent to `default`.
    case blue = 1
    /// Equivalent to `default`.
    case gray = 2
    case `default` = 3
  }

  /// The controls of a cell in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The styles of the separator between the cells of a table.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the controls.
    public let rawValue: UInt

    /// Creates a set of controls from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The styles in which a cell shows the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The default background shows the focus.
    case `default` = 0
    /// The default background does not show the focus.
    case custom = 1
  }
}
