/// Where an edit menu is shown.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// What tells menus of one interaction apart; unique if the app gives none.
  public final let identifier: AnyHashable
  /// The place of the menu, in the coordinates of the interaction's view.
  public final let sourcePoint: CGPoint
  /// The side of the menu that points to its place; `automatic` for above the place, or below it where
  /// there is no room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: `nil` for a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of an edit menu that points to what it belongs to.
///
/// A menu that points down is above. No arrow is drawn.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
