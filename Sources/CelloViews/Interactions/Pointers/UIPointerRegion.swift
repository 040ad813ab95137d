/// A rectangle of a view in which a pointer has a form.
@MainActor @preconcurrency open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// In the coordinates of the view, in points.
  public final let rect: CGRect
  /// What tells the region from others; regions with equal identifiers and rectangles are the same.
  public final let identifier: AnyHashable?
  /// The axes along which a pointer that is pressed keeps the region. Pointers are not pressed here.
  open var latchingAxes: UIAxis = []

  private init(_ rect: CGRect, _ identifier: AnyHashable?) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(rect, identifier)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect, identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Whether a pointer that moves from one region to the other stays where it is.
  final func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// Where a pointer is in a view.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the view.
  public final let location: CGPoint
  /// The modifier keys that are held down; none.
  public final let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint) {
    self.location = location
    modifiers = []
    super.init()
  }
}

/// Runs closures beside the change of a pointer, at once.
@MainActor @preconcurrency public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the change, with whether it was finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
