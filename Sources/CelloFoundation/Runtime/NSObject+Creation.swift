/// A type whose objects can be created from a class that is known only at run time.
///
/// On iOS, initializers from Objective-C can be called for such a class: `cellClass.init(frame:)`,
/// `Cell()` in generic code, `Self()`. Swift allows only required initializers, which every
/// subclass would have to write, and initializers of protocols, which these are. Where Swift knows
/// the class, it uses the initializer of the class.
public protocol _DynamicallyCreated {}

extension NSObject: _DynamicallyCreated {}

// An initializer of a protocol does not know the class for which it is called, but a static method
// does. So the initializers are declared with the symbols of static methods, which have the same
// calling convention.

extension _DynamicallyCreated {
  /// Creates an object of a class that is known only at run time, with its `init()`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name("$s5UIKit19_DynamicallyCreatedPAAE8makeSelfxyFZ")
  public init()

  @usableFromInline static func makeSelf() -> Self {
    guard let object = (self as? NSObject.Type)?.makeDynamically() as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of NSObject.")
    }
    return object
  }
}

extension NSObject {
  /// Creates an object of a class that is known only at run time, with its `init()`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  package static func makeDynamically() -> NSObject { dynamicInit(()) }

  // Swift calls only required initializers of such a class. A convenience initializer calls the
  // class's own `init()`, so it is declared a second time, as a static method: allocating
  // initializers and static methods have the same calling convention.

  @usableFromInline convenience init(dynamicallyCreated: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE18dynamicallyCreatedACyt_tcfC")
  private static func dynamicInit(_ nothing: Void) -> NSObject
}
