/// Compares the spelling of names, for messages that suggest one.
package enum Spelling {
  /// The number of letters that have to be inserted, deleted, replaced or swapped with their
  /// neighbor, counted in UTF-8. A result of `limit` means that number or more.
  package static func distance(
    _ one: some StringProtocol, _ other: some StringProtocol, limit: Int = .max
  ) -> Int {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    guard abs(one.count - other.count) < limit else { return limit }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var row = last
    for i in one.indices {
      row[0] = i + 1
      for j in other.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return min(last[other.count], limit)
  }
}
