/// A recognizer for a finger that moves inward from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a gesture can begin; none by default.
  open var edges: UIRectEdge = []

  /// The recognizer's edges at which the touch began.
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startEdges = []
    guard let view else { return }
    let bounds = view.rootView.bounds
    let distances: [(UIRectEdge, CGFloat)] = [
      (.left, start.location.x - bounds.minX), (.right, bounds.maxX - start.location.x),
      (.top, start.location.y - bounds.minY), (.bottom, bounds.maxY - start.location.y),
    ]
    for (edge, distance) in distances
    where edges.contains(edge) && distance <= GestureMetrics.edgeReach {
      startEdges.insert(edge)
    }
    if startEdges.isEmpty { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, hasMoved(), !isInward {
      fail()
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  /// A Boolean value that indicates whether the finger moves away from an edge where it began, more
  /// than along the edge.
  private var isInward: Bool {
    let (x, y) = (movement.dx, movement.dy)
    return startEdges.contains(.left) && x > abs(y) || startEdges.contains(.right) && -x > abs(y)
      || startEdges.contains(.top) && y > abs(x) || startEdges.contains(.bottom) && -y > abs(x)
  }

  /// Pan gestures of the content wait for an edge gesture.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
