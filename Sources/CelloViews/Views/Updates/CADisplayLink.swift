/// A timer that calls a method with each refresh of the screen.
///
/// Time passes only when a test advances it, with `SimulatedClock` or `Screen.wait(for:)`. All
/// display links then fire 60 times per second, or less often if they prefer a lower rate, and views
/// are laid out after each refresh.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  private static var active: [CADisplayLink] = []
  /// Refreshes of the screen per second.
  package nonisolated static let refreshRate = 60

  /// The object whose method is called; `nil` after the link was invalidated.
  private final var target: AnyObject?
  private final let selector: Selector
  private final var modes: [RunLoop.Mode] = []
  /// The number of the refresh at which the link last fired, since the start of the process.
  private final var lastRefresh: Int?

  /// The time of the current refresh, in seconds, on the clock of `CACurrentMediaTime()`; 0 before
  /// the link has fired.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the link fires next, in seconds; 0 before the link has fired.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two refreshes of the screen, in seconds; 0 before the link has fired.
  open private(set) var duration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the link does not fire; `false` by default.
  open var isPaused = false
  /// The preferred number of calls per second; 0, the default, for each refresh. The rate is the
  /// nearest rate at which a whole number of refreshes passes between two calls.
  open var preferredFramesPerSecond = 0
  /// The preferred rates of calls per second, which take precedence over
  /// ``preferredFramesPerSecond``. By default there is no preference.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a display link, which keeps its target alive until it is invalidated. It fires after
  /// ``add(to:forMode:)``.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Creates a display link that calls a target's method with the link.
  @preconcurrency public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    self.init(target: target, selector: Selector(selector))
  }

  /// Creates a display link that calls a target's method without parameters.
  @preconcurrency public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, selector: Selector(selector))
  }

  /// Starts the link, and keeps it alive until it is removed or invalidated. The link fires in all
  /// modes, and for the main run loop only: there is no other loop that tests advance.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    if !modes.contains(mode) { modes.append(mode) }
    if !Self.active.contains(where: { $0 === self }) { Self.active.append(self) }
  }

  /// Stops the link in a mode. After the last mode it no longer fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { Self.active.removeAll { $0 === self } }
  }

  /// Stops the link for good and releases its target.
  open func invalidate() {
    target = nil
    modes = []
    Self.active.removeAll { $0 === self }
  }

  // MARK: Time

  /// The number of refreshes between two calls.
  private final var interval: Int {
    let range = preferredFrameRateRange
    let rates = [range.preferred ?? 0, range.maximum, Float(preferredFramesPerSecond)]
    guard let rate = rates.first(where: { $0 > 0 && $0.isFinite }) else { return 1 }
    return max(Int(clamping: CGFloat(Float(Self.refreshRate) / max(rate, 0.01)).rounded()), 1)
  }

  private final func fire(at refresh: Int) {
    let interval = interval
    // The count starts again on another clock.
    let elapsed = lastRefresh.map { refresh - $0 } ?? interval
    guard let target, !modes.isEmpty, !isPaused, elapsed >= interval || elapsed < 0 else { return }
    lastRefresh = refresh
    let time = CACurrentMediaTime()
    let timeBetweenRefreshes = 1 / Double(Self.refreshRate)
    timestamp = time
    duration = timeBetweenRefreshes
    targetTimestamp = time + Double(interval) * timeBetweenRefreshes
    _ = selector.call(on: target, with: self)
  }

  /// A Boolean value that indicates whether a link was added to the run loop.
  static var areActive: Bool { !active.isEmpty }

  /// Calls the links at a refresh.
  static func fireAll(at refresh: Int) { for link in active { link.fire(at: refresh) } }

  /// Advances the clock of animations, and calls the links at each refresh.
  ///
  /// - Parameters:
  ///   - duration: the elapsed time in seconds, greater than 0. Without an end, links do not fire.
  ///   - update: a closure that is called after a refresh at which links may have fired.
  static func letTimePass(_ duration: TimeInterval, update: () -> Void) {
    if let timeline = AnimationTimeline.current {
      timeline.advance(by: duration, update: update)
      return
    }
    guard duration.isFinite else { return }
    let start = MediaClock.elapsedTime
    let end = start + duration
    // A refresh that is late by rounding errors belongs to the time span.
    let tolerance = 1e-6
    var refresh =
      Int(clamping: CGFloat((start + tolerance) * Double(refreshRate)).rounded(.down)) &+ 1
    while !active.isEmpty {
      let time = Double(refresh) / Double(refreshRate)
      guard time <= end + tolerance else { break }
      MediaClock.advance(to: time)
      fireAll(at: refresh)
      update()
      refresh += 1
    }
    MediaClock.advance(to: end)
  }
}
