/// Converts the elements of an array, like the function of the standard library that this function
/// replaces in the test process.
///
/// On Linux, XCTest gets the methods of a test class as an array of `(String, (Class) -> () ->
/// Void)`. If the methods are isolated to the main actor, their type contains `@MainActor`, and the
/// standard library's conversion ends the process, because function types of different isolation
/// cannot be cast. XCTest calls synchronous methods on the main thread, and isolation does not
/// change how a synchronous function is called, so these elements are converted without a cast. All
/// other arrays are converted as in the standard library.
///
/// The name is that of `Swift._arrayForceCast(_:)`. The linker prefers a definition in the test
/// program. In release builds, the compiler copies the original function into the test program, and
/// this one has no effect.
@_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
public func _convertedTestMethods<Element, Target>(_ elements: [Element]) -> [Target] {
  guard isMainActorMethod(Element.self, convertibleTo: Target.self) else {
    return elements.map { $0 as! Target }
  }
  return elements.map { unsafeBitCast($0, to: Target.self) }
}

/// Returns a Boolean value that indicates whether two types are pairs of a name and a method, which
/// differ only in the isolation of the method to the main actor.
private func isMainActorMethod<Element, Target>(
  _: Element.Type, convertibleTo _: Target.Type
) -> Bool {
  // Most conversions are of classes; the names of types take time.
  guard MemoryLayout<Element>.size == MemoryLayout<(String, () -> Void)>.size,
    MemoryLayout<Target>.size == MemoryLayout<Element>.size
  else { return false }
  let isolated = String(reflecting: Element.self)
  guard isolated.hasPrefix("(Swift.String, ("), isolated.contains(" -> @Swift.MainActor (") else {
    return false
  }
  return isolated.replacing(" -> @Swift.MainActor (", with: " -> (")
    == String(reflecting: Target.self)
}
