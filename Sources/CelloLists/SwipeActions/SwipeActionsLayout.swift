/// Where the actions are that a swipe has revealed, in points.
struct SwipeActionsLayout: Hashable, Sendable {
  /// The widths of the actions; the first one is at the edge of the row.
  let widths: [CGFloat]
  let metrics: SwipeActionsMetrics
  let rowSize: CGSize
  let performsFirstActionWithFullSwipe: Bool

  /// - Parameter contentWidths: those of the titles and images. Actions that have only titles are
  ///   equally wide.
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

  /// How far the row is moved while all actions are visible in full.
  var openDistance: CGFloat {
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(0, +) + CGFloat(widths.count + 1) * metrics.spacing
  }

  /// The distance from which lifting the finger performs the first action; `nil` if none does.
  var fullSwipeDistance: CGFloat? {
    guard performsFirstActionWithFullSwipe, !widths.isEmpty else { return nil }
    return max(rowSize.width * metrics.fullSwipeShare, openDistance)
  }

  /// How far the row is moved by a finger that has moved a distance. Without a full swipe, a row
  /// follows at half the speed once all actions are visible.
  func distance(forMovement movement: CGFloat) -> CGFloat {
    let movement = min(movement.nonNegative, rowSize.width.nonNegative)
    guard !performsFirstActionWithFullSwipe, movement > openDistance else { return movement }
    return openDistance + (movement - openDistance) / 2
  }

  /// Where the row comes to rest after the finger is lifted.
  enum Rest: Hashable, Sendable { case closed, open, performsFirst }

  /// - Parameter velocity: of the distance, in points per second.
  func rest(from distance: CGFloat, velocity: CGFloat) -> Rest {
    if let fullSwipeDistance, distance >= fullSwipeDistance { return .performsFirst }
    if velocity.magnitude > SwipeActionsMetrics.flickVelocity {
      return velocity > 0 ? .open : .closed
    }
    return distance >= openDistance / 2 ? .open : .closed
  }

  /// The frames of the actions while the row is moved by a distance, in the coordinates of the row
  /// at rest.
  ///
  /// Up to the open distance, all lengths grow in proportion; beyond it, the actions become wider,
  /// and the first one covers the others once it would be performed.
  ///
  /// - Parameter isAtRight: whether the actions are at the right edge.
  func frames(at distance: CGFloat, isAtRight: Bool) -> [CGRect] {
    let open = openDistance
    guard distance > 0, open > 0 else { return widths.map { _ in .zero } }
    let scale = min(distance / open, 1)
    let spacing = metrics.spacing * scale
    let extra = max(distance - open, 0) / CGFloat(widths.count)
    var lengths = widths.map { $0 * scale + extra }
    if let fullSwipeDistance, distance >= fullSwipeDistance {
      lengths = lengths.map { _ in 0 }
      lengths[0] = distance - 2 * spacing
    }
    let height = (rowSize.height - 2 * metrics.verticalInset).nonNegative
    var start = spacing
    return lengths.map { length in
      defer { start += length + spacing }
      return CGRect(
        x: isAtRight ? rowSize.width - start - length : start, y: metrics.verticalInset,
        width: length, height: height)
    }
  }
}
