/// The previews of dragged items, which follow the touch in front of all other views.
@MainActor final class DragPreviews {
  private let container = UIView()
  private let start: CGPoint
  private weak var root: UIView?
  private var cards: [Card] = []
  private lazy var badge = DragBadge()

  private struct Card {
    let item: UIDragItem
    let view: UIView
    /// The position of the center without the drag, in the coordinates of the root view.
    let center: CGPoint
  }

  init(_ session: DragSession, of source: any DragSource, in root: UIView) {
    start = session.location
    self.root = root
    container.isUserInteractionEnabled = false
    container.accessibilityElementsHidden = true
    container.layer.zPosition = OverlayOrder.drag
    root.addSubview(container)
    container.frame = root.bounds
    // The first item is in front.
    for item in session.items.reversed() {
      guard let card = card(of: item, of: source, in: session, root) else { continue }
      container.addSubview(card.view)
      cards.insert(card, at: 0)
    }
  }

  private func card(
    of item: UIDragItem, of source: any DragSource, in session: DragSession, _ root: UIView
  ) -> Card? {
    guard let (original, parameters) = source.preview(of: item, in: session),
      let view = Self.card(of: item, original, parameters)
    else { return nil }
    let center = original.convert(
      CGPoint(x: original.bounds.midX, y: original.bounds.midY), to: root)
    view.center = center
    item.source = source
    item.previewHandler = { [weak self] in self?.update($0) }
    return Card(item: item, view: view, center: center)
  }

  /// Returns a card with the preview that the item provides, or with a snapshot of the dragged
  /// view.
  private static func card(
    of item: UIDragItem, _ original: UIView, _ parameters: UIPreviewParameters?
  ) -> UIView? {
    let preview = item.previewProvider?()
    guard let view = preview?.view ?? original.previewPicture else {
      return nil
    }
    let isSized = preview != nil && !view.bounds.isEmpty
    let card = UIView(
      frame: CGRect(origin: .zero, size: isSized ? view.bounds.size : original.bounds.size))
    card.backgroundColor =
      preview?.parameters.backgroundColor ?? parameters?.backgroundColor ?? .systemBackground
    // The corner radius and the shadow are chosen.
    card.layer.cornerRadius = 10
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    let shape = preview?.parameters ?? parameters
    let bounds = (preview?.view ?? original).bounds
    card.layer.shadowPath = shape?.shadowOutline(in: bounds)
    view.frame = card.bounds
    if let mask = shape?.mask(in: bounds) {
      // The mask clips the background, but not the shadow.
      let visible = UIView(frame: card.bounds)
      visible.backgroundColor = card.backgroundColor
      card.backgroundColor = nil
      visible.layer.mask = mask
      visible.addSubview(view)
      card.addSubview(visible)
    } else {
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
      card.addSubview(view)
    }
    return card
  }

  /// The maximum length in points of the shorter side of a preview. Chosen.
  private static let largestSide: CGFloat = 240

  /// Scales down large previews at the start of a drag, unless they keep their size.
  func begin(isFullSize: Bool) {
    guard !isFullSize else { return }
    for card in cards {
      let side = min(card.view.bounds.width, card.view.bounds.height)
      guard side > Self.largestSide else { continue }
      let scale = Self.largestSide / side
      card.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The touch stays at the same part of the preview.
      card.view.center = CGPoint(
        x: start.x + (card.center.x - start.x) * scale,
        y: start.y + (card.center.y - start.y) * scale)
    }
  }

  /// Adds the previews of items behind the other previews.
  func add(_ items: [UIDragItem], of source: any DragSource, in session: DragSession) {
    guard let root else { return }
    for item in items {
      guard let card = card(of: item, of: source, in: session, root) else { continue }
      // Chosen: each preview is slightly below the preview in front of it.
      let front = cards.first?.view.center ?? start
      let step = CGFloat(min(cards.count, 3)) * 6
      card.view.center = CGPoint(x: front.x + step, y: front.y + step)
      container.insertSubview(card.view, at: 0)
      cards.append(card)
    }
    badge.count = session.items.count
    container.addSubview(badge)
    if let front = cards.first?.view {
      // The whole badge stays on the screen.
      let room = container.bounds.insetBy(dx: badge.bounds.width / 2, dy: badge.bounds.height / 2)
      badge.center = CGPoint(
        x: max(min(front.frame.maxX, room.maxX), room.minX),
        y: max(min(front.frame.minY, room.maxY), room.minY))
    }
  }

  /// Replaces the preview of an item.
  private func update(_ item: UIDragItem) {
    guard let index = cards.firstIndex(where: { $0.item === item }) else { return }
    let old = cards[index]
    guard let view = Self.card(of: item, old.view, nil) else { return }
    view.center = old.view.center
    container.insertSubview(view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    cards[index] = Card(item: item, view: view, center: old.center)
  }

  /// Returns the preview of an item with its original position as the target; `nil` for none.
  func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let root, let card = cards.first(where: { $0.item === item }) else { return nil }
    return UITargetedDragPreview(
      view: card.view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: root, center: card.center))
  }

  /// Moves the previews with the touch.
  ///
  /// - Parameter location: The location of the touch, in the coordinates of the root view.
  func move(to location: CGPoint) {
    container.frame.origin = CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  func remove() {
    for card in cards { card.item.previewHandler = nil }
    container.removeFromSuperview()
  }
}
