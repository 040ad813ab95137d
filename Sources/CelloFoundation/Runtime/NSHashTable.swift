/// A set of objects that are compared by identity, and that it may refer to weakly.
///
/// Objects that nobody else refers to are not in a table with weak references.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    /// Keeps the object alive in tables with strong references.
    var owner: ObjectType?
  }

  private let isWeak: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - options: `weakMemory` for weak references. Objects are always compared by identity.
  ///   - capacity: the number of objects for which memory is reserved.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Returns an empty table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// Adds an object; `nil` is ignored.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    removeReleasedObjects()
    entries[ObjectIdentifier(object)] = Entry(object: object, owner: isWeak ? nil : object)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }

  /// Returns a Boolean value that indicates whether the table contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { entries[ObjectIdentifier($0)]?.object != nil } ?? false
  }

  /// Returns the object itself if the table contains it; `nil` otherwise.
  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects, in any order.
  open var allObjects: [ObjectType] { entries.values.compactMap(\.object) }

  /// Any of the objects; `nil` if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects.
  open var count: Int { allObjects.count }

  /// The set of the objects that are `Hashable`.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  private func removeReleasedObjects() {
    entries = entries.filter { $0.value.object != nil }
  }
}

/// A namespace for the options of collections of objects.
open class NSPointerFunctions: NSObject {
  /// How a collection refers to its objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value of the options.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references, the default.
    public static let strongMemory: Self = []
    /// Weak references.
    public static let weakMemory = Self(rawValue: 5)
    /// Objects are compared by identity, as they always are here.
    public static let objectPointerPersonality = Self(rawValue: 512)
  }
}
