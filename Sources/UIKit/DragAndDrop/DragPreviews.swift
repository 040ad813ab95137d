/// The previews of dragged items, which follow the finger in front of everything else.
@MainActor final class DragPreviews {
  private let container = UIView()
  private let start: CGPoint

  init(_ session: DragSession, of source: any DragSource, in root: UIView) {
    start = session.location
    container.isUserInteractionEnabled = false
    container.accessibilityElementsHidden = true
    container.layer.zPosition = 950_000
    root.addSubview(container)
    container.frame = root.bounds
    // The first item is in front.
    for item in session.items.reversed() {
      let own = item.previewProvider?()?.view
      guard let original = source.previewView(of: item, in: session) else { continue }
      guard let view = own ?? original.snapshotView(afterScreenUpdates: true) else { continue }
      let size = own == nil || view.bounds.isEmpty ? original.bounds.size : view.bounds.size
      view.bounds = CGRect(origin: .zero, size: size)
      view.center = original.convert(
        CGPoint(x: original.bounds.midX, y: original.bounds.midY), to: root)
      // The shadow is chosen.
      view.layer.shadowColor = UIColor.black.cgColor
      view.layer.shadowOpacity = 0.2
      view.layer.shadowRadius = 10
      view.layer.shadowOffset = CGSize(width: 0, height: 4)
      container.addSubview(view)
    }
  }

  /// - Parameter location: the place of the finger, in the coordinates of the root.
  func move(to location: CGPoint) {
    container.frame.origin = CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  func remove() { container.removeFromSuperview() }
}
