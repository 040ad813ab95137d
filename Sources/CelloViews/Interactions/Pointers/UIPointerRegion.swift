/// A rectangle of a view in which the pointer has a style.
@MainActor @preconcurrency open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// The rectangle, in points in the view's coordinates.
  open private(set) var rect: CGRect
  /// The identifier of the region; `nil` for none. Regions with equal identifiers and equal
  /// rectangles are the same region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which a pressed pointer stays in the region; empty by default.
  ///
  /// Stored only: pointers are never pressed here.
  open var latchingAxes: UIAxis = []

  private init(_ rect: CGRect, _ identifier: AnyHashable?) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Creates a region.
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(rect, identifier)
  }

  /// Returns a copy of the region.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect, identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Returns a Boolean value that indicates whether both regions have the same rectangle and
  /// identifier. Between such regions, the pointer neither exits nor enters.
  final func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// The position of a pointer for which a region is requested.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// The position, in the view's coordinates.
  open private(set) var location: CGPoint
  /// The pressed modifier keys; always empty.
  open private(set) var modifiers: UIKeyModifierFlags

  init(_ location: CGPoint) {
    self.location = location
    modifiers = []
    super.init()
  }
}

/// An object that runs closures with a change of the pointer.
@MainActor @preconcurrency public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs a closure with the change. It runs at once, and its changes are not animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the change. Its parameter is `true`, because changes always finish.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
