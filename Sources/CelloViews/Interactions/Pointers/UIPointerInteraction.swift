/// The methods that determine the regions of a view and the appearance of the pointer in each
/// region. All methods are optional.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region for a position of the pointer; `nil` for no region. By default, it is the
  /// whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the appearance of the pointer in a region; `nil`, the default, for the effect that the
  /// system chooses for the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An interaction that changes the appearance of a pointer over its view.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate; `nil` for a single region with the effect that the system chooses. The
  /// interaction does not retain it.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the interaction changes the pointer; `true` by default.
  open var isEnabled = true {
    didSet { if !isEnabled { exit() } }
  }

  private final var region: UIPointerRegion?
  private final var style: UIPointerStyle?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: the delegate; `nil` for a single region with the effect that the system
  ///   chooses.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the effect of the current region.
  open func willMove(to view: UIView?) { exit() }
  /// Sets ``view``.
  open func didMove(to view: UIView?) { self.view = view }

  /// Requests the region and its style again when the pointer moves next.
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

/// An animator that runs animations at once, and completions when ``complete()`` is called.
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
