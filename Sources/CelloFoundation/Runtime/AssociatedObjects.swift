// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Synchronization

/// The way in which an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// The value is not retained: reading it returns `nil` after it has been released. Values that
  /// are not objects are stored.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy of the value is retained.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key; `nil` removes the value.
///
/// Views, view controllers and other responders, layers, images, gesture recognizers, bar items and
/// navigation items release their values when they are deallocated. Swift has no hook for the end of
/// other objects: their values are released by one of the next calls of this function. The function
/// may be called on any thread.
///
/// - Parameters:
///   - object: an object or a class. A value that is not an object has no identity: nothing is
///     stored, and a warning is logged.
///   - key: an address that identifies the association, such as that of a static variable.
///   - value: the value. With a policy that copies, an object that conforms to `NSCopying` is
///     copied.
///   - policy: the way in which the value is held. Access is always atomic.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.owner(object) else {
    return AssociatedObjects.log.note(
      "objc_setAssociatedObject: \(type(of: object)) is not a class, and its values cannot be told "
        + "apart. Pass an object.")
  }
  AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, key, of: owner)
}

/// Returns the value that was associated with an object under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.owner(object).flatMap { AssociatedObjects.value(key, of: $0) }
}

/// Removes all values that were associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let owner = AssociatedObjects.owner(object) { AssociatedObjects.remove(owner.id) }
}

/// A value with the way in which it is held. As on Apple's systems, the callers are responsible for
/// values that several threads use.
private enum AssociatedValue: @unchecked Sendable {
  case stored(Any)
  case unretained(WeakObject)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      self =
        type(of: value) is AnyObject.Type
        ? .unretained(WeakObject(value as AnyObject)) : .stored(value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .stored(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .stored((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any? {
    switch self {
    case .stored(let value): value
    case .unretained(let reference): reference.object
    }
  }
}

private struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

/// A key for associated values of the package's own. Unlike the address of a variable, it can be
/// used while another call with the same key releases a value.
package struct AssociationKey: Sendable {
  nonisolated(unsafe) package let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Creates a key, which is never released.
  package init() {}
}

/// The values of all objects that have associated values.
package enum AssociatedObjects {
  package static let log = WarningLog()

  fileprivate struct Owner: @unchecked Sendable {
    var id: ObjectIdentifier
    /// The object; `nil` for a class, which lives forever.
    var object: AnyObject?
  }

  private struct Entry: @unchecked Sendable {
    /// The owner; the reference is `nil` after its end. `nil` for a class.
    var owner: WeakObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]

    var isAbandoned: Bool { owner.map { $0.object == nil } ?? false }
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which abandoned entries are removed: twice the number that the last
    /// search left, so that the cost of a search is shared by as many calls.
    var limit = minLimit

    static let minLimit = 16
  }

  private static let table = Mutex(Table())
  /// A Boolean value that indicates whether any object has had values. While it is `false`, objects
  /// need not look for their values when they end.
  private static let isInUse = Atomic(false)

  fileprivate static func owner(_ object: Any) -> Owner? {
    if let type = object as? AnyClass { return Owner(id: ObjectIdentifier(type)) }
    guard let object = self.object(in: object) else { return nil }
    return Owner(id: ObjectIdentifier(object), object: object)
  }

  /// Returns a value if it is an object, or the object in an optional value.
  static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyObject.Type { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else { return nil }
    return object(in: wrapped.value)
  }

  fileprivate static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of owner: Owner) {
    isInUse.store(true, ordering: .relaxed)
    nonisolated(unsafe) let key = key
    // Released outside of the lock: the end of a value may access the table.
    let released = table.withLock { table -> (abandoned: [Entry], former: AssociatedValue?) in
      let isNew = table.entries[owner.id]?.isAbandoned ?? true
      guard value != nil || !isNew else { return ([], nil) }
      var abandoned: [Entry] = []
      if isNew, table.entries.count >= table.limit {
        abandoned = table.entries.values.filter(\.isAbandoned)
        table.entries = table.entries.filter { !$0.value.isAbandoned }
        table.limit = max(table.entries.count * 2, Table.minLimit)
      }
      var entry = Entry(owner: owner.object.map(WeakObject.init))
      if let existing = table.entries.removeValue(forKey: owner.id) {
        if isNew { abandoned.append(existing) } else { entry = existing }
      }
      let former = entry.values.removeValue(forKey: key)
      entry.values[key] = value
      if !entry.values.isEmpty { table.entries[owner.id] = entry }
      return (abandoned, former)
    }
    withExtendedLifetime(released) {}
  }

  fileprivate static func value(_ key: UnsafeRawPointer, of owner: Owner) -> Any? {
    nonisolated(unsafe) let key = key
    let value = table.withLock { table -> AssociatedValue? in
      guard let entry = table.entries[owner.id], !entry.isAbandoned else { return nil }
      return entry.values[key]
    }
    return value?.value
  }

  fileprivate static func remove(_ id: ObjectIdentifier) {
    let entry = table.withLock { $0.entries.removeValue(forKey: id) }
    withExtendedLifetime(entry) {}
  }

  /// Releases the values of an object that is being deallocated. UIKit's classes call it in
  /// `deinit`.
  package static func ownerWillEnd(_ object: AnyObject) {
    if isInUse.load(ordering: .relaxed) { remove(ObjectIdentifier(object)) }
  }

  /// The number of objects with values, for tests.
  package static var ownerCount: Int { table.withLock { $0.entries.count } }
}
