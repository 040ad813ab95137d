/// A movement of the focus.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus; `nil` for none.
  open private(set) weak var previouslyFocusedView: UIView?
  /// The view that receives the focus; `nil` for none.
  open private(set) weak var nextFocusedView: UIView?
  /// The direction of the movement; empty for a programmatic update.
  open private(set) var focusHeading: UIFocusHeading

  /// The item that loses the focus; `nil` for none.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that receives the focus; `nil` for none.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

  package init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}

/// Runs an app's changes that accompany a movement of the focus, without animations.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() { super.init() }

  /// Adds a closure with changes and a closure that runs after them.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  final func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
