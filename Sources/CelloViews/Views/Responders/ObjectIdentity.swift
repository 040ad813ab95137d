/// The beginning of the descriptions of objects.
package enum ObjectIdentity {
  /// Returns the class and the address, such as `UIView: 0x5f2a30`. The class of an app has its module.
  package static func text(_ object: AnyObject) -> String {
    "\(_classDescription(type(of: object))): \(address(of: object))"
  }

  /// Returns the address, such as `0x5f2a30`.
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
