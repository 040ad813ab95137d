/// The comparison of names by their spelling, for messages that suggest a name.
package enum Spelling {
  /// Returns the number of insertions, deletions, replacements and swaps of adjacent bytes that
  /// turn the UTF-8 form of one name into the other; `limit` if the number is greater.
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
