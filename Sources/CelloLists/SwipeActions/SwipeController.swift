/// A list whose rows can be swiped.
@MainActor protocol SwipeHosting: UIScrollView {
  /// The row at a point of the list's coordinates.
  func swipeRow(at point: CGPoint) -> IndexPath?
  /// The view of a row; `nil` if it is not visible.
  func swipeRowView(at indexPath: IndexPath) -> UIView?
  /// The place of a row that is not swiped.
  func swipeRowFrame(at indexPath: IndexPath) -> CGRect?
  /// The actions at an edge of a row; `nil` for none.
  func swipeConfiguration(
    at indexPath: IndexPath, edge: SwipeController.Edge
  ) -> UISwipeActionsConfiguration?
  func setSwiped(_ isSwiped: Bool, at indexPath: IndexPath)
}

/// Follows the finger that swipes a row, and shows the row's actions.
///
/// At most one row of a list is swiped. Actions are asked for when a swipe begins.
@MainActor final class SwipeController {
  enum Edge: Hashable, Sendable { case leading, trailing }

  /// A row that is swiped.
  private struct Swipe {
    var indexPath: IndexPath
    var edge: Edge
    let view: SwipeActionsView
    /// How far the row was moved when the finger touched it.
    var start: CGFloat = 0
    var isPerforming = false
  }

  private unowned let host: any SwipeHosting
  private var swipe: Swipe?
  let recognizer = UIPanGestureRecognizer()

  init(_ host: any SwipeHosting) {
    self.host = host
    recognizer.addTarget(self, action: SwipeController.fingerMoved)
    host.addGestureRecognizer(recognizer)
  }

  /// The row that is swiped.
  var indexPath: IndexPath? { swipe?.indexPath }

  /// The view with the actions of a row; `nil` if it is not swiped.
  func actionsView(at indexPath: IndexPath) -> UIView? {
    swipe?.indexPath == indexPath ? swipe?.view : nil
  }

  /// How far the view of a row is moved, to the right.
  func displacement(at indexPath: IndexPath) -> CGFloat {
    guard let swipe, swipe.indexPath == indexPath else { return 0 }
    return swipe.view.isAtRight ? 0 - swipe.view.distance : swipe.view.distance
  }

  // MARK: Finger

  /// Whether a finger that moves as it does swipes a row. Another row that is swiped is closed.
  func shouldBegin() -> Bool {
    let movement = recognizer.movement
    guard movement.dx.magnitude > movement.dy.magnitude else { return false }
    guard let indexPath = host.swipeRow(at: start) else { return false }
    if let swipe {
      if swipe.indexPath == indexPath { return true }
      close()
    }
    let isAtRight = movement.dx < 0
    let edge: Edge = isAtRight == !host.isRightToLeft ? .trailing : .leading
    return open(indexPath, edge: edge)
  }

  private var start: CGPoint { host.convert(recognizer.start.location, from: nil) }

  private func fingerMoved(_ recognizer: UIPanGestureRecognizer) {
    guard var current = swipe, !current.isPerforming else { return }
    let sign: CGFloat = current.view.isAtRight ? -1 : 1
    switch recognizer.state {
    case .began:
      current.start = current.view.distance
      swipe = current
      move(by: recognizer.translation(in: nil).x * sign)
    case .changed: move(by: recognizer.translation(in: nil).x * sign)
    case .ended: lift(velocity: recognizer.velocity(in: nil).x * sign)
    default: lift(velocity: 0)
    }
  }

  private func move(by movement: CGFloat) {
    guard let swipe else { return }
    swipe.view.distance = swipe.view.swipeLayout.distance(forMovement: swipe.start + movement)
    host.setNeedsLayout()
  }

  private func lift(velocity: CGFloat) {
    guard let swipe else { return }
    let layout = swipe.view.swipeLayout
    switch layout.rest(from: swipe.view.distance, velocity: velocity) {
    case .closed: close()
    case .open: rest(at: layout.openDistance)
    case .performsFirst:
      rest(at: swipe.view.bounds.width)
      perform(swipe.view.actionViews[0])
    }
  }

  private func rest(at distance: CGFloat) {
    swipe?.view.distance = distance
    host.setNeedsLayout()
  }

  // MARK: Actions

  /// Asks for the actions of a row and shows them, without moving the row yet.
  ///
  /// - Returns: whether there are any.
  private func open(_ indexPath: IndexPath, edge: Edge) -> Bool {
    guard let row = host.swipeRowView(at: indexPath),
      let configuration = host.swipeConfiguration(at: indexPath, edge: edge),
      !configuration.actions.isEmpty
    else { return false }
    let view = SwipeActionsView(
      configuration, metrics: host.traitCollection.systemVersion.swipeActions)
    view.isAtRight = (edge == .trailing) == !host.isRightToLeft
    for action in view.actionViews {
      action.addAction(
        UIAction { [weak self, unowned action] _ in self?.perform(action) }, for: .touchUpInside)
    }
    host.insertSubview(view, belowSubview: row)
    swipe = Swipe(indexPath: indexPath, edge: edge, view: view)
    host.setSwiped(true, at: indexPath)
    place()
    return true
  }

  /// Shows all actions of a row, as after a swipe.
  func reveal(_ indexPath: IndexPath, edge: Edge) {
    if swipe?.indexPath == indexPath { return }
    close()
    guard open(indexPath, edge: edge), let swipe else { return }
    rest(at: swipe.view.swipeLayout.openDistance)
  }

  private func perform(_ view: SwipeActionView) {
    guard swipe?.isPerforming == false else { return }
    swipe?.isPerforming = true
    let performed = swipe?.view
    view.action.handler(view.action, view) { [weak self] _ in
      guard let self, self.swipe?.view === performed else { return }
      self.close()
    }
  }

  /// Hides the actions and puts the row back.
  func close() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.view.removeFromSuperview()
    host.setSwiped(false, at: swipe.indexPath)
    host.setNeedsLayout()
  }

  /// Whether a touch hides the actions instead of having another effect: one outside of them.
  func endsSwipe(touching view: UIView?) -> Bool {
    guard let swipe else { return false }
    return view?.isDescendant(of: swipe.view) != true
  }

  // MARK: Layout

  /// Places the actions; called after the list has placed the row.
  func place() {
    guard let swipe else { return }
    guard let frame = host.swipeRowFrame(at: swipe.indexPath) else { return close() }
    if swipe.view.frame != frame { swipe.view.frame = frame }
    swipe.view.layoutIfNeeded()
  }

  /// Follows the row to its place after updates; closes it if the row was removed.
  func rowsDidMove(_ place: (IndexPath) -> IndexPath?) {
    guard let old = swipe?.indexPath else { return }
    if let new = place(old) {
      swipe?.indexPath = new
    } else {
      close()
    }
  }
}
