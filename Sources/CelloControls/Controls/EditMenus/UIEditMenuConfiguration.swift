/// The source point and the arrow direction of an edit menu.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu; a unique value if the app provided `nil`.
  open private(set) var identifier: AnyHashable
  /// The point to which the menu is attached, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The side of the menu that faces its target. With `automatic`, the default, the menu is above
  /// the target, or below it if there is too little space above.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameter identifier: The identifier of the menu; `nil` for a unique identifier.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of an edit menu that faces its target.
///
/// A menu whose arrow points down is above its target. No arrow is drawn.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
