/// The limits of a resizable scene's size.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  /// Stored only: the minimum size, in points; zero by default.
  open var minimumSize = CGSize.zero
  /// Stored only: the maximum size, in points; unlimited by default.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Stored only: a Boolean value that indicates whether the scene can fill the screen.
  open var allowsFullScreen = true

  nonisolated override init() { super.init() }
}

/// The actions that the user can perform with a scene's window.
@MainActor @preconcurrency open class UISceneWindowingBehaviors: NSObject {
  /// Stored only: a Boolean value that indicates whether the user can close the window.
  open var isClosable = true
  /// Stored only: a Boolean value that indicates whether the user can minimize the window.
  open var isMiniaturizable = true

  nonisolated override init() { super.init() }
}

/// The lock state of a pointer, which is hidden and moves freely while it is locked.
@MainActor @preconcurrency open class UIPointerLockState: NSObject {
  /// A Boolean value that indicates whether the pointer is locked; always `false`.
  open var isLocked: Bool { false }

  nonisolated override init() { super.init() }
}
