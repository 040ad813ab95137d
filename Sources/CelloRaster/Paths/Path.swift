/// A shape of lines and Bézier curves, in the coordinates of its owner (points in a display list,
/// font units in an outline). y increases downward unless stated otherwise.
package struct Path: Hashable, Sendable {
  /// An element of a path.
  package enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(CGPoint)
    /// A line to a point.
    case line(CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadratic(control: CGPoint, end: CGPoint)
    /// A cubic Bézier curve to a point.
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A line to the start of the subpath. Fills close open subpaths automatically; strokes do not.
    case close
  }

  /// The elements, in order.
  package var elements: [Element]

  /// Creates a path.
  package init(elements: [Element] = []) { self.elements = elements }

  /// A Boolean value that indicates whether the path has no elements.
  package var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath.
  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line to a point.
  package mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve to a point.
  package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Adds a cubic Bézier curve to a point.
  package mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the subpath with a line to its start.
  package mutating func close() { elements.append(.close) }

  /// Returns the path with all points transformed.
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

/// The rule that determines the inside of overlapping subpaths.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
