extension NSObject {
  /// Returns the name of the class, with its module if it is a class of an app.
  public class func description() -> String { _classDescription(self) }

  /// Returns the class itself, as the property of an object does on iOS.
  public class func classForCoder() -> AnyClass { self }
}

/// Returns the name of a class as its `description()`, also for classes that are not subclasses of
/// `NSObject`.
public func _classDescription(_ type: AnyClass) -> String {
  let name = String(reflecting: type)
  // On iOS, the names of classes from Objective-C have no module.
  for module in ["UIKit.", "Foundation."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name
}
