/// Fingers that touch a tree of views, for tests: there is no screen.
///
/// A touch is sent to the view in which it begins, and to the recognizers of that view and its
/// superviews. Points are in the coordinates of the root's bounds. Times are in seconds; only their
/// differences matter, so no clock is involved.
@MainActor package final class TouchSequence {
  private let root: UIView
  private let event = UIEvent()
  private let fingersPerTouch: Int
  private var fingers: [UITouch] = []
  private var groups: [TouchGroup] = []
  private var recognizers: [UIGestureRecognizer] = []
  /// The fingers of each recognizer.
  private var groupsOfRecognizers: [ObjectIdentifier: TouchGroup] = [:]
  private var deliveries: [TouchDelivery] = []
  /// The points at which the touches began.
  private var startPoints: [CGPoint] = []

  /// Creates a sequence of touches in a tree.
  ///
  /// - Parameter fingers: the number of fingers that move side by side as one touch.
  package init(in root: UIView, fingers: Int = 1) {
    self.root = root
    fingersPerTouch = max(fingers, 1)
  }

  /// The view that received the first touch.
  package var view: UIView? { fingers.first?.view }

  /// Touches a point.
  package func begin(at point: CGPoint, tapCount: Int = 1, time: TimeInterval = 0) {
    begin(at: [point], tapCount: tapCount, time: time)
  }

  /// Touches several points at the same time, each with its own finger.
  package func begin(at points: [CGPoint], tapCount: Int = 1, time: TimeInterval = 0) {
    root.layoutIfNeeded()
    startPoints = points
    fingers = points.map { point in
      let finger = UITouch()
      finger.fingerCount = fingersPerTouch
      finger.sequence = self
      finger.view = root.hitTest(point, with: event)
      finger.tapCount = tapCount
      return finger
    }
    event.allTouches = Set(fingers)
    groups = []
    advance(to: points, .began, time)
    for finger in fingers { finger.previousLocation = finger.location }
    findRecognizers()
    deliveries = Self.deliveries(of: fingers, with: event)
    let waiting = recognizers.filter { $0.waitingState != nil }
    for recognizer in recognizers where !waiting.contains(recognizer) {
      recognizer.findBlockers(among: recognizers)
    }
    deliver {
      // A tap recognizer that waits for a second tap does not examine that tap.
      for recognizer in recognizers where !waiting.contains(recognizer) {
        guard let group = group(of: recognizer) else { continue }
        recognizer.group = group
        recognizer.touchesBegan(Set(group.fingers), with: event)
      }
      sendToViews { $0.touchesBegan($1, with: $2) }
      settle()
    }
  }

  /// Moves the finger.
  package func move(to point: CGPoint, time: TimeInterval? = nil) { move(to: [point], time: time) }

  /// Moves all fingers. A finger without a point keeps its position.
  package func move(to points: [CGPoint], time: TimeInterval? = nil) {
    advance(to: points, .moved, time ?? event.timestamp)
    deliver {
      send { $0.touchesMoved($1, with: event) }
      sendToViews { $0.touchesMoved($1, with: $2) }
    }
  }

  /// Advances the time while the fingers rest.
  package func wait(until time: TimeInterval) {
    advance(to: [], .stationary, time)
    send { recognizer, _ in
      if let group = group(of: recognizer) { recognizer.timePassed(group.touch) }
    }
    for delivery in deliveries where delivery.isActive {
      if let touch = fingers.first(where: delivery.touches.contains) {
        delivery.view?.timePassed(touch)
      }
    }
  }

  /// Lifts the fingers.
  ///
  /// - Parameter isFollowedByTap: whether the finger soon touches the same point again, so that
  ///   gestures of several taps are still possible.
  package func end(time: TimeInterval? = nil, isFollowedByTap: Bool = false) {
    for finger in fingers { finger.isFollowedByTap = isFollowedByTap }
    advance(to: [], .ended, time ?? event.timestamp)
    // Found first, because the touch may dismiss a modal view.
    let scrolled = isFollowedByTap ? nil : viewScrolledByStatusBar
    deliver {
      send { $0.touchesEnded($1, with: event) }
      let delayed = deliveries.filter { isDelayed($0, by: \.delaysTouchesEnded) }
      for delivery in deliveries where !delayed.contains(where: { $0 === delivery }) {
        delivery.sendEnd()
      }
      if !isFollowedByTap {
        finish()
        for delivery in deliveries { delivery.sendEnd() }
      } else {
        // Multiple taps are one gesture, which cancels the view's touch.
        for delivery in delayed { delivery.stop() }
      }
    }
    if let scrolled, scrolled.window === root { scrolled.scrollToTop() }
  }

  /// The view that scrolls to its top because the touch is a tap on the status bar; `nil` for none.
  private var viewScrolledByStatusBar: (any StatusBarFollower)? {
    guard let window = root as? UIWindow, fingersPerTouch == 1, fingers.count == 1,
      let start = startPoints.first, window.isInStatusBar(start)
    else { return nil }
    let end = fingers[0].location(in: window)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx * dx + dy * dy <= GestureMetrics.movement * GestureMetrics.movement,
      window.isInStatusBar(end)
    else { return nil }
    return window.viewToScroll(byTapAt: end.x)
  }

  /// Touches a point and lifts the finger.
  package func tap(at point: CGPoint) {
    begin(at: point)
    end()
  }

  /// Cancels the touches, as a phone call does.
  package func cancel() {
    advance(to: [], .cancelled, event.timestamp)
    deliver {
      for recognizer in recognizers {
        guard let group = group(of: recognizer) else { continue }
        recognizer.touchesCancelled(Set(group.fingers), with: event)
      }
      for delivery in deliveries { delivery.stop() }
    }
  }

  /// Sends touches to views, through the application and the window if there is a window.
  private func deliver(_ send: () -> Void) {
    guard let window = root as? UIWindow else { return send() }
    withoutActuallyEscaping(send) { send in
      event.delivery = send
      UIScene.sendEvent(event, window)
      event.delivery = nil
    }
  }

  private func advance(to points: [CGPoint], _ phase: UITouch.Phase, _ time: TimeInterval) {
    for (index, finger) in fingers.enumerated() {
      finger.previousLocation = finger.location
      if index < points.count { finger.location = root.convert(points[index], to: nil) }
      finger.phase = phase
      finger.timestamp = time
    }
    event.timestamp = time
    for group in groups { group.follow() }
  }

  // MARK: Views

  /// Fingers in the same view are delivered together.
  private static func deliveries(
    of fingers: [UITouch], with event: UIEvent
  ) -> [TouchDelivery] {
    var rest = fingers[...]
    var result: [TouchDelivery] = []
    while let first = rest.first {
      let together = rest.filter { $0.view === first.view }
      rest = rest.filter { $0.view !== first.view }[...]
      result.append(TouchDelivery(together, to: first.view, with: event))
    }
    return result
  }

  private func sendToViews(
    _ change: @escaping @MainActor (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    for delivery in deliveries {
      delivery.send(isDelayed: isDelayed(delivery, by: \.delaysTouchesBegan), change)
    }
  }

  /// Returns a Boolean value that indicates whether an undecided recognizer delays a view's
  /// touches.
  private func isDelayed(
    _ delivery: TouchDelivery, by property: KeyPath<UIGestureRecognizer, Bool>
  ) -> Bool {
    recognizers.contains { recognizer in
      recognizer[keyPath: property] && recognizer.state == .possible
        && examines(recognizer, delivery)
    }
  }

  private func examines(_ recognizer: UIGestureRecognizer, _ delivery: TouchDelivery) -> Bool {
    group(of: recognizer)?.fingers.contains(where: delivery.touches.contains) ?? false
  }

  // MARK: Recognizers

  private func group(of recognizer: UIGestureRecognizer) -> TouchGroup? {
    groupsOfRecognizers[ObjectIdentifier(recognizer)]
  }

  /// Finds the recognizers of the touched views and their superviews, each with its fingers.
  private func findRecognizers() {
    recognizers = []
    groupsOfRecognizers = [:]
    var fingersOfRecognizers: [ObjectIdentifier: [UITouch]] = [:]
    for finger in fingers {
      let views = sequence(first: finger.view, next: { $0?.ownSuperview }).compactMap { $0 }
      for recognizer in views.flatMap({ $0.gestureRecognizers ?? [] })
      where !recognizer.isBusy(besides: self) && recognizer.accepts(finger, with: event) {
        if fingersOfRecognizers[ObjectIdentifier(recognizer)] == nil {
          recognizers.append(recognizer)
        }
        fingersOfRecognizers[ObjectIdentifier(recognizer), default: []].append(finger)
      }
    }
    for recognizer in recognizers {
      let fingers = fingersOfRecognizers[ObjectIdentifier(recognizer)] ?? []
      let known = groups.first { group in
        group.fingers.count == fingers.count && zip(group.fingers, fingers).allSatisfy { $0 === $1 }
      }
      let group = known ?? TouchGroup(fingers)
      if known == nil { groups.append(group) }
      groupsOfRecognizers[ObjectIdentifier(recognizer)] = group
    }
    updateRecognizersOfTouches()
  }

  private func updateRecognizersOfTouches() {
    for finger in fingers {
      finger.gestureRecognizers = recognizers.filter { recognizer in
        group(of: recognizer)?.fingers.contains { $0 === finger } ?? false
      }
    }
  }

  /// Sends an event to the recognizers in order. A recognizer that fails because of another
  /// recognizer does not receive it.
  private func send(_ event: (UIGestureRecognizer, Set<UITouch>) -> Void) {
    for recognizer in recognizers where recognizer.state != .failed {
      event(recognizer, Set(group(of: recognizer)?.fingers ?? []))
      settle()
    }
  }

  /// Fails the recognizers that a recognized gesture with the same fingers excludes, and cancels
  /// the view's touches.
  private func settle() {
    for recognizer in recognizers { recognizer.resumeIfDue() }
    for winner in recognizers where winner.isRecognized {
      guard let group = group(of: winner) else { continue }
      for other in recognizers where other !== winner && winner.isRecognized {
        if self.group(of: other)?.overlaps(group) ?? false, winner.excludes(other) { other.fail() }
      }
      guard winner.cancelsTouchesInView else { continue }
      for delivery in deliveries where examines(winner, delivery) { delivery.stop() }
    }
    // Some recognizers may have waited for recognizers that have failed.
    for recognizer in recognizers { recognizer.resumeIfDue() }
    recognizers.removeAll { $0.state == .failed }
    updateRecognizersOfTouches()
    for delivery in deliveries where !isDelayed(delivery, by: \.delaysTouchesBegan) {
      delivery.sendDelayed()
    }
  }

  /// Fails the gestures that the touches leave undecided and that other gestures wait for.
  private func finish() {
    for recognizer in recognizers where recognizer.waitingState != nil {
      recognizer.failBlockers()
      settle()
    }
    // These gestures wait for each other.
    for recognizer in recognizers where recognizer.waitingState != nil { recognizer.fail() }
  }
}
