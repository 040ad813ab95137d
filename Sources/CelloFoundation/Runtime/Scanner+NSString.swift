extension Scanner {
  // The methods of iOS 2 to 12, whose results are objects. Foundation on Linux has them for `String` only.

  /// Scans characters of a set.
  ///
  /// - Parameter result: the scanned characters; unchanged if the method returns `false`.
  /// - Returns: `true` if the next character is in the set.
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    take(scanCharacters(from: set), into: &result)
  }

  /// Scans characters up to the first character of a set.
  ///
  /// - Parameter result: the scanned characters; unchanged if the method returns `false`.
  /// - Returns: `true` if the next character is not in the set.
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    take(scanUpToCharacters(from: set), into: &result)
  }

  /// Scans a string.
  ///
  /// - Parameter result: the scanned string; unchanged if the method returns `false`.
  /// - Returns: `true` if the string is at the current position.
  public func scanString(_ string: String, into result: inout NSString?) -> Bool {
    take(scanString(string), into: &result)
  }

  /// Scans characters up to a string, or to the end if the string does not occur.
  ///
  /// - Parameter result: the scanned characters; unchanged if the method returns `false`.
  /// - Returns: `true` if there are characters before the string.
  public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    take(scanUpToString(string), into: &result)
  }

  private func take(_ text: String?, into result: inout NSString?) -> Bool {
    guard let text else { return false }
    result = text as NSString
    return true
  }
}
