/// A part of the tree in which the focus moves: a view or a view controller.
@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first in the environment. The first one that can be focused, or contains a
  /// view that can, gets the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The group of items among which arrow keys move; `nil` for that of the parent.
  var focusGroupIdentifier: String? { get }

  /// Requests ``updateFocusIfNeeded()``.
  func setNeedsFocusUpdate()
  /// Moves the focus to a preferred environment, if an update was requested and the focus is in the
  /// environment.
  func updateFocusIfNeeded()
  /// Whether the focus may move from, to or within the environment.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved from, to or within the environment.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus: a view.
@MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  /// In the coordinates of the superview, in points.
  var frame: CGRect { get }
}
