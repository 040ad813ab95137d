/// An attributed string that can be compared and hashed.
///
/// Foundation's comparison on Linux crashes for the values of some attributes and gives equal
/// strings different hashes. Here, strings are equal if their code units and the values at each
/// code unit are equal. Values that are not hashable are compared by identity.
package struct AttributedText: Hashable {
  package let string: NSAttributedString

  /// Creates a copy of the string only if it is mutable, because Foundation on Linux leaks
  /// attributed strings.
  package init(_ string: NSAttributedString) {
    let isConstant = type(of: string) == NSAttributedString.self
    self.string = isConstant ? string : NSAttributedString(attributedString: string.copied)
  }

  package static func == (left: AttributedText, right: AttributedText) -> Bool {
    if left.string === right.string { return true }
    guard left.string.string.unicodeScalars.elementsEqual(right.string.string.unicodeScalars) else {
      return false
    }
    let length = left.string.length
    var location = 0
    while location < length {
      var leftRange = NSRange()
      var rightRange = NSRange()
      let values = left.string.attributes(at: location, effectiveRange: &leftRange)
      let others = right.string.attributes(at: location, effectiveRange: &rightRange)
      guard areEqual(values, others) else { return false }
      location = max(
        min(leftRange.location + leftRange.length, rightRange.location + rightRange.length),
        location + 1)
    }
    return true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(string.string) }

  /// Returns a Boolean value that indicates whether two sets of attributes are equal.
  package static func areEqual(
    _ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]
  ) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }
}

extension NSAttributedString {
  /// Calls a closure for each run of text with equal attributes, in order.
  ///
  /// On Linux, the last run can end after the text, because a `mutableString` changes the text
  /// without the attributes. Ranges always end inside the text.
  package func forEachRun(_ body: ([Key: Any], NSRange) -> Void) {
    let length = length
    var location = 0
    while location < length {
      var range = NSRange()
      let values = attributes(at: location, effectiveRange: &range)
      var end = max(range.location + range.length, location + 1)
      while end < length {
        let next = attributes(at: end, effectiveRange: &range)
        guard AttributedText.areEqual(values, next) else { break }
        end = max(range.location + range.length, end + 1)
      }
      end = min(end, length)
      body(values, NSRange(location: location, length: end - location))
      location = end
    }
  }
}
