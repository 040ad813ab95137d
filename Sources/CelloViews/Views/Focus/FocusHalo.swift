internal import CelloRaster

/// The halo of the focused view. The view that draws it owns it.
@MainActor final class FocusHalo {
  private weak var view: UIView?
  private let effect: UIFocusHaloEffect
  /// The view that draws the halo.
  private weak var host: UIView?

  /// The width of the line, in points. Chosen: Apple does not document it.
  private static let lineWidth: CGFloat = 3

  /// Creates a halo and starts drawing it.
  init(_ effect: UIFocusHaloEffect, of view: UIView) {
    self.view = view
    self.effect = effect
    let host = effect.containerView ?? effect.referenceView ?? view
    self.host = host
    host.focusHalo = self
  }

  /// Stops drawing the halo.
  func remove() {
    if host?.focusHalo === self { host?.focusHalo = nil }
  }

  /// Records the halo with the origin of the host's coordinates at a point.
  func record(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let view, let host, view.hasFocus, !view.isHidden,
      let path = effect.path?.copy() as? UIBezierPath
    else { return }
    if view !== host {
      path.apply(view.transformToRoot.concatenating(host.transformToRoot.inverted()))
    }
    path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    // A line centered on the edge is half outside and half inside the shape.
    let color = (view.tintColor as UIColor).color(in: view.traitCollection)
    let line = DisplayList.Item.stroke(
      path.fillShape, StrokeStyle(width: 2 * Self.lineWidth, join: .round), color)
    recorder.append(
      .group(
        DisplayList.Group(items: [line], clip: isInside(view) ? path.fillShape : outside(path)))
    )
  }

  private func isInside(_ view: UIView) -> Bool {
    switch effect.position {
    case .inside: true
    case .outside: false
    case .automatic: view.clipsToBounds
    }
  }

  /// Returns the area outside a path that contains the line.
  private func outside(_ path: UIBezierPath) -> Shape {
    let inset = -2 * Self.lineWidth
    let area = UIBezierPath(rect: path.bounds.insetBy(dx: inset, dy: inset))
    area.append(path)
    area.usesEvenOddFillRule = true
    return area.fillShape
  }
}
