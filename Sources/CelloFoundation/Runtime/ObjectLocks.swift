// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Synchronization

/// The result of ``objc_sync_enter(_:)`` and ``objc_sync_exit(_:)`` on success.
public let OBJC_SYNC_SUCCESS: Int = 0

/// The result of ``objc_sync_exit(_:)`` if the thread has not locked the object.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int = -1

/// Locks an object, and waits while another thread has locked it. A thread can lock an object
/// several times; each call needs a call of ``objc_sync_exit(_:)``.
///
/// - Parameter object: an object or a class. Other values have no identity and are not locked.
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  if let id = ObjectLocks.id(object) { ObjectLocks.lock(id) }
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Unlocks an object that the thread has locked.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``, or ``OBJC_SYNC_NOT_OWNING_THREAD_ERROR`` if the thread has not
///   locked the object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard let id = ObjectLocks.id(object) else { return Int32(OBJC_SYNC_SUCCESS) }
  return Int32(
    ObjectLocks.unlock(id) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of objects that are locked at the moment.
private enum ObjectLocks {
  private final class Lock: @unchecked Sendable {
    let mutex = NSRecursiveLock()
    // The following properties are protected by the table's lock.
    /// The number of calls that wait for the lock or have it.
    var userCount = 0
    /// The number of calls by which the owner has locked it.
    var depth = 0
    var owner: pthread_t?
  }

  private static let table = Mutex<[ObjectIdentifier: Lock]>([:])

  static func id(_ object: Any) -> ObjectIdentifier? {
    if let type = object as? AnyClass { return ObjectIdentifier(type) }
    return AssociatedObjects.object(in: object).map(ObjectIdentifier.init)
  }

  static func lock(_ id: ObjectIdentifier) {
    let lock = table.withLock { table in
      let lock = table[id] ?? Lock()
      table[id] = lock
      lock.userCount += 1
      return lock
    }
    lock.mutex.lock()
    table.withLock { _ in
      lock.owner = pthread_self()
      lock.depth += 1
    }
  }

  static func unlock(_ id: ObjectIdentifier) -> Bool {
    let lock = table.withLock { table -> Lock? in
      guard let lock = table[id], lock.owner == pthread_self() else { return nil }
      lock.depth -= 1
      lock.userCount -= 1
      if lock.depth == 0 { lock.owner = nil }
      if lock.userCount == 0 { table[id] = nil }
      return lock
    }
    lock?.mutex.unlock()
    return lock != nil
  }
}
