/// The buttons that an app adds to the bar of suggestions above the keyboard of an iPad.
///
/// iPhones do not show them. Groups are set by extensions of the class, because bar button items are
/// made of views.
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
  /// Whether users may hide the bar. Users of pictures do not.
  open var allowsHidingShortcuts = true

  /// Makes a view of the groups; `nil` without groups.
  final var makeBar: (() -> UIView)?
  /// The groups, of which only the bar knows more.
  final var leadingGroups: [AnyObject] = []
  final var trailingGroups: [AnyObject] = []
  private final var bar: UIView?

  nonisolated public override init() { super.init() }

  /// Whether there is something to show.
  final var hasGroups: Bool { !leadingGroups.isEmpty || !trailingGroups.isEmpty }

  /// The view of the groups; `nil` without groups.
  final var view: UIView? {
    guard hasGroups else { return nil }
    if bar == nil { bar = makeBar?() }
    return bar
  }
}
