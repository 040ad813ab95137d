/// The beginning of the descriptions of objects.
package enum ObjectIdentity {
  /// Returns the class and the address, such as `UIView: 0x5f2a30`. The class of an app has its module.
  package static func text(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
    return "\(_classDescription(type(of: object))): 0x\(String(address, radix: 16))"
  }
}
