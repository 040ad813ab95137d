internal import Dispatch

/// Objects that move views until they are at rest, without a clock: before the next layout of a
/// view, or in the next turn of the main run loop.
@MainActor package enum RestingMotion {
  /// An object that moves views.
  @MainActor package protocol Mover: AnyObject {
    /// Moves the views to the places where they are at rest.
    func moveToRest()
  }

  private struct Reference {
    weak var mover: (any Mover)?
  }

  private static var movers: [Reference] = []
  private static var isMoving = false
  private static var isScheduled = false

  /// Requests that an object moves its views to rest.
  package static func add(_ mover: any Mover) {
    guard !movers.contains(where: { $0.mover === mover }) else { return }
    movers.append(Reference(mover: mover))
    schedule()
  }

  /// Moves the views of all objects that have requested it.
  static func moveToRest() {
    guard !movers.isEmpty, !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    let current = movers.compactMap(\.mover)
    movers = []
    for mover in current { mover.moveToRest() }
  }

  private static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    // Either of the two may never run.
    RunLoop.main.perform { MainActor.assumeIsolated { finishTurn() } }
    DispatchQueue.main.async { finishTurn() }
  }

  private static func finishTurn() {
    isScheduled = false
    moveToRest()
  }
}
