/// Determines the regions of a view and the forms of a pointer there. All methods are optional.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region for a place of the pointer; `nil` for none. By default it is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The form of the pointer in a region; `nil` for the effect that the system chooses for the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes the form of a pointer above a view.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  public final private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public final private(set) weak var view: UIView?
  open var isEnabled = true {
    didSet { if !isEnabled { exit() } }
  }

  private final var region: UIPointerRegion?
  private final var style: UIPointerStyle?

  /// - Parameter delegate: `nil` for one region and the effect that the system chooses.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { exit() }
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the region and the form again when the pointer moves next.
  open func invalidate() {
    style = nil
    isInvalid = true
  }
  private final var isInvalid = false

  private final func exit() {
    guard let region else { return }
    self.region = nil
    style = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.complete()
  }

  private final func enter(_ region: UIPointerRegion, in view: UIView) {
    self.region = region
    if let delegate {
      let animator = PointerAnimator()
      style = delegate.pointerInteraction(self, styleFor: region)
      delegate.pointerInteraction(self, willEnter: region, animator: animator)
      animator.complete()
    }
    if style == nil, view.superview != nil {
      style = UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
  }
}

extension UIPointerInteraction: PointerFollower {
  func pointerMoved(_ pointer: UITouch, showing cursor: PointerView) {
    guard isEnabled, let view else { return }
    let request = UIPointerRegionRequest(pointer.location(in: view))
    let whole = UIPointerRegion(rect: view.bounds)
    let new =
      delegate.map {
        $0.pointerInteraction(self, regionFor: request, defaultRegion: whole)
      } ?? whole
    guard let new else { return exit() }
    if let region, isInvalid || !region.isSame(as: new) { exit() }
    isInvalid = false
    if region == nil { enter(new, in: view) }
    style?.show(on: cursor, above: view)
  }

  func pointerExited() { exit() }
}

/// Runs animations at once, and completions when it is told to.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func complete() {
    let all = completions
    completions = []
    for completion in all { completion(true) }
  }
}
