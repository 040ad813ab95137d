package import CelloRaster

/// Records a tree of views as a display list.
@MainActor package struct DisplayListRecorder {
  package private(set) var items: [DisplayList.Item] = []

  package init() {}

  /// The display list of a view and its subviews, laid out, in the size of its bounds.
  ///
  /// Frames are not rounded: layouts round to pixels before recording.
  package static func record(_ view: UIView) -> DisplayList {
    view.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    recorder.recordTree(of: view, at: .zero)
    return DisplayList(size: view.bounds.size, items: recorder.items)
  }

  package mutating func append(_ item: DisplayList.Item) { items.append(item) }

  /// Appends the items of a closure.
  package mutating func withItems(_ body: (inout [DisplayList.Item]) -> Void) { body(&items) }

  /// Records the items of a closure as a group.
  mutating func group(
    opacity: CGFloat = 1, clip: Shape? = nil, transform: CGAffineTransform = .identity,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    var inner = DisplayListRecorder()
    body(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(
      .group(
        DisplayList.Group(
          items: inner.items, opacity: opacity, clip: clip, transform: transform)))
  }

  /// Records a view with the top left corner of its bounds at a point of the display list.
  private mutating func recordTree(of view: UIView, at corner: CGPoint) {
    guard !view.isHidden, view.alpha > 0 else { return }
    // The origin of the view's own coordinates.
    let origin = CGPoint(x: corner.x - view.bounds.minX, y: corner.y - view.bounds.minY)
    let area = CGRect(origin: corner, size: view.bounds.size)
    let shape = view.ownLayer?.shape(of: area) ?? .rect(area)
    let clip = view.clipShape?.offsetBy(dx: origin.x, dy: origin.y)
    if view.alpha < 1 || clip != nil || view.clipsToBounds {
      group(opacity: view.alpha, clip: clip ?? (view.clipsToBounds ? shape : nil)) {
        $0.recordContent(of: view, in: area, shape: shape, at: origin)
      }
    } else {
      recordContent(of: view, in: area, shape: shape, at: origin)
    }
  }

  private mutating func recordContent(
    of view: UIView, in area: CGRect, shape: Shape, at origin: CGPoint
  ) {
    if let color = view.backgroundColor?.color(in: view.traitCollection), color.alpha > 0 {
      append(.fill(shape, color))
    }
    view.recordContent(into: &self, at: origin)
    for subview in view.subviews {
      if subview.transform.isIdentity {
        let frame = subview.frame
        recordTree(of: subview, at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
      } else {
        let transform = subview.transformToSuperview.concatenating(
          CGAffineTransform(translationX: origin.x, y: origin.y))
        group(transform: transform) { $0.recordTree(of: subview, at: subview.bounds.origin) }
      }
    }
    view.recordOverlay(into: &self, at: origin)
    if let border = view.ownLayer?.border(of: area) { append(border) }
  }
}
