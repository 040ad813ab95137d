@_spi(Cello) import CelloViews

/// A source of dragged items: an interaction or a list.
@MainActor package protocol DragSource: AnyObject {
  /// Returns the items at the touch; empty if nothing can be dragged.
  func items(for session: DragSession) -> [UIDragItem]
  /// Returns the view that represents an item, and the parameters of its preview, `nil` for the
  /// defaults; `nil` for no preview.
  func preview(of item: UIDragItem, in session: DragSession) -> (
    view: UIView, parameters: UIPreviewParameters?
  )?
  /// Returns the session to which the items at a point are added; `nil` for none. The point is in
  /// the coordinates of the root view.
  func session(forAdding sessions: [DragSession], at point: CGPoint) -> DragSession?
  /// Returns the items at a point that another touch adds to a session; empty for none. The point
  /// is in the coordinates of the root view.
  func itemsForAdding(to session: DragSession, at point: CGPoint) -> [UIDragItem]
  /// Called before a source adds items to a session that contains items of this source.
  func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource)
  /// Returns a Boolean value that indicates whether large previews keep their size.
  func prefersFullSizePreviews(_ session: DragSession) -> Bool
  /// Called when an item returns to its original position.
  func willCancel(_ item: UIDragItem, _ preview: UITargetedDragPreview?)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool

  /// Called after a long touch lifted the items.
  func didLift(_ session: DragSession)
  /// Called when the touch starts to move.
  func willBegin(_ session: DragSession)
  func didMove(_ session: DragSession)
  /// Called after the drag ended.
  ///
  /// - Parameter operation: The operation that was performed on the items.
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
}

extension DragSource {
  package func session(forAdding sessions: [DragSession], at point: CGPoint) -> DragSession? {
    sessions.first
  }
  package func willAdd(_ items: [UIDragItem], to session: DragSession, from source: any DragSource)
  {}
  package func prefersFullSizePreviews(_ session: DragSession) -> Bool { false }
  package func willCancel(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {}
}

/// A target of drops: an interaction or a list.
@MainActor package protocol DropTarget: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func didEnter(_ session: DropSession)
  /// Called when the touch moves over the target.
  ///
  /// - Returns: The operation that a drop would perform.
  func didUpdate(_ session: DropSession) -> UIDropOperation
  func didExit(_ session: DropSession)
  func performDrop(_ session: DropSession)
  /// Called after the drag ended, also if the items were dropped elsewhere.
  func didEnd(_ session: DropSession)
}

/// A list that can accept drops.
@MainActor package protocol DropTargetHost: UIView {
  /// The drop target; `nil` if the list accepts no drops.
  var listDropTarget: (any DropTarget)? { get }
}

/// Recognizes long touches in a view and drags the items at the touch.
package final class DragController: NSObject, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  private weak var view: UIView?
  private let recognizer = DragRecognizer()
  private let springLoading = SpringLoading()
  /// The drag session from the lift to the end; `nil` without a drag.
  private(set) var session: DragSession?
  package private(set) var isDragging = false
  private var drop: DropSession?
  private var target: (any DropTarget)?
  /// The drop targets over which the touch has been.
  private var visited: [any DropTarget] = []
  private var proposal = UIDropOperation.cancel
  private var previews: DragPreviews?
  private let addingRecognizer = AddingRecognizer()
  /// The sources, other than ``source``, of items that other touches added.
  private var addingSources: [any DragSource] = []

  /// Creates a controller and adds its gesture recognizers to a view.
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

  /// The controllers that have a drag session.
  private static var active: [WeakController] = []

  private struct WeakController {
    weak var controller: DragController?
  }

  /// The controllers in the same view hierarchy that have a drag session; they may include this
  /// controller.
  private var otherDrags: [DragController] {
    guard let root = view?.rootView else { return [] }
    return Self.active.compactMap(\.controller).filter {
      $0.session != nil && $0.view?.rootView === root
    }
  }

  /// Adds items to a drag after another touch tapped the view.
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

  /// Returns the source of an item.
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

  /// Ends the drag and removes the gesture recognizers from the view.
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

  // A long touch also shows the context menu of the view. The start of a drag dismisses it.
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
      // The context menu has its own preview.
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

  /// Notifies drop targets when the touch enters, moves and exits.
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

/// Recognizes a long touch that then moves, and reports when time passes.
private final class DragRecognizer: UILongPressGestureRecognizer {
  var fingerRests: (() -> Void)?

  override func timePassed(_ touch: UITouch) {
    super.timePassed(touch)
    if state == .began || state == .changed { fingerRests?() }
  }
}

/// Recognizes the tap of another touch during a drag. Other touches are ignored.
private final class AddingRecognizer: UITapGestureRecognizer {
  var isNeeded: () -> Bool = { false }

  override func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    isNeeded() && super.accepts(touch, with: event)
  }
}
