import CelloRaster

/// The items in which a display list differs from a former one, each of which can be exchanged for
/// the former item.
///
/// Items that are equal in both lists are aligned, and those between them are compared in pairs of
/// the same kind. The items of groups and composites are compared in the same way. How items are
/// paired has an effect only on how much is exchanged together: with all of them exchanged, the list
/// is the former one.
struct DrawingChanges {
  /// An item that differs; one of the items is `nil` if the other has no counterpart.
  struct Change {
    var old: DisplayList.Item?
    var new: DisplayList.Item?
    /// The indices of the new item in the nested groups that contain it, or of the next item for an
    /// item that was removed.
    var path: [Int]
  }

  private indirect enum Part {
    case same(DisplayList.Item)
    case changed(Int)
    /// A group or composite whose items differ, and the number of the change if it differs otherwise.
    case nested(DisplayList.Item, change: Int?, [Part])
  }

  /// The changes, from bottom to top.
  private(set) var changes: [Change] = []
  private var parts: [Part] = []
  private let old: DisplayList
  private let new: DisplayList

  init(from old: DisplayList, to new: DisplayList) {
    self.old = old
    self.new = new
    parts = compare(old.items, new.items, at: [])
  }

  /// The number of the change of the size, which is not one of the items; `nil` if it is the same.
  var sizeIndex: Int? { old.size == new.size ? nil : changes.count }

  /// The former and the present size as text.
  var sizes: (old: String, new: String) {
    func text(_ list: DisplayList) -> String {
      String(DisplayList(size: list.size).description.prefix { $0 != "\n" })
    }
    return (text(old), text(new))
  }

  /// Returns the new list with some changes exchanged for the former items.
  func list(exchanging indices: Set<Int>) -> DisplayList {
    var list = new
    if let sizeIndex, indices.contains(sizeIndex) { list.size = old.size }
    list.items = items(of: parts, indices)
    return list
  }

  private func items(of parts: [Part], _ indices: Set<Int>) -> [DisplayList.Item] {
    parts.flatMap { part -> [DisplayList.Item] in
      switch part {
      case .same(let item): return [item]
      case .changed(let index):
        let change = changes[index]
        return [indices.contains(index) ? change.old : change.new].compactMap { $0 }
      case .nested(let item, let index, let nested):
        var result = item
        if let index, indices.contains(index), let old = changes[index].old { result = old }
        result.nested = items(of: nested, indices)
        return [result]
      }
    }
  }

  private mutating func compare(
    _ old: [DisplayList.Item], _ new: [DisplayList.Item], at path: [Int]
  ) -> [Part] {
    var parts: [Part] = []
    var (start, newStart) = (0, 0)
    for (index, newIndex) in Self.aligned(old, new) + [(old.count, new.count)] {
      // Between equal items, items of the same kind are pairs.
      let (gap, newGap) = (old[start..<index], new[newStart..<newIndex])
      var (next, newNext) = (start, newStart)
      let pairs = Self.aligned(gap.map(\.kind), newGap.map(\.kind)).map {
        ($0 + start, $1 + newStart)
      }
      for (pair, newPair) in pairs + [(index, newIndex)] {
        while next < pair {
          parts.append(add(old[next], nil, at: path + [newNext]))
          next += 1
        }
        while newNext < newPair {
          parts.append(add(nil, new[newNext], at: path + [newNext]))
          newNext += 1
        }
        guard pair < index else { break }
        parts.append(compare(old[pair], new[newPair], at: path + [newPair]))
        (next, newNext) = (pair + 1, newPair + 1)
      }
      if index < old.count, newIndex < new.count { parts.append(.same(new[newIndex])) }
      (start, newStart) = (index + 1, newIndex + 1)
    }
    return parts
  }

  private mutating func compare(
    _ old: DisplayList.Item, _ new: DisplayList.Item, at path: [Int]
  ) -> Part {
    guard let former = old.nested, let items = new.nested else { return add(old, new, at: path) }
    // The item without its items, which are compared on their own.
    var (emptyOld, emptyNew) = (old, new)
    emptyOld.nested = []
    emptyNew.nested = []
    var index: Int?
    if emptyOld != emptyNew {
      index = changes.count
      changes.append(Change(old: emptyOld, new: emptyNew, path: path))
    }
    return .nested(emptyNew, change: index, compare(former, items, at: path))
  }

  private mutating func add(
    _ old: DisplayList.Item?, _ new: DisplayList.Item?, at path: [Int]
  ) -> Part {
    changes.append(Change(old: old, new: new, path: path))
    return .changed(changes.count - 1)
  }

  /// Returns the indices of the elements of a longest common subsequence in both lists.
  private static func aligned<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [(Int, Int)] {
    // Elements are compared as numbers, because an item can be large.
    var numbers: [Element: Int] = [:]
    func number(_ element: Element) -> Int {
      if let known = numbers[element] { return known }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    let (left, right) = (old.map(number), new.map(number))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return Array(
      zip(
        left.indices.filter { !removed.contains($0) },
        right.indices.filter { !inserted.contains($0) }))
  }
}

extension DisplayList.Item {
  /// The kind of the item. The former item of the same view usually has the same kind.
  fileprivate var kind: Int {
    switch self {
    case .fill: 0
    case .stroke: 1
    case .glyphs: 2
    case .image: 3
    case .shadow: 4
    case .backdrop: 5
    case .group: 6
    case .composite: 7
    case .gradient: 8
    }
  }
}

extension DrawingChanges.Change {
  /// The kind of the item, such as `fill`.
  var kind: String { (new ?? old)?.summary.kind ?? "item" }

  /// The descriptions of both items without the words that they have in common; `nil` for an item that
  /// does not exist.
  var texts: (old: String?, new: String?) {
    let (oldWords, newWords) = (old.map(Self.words), new.map(Self.words))
    guard let oldWords, let newWords else {
      return (oldWords.map(Self.text), newWords.map(Self.text))
    }
    let (before, after) = Self.middles(of: oldWords, newWords)
    // Less than the description shows.
    guard !before.isEmpty || !after.isEmpty else { return ("former", "present") }
    guard before.count == after.count else { return (Self.text(before), Self.text(after)) }
    let pairs = zip(before, after).map(Self.shortened)
    return (Self.text(pairs.map(\.0)), Self.text(pairs.map(\.1)))
  }

  /// Returns the words of two sequences between those that they have in common at the start and at the
  /// end.
  private static func middles(
    of old: [String], _ new: [String]
  ) -> (old: [String], new: [String]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let (old, new) = (old.dropFirst(prefix), new.dropFirst(prefix))
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (Array(old.dropLast(suffix)), Array(new.dropLast(suffix)))
  }

  /// Returns the words after the kind. A rectangle or point in parentheses is one word, and so is a path
  /// in brackets.
  private static func words(_ item: DisplayList.Item) -> [String] {
    var words: [String] = []
    var end: Character?
    for word in item.description.prefix(while: { $0 != "\n" }).split(separator: " ").dropFirst() {
      if end != nil {
        words[words.count - 1] += " \(word)"
      } else {
        words.append(String(word))
        end = word.hasPrefix("(") ? ")" : word.hasPrefix("[") ? "]" : nil
      }
      if word.last == end { end = nil }
    }
    return words
  }

  /// The number of letters and numbers that are shown of a path.
  private static let pathWordCount = 2

  /// Returns two words of which paths show the first difference only.
  private static func shortened(_ old: String, _ new: String) -> (String, String) {
    guard old.hasPrefix("["), new.hasPrefix("[") else { return (old, new) }
    let (before, after) = (old.dropFirst().dropLast(), new.dropFirst().dropLast())
    let (first, second) = middles(
      of: before.split(separator: " ").map(String.init),
      after.split(separator: " ").map(String.init))
    func text(_ words: [String]) -> String {
      "[\((["…"] + words.prefix(pathWordCount) + ["…"]).joined(separator: " "))]"
    }
    return (text(first), text(second))
  }

  /// The largest number of characters of a description.
  private static let maxLength = 100

  private static func text(_ words: [String]) -> String {
    let short = words.map { word in
      guard word.hasPrefix("["), !word.hasPrefix("[…") else { return word }
      return word.split(separator: " ").prefix(pathWordCount).joined(separator: " ") + " …]"
    }
    let text = short.joined(separator: " ")
    return text.isEmpty ? "default" : String(text.prefix(maxLength))
  }
}
