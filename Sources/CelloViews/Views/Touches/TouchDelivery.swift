/// The delivery of touches to the view in which they began.
///
/// A recognizer can delay the touches; a recognized gesture cancels them.
@MainActor final class TouchDelivery {
  let view: UIView?
  /// The touches that the view receives: one, unless the view allows multiple touches.
  let touches: Set<UITouch>
  private let event: UIEvent
  /// The changes of the touches that the view has not received yet.
  private var delayed: [@MainActor (UIView) -> Void] = []
  private var progress = Progress.waiting

  /// The delivery state of the touches.
  private enum Progress {
    /// The view has not received the beginning.
    case waiting
    case began
    /// The view has received the end.
    case ended
    /// The view receives no more changes, because a gesture was recognized.
    case stopped
  }

  /// Creates a delivery of touches that began in a view.
  ///
  /// - Parameter fingers: the touches; a view without multiple touches receives the first only.
  init(_ fingers: [UITouch], to view: UIView?, with event: UIEvent) {
    self.view = view
    self.event = event
    touches = view?.isMultipleTouchEnabled == true ? Set(fingers) : Set(fingers.prefix(1))
    if !allowsTouches { progress = .stopped }
  }

  /// A Boolean value that indicates whether the superviews of the touched view allow it to receive
  /// the touches.
  private var allowsTouches: Bool {
    guard let view else { return false }
    return sequence(first: view.ownSuperview, next: { $0?.ownSuperview }).compactMap { $0 }
      .allSatisfy { $0.allowsTouches(touches, with: event, in: view) }
  }

  /// A Boolean value that indicates whether the view has received the beginning but not the end.
  var isActive: Bool { progress == .began }

  private var isOpen: Bool { progress == .waiting || progress == .began }

  /// Sends a change to the view, later if it is delayed.
  func send(
    isDelayed: Bool, _ change: @escaping @MainActor (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard isOpen else { return }
    delayed.append { [touches, event] in change($0, touches, event) }
    if !isDelayed { sendDelayed() }
  }

  func sendEnd() {
    guard isOpen else { return }
    delayed.append { [touches, event] in $0.touchesEnded(touches, with: event) }
    sendDelayed()
    if progress == .began { progress = .ended }
  }

  func sendDelayed() {
    let changes = delayed
    delayed = []
    for change in changes where isOpen {
      progress = .began
      if let view { change(view) }
    }
  }

  /// Cancels the view's touches.
  func stop() {
    let former = progress
    delayed = []
    guard isOpen else { return }
    progress = .stopped
    if former == .began { view?.touchesCancelled(touches, with: event) }
  }
}
