/// A simulated time in which animations take place.
///
/// Animations that start while a timeline is the current timeline of a thread take time, which only
/// ``advance(by:update:)`` lets pass. Animations that start without a current timeline end at once.
/// What layers show is a function of their values, their animations and ``now``.
package final class AnimationTimeline {
  private static let threads = ThreadSpecific<AnimationTimeline>()

  /// The timeline of the animations that start on this thread; `nil` if they end at once.
  package static var current: AnimationTimeline? { threads.value }

  private let clock = MediaClock.SimulatedTime()

  /// The elapsed time since the timeline was created, in seconds.
  package private(set) var now: TimeInterval = 0 {
    didSet { clock.elapsed = now }
  }

  /// The time of `CACurrentMediaTime()`, in seconds.
  var mediaTime: TimeInterval { clock.time }

  /// Creates a timeline at time 0.
  package init() {}

  /// Runs a closure in which animations take place on this timeline.
  package func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.threads.value
    Self.threads.value = self
    defer { Self.threads.value = outer }
    return try MediaClock.perform(at: clock, body)
  }

  // MARK: Events

  /// An action at a time.
  final class Event {
    fileprivate let time: TimeInterval
    /// The number of events of the same time that led to this event, one after the other.
    fileprivate let chain: Int
    /// The action; `nil` if the event was canceled.
    fileprivate var action: (() -> Void)?

    fileprivate init(_ time: TimeInterval, chain: Int, _ action: @escaping () -> Void) {
      self.time = time
      self.chain = chain
      self.action = action
    }

    func cancel() { action = nil }
  }

  /// The future events, sorted by time, and events of the same time in the order of their creation.
  private var events: [Event] = []
  /// The number of events at the start of ``events`` that have taken place.
  private var pastEvents = 0
  /// The event that is taking place.
  private var runningEvent: Event?

  /// The maximum number of events of the same time that lead to each other.
  private static let longestChain = 100
  /// The maximum number of events and refreshes in one call of ``advance(by:update:)``.
  private static let maximumSteps = 100_000
  private static let log = WarningLog()

  /// Schedules an action. A time in the past is treated as the current time; NaN and infinity never
  /// come.
  @discardableResult
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> Event {
    let time = max(time, now)
    let chain = runningEvent.map { $0.time == time ? $0.chain + 1 : 0 } ?? 0
    let event = Event(time, chain: chain, action)
    guard time.isFinite else { return event }
    guard chain <= Self.longestChain else {
      Self.log.note(
        """
        An animation without a duration begins itself again in its completion handler. It is stopped \
        after \(Self.longestChain) rounds; end it by a condition.
        """)
      return event
    }
    var (low, high) = (pastEvents, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    events.insert(event, at: low)
    return event
  }

  /// The logged warnings, without duplicates, sorted.
  static var warnings: [String] { log.sentences }

  // MARK: Layers

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private var layers: [ObjectIdentifier: WeakLayer] = [:]

  /// Registers a layer with an animation of the timeline.
  func add(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }

  /// The number of animations that have not ended.
  package var animationCount: Int {
    layers.values.reduce(0) { $0 + ($1.layer?.runningAnimationCount(on: self) ?? 0) }
  }

  /// Reschedules the ends of animations after the speed or the offset of a layer's time has changed.
  func layerTimesDidChange() {
    for entry in layers.values { entry.layer?.scheduleEnds(on: self) }
  }

  // MARK: Time

  /// An object that changes the model over time, such as a scroll view that scrolls.
  @MainActor package protocol Follower: AnyObject {
    /// Called at each refresh of the screen.
    ///
    /// - Returns: `false` if the follower has reached its end.
    func follow(at time: TimeInterval) -> Bool
    /// Called when all animations of the timeline are ended.
    func timelineDidFinish()
  }

  private var followers: [any Follower] = []

  package func add(_ follower: any Follower) { followers.append(follower) }
  func remove(_ follower: any Follower) { followers.removeAll { $0 === follower } }

  @MainActor private func callFollowers() {
    for follower in followers where !follower.follow(at: now) { remove(follower) }
  }

  /// Lets time pass. Animations that end call their completion handlers at their time, and display
  /// links fire at each refresh of the screen.
  ///
  /// - Parameters:
  ///   - duration: the time, in seconds. NaN and negative values are treated as 0; infinity as the
  ///     time until the last event.
  ///   - update: a closure that is called after a refresh at which display links may have fired.
  @MainActor package func advance(by duration: TimeInterval, update: () -> Void = {}) {
    advance(to: duration > 0 ? now + duration : now, update: update)
  }

  /// Lets time pass up to a time since the creation of the timeline; see ``advance(by:update:)``.
  @MainActor package func advance(to target: TimeInterval, update: () -> Void = {}) {
    guard !target.isNaN else { return }
    perform {
      runEvents(until: target, update: update)
      if target.isFinite { now = max(now, target) }
      callFollowers()
    }
  }

  @MainActor private func runEvents(until target: TimeInterval, update: () -> Void) {
    var steps = 0
    let rate = Double(CADisplayLink.refreshRate)
    // A refresh that is late by rounding errors belongs to the time span.
    let tolerance = 1e-6
    var refresh = Int(clamping: CGFloat((now + tolerance) * rate).rounded(.down)) &+ 1
    while true {
      let nextRefresh =
        target.isFinite && (CADisplayLink.areActive || !followers.isEmpty)
        ? Double(refresh) / rate : .infinity
      let nextEvent = pastEvents < events.count ? events[pastEvents].time : .infinity
      let next = min(nextEvent, nextRefresh - tolerance)
      guard next.isFinite, next <= target else { return }
      guard steps < Self.maximumSteps else {
        Self.log.note(
          """
          More than \(Self.maximumSteps) animations or refreshes of the screen took place in one \
          step of time. The rest was left out; let less time pass at once.
          """)
        return
      }
      steps += 1
      if nextEvent <= nextRefresh - tolerance {
        let event = takeNextEvent()
        now = max(now, event.time)
        runningEvent = event
        let action = event.action
        event.cancel()
        action?()
        runningEvent = nil
      } else {
        now = max(now, nextRefresh)
        callFollowers()
        CADisplayLink.fireAll(at: refresh)
        update()
        refresh += 1
      }
    }
  }

  private func takeNextEvent() -> Event {
    let event = events[pastEvents]
    pastEvents += 1
    // Removing the events one by one would take quadratic time.
    if pastEvents > 64, pastEvents * 2 > events.count {
      events.removeFirst(pastEvents)
      pastEvents = 0
    }
    return event
  }

  /// Lets all animations end, in order. Animations that repeat forever are removed.
  @MainActor package func finish() {
    advance(to: .infinity)
    perform {
      events = []
      pastEvents = 0
      let following = followers
      followers = []
      for follower in following { follower.timelineDidFinish() }
      for entry in layers.values { entry.layer?.removeRunningAnimations() }
      layers = [:]
    }
  }
}

extension AnimationTimeline.Follower {
  /// Does nothing by default.
  package func timelineDidFinish() {}
}

extension TimeInterval {
  /// The time rounded to nanoseconds, so that it does not depend on the time at which an animation
  /// began.
  var roundedToNanoseconds: TimeInterval {
    magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self
  }
}
