/// A part of the hierarchy in which the focus moves: a view or a view controller.
@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that are searched for the item to focus, in order of preference. The first
  /// environment that can be focused, or contains an item that can, receives the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this environment; `nil` for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The identifier of the group in which arrow keys move the focus; `nil` for the parent's group.
  var focusGroupIdentifier: String? { get }

  /// Requests an update by ``updateFocusIfNeeded()``.
  func setNeedsFocusUpdate()
  /// Moves the focus to a preferred environment, if an update was requested and this environment
  /// contains the focus.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that indicates whether the focus may move from, to or within the
  /// environment.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved from, to or within the environment.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// `nil`: the group of the parent.
  public var focusGroupIdentifier: String? { nil }
}

/// An item that can be focused: a view.
@MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused.
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the item is focused.
  var isFocused: Bool { get }
  /// The frame of the item in its superview's coordinates, in points.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// A Boolean value that indicates whether the item is the focused item of its focus system.
  public var isFocused: Bool {
    UIFocusSystem.focusSystem(for: self).flatMap(\.focusedItem).map { $0 === self } ?? false
  }
}
