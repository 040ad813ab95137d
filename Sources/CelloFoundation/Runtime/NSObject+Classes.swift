extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether an object is an instance of a class or of one of
  /// its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self as AnyObject)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether an object is an instance of a class, and not of
  /// one of its subclasses.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
