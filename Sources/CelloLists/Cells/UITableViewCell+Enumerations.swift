// Source of the values: Apple's `UITableViewCell.h`.

extension UITableViewCell {
  /// The system's accessory at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    /// A chevron: a touch shows more.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// How a selection is shown by the default background.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    case `default` = 3
  }

  /// The control of a cell in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The line below the cells of a table.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// By the default background.
    case `default` = 0
    /// The default background does not show the focus.
    case custom = 1
  }
}
