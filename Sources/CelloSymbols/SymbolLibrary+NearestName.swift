extension SymbolLibrary {
  /// The name most like one that does not exist, for a message; `nil` when nothing is.
  ///
  /// Names are compared by their words first, so that `star.filled` finds `star.fill`, then by spelling. The same name
  /// always finds the same one.
  package static func nearestName(to name: String) -> String? {
    let asked = Array(name.utf8.prefix(64))
    let askedWords = Set(name.split(separator: ".").prefix(8))
    guard !asked.isEmpty else { return nil }
    var best: (name: String, cost: Int)?
    for candidate in names {
      let spelling = distance(asked, Array(candidate.utf8))
      let words = Set(candidate.split(separator: "."))
      let shared = words.intersection(askedWords).count
      let foreign = words.count + askedWords.count - 2 * shared
      let cost = spelling * 2 + foreign * 3 - shared * 4
      if cost < best?.cost ?? .max { best = (candidate, cost) }
      if spelling == 0 { return candidate }
    }
    guard let best else { return nil }
    // More than half of the letters wrong and no word in common is not a likeness.
    let isAlike =
      distance(asked, Array(best.name.utf8)) * 2 <= asked.count
      || !Set(best.name.split(separator: ".")).isDisjoint(with: askedWords)
    return isAlike ? best.name : nil
  }

  /// How many letters have to be inserted, deleted, replaced or swapped with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
