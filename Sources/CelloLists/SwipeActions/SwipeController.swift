/// A list with swipe actions.
@MainActor protocol SwipeHosting: UIScrollView {
  /// Returns the index path of the row at a point in the list's coordinates.
  func item(at point: CGPoint) -> IndexPath?
  /// Returns the view of a row; `nil` if it is not visible.
  func swipeRowView(at indexPath: IndexPath) -> UIView?
  /// Returns the frame of a row without the displacement of a swipe; `nil` if it is not visible.
  func swipeRowFrame(at indexPath: IndexPath) -> CGRect?
  /// Returns the actions at an edge of a row; `nil` for none.
  func swipeConfiguration(
    at indexPath: IndexPath, edge: SwipeController.Edge
  ) -> UISwipeActionsConfiguration?
  func setSwiped(_ isSwiped: Bool, at indexPath: IndexPath)
  /// Changes the displacement of a row in a closure, with an animation if possible.
  ///
  /// - Parameters:
  ///   - actions: The view with the actions, whose subviews also move.
  ///   - completion: A closure that is called at the end.
  func animateSwipe(of actions: UIView, _ change: () -> Void, completion: @escaping () -> Void)
}

/// Handles the gesture that swipes a row, and shows the row's actions.
///
/// At most one row of a list is swiped. The actions are requested when a swipe begins.
@MainActor final class SwipeController {
  enum Edge: Hashable, Sendable { case leading, trailing }

  /// The state of a swiped row.
  private struct Swipe {
    var indexPath: IndexPath
    var edge: Edge
    let view: SwipeActionsView
    /// The displacement of the row when the gesture began, in points.
    var start: CGFloat = 0
    var isPerforming = false
  }

  /// A displacement at which the actions are at the edge and have no width, in points.
  private static let closedDistance: CGFloat = 1e-6

  private unowned let host: any SwipeHosting
  private var swipe: Swipe?
  /// The views with the actions of rows that move back.
  private(set) var closingViews: [UIView] = []
  let recognizer = UIPanGestureRecognizer()

  init(_ host: any SwipeHosting) {
    self.host = host
    recognizer.addTarget(self, action: SwipeController.fingerMoved)
    host.addGestureRecognizer(recognizer)
  }

  /// The index path of the swiped row; `nil` for none.
  var indexPath: IndexPath? { swipe?.indexPath }

  /// Returns the view with the actions of a row; `nil` if the row is not swiped.
  func actionsView(at indexPath: IndexPath) -> UIView? {
    swipe?.indexPath == indexPath ? swipe?.view : nil
  }

  /// Returns the displacement of a row to the right, in points.
  func displacement(at indexPath: IndexPath) -> CGFloat {
    guard let swipe, swipe.indexPath == indexPath else { return 0 }
    return swipe.view.isAtRight ? 0 - swipe.view.distance : swipe.view.distance
  }

  // MARK: Finger

  /// Returns a Boolean value that indicates whether the current movement of the finger swipes a
  /// row. It closes another row that is swiped.
  func shouldBegin() -> Bool {
    let movement = recognizer.movement
    guard movement.dx.magnitude > movement.dy.magnitude else { return false }
    guard let indexPath = host.item(at: start),
      host.swipeRowFrame(at: indexPath)?.contains(start) == true
    else { return false }
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
    guard let view = swipe?.view else { return }
    host.animateSwipe(of: view) {
      view.distance = distance
      host.setNeedsLayout()
    } completion: {
    }
  }

  // MARK: Actions

  /// Requests the actions of a row and shows them, without moving the row.
  ///
  /// - Returns: `true` if the row has actions.
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

  /// Reveals all actions of a row, as after a swipe.
  func reveal(_ indexPath: IndexPath, edge: Edge) {
    if swipe?.indexPath == indexPath { return }
    close()
    guard open(indexPath, edge: edge), let swipe else { return }
    swipe.view.distance = Self.closedDistance
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

  /// Hides the actions and moves the row back.
  func close() {
    guard let swipe else { return }
    let view = swipe.view
    host.animateSwipe(of: view) {
      self.swipe = nil
      closingViews.append(view)
      view.distance = Self.closedDistance
      host.setSwiped(false, at: swipe.indexPath)
      host.setNeedsLayout()
    } completion: { [weak self] in
      self?.closingViews.removeAll { $0 === view }
      view.removeFromSuperview()
    }
  }

  /// Returns a Boolean value that indicates whether a touch only hides the actions, because it is
  /// outside them.
  func endsSwipe(touching view: UIView?) -> Bool {
    guard let swipe else { return false }
    return view?.isDescendant(of: swipe.view) != true
  }

  // MARK: Layout

  /// Lays out the actions; called after the list has laid out the row.
  func place() {
    guard let swipe else { return }
    guard let frame = host.swipeRowFrame(at: swipe.indexPath) else { return close() }
    if swipe.view.frame != frame { swipe.view.frame = frame }
    swipe.view.layoutIfNeeded()
  }

  /// Updates the index path of the swiped row after updates, and hides the actions if the row was
  /// removed.
  func rowsDidMove(_ updatedPath: (IndexPath) -> IndexPath?) {
    guard let old = swipe?.indexPath else { return }
    if let new = updatedPath(old) {
      swipe?.indexPath = new
    } else {
      close()
    }
  }
}
