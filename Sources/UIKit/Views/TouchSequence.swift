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
  /// Whether the view receives no more of the touch, because a gesture was recognized.
  private var isCanceledInView = false

  package init(in root: UIView) {
    self.root = root
    event.allTouches = [touch]
  }

  /// The view that received the touch.
  package var view: UIView? { touch.view }

  /// Touches a point.
  package func begin(at point: CGPoint, tapCount: Int = 1, time: TimeInterval = 0) {
    root.layoutIfNeeded()
    touch.view = root.hitTest(point, with: event)
    touch.tapCount = tapCount
    advance(to: point, .began, time)
    touch.previousLocation = touch.location
    recognizers = sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }
      .flatMap { $0.gestureRecognizers ?? [] }.filter { $0.accepts(touch) }
    touch.gestureRecognizers = recognizers
    deliver {
      for recognizer in recognizers { recognizer.touchesBegan([touch], with: event) }
      touch.view?.touchesBegan([touch], with: event)
      settle()
    }
  }

  /// Moves the finger.
  package func move(to point: CGPoint, time: TimeInterval? = nil) {
    advance(to: point, .moved, time ?? touch.timestamp)
    deliver {
      send { $0.touchesMoved([touch], with: event) }
      if !isCanceledInView { touch.view?.touchesMoved([touch], with: event) }
    }
  }

  /// Lets time pass while the finger rests.
  package func wait(until time: TimeInterval) {
    advance(to: root.convert(touch.location, from: nil), .stationary, time)
    send { $0.timePassed(touch) }
    if !isCanceledInView { touch.view?.timePassed(touch) }
  }

  /// Lifts the finger.
  package func end(time: TimeInterval? = nil) {
    advance(to: root.convert(touch.location, from: nil), .ended, time ?? touch.timestamp)
    deliver {
      send { $0.touchesEnded([touch], with: event) }
      if !isCanceledInView { touch.view?.touchesEnded([touch], with: event) }
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
      if !isCanceledInView { touch.view?.touchesCancelled([touch], with: event) }
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
    guard let winner = recognizers.first(where: \.isRecognized) else { return }
    for other in recognizers where other !== winner {
      let isShared =
        winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
        ?? false
      if !isShared { other.fail() }
    }
    recognizers.removeAll { $0.state == .failed }
    touch.gestureRecognizers = recognizers
    if winner.cancelsTouchesInView, !isCanceledInView {
      isCanceledInView = true
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}
