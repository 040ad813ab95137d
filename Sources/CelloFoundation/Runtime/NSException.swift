/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An exception without a more specific name.
  public static let genericException = Self("NSGenericException")
  /// An argument is not valid.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// The internal state is not consistent.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// An index is beyond the bounds of a collection.
  public static let rangeException = Self("NSRangeException")
  /// An object cannot be used anymore.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
}

/// A programming mistake that ends the process, because Swift cannot catch exceptions.
open class NSException: NSObject {
  /// The name of the exception.
  open private(set) var name: NSExceptionName
  /// A sentence that explains the exception; `nil` for none.
  open private(set) var reason: String?
  /// More values about the exception; `nil` for none.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the process with the name and the reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason was given")")
  }

  /// The reason, or the name if there is none.
  open override var description: String { reason ?? name.rawValue }
}
