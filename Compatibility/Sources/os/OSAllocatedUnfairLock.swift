/// An unfair lock with the state that it protects. Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// A Boolean value that indicates whether the current thread has a lock.
  public enum Ownership: Hashable, Sendable {
    /// The thread has the lock.
    case owner
    /// The thread doesn't have the lock.
    case notOwner
  }

  private final class Storage {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State

    init(state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates an unlocked lock with a state that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(state: initialState)
  }

  /// Calls a function with the state while the lock is locked, and returns its result.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a function with the state while the lock is locked, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a function with the state if the lock is free, and returns its result; otherwise
  /// returns `nil`.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a function with the state if the lock is free, and returns its result; otherwise
  /// returns `nil`.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the process if the lock's owner is not the one that is expected.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an unlocked lock with a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Locks, and waits until another thread unlocks.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Unlocks. The process ends if the thread doesn't have the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Locks if the lock is free, and returns whether it does.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Calls a function while the lock is locked, and returns its result.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a function while the lock is locked, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a function if the lock is free, and returns its result; otherwise returns `nil`.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Calls a function if the lock is free, and returns its result; otherwise returns `nil`.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
