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
