/// The layout of a row's swipe actions, in points.
struct SwipeActionsLayout: Hashable, Sendable {
  /// The widths of the actions; the first action is at the edge of the row.
  let widths: [CGFloat]
  let metrics: SwipeActionsMetrics
  let rowSize: CGSize
  let performsFirstActionWithFullSwipe: Bool

  /// - Parameter contentWidths: The widths of the titles and images. Actions with only titles have
  ///   equal
  ///   widths.
  init(
    contentWidths: [CGFloat], haveOnlyTitles: Bool, metrics: SwipeActionsMetrics, rowSize: CGSize,
    performsFirstActionWithFullSwipe: Bool
  ) {
    var widths = contentWidths.map {
      max($0.nonNegative + 2 * metrics.titleInset, metrics.minimumWidth)
    }
    if haveOnlyTitles, let widest = widths.max() {
      widths = widths.map { _ in widest }
    }
    self.widths = widths
    self.metrics = metrics
    self.rowSize = rowSize
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// The displacement of the row at which all actions are completely visible.
  var openDistance: CGFloat {
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(0, +) + CGFloat(widths.count + 1) * metrics.spacing
  }

  /// The displacement from which lifting the finger performs the first action; `nil` if a full
  /// swipe performs no action.
  var fullSwipeDistance: CGFloat? {
    guard performsFirstActionWithFullSwipe, !widths.isEmpty else { return nil }
    return max(rowSize.width * metrics.fullSwipeShare, openDistance)
  }

  /// Returns the displacement of the row for a movement of the finger. If a full swipe performs no
  /// action, the row follows at half the speed after all actions are visible.
  func distance(forMovement movement: CGFloat) -> CGFloat {
    let movement = min(movement.nonNegative, rowSize.width.nonNegative)
    guard !performsFirstActionWithFullSwipe, movement > openDistance else { return movement }
    return openDistance + (movement - openDistance) / 2
  }

  /// The states of the row after the finger is lifted.
  enum Rest: Hashable, Sendable { case closed, open, performsFirst }

  /// - Parameter velocity: The velocity of the displacement, in points per second.
  func rest(from distance: CGFloat, velocity: CGFloat) -> Rest {
    if let fullSwipeDistance, distance >= fullSwipeDistance { return .performsFirst }
    if velocity.magnitude > SwipeActionsMetrics.flickVelocity {
      return velocity > 0 ? .open : .closed
    }
    return distance >= openDistance / 2 ? .open : .closed
  }

  /// Returns the frames of the actions for a displacement of the row, in the coordinates of the row
  /// at rest.
  ///
  /// Up to the open distance, the actions move with the row from under the edge, or all lengths are
  /// proportional to the displacement. Beyond it, the actions become wider, and the first action
  /// covers the others as soon as lifting the finger would perform it.
  ///
  /// - Parameter isAtRight: `true` if the actions are at the right edge.
  func frames(at distance: CGFloat, isAtRight: Bool) -> [CGRect] {
    let open = openDistance
    guard distance > 0, open > 0 else { return widths.map { _ in .zero } }
    let scale = metrics.slidesIn ? 1 : min(distance / open, 1)
    let spacing = metrics.spacing * scale
    let extra = max(distance - open, 0) / CGFloat(widths.count)
    var lengths = widths.map { $0 * scale + extra }
    if let fullSwipeDistance, distance >= fullSwipeDistance {
      lengths = lengths.map { _ in 0 }
      lengths[0] = distance - 2 * spacing
    }
    let height = (rowSize.height - 2 * metrics.verticalInset).nonNegative
    var start = spacing + (metrics.slidesIn ? min(distance - open, 0) : 0)
    return lengths.map { length in
      defer { start += length + spacing }
      return CGRect(
        x: isAtRight ? rowSize.width - start - length : start, y: metrics.verticalInset,
        width: length, height: height)
    }
  }
}
