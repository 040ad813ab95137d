/// A shape as lines and Bézier curves, in the coordinates of its owner (points in a display
/// list, font units in an outline), y down unless said otherwise.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A line back to the subpath's start. Fills close open subpaths by themselves; strokes do not.
    case close
  }

  package var elements: [Element]

  package init(elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  package mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(control: control, end: end))
  }

  package mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  package mutating func close() { elements.append(.close) }

  /// The path with every point mapped.
  package func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadratic(let control, let end):
          .quadratic(control: control.applying(transform), end: end.applying(transform))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: control1.applying(transform), control2: control2.applying(transform),
            end: end.applying(transform))
        case .close: .close
        }
      })
  }
}

/// How overlapping subpaths decide what is inside.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
