/// The limits of the size of a scene whose window can be resized.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  /// In points.
  open var minimumSize = CGSize.zero
  /// In points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true

  nonisolated override init() { super.init() }
}

/// What the user can do with the window of a scene.
@MainActor @preconcurrency open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true

  nonisolated override init() { super.init() }
}

/// Whether a pointer is hidden and moves freely.
@MainActor @preconcurrency open class UIPointerLockState: NSObject {
  open var isLocked: Bool { false }

  nonisolated override init() { super.init() }
}

extension UIWindowScene {
  /// The limits of the size; `nil`, as on devices whose scenes fill the screen.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// What the user can do with the window; `nil`, as on devices whose scenes fill the screen.
  public final var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}

extension UIScene {
  /// Whether the pointer is locked; `nil`, as on devices without a pointer.
  public final var pointerLockState: UIPointerLockState? { nil }
}
