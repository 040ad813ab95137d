/// A set of cases of a space, with one bit for each case.
struct CaseSet: Hashable, Sendable {
  /// The number of cases in the space, not in the set.
  let spaceCount: Int
  private(set) var words: [UInt64]

  init(spaceCount: Int) {
    self.spaceCount = spaceCount
    words = [UInt64](repeating: 0, count: (spaceCount + 63) / 64)
  }

  static func everything(spaceCount: Int) -> CaseSet { ~CaseSet(spaceCount: spaceCount) }

  func contains(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The number of cases in the set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The first case in the set; `nil` if the set is empty.
  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 << 6 + words[$0].trailingZeroBitCount }
  }

  func forEach(_ body: (Int) -> Void) {
    for (position, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(position << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  func isSubset(of other: CaseSet) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  func isDisjoint(with other: CaseSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  /// Returns the number of cases that are in both sets.
  func commonCount(with other: CaseSet) -> Int {
    var count = 0
    for index in words.indices { count += (words[index] & other.words[index]).nonzeroBitCount }
    return count
  }

  static func &= (left: inout CaseSet, right: CaseSet) {
    for index in left.words.indices { left.words[index] &= right.words[index] }
  }

  static func |= (left: inout CaseSet, right: CaseSet) {
    for index in left.words.indices { left.words[index] |= right.words[index] }
  }

  static func -= (left: inout CaseSet, right: CaseSet) {
    for index in left.words.indices { left.words[index] &= ~right.words[index] }
  }

  static func & (left: CaseSet, right: CaseSet) -> CaseSet {
    var result = left
    result &= right
    return result
  }

  static func - (left: CaseSet, right: CaseSet) -> CaseSet {
    var result = left
    result -= right
    return result
  }

  static prefix func ~ (set: CaseSet) -> CaseSet {
    var result = set
    for index in result.words.indices { result.words[index] = ~result.words[index] }
    let used = set.spaceCount & 63
    if used != 0 { result.words[result.words.count - 1] &= 1 << UInt64(used) - 1 }
    return result
  }
}
