@_spi(Cello) import CelloControls

/// An animated update of a list.
///
/// The list shows its final state at once, and its views move there from their former state. Views
/// that are not visible in the final state stay in the list until the end of the animation.
@MainActor final class ListMotion {
  /// The duration in seconds. Source: docs/measurements/motion.md#durations.
  static let duration: TimeInterval = 0.3

  /// A view whose element is not in the list anymore, or not in the visible area.
  struct Departure {
    /// The element before the update.
    let element: CollectionElement
    let view: UIView
    /// Removes the view from the list.
    let end: () -> Void
  }

  /// The ways in which elements appear and disappear.
  let rows: RowMotions
  private(set) var updates = BatchUpdates()
  /// The index paths after the update; `nil` if no index path has changed.
  private(set) var indexPaths: UpdatedIndexPaths?

  /// A Boolean value that indicates whether the update makes way for an item that the user moves, of
  /// which a layout is not notified.
  var makesWay = false

  // The state before the update.
  /// The views in the order of drawing, if the update interrupts another one; otherwise `nil`.
  var formerOrder: [UIView]?
  var formerFrames: ListFrames?
  var formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The accessories of visible cells.
  var formerAccessories: Set<ObjectIdentifier> = []
  /// The accessories of expanded outline items.
  var formerlyExpanded: Set<ObjectIdentifier> = []

  var departures: [Departure] = []
  /// The elements whose views were created by the update, in the order of their creation.
  var appeared: [CollectionElement] = []
  /// The appeared views, which are behind the other views.
  var appearedViews: Set<ObjectIdentifier> = []
  /// The elements outside of the visible area whose views stay until the end.
  var retained: Set<CollectionElement> = []
  /// The actions at the end of the animation, before the completion handlers.
  var cleanups: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  private var isFinished: Bool?

  init(_ rows: RowMotions) { self.rows = rows }

  func begin(_ updates: BatchUpdates, _ indexPaths: UpdatedIndexPaths) {
    self.updates = updates
    self.indexPaths = indexPaths
  }

  /// Calls a completion handler at the end, with a Boolean value that indicates whether the animation
  /// was not canceled.
  func whenEnded(_ completion: @escaping (Bool) -> Void) {
    if let isFinished { completion(isFinished) } else { completions.append(completion) }
  }

  /// Resumes a task at the end, or when the animation is discarded.
  func resumeAtEnd(_ continuation: CheckedContinuation<Void, Never>) {
    let waiter = Waiter(continuation)
    whenEnded { _ in waiter.resume() }
  }

  /// A task that waits for the end of an animation.
  private final class Waiter {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    deinit { continuation?.resume() }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }

  /// Removes the views that were visible during the animation only.
  func removeViews() {
    for departure in departures { departure.end() }
    for cleanup in cleanups { cleanup() }
    departures = []
    cleanups = []
    retained = []
    appearedViews = []
  }

  func callCompletions(isFinished: Bool) {
    self.isFinished = isFinished
    let calls = completions
    completions = []
    for call in calls { call(isFinished) }
  }

  // MARK: Index paths

  /// Returns the index path of an item before the update, if its view remains; otherwise `nil`.
  func remaining(_ path: IndexPath) -> IndexPath? {
    guard let indexPaths else { return path }
    return indexPaths.former(path).flatMap { updates.reloadedItems.contains($0) ? nil : $0 }
  }

  /// Returns the former index path of a reloaded item; `nil` for other items.
  func formerOfReloaded(_ path: IndexPath) -> IndexPath? {
    indexPaths?.former(path).flatMap { updates.reloadedItems.contains($0) ? $0 : nil }
  }

  /// Returns the way in which an item appears.
  func appearance(of path: IndexPath) -> RowMotion {
    if let motion = rows.appearing[path] { return motion }
    if let former = formerOfReloaded(path), let motion = rows.disappearing[former] { return motion }
    if updates.insertedSections.contains(path.section) {
      return rows.appearing[IndexPath(index: path.section)] ?? rows.standard
    }
    if let former = indexPaths?.former(section: path.section),
      updates.reloadedSections.contains(former)
    {
      return rows.disappearing[IndexPath(index: former)] ?? rows.standard
    }
    return rows.standard
  }

  /// Returns the way in which an item disappears.
  func disappearance(of path: IndexPath) -> RowMotion {
    rows.disappearing[path] ?? rows.disappearing[IndexPath(index: path.section)] ?? rows.standard
  }
}
