/// Chooses the rectangle to which the focus moves.
package enum FocusGeometry {
  /// Returns the index of the nearest rectangle in a direction; `nil` if there is none, or if the
  /// heading is not the direction of an arrow key.
  ///
  /// The distance is the gap along the direction plus twice the gap across it. The first of several
  /// equally near rectangles is chosen.
  package static func nearest(
    to origin: CGRect, _ heading: UIFocusHeading, in frames: [CGRect]
  ) -> Int? {
    var best: (index: Int, distance: CGFloat)?
    for (index, frame) in frames.enumerated() {
      guard let distance = distance(from: origin, to: frame, heading) else { continue }
      if best == nil || distance < best!.distance { best = (index, distance) }
    }
    return best?.index
  }

  private static func distance(
    from origin: CGRect, to frame: CGRect, _ heading: UIFocusHeading
  ) -> CGFloat? {
    let across: CGFloat
    let along: CGFloat
    switch heading {
    case .up where frame.midY < origin.midY:
      (along, across) = (origin.minY - frame.maxY, horizontalGap(origin, frame))
    case .down where frame.midY > origin.midY:
      (along, across) = (frame.minY - origin.maxY, horizontalGap(origin, frame))
    case .left where frame.midX < origin.midX:
      (along, across) = (origin.minX - frame.maxX, verticalGap(origin, frame))
    case .right where frame.midX > origin.midX:
      (along, across) = (frame.minX - origin.maxX, verticalGap(origin, frame))
    default: return nil
    }
    // Items in the same row are not above or below each other.
    guard along > -min(frame.width, frame.height, origin.width, origin.height) / 2 else {
      return nil
    }
    return max(along, 0) + 2 * across
  }

  private static func horizontalGap(_ first: CGRect, _ second: CGRect) -> CGFloat {
    max(second.minX - first.maxX, first.minX - second.maxX, 0)
  }

  private static func verticalGap(_ first: CGRect, _ second: CGRect) -> CGFloat {
    max(second.minY - first.maxY, first.minY - second.maxY, 0)
  }
}
