/// A pointer of a mouse or trackpad above a tree of views, for tests.
///
/// The pointer moves without a pressed button. Points are in the coordinates of the root's bounds.
/// Times are in seconds; only their differences matter.
@MainActor package final class PointerSequence {
  private let root: UIView
  private let pointer = UITouch()
  private let event = UIEvent()
  private var recognizers: [UIHoverGestureRecognizer] = []
  private var followers: [any PointerFollower] = []
  /// The views below the pointer, the innermost view first.
  private var views: [UIView] = []
  private var cursor: PointerView?

  package init(in root: UIView) {
    self.root = root
    pointer.type = .indirectPointer
    pointer.phase = .regionExited
    event.type = .hover
    event.allTouches = [pointer]
  }

  /// The frontmost view below the pointer; `nil` for none.
  package var view: UIView? { pointer.view }

  /// Moves the pointer to a point. A pointer that is not on screen appears there.
  package func move(to point: CGPoint, time: TimeInterval? = nil) {
    root.layoutIfNeeded()
    let location = root.convert(point, to: nil)
    pointer.previousLocation = pointer.phase == .regionExited ? location : pointer.location
    pointer.location = location
    pointer.phase = pointer.phase == .regionExited ? .regionEntered : .regionMoved
    pointer.timestamp = time ?? pointer.timestamp
    event.timestamp = pointer.timestamp
    pointer.view = root.hitTest(point, with: event)
    deliver { update() }
  }

  /// Lets time pass while the pointer rests.
  package func wait(until time: TimeInterval) {
    pointer.timestamp = time
    event.timestamp = time
    for recognizer in recognizers { recognizer.timePassed(pointer) }
    for follower in followers { follower.pointerRests(pointer) }
  }

  /// Removes the pointer from the screen.
  package func leave() {
    guard pointer.phase != .regionExited else { return }
    pointer.phase = .regionExited
    pointer.view = nil
    deliver { update() }
  }

  private func deliver(_ send: () -> Void) {
    guard let window = root as? UIWindow else { return send() }
    withoutActuallyEscaping(send) { send in
      event.delivery = send
      UIScene.sendEvent(event, window)
      event.delivery = nil
    }
  }

  /// Notifies recognizers and interactions when the pointer enters, moves or exits, from the
  /// innermost view to the outermost view.
  private func update() {
    let formerViews = views
    views = sequence(first: pointer.view, next: { $0?.ownSuperview }).compactMap { $0 }
    for view in formerViews where !views.contains(where: { $0 === view }) {
      view.pointerChanged(isInside: false)
    }
    for view in views where !formerViews.contains(where: { $0 === view }) {
      view.pointerChanged(isInside: true)
    }
    updateRecognizers()
    updateFollowers()
  }

  private func updateRecognizers() {
    let former = recognizers
    let all = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
    recognizers = all.filter { recognizer in
      former.contains { $0 === recognizer } && recognizer.isEnabled
        || recognizer.acceptsPointer(pointer, with: event)
    }
    pointer.gestureRecognizers = recognizers
    for recognizer in former where !recognizers.contains(where: { $0 === recognizer }) {
      recognizer.pointerExited()
    }
    for recognizer in recognizers {
      if former.contains(where: { $0 === recognizer }) {
        recognizer.pointerMoved()
      } else {
        recognizer.pointerEntered(pointer)
      }
    }
  }

  private func updateFollowers() {
    let former = followers
    followers = views.flatMap { view in
      view.ownInteractions.compactMap { $0 as? any PointerFollower } + view.pointerFollowers
    }
    for follower in former where !followers.contains(where: { $0 === follower }) {
      follower.pointerExited()
    }
    guard pointer.phase != .regionExited else {
      cursor?.removeFromSuperview()
      cursor = nil
      return
    }
    let cursor = cursor ?? PointerView()
    self.cursor = cursor
    cursor.show(at: root.convert(pointer.location, from: nil), in: root)
    for follower in followers { follower.pointerMoved(pointer, showing: cursor) }
  }
}
