/// The values that a change handler receives, and when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the options.
  public let rawValue: UInt

  /// Creates options from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The handler receives the new value.
  public static let new = Self(rawValue: 1)
  /// The handler receives the former value.
  public static let old = Self(rawValue: 2)
  /// The handler is also called at once, with the current value as the new value.
  public static let initial = Self(rawValue: 4)
  /// The handler is also called before each change.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The property was set. Changes of UIKit's properties have this kind.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change; always `setting`.
  public let kind: Kind
  /// The new value; `nil` without the option `new`, and before the change.
  public let newValue: Value?
  /// The former value; `nil` without the option `old`, and for the call of the option `initial`.
  public let oldValue: Value?
  /// The indexes of changed objects in a collection; always `nil`.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the handler is called before the change, for the option
  /// `prior`.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation of a property, which ends when this object is released.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private weak var observers: KeyValueObservers?

  init(_ observers: KeyValueObservers?) {
    self.observers = observers
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observers?.remove(ObjectIdentifier(self))
    observers = nil
  }

  deinit { invalidate() }
}

/// An object whose properties are observed by key paths.
///
/// UIKit's classes declare the method `observe(_:options:changeHandler:)`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}
