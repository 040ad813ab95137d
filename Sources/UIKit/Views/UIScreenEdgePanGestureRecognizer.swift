/// Recognizes a finger that moves from an edge of the window into it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a gesture can begin; none by default.
  open var edges: UIRectEdge = []

  /// The edges that the touch began at, of those of the recognizer.
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

  /// Whether the finger moves away from an edge that it began at, more than along it.
  private var isInward: Bool {
    let (x, y) = (movement.dx, movement.dy)
    return startEdges.contains(.left) && x > abs(y) || startEdges.contains(.right) && -x > abs(y)
      || startEdges.contains(.top) && y > abs(x) || startEdges.contains(.bottom) && -y > abs(x)
  }

  /// Movements of the content wait for those from an edge.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
