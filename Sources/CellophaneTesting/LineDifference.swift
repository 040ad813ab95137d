/// The lines that differ between two texts, in the form of a unified diff.
struct LineDifference: CustomStringConvertible {
  /// The lines, each after the mark `−`, `+` or a space. The line `…` replaces omitted equal lines.
  private(set) var lines: [String] = []

  /// The number of equal lines that are shown before and after a difference, as in `diff -u`.
  private static let contextCount = 3

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: Character, text: Substring)] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if o < old.count, removed.contains(o) {
        all.append(("−", old[o]))
        o += 1
      } else if n < new.count, inserted.contains(n) {
        all.append(("+", new[n]))
        n += 1
      } else {
        all.append((" ", old[o]))
        o += 1
        n += 1
      }
    }
    var isShown = [Bool](repeating: false, count: all.count)
    for index in all.indices where all[index].mark != " " {
      for near in index - Self.contextCount...index + Self.contextCount
      where all.indices.contains(near) { isShown[near] = true }
    }
    var last = -1
    for index in all.indices where isShown[index] {
      if index != last + 1 { lines.append("…") }
      lines.append("\(all[index].mark) \(all[index].text)")
      last = index
    }
    if last != all.count - 1 { lines.append("…") }
  }

  var description: String { lines.joined(separator: "\n") }
}
