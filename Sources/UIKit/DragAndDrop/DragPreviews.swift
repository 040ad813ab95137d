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
      guard let original = source.previewView(of: item, in: session) else { continue }
      if let card = Self.card(of: item, original) {
        card.center = original.convert(
          CGPoint(x: original.bounds.midX, y: original.bounds.midY), to: root)
        container.addSubview(card)
      }
    }
  }

  /// The preview that an item provides, or else a picture of the dragged view, on a card.
  private static func card(of item: UIDragItem, _ original: UIView) -> UIView? {
    let preview = item.previewProvider?()
    guard let view = preview?.view ?? original.snapshotView(afterScreenUpdates: true) else {
      return nil
    }
    let isSized = preview != nil && !view.bounds.isEmpty
    let card = UIView(
      frame: CGRect(origin: .zero, size: isSized ? view.bounds.size : original.bounds.size))
    card.backgroundColor = preview?.parameters.backgroundColor ?? .systemBackground
    // The corners and the shadow are chosen.
    card.layer.cornerRadius = 10
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    view.frame = card.bounds
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    card.addSubview(view)
    return card
  }

  /// - Parameter location: the place of the finger, in the coordinates of the root.
  func move(to location: CGPoint) {
    container.frame.origin = CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  func remove() { container.removeFromSuperview() }
}
