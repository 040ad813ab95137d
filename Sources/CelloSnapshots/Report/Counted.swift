/// `1 case`, `2,345 cases`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// Digits in groups of three, the same under every locale.
package func grouped(_ number: Int) -> String {
  var digits = String(number)
  var index = digits.endIndex
  while digits.distance(from: digits.startIndex, to: index) > 3 {
    index = digits.index(index, offsetBy: -3)
    digits.insert(",", at: index)
  }
  return digits
}
