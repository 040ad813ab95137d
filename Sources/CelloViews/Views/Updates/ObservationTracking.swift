internal import Dispatch
internal import Observation

/// Calls methods of an app and observes changes of the `@Observable` properties that they read.
@MainActor package enum ObservationTracking {
  /// Notifies an object of a change, from any thread.
  private final class Listener<Object: AnyObject>: @unchecked Sendable {
    private weak var object: Object?
    private let onChange: @MainActor (Object) -> Void

    init(_ object: Object, _ onChange: @escaping @MainActor (Object) -> Void) {
      self.object = object
      self.onChange = onChange
    }

    /// Calls the closure: immediately on the main queue, otherwise later on the main queue.
    nonisolated func registerChange() {
      guard MainQueue.isCurrent || Thread.isMainThread else {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.call() } }
        return
      }
      MainActor.assumeIsolated { call() }
    }

    @MainActor private func call() { object.map(onChange) }
  }

  /// Runs a closure for an object and calls `onChange` once, before the first change of a property
  /// that the closure read.
  ///
  /// The object is not kept alive.
  package static func run<Object: AnyObject>(
    for object: Object, _ body: () -> Void, onChange: @escaping @MainActor (Object) -> Void
  ) {
    withObservationTracking(body, onChange: Listener(object, onChange).registerChange)
  }

  /// Returns a Boolean value that indicates whether an object's class belongs to an app, and so may
  /// override methods.
  package static func isOfApp(_ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    if let known = classes[ObjectIdentifier(type)] { return known }
    let isOfApp = !String(reflecting: type).hasPrefix("UIKit.")
    classes[ObjectIdentifier(type)] = isOfApp
    return isOfApp
  }

  private static var classes: [ObjectIdentifier: Bool] = [:]
}
