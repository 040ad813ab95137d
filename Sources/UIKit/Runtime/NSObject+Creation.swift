extension NSObject {
  /// Creates an object of a class that is known only when the app runs, by its `init()`.
  ///
  /// A class without that initializer ends the process with Swift's message, as on iOS.
  static func makeDynamically() -> NSObject { dynamicInit(()) }

  // Swift calls only required initializers of such a class. A convenience initializer calls `init()`
  // of the class that it is called for, so it is declared a second time, as a static method:
  // allocating initializers and static methods have the same calling convention.

  @usableFromInline convenience init(dynamicallyCreated: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE18dynamicallyCreatedACyt_tcfC")
  private static func dynamicInit(_ nothing: Void) -> NSObject
}
