internal import CelloSpelling

extension SymbolLibrary {
  /// Returns the most similar existing name, for an error message; `nil` if there is no similar
  /// name.
  ///
  /// Names are compared by their words first, so that `star.filled` finds `star.fill`, then by
  /// their spelling. The result for a name is always the same.
  package static func nearestName(to name: String) -> String? {
    let asked = String(decoding: name.utf8.prefix(64), as: UTF8.self)
    let askedWords = Set(name.split(separator: ".").prefix(8))
    guard !asked.isEmpty else { return nil }
    var best: (name: String, cost: Int)?
    for candidate in names {
      let spelling = Spelling.distance(asked, candidate)
      let words = Set(candidate.split(separator: "."))
      let shared = words.intersection(askedWords).count
      let foreign = words.count + askedWords.count - 2 * shared
      let cost = spelling * 2 + foreign * 3 - shared * 4
      if cost < best?.cost ?? .max { best = (candidate, cost) }
      if spelling == 0 { return candidate }
    }
    guard let best else { return nil }
    // Names without a common word, and with more than half of the letters different, are not
    // similar.
    let isAlike =
      Spelling.distance(asked, best.name) * 2 <= asked.utf8.count
      || !Set(best.name.split(separator: ".")).isDisjoint(with: askedWords)
    return isAlike ? best.name : nil
  }
}
