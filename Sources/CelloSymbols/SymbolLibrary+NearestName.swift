internal import CelloSpelling

extension SymbolLibrary {
  /// The name most similar to one that does not exist, for a message; `nil` if none is similar.
  ///
  /// Names are compared by their words first, so that `star.filled` finds `star.fill`, then by
  /// spelling. The same name always finds the same one.
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
    // Names with no word in common and more than half of the letters wrong are not similar.
    let isAlike =
      Spelling.distance(asked, best.name) * 2 <= asked.utf8.count
      || !Set(best.name.split(separator: ".")).isDisjoint(with: askedWords)
    return isAlike ? best.name : nil
  }
}
