/// `1 case`, `2,345 cases`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

extension Sequence<Int> {
  /// The sum, or the greatest or least number where that is out of range: numbers that were read
  /// from a file can be any.
  package var saturatedSum: Int {
    reduce(0) { sum, number in
      let (result, isOverflown) = sum.addingReportingOverflow(number)
      return isOverflown ? (number < 0 ? .min : .max) : result
    }
  }
}

/// Digits in groups of three, the same under every locale.
package func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var index = digits.endIndex
  while digits.distance(from: digits.startIndex, to: index) > 3 {
    index = digits.index(index, offsetBy: -3)
    digits.insert(",", at: index)
  }
  return number < 0 ? "-" + digits : digits
}
