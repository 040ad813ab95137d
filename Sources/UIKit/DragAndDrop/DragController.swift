/// A source of dragged items: an interaction or a list.
@MainActor protocol DragSource: AnyObject {
  /// The items at the place of the finger; none if nothing can be dragged there.
  func items(for session: DragSession) -> [UIDragItem]
  /// The view that is dragged for an item; `nil` for none.
  func previewView(of item: UIDragItem, in session: DragSession) -> UIView?
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

/// A target of drops: an interaction or a list.
@MainActor protocol DropTarget: AnyObject {
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
@MainActor protocol DropTargetHost: UIView {
  /// `nil` if the list takes none.
  var listDropTarget: (any DropTarget)? { get }
}

/// Lets a finger that rests on a view drag items of it.
final class DragController: NSObject, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  private weak var view: UIView?
  private let recognizer = UILongPressGestureRecognizer()
  /// The drag from the moment at which the items are lifted.
  private(set) var session: DragSession?
  private(set) var isDragging = false
  private var drop: DropSession?
  private var target: (any DropTarget)?
  /// All views that the drag has been over.
  private var visited: [any DropTarget] = []
  private var proposal = UIDropOperation.cancel
  private var previews: DragPreviews?

  /// - Parameter view: the view that the finger rests on.
  init(_ source: any DragSource, in view: UIView) {
    self.source = source
    self.view = view
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: DragController.follow)
    view.addGestureRecognizer(recognizer)
  }

  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }

  /// Ends the drag, and removes the recognizer from the view.
  func remove() {
    end(.cancel)
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, view != nil else { return false }
    let session = DragSession()
    session.location = recognizer.location(in: nil)
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return false }
    self.session = session
    return true
  }

  private func follow(_ recognizer: UILongPressGestureRecognizer) {
    guard let session, let source else { return }
    session.location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      session.allowsMoveOperation = source.allowsMove(session)
      session.isRestrictedToDraggingApplication = source.isRestricted(session)
      source.didLift(session)
      if let root = view?.rootView {
        root.layoutIfNeeded()
        previews = DragPreviews(session, of: source, in: root)
      }
    case .changed:
      if !isDragging {
        isDragging = true
        source.willBegin(session)
      }
      previews?.move(to: session.location)
      source.didMove(session)
      updateTarget(session)
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
    previews?.remove()
    previews = nil
    let result = operation.accepts ? operation : .cancel
    if let drop {
      if result.accepts { target?.performDrop(drop) } else { target?.didExit(drop) }
      for target in visited { target.didEnd(drop) }
    }
    (drop, target, visited, proposal) = (nil, nil, [], .cancel)
    isDragging = false
    source?.didEnd(session, result)
  }
}

extension UIView {
  /// The drop target of the view; `nil` for none.
  fileprivate var dropTarget: (any DropTarget)? {
    (self as? any DropTargetHost)?.listDropTarget
      ?? ownInteractions.lazy.compactMap { $0 as? UIDropInteraction }.first
  }
}
