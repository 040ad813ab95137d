/// The buttons that an app adds to the suggestions bar above an iPad's keyboard.
///
/// iPhones do not show them. Extensions of the class set the groups, because bar button items are
/// views of a higher chapter.
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
  /// Stored only: a Boolean value that indicates whether users may hide the bar.
  open var allowsHidingShortcuts = true

  /// A closure that creates the bar with the groups.
  package final var makeBar: (() -> UIView)?
  /// The groups. Their type belongs to a higher chapter.
  package final var leadingGroups: [AnyObject] = []
  package final var trailingGroups: [AnyObject] = []
  private final var bar: UIView?

  /// Creates an item without groups.
  nonisolated public override init() { super.init() }

  /// A Boolean value that indicates whether the item has groups to show.
  final var hasGroups: Bool { !leadingGroups.isEmpty || !trailingGroups.isEmpty }

  /// The bar with the groups; `nil` without groups.
  package final var view: UIView? {
    guard hasGroups else { return nil }
    if bar == nil { bar = makeBar?() }
    return bar
  }
}
