/// A finger that touches a tree of views, for tests: there is no screen.
///
/// The touch is sent to the view that it begins in, and to the recognizers of that view and its
/// superviews. Points are in the coordinates of the root's bounds; times are in seconds and only as
/// long as their differences matter, so that no clock is involved.
@MainActor package final class TouchSequence {
  private let root: UIView
  private let touch = UITouch()
  private let event = UIEvent()
  private var recognizers: [UIGestureRecognizer] = []
  /// The part of the touch that the view has not received yet.
  private var delayed: [@MainActor (UIView) -> Void] = []
  private var delivery = Delivery.waiting

  /// How far the view receives the touch.
  private enum Delivery {
    /// It has not received the beginning.
    case waiting
    case began
    /// It has received the end.
    case ended
    /// It receives no more, because a gesture was recognized.
    case stopped
  }

  /// - Parameter fingers: the number of fingers that move side by side.
  package init(in root: UIView, fingers: Int = 1) {
    self.root = root
    touch.fingerCount = max(fingers, 1)
    event.allTouches = [touch]
  }

  /// The view that received the touch.
  package var view: UIView? { touch.view }

  /// Touches a point.
  package func begin(at point: CGPoint, tapCount: Int = 1, time: TimeInterval = 0) {
    root.layoutIfNeeded()
    delayed = []
    delivery = .waiting
    touch.view = root.hitTest(point, with: event)
    touch.tapCount = tapCount
    advance(to: point, .began, time)
    touch.previousLocation = touch.location
    recognizers = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
      .flatMap { $0.gestureRecognizers ?? [] }.filter { $0.accepts(touch, with: event) }
    touch.gestureRecognizers = recognizers
    let waiting = recognizers.filter { $0.waitingState != nil }
    for recognizer in recognizers where !waiting.contains(recognizer) {
      recognizer.findBlockers(among: recognizers)
    }
    if !allowsTouchInView { delivery = .stopped }
    deliver {
      // A tap that waits whether it is the first of two does not examine the second.
      for recognizer in recognizers where !waiting.contains(recognizer) {
        recognizer.touchesBegan([touch], with: event)
      }
      sendToView { [touch, event] in $0.touchesBegan([touch], with: event) }
      settle()
    }
  }

  /// Moves the finger.
  package func move(to point: CGPoint, time: TimeInterval? = nil) {
    advance(to: point, .moved, time ?? touch.timestamp)
    deliver {
      send { $0.touchesMoved([touch], with: event) }
      sendToView { [touch, event] in $0.touchesMoved([touch], with: event) }
    }
  }

  /// Lets time pass while the finger rests.
  package func wait(until time: TimeInterval) {
    advance(to: root.convert(touch.location, from: nil), .stationary, time)
    send { $0.timePassed(touch) }
    if delivery == .began { touch.view?.timePassed(touch) }
  }

  /// Lifts the finger.
  ///
  /// - Parameter isFollowedByTap: whether the finger touches the same point again in a short time,
  ///   so that gestures of several taps are still possible.
  package func end(time: TimeInterval? = nil, isFollowedByTap: Bool = false) {
    advance(to: root.convert(touch.location, from: nil), .ended, time ?? touch.timestamp)
    touch.isFollowedByTap = isFollowedByTap
    deliver {
      send { $0.touchesEnded([touch], with: event) }
      let isDelayed = recognizers.contains { $0.state == .possible && $0.delaysTouchesEnded }
      if !isDelayed { sendEndToView() }
      if !isFollowedByTap {
        finish()
        sendEndToView()
      } else if isDelayed {
        // Several taps are one gesture, which takes the touch from the view.
        stopInView()
      }
    }
  }

  /// Touches a point and lifts the finger.
  package func tap(at point: CGPoint) {
    begin(at: point)
    end()
  }

  /// Cancels the touch, as a phone call does.
  package func cancel() {
    touch.phase = .cancelled
    deliver {
      for recognizer in recognizers { recognizer.touchesCancelled([touch], with: event) }
      stopInView()
    }
  }

  /// Sends the touch to views: through the application and the window if there is a window.
  private func deliver(_ send: () -> Void) {
    guard let window = root as? UIWindow else { return send() }
    withoutActuallyEscaping(send) { send in
      event.delivery = send
      UIScene.sendEvent(event, window)
      event.delivery = nil
    }
  }

  private func advance(to point: CGPoint, _ phase: UITouch.Phase, _ time: TimeInterval) {
    touch.previousLocation = touch.location
    touch.location = root.convert(point, to: nil)
    touch.phase = phase
    touch.timestamp = time
    event.timestamp = time
  }

  // MARK: The view

  /// Whether the views around the touched one let it receive the touch.
  private var allowsTouchInView: Bool {
    guard let view = touch.view else { return false }
    return sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }
      .allSatisfy { $0.allowsTouches([touch], with: event, in: view) }
  }

  /// Sends an event to the view, later if a recognizer delays it.
  private func sendToView(_ event: @escaping @MainActor (UIView) -> Void) {
    guard delivery == .waiting || delivery == .began else { return }
    delayed.append(event)
    if !recognizers.contains(where: { $0.delaysTouchesBegan && $0.state == .possible }) {
      sendDelayed()
    }
  }

  private func sendEndToView() {
    guard delivery == .waiting || delivery == .began else { return }
    delayed.append { [touch, event] in $0.touchesEnded([touch], with: event) }
    sendDelayed()
    if delivery == .began { delivery = .ended }
  }

  private func sendDelayed() {
    let events = delayed
    delayed = []
    for event in events where delivery == .waiting || delivery == .began {
      delivery = .began
      if let view = touch.view { event(view) }
    }
  }

  /// Cancels the view's touch.
  private func stopInView() {
    let former = delivery
    delayed = []
    guard former == .waiting || former == .began else { return }
    delivery = .stopped
    if former == .began { touch.view?.touchesCancelled([touch], with: event) }
  }

  // MARK: Recognizers

  /// Sends an event to the recognizers in order. One that fails because another has recognized its
  /// gesture does not receive it.
  private func send(_ event: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.state != .failed {
      event(recognizer)
      settle()
    }
  }

  /// Once a recognizer has recognized its gesture, the others fail unless both may go on, and the
  /// view's touch is canceled.
  private func settle() {
    for recognizer in recognizers { recognizer.resumeIfDue() }
    for winner in recognizers where winner.isRecognized {
      for other in recognizers where other !== winner && winner.isRecognized {
        if winner.excludes(other) { other.fail() }
      }
      if winner.cancelsTouchesInView { stopInView() }
    }
    // Some may have waited for those that failed now.
    for recognizer in recognizers { recognizer.resumeIfDue() }
    recognizers.removeAll { $0.state == .failed }
    touch.gestureRecognizers = recognizers
    if !recognizers.contains(where: { $0.delaysTouchesBegan && $0.state == .possible }) {
      sendDelayed()
    }
  }

  /// Ends gestures that the touch leaves undecided and that others wait for.
  private func finish() {
    for recognizer in recognizers where recognizer.waitingState != nil {
      recognizer.failBlockers()
      settle()
    }
    // Those that wait for each other.
    for recognizer in recognizers where recognizer.waitingState != nil { recognizer.fail() }
  }
}
