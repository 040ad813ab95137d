@_spi(Cello) import CelloViews

/// A source of dragged items: an interaction or a list.
@MainActor package protocol DragSource: AnyObject {
  /// The items at the place of the finger; none if nothing can be dragged there.
  func items(for session: DragSession) -> [UIDragItem]
  /// The view that is dragged for an item; `nil` for none.
  func previewView(of item: UIDragItem, in session: DragSession) -> UIView?
  /// How the view of an item is shown; `nil` for the system's way.
  func previewParameters(of item: UIDragItem, in session: DragSession) -> UIDragPreviewParameters?
  /// Which of the current drags the items at a point, in the coordinates of the root view, are added to.
  func session(forAdding sessions: [DragSession], at point: CGPoint) -> DragSession?
  /// The items at a point, in the coordinates of the root view, that another finger adds to a drag.
  func itemsForAdding(to session: DragSession, at point: CGPoint) -> [UIDragItem]
  /// A source adds items to a session that has items of this one.
  func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource)
  /// Whether large previews are not made smaller.
  func prefersFullSizePreviews(_ session: DragSession) -> Bool
  /// An item returns to its place.
  func willCancel(_ item: UIDragItem, _ preview: UITargetedDragPreview?)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool

  /// A finger rests on the items.
  func didLift(_ session: DragSession)
  /// The finger begins to move.
  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  /// - Parameter operation: what was done with the items.
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
}

extension DragSource {
  package func previewParameters(of item: UIDragItem, in session: DragSession) -> UIDragPreviewParameters? {
    nil
  }
  package func session(forAdding sessions: [DragSession], at point: CGPoint) -> DragSession? {
    sessions.first
  }
  package func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource) {}
  package func prefersFullSizePreviews(_ session: DragSession) -> Bool { false }
  package func willCancel(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {}
}

/// A target of drops: an interaction or a list.
@MainActor package protocol DropTarget: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func didEnter(_ session: DropSession)
  /// - Returns: what lifting the finger would do.
  func didUpdate(_ session: DropSession) -> UIDropOperation
  func didExit(_ session: DropSession)
  func performDrop(_ session: DropSession)
  /// The drag has ended, here or elsewhere.
  func didEnd(_ session: DropSession)
}

/// A list that may take items that are dropped.
@MainActor package protocol DropTargetHost: UIView {
  /// `nil` if the list takes none.
  var listDropTarget: (any DropTarget)? { get }
}

/// Lets a finger that rests on a view drag items of it.
package final class DragController: NSObject, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  private weak var view: UIView?
  private let recognizer = DragRecognizer()
  private let springLoading = SpringLoading()
  /// The drag from the moment at which the items are lifted.
  private(set) var session: DragSession?
  package private(set) var isDragging = false
  private var drop: DropSession?
  private var target: (any DropTarget)?
  /// All views that the drag has been over.
  private var visited: [any DropTarget] = []
  private var proposal = UIDropOperation.cancel
  private var previews: DragPreviews?
  private let addingRecognizer = AddingRecognizer()
  /// The sources of the items besides ``source``, which other fingers have added.
  private var addingSources: [any DragSource] = []

  /// - Parameter view: the view that the finger rests on.
  package init(_ source: any DragSource, in view: UIView) {
    self.source = source
    self.view = view
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: DragController.follow)
    recognizer.fingerRests = { [weak self] in self?.updateSpringLoading() }
    view.addGestureRecognizer(recognizer)
    addingRecognizer.isNeeded = { [weak self] in self?.otherDrags.isEmpty == false }
    addingRecognizer.addTarget(self, action: DragController.add)
    view.addGestureRecognizer(addingRecognizer)
  }

  // MARK: Adding

  /// The controllers whose items are dragged.
  private static var active: [WeakController] = []

  private struct WeakController {
    weak var controller: DragController?
  }

  /// The current drags in the same tree, this controller's among them.
  private var otherDrags: [DragController] {
    guard let root = view?.rootView else { return [] }
    return Self.active.compactMap(\.controller).filter {
      $0.session != nil && $0.view?.rootView === root
    }
  }

  /// Another finger has tapped the view during a drag.
  private func add(_ recognizer: UITapGestureRecognizer) {
    guard let source else { return }
    let point = recognizer.location(in: nil)
    let drags = otherDrags
    guard let session = source.session(forAdding: drags.compactMap(\.session), at: point),
      let drag = drags.first(where: { $0.session === session })
    else { return }
    let items = source.itemsForAdding(to: session, at: point)
    if !items.isEmpty { drag.add(items, from: source) }
  }

  private func add(_ items: [UIDragItem], from source: any DragSource) {
    guard let session, let own = self.source else { return }
    if source !== own, !addingSources.contains(where: { $0 === source }) {
      addingSources.append(source)
    }
    for other in [own] + addingSources { other.willAdd(items, to: session, from: source) }
    session.items += items
    previews?.add(items, of: source, in: session)
  }

  /// The source of an item.
  private func source(of item: UIDragItem) -> (any DragSource)? {
    item.source.flatMap { source in addingSources.first { $0 === source } } ?? source
  }

  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set {
      recognizer.isEnabled = newValue
      addingRecognizer.isEnabled = newValue
    }
  }

  /// Ends the drag, and removes the recognizer from the view.
  package func remove() {
    end(.cancel)
    recognizer.view?.removeGestureRecognizer(recognizer)
    addingRecognizer.view?.removeGestureRecognizer(addingRecognizer)
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, view != nil else { return false }
    let session = DragSession()
    session.location = recognizer.location(in: nil)
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return false }
    self.session = session
    Self.active.removeAll { $0.controller == nil || $0.controller === self }
    Self.active.append(WeakController(controller: self))
    return true
  }

  // A finger that rests shows the menu of the view as well; moving on closes it.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { menus.contains { $0.uses(otherGestureRecognizer) } }

  private var menus: [UIContextMenuInteraction] {
    view?.ownInteractions.compactMap { $0 as? UIContextMenuInteraction } ?? []
  }

  private func showPreviews() {
    guard previews == nil, let session, let source, let root = view?.rootView else { return }
    root.layoutIfNeeded()
    previews = DragPreviews(session, of: source, in: root)
  }

  private func updateSpringLoading() {
    guard isDragging, let session, let root = view?.rootView, let touch = recognizer.touch else {
      return
    }
    springLoading.update(session.location, time: touch.timestamp, in: root)
  }

  private func follow(_ recognizer: UILongPressGestureRecognizer) {
    guard let session, let source else { return }
    session.location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      session.allowsMoveOperation = source.allowsMove(session)
      session.isRestrictedToDraggingApplication = source.isRestricted(session)
      source.didLift(session)
      // The menu has a preview of its own.
      if menus.allSatisfy({ $0.menuAppearance == .unknown }) { showPreviews() }
    case .changed:
      if !isDragging {
        let visible = menus.filter { $0.menuAppearance != .unknown }
        guard visible.isEmpty || recognizer.hasMoved() else { return }
        for menu in visible { menu.dismissMenu() }
        isDragging = true
        showPreviews()
        previews?.begin(isFullSize: source.prefersFullSizePreviews(session))
        source.willBegin(session)
      }
      previews?.move(to: session.location)
      source.didMove(session)
      updateTarget(session)
      updateSpringLoading()
    case .ended: end(isDragging ? proposal : .cancel)
    default: end(.cancel)
    }
  }

  /// Notifies drop targets that the drag enters, moves and exits.
  private func updateTarget(_ session: DragSession) {
    let drop = drop ?? DropSession(session)
    self.drop = drop
    let new = self.target(at: session.location, for: drop)
    if new !== target {
      target?.didExit(drop)
      target = new
      if let new {
        if !visited.contains(where: { $0 === new }) { visited.append(new) }
        new.didEnter(drop)
      }
    }
    proposal = target?.didUpdate(drop) ?? .cancel
    if proposal == .move, !session.allowsMoveOperation { proposal = .forbidden }
  }

  private func target(at location: CGPoint, for session: DropSession) -> (any DropTarget)? {
    let hit = view?.rootView.hitTest(location, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      if let target = view?.dropTarget, target.canHandle(session) { return target }
    }
    return nil
  }

  private func end(_ operation: UIDropOperation) {
    guard let session else { return }
    self.session = nil
    Self.active.removeAll { $0.controller == nil || $0.controller === self }
    springLoading.end()
    let result = operation.accepts ? operation : .cancel
    let shown = previews
    previews = nil
    if let drop {
      drop.previews = shown
      if result.accepts { target?.performDrop(drop) } else { target?.didExit(drop) }
      for target in visited { target.didEnd(drop) }
    }
    if !result.accepts, isDragging {
      for item in session.items { source(of: item)?.willCancel(item, shown?.preview(of: item)) }
    }
    shown?.remove()
    (drop, target, visited, proposal) = (nil, nil, [], .cancel)
    isDragging = false
    let sources = ([source] + addingSources).compactMap { $0 }
    addingSources = []
    for source in sources { source.didEnd(session, result) }
  }
}

extension UIView {
  /// The drop target of the view; `nil` for none.
  fileprivate var dropTarget: (any DropTarget)? {
    (self as? any DropTargetHost)?.listDropTarget
      ?? ownInteractions.lazy.compactMap { $0 as? UIDropInteraction }.first
  }
}

/// Recognizes a finger that rests and then moves, and follows it while it rests again.
private final class DragRecognizer: UILongPressGestureRecognizer {
  var fingerRests: (() -> Void)?

  override func timePassed(_ touch: UITouch) {
    super.timePassed(touch)
    if state == .began || state == .changed { fingerRests?() }
  }
}

/// Recognizes the tap of another finger during a drag. It examines no other touches.
private final class AddingRecognizer: UITapGestureRecognizer {
  var isNeeded: () -> Bool = { false }

  override func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    isNeeded() && super.accepts(touch, with: event)
  }
}
