/// Returns a number with a noun, such as `1 case` or `2,345 cases`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

extension Sequence<Int> {
  /// The sum of the numbers, clamped to the range of `Int`. Numbers from a file can have any value.
  package var saturatedSum: Int {
    reduce(0) { sum, number in
      let (result, isOverflown) = sum.addingReportingOverflow(number)
      return isOverflown ? (number < 0 ? .min : .max) : result
    }
  }
}

/// Returns a number with digits in groups of three, independently of the locale.
package func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var index = digits.endIndex
  while digits.distance(from: digits.startIndex, to: index) > 3 {
    index = digits.index(index, offsetBy: -3)
    digits.insert(",", at: index)
  }
  return number < 0 ? "-" + digits : digits
}
