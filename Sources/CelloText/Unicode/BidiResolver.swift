internal import CelloICU

/// Unicode's bidirectional algorithm (UAX #9) for a paragraph: it computes embedding levels from
/// characters.
///
/// The comments cite the standard's rules. Two libraries were measured as alternatives:
///
/// - FriBidi 1.0.8 with ICU's classes and brackets passes all cases of BidiTest.txt and
///   BidiCharacterTest.txt, but takes 1.1 to 1.4 times as long for a label, 2.4 to 2.7 times for a
///   page, 5.6 times for a megabyte of Arabic, and a time that grows with the square of the number
///   of bracket pairs: 1.6 s for 20,000 of them.
/// - ICU 72 (`ubidi_setPara`) fails 31 of the 91,707 cases of BidiCharacterTest.txt, and 30 if only
///   order and parity of levels are compared: embeddings and overrides that end next to isolates or
///   brackets, as in lines 59 and 65. It takes 14 s for a million opening brackets.
///
/// The time of this implementation is proportional to the length of the text, because the standard
/// limits open brackets to 63.
struct BidiResolver {
  /// The class of a character, with ICU's numbers.
  typealias Class = UInt8

  private static let leftToRight: Class = 0
  private static let rightToLeft: Class = 1
  private static let europeanNumber: Class = 2
  private static let europeanSeparator: Class = 3
  private static let europeanTerminator: Class = 4
  private static let arabicNumber: Class = 5
  private static let commonSeparator: Class = 6
  static let paragraphSeparator: Class = 7
  private static let segmentSeparator: Class = 8
  private static let whiteSpace: Class = 9
  private static let otherNeutral: Class = 10
  private static let leftToRightEmbedding: Class = 11
  private static let leftToRightOverride: Class = 12
  private static let arabicLetter: Class = 13
  private static let rightToLeftEmbedding: Class = 14
  private static let rightToLeftOverride: Class = 15
  private static let popDirection: Class = 16
  private static let nonspacingMark: Class = 17
  private static let boundaryNeutral: Class = 18
  private static let firstStrongIsolate: Class = 19
  private static let leftToRightIsolate: Class = 20
  private static let rightToLeftIsolate: Class = 21
  private static let popIsolate: Class = 22

  private static let none = -1

  private let text: UnsafePointer<UInt16>
  private let count: Int
  /// The original classes of the code units.
  private let original: UnsafePointer<Class>
  /// The classes as changed by the rules.
  private let classes: UnsafeMutablePointer<Class>
  private let levels: UnsafeMutablePointer<UInt8>
  /// The index of the matching terminator of each isolate initiator, and vice versa; `none` if
  /// there is no match. It is empty without isolates.
  private var matches: [Int] = []
  private var paragraphLevel: UInt8 = 0

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - original: the classes of the code units; the second half of a surrogate pair is a boundary
  ///     neutral.
  ///   - classes: uninitialized memory for as many classes.
  ///   - levels: receives the levels.
  init(
    _ text: UnsafePointer<UInt16>, count: Int, original: UnsafePointer<Class>,
    classes: UnsafeMutablePointer<Class>, levels: UnsafeMutablePointer<UInt8>
  ) {
    self.text = text
    self.count = count
    self.original = original
    self.classes = classes
    self.levels = levels
  }

  /// Fills the levels and returns the paragraph's level.
  mutating func resolve(_ base: BidiLevels.Base) -> UInt8 {
    findMatches()
    paragraphLevel =
      switch base {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .naturalOrLeftToRight: firstStrong() ?? 0
      case .naturalOrRightToLeft: firstStrong() ?? 1
      }
    applyExplicitLevels()
    resolveSequences()
    levelRemovedCharacters()
    levelTrailingSpaces()
    return paragraphLevel
  }

  // MARK: Isolates and the first strong character

  private static func isIsolateInitiator(_ type: Class) -> Bool {
    type >= firstStrongIsolate && type <= rightToLeftIsolate
  }

  /// Rule BD9.
  private mutating func findMatches() {
    var open: [Int] = []
    for index in 0..<count {
      let type = original[index]
      guard type >= Self.firstStrongIsolate, type <= Self.popIsolate else { continue }
      if matches.isEmpty { matches = Array(repeating: Self.none, count: count) }
      if type != Self.popIsolate {
        open.append(index)
      } else if let start = open.popLast() {
        matches[start] = index
        matches[index] = start
      }
    }
  }

  /// Rules P2 and P3: returns the level of the first strong character outside isolates; `nil` if
  /// there is none.
  private func firstStrong() -> UInt8? {
    var index = 0
    while index < count {
      switch original[index] {
      case Self.leftToRight: return 0
      case Self.rightToLeft, Self.arabicLetter: return 1
      case Self.firstStrongIsolate, Self.leftToRightIsolate, Self.rightToLeftIsolate:
        guard matches[index] != Self.none else { return nil }
        index = matches[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Rule X5c: returns for each isolate initiator whether the first strong character of its content
  /// is right-to-left. A single pass from the end, so that the time for nested isolates is linear.
  private func isolateDirections() -> [Bool] {
    guard !matches.isEmpty else { return [] }
    var isRightToLeft = [Bool](repeating: false, count: count)
    // The first strong class at or after each index in the same isolate: 0 for none, 1 for
    // left-to-right, 2 for right-to-left.
    var strong = [UInt8](repeating: 0, count: count + 1)
    var index = count - 1
    while index >= 0 {
      let type = original[index]
      switch type {
      case Self.leftToRight: strong[index] = 1
      case Self.rightToLeft, Self.arabicLetter: strong[index] = 2
      case Self.firstStrongIsolate, Self.leftToRightIsolate, Self.rightToLeftIsolate:
        isRightToLeft[index] = strong[index + 1] == 2
        strong[index] = matches[index] == Self.none ? 0 : strong[matches[index] + 1]
      case Self.popIsolate:
        strong[index] = matches[index] == Self.none ? strong[index + 1] : 0
      default: strong[index] = strong[index + 1]
      }
      index -= 1
    }
    return isRightToLeft
  }

  // MARK: Explicit levels

  private static let maxLevel: UInt8 = 125

  private struct Status {
    var level: UInt8
    /// The class that overrides the classes of all characters; `otherNeutral` for no override.
    var override: Class
    var isIsolate: Bool
  }

  /// Rules X1 to X8.
  private mutating func applyExplicitLevels() {
    let directions = isolateDirections()
    var stack = [Status(level: paragraphLevel, override: Self.otherNeutral, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    func nextLevel(_ level: UInt8, isRightToLeft: Bool) -> UInt8 {
      isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
    }

    for index in 0..<count {
      var type = original[index]
      let last = stack[stack.count - 1]
      classes[index] = type
      levels[index] = last.level
      switch type {
      case Self.leftToRightEmbedding, Self.rightToLeftEmbedding, Self.leftToRightOverride,
        Self.rightToLeftOverride:
        let isRightToLeft = type == Self.rightToLeftEmbedding || type == Self.rightToLeftOverride
        let level = nextLevel(last.level, isRightToLeft: isRightToLeft)
        if level <= Self.maxLevel, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: Class =
            switch type {
            case Self.leftToRightOverride: Self.leftToRight
            case Self.rightToLeftOverride: Self.rightToLeft
            default: Self.otherNeutral
            }
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case Self.firstStrongIsolate, Self.leftToRightIsolate, Self.rightToLeftIsolate:
        if last.override != Self.otherNeutral { classes[index] = last.override }
        if type == Self.firstStrongIsolate {
          type = directions[index] ? Self.rightToLeftIsolate : Self.leftToRightIsolate
        }
        let level = nextLevel(last.level, isRightToLeft: type == Self.rightToLeftIsolate)
        if level <= Self.maxLevel, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, override: Self.otherNeutral, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case Self.popIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[index] = outer.level
        if outer.override != Self.otherNeutral { classes[index] = outer.override }
      case Self.popDirection:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !last.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case Self.paragraphSeparator:
        levels[index] = paragraphLevel
      case Self.boundaryNeutral: break
      default:
        if last.override != Self.otherNeutral { classes[index] = last.override }
      }
    }
  }

  /// Rule X9.
  private static func isRemoved(_ type: Class) -> Bool {
    switch type {
    case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride,
      popDirection, boundaryNeutral:
      true
    default: false
    }
  }

  // MARK: Isolating run sequences

  /// Rule X10: joins level runs into isolating run sequences and resolves each sequence.
  private func resolveSequences() {
    // The indices of the characters that are not removed, and the starts of level runs among them.
    var present: [Int] = []
    present.reserveCapacity(count)
    var runStarts: [Int] = []
    for index in 0..<count where !Self.isRemoved(original[index]) {
      if present.isEmpty || levels[index] != levels[present[present.count - 1]] {
        runStarts.append(present.count)
      }
      present.append(index)
    }
    guard !present.isEmpty else { return }
    runStarts.append(present.count)
    let runCount = runStarts.count - 1

    // The levels next to a run are read before they are changed.
    let before = (0..<runCount).map { run in
      run > 0 ? levels[present[runStarts[run] - 1]] : paragraphLevel
    }
    let after = (0..<runCount).map { run in
      run + 1 < runCount ? levels[present[runStarts[run + 1]]] : paragraphLevel
    }
    if matches.isEmpty {
      for run in 0..<runCount {
        resolve(
          Array(present[runStarts[run]..<runStarts[run + 1]]), previous: before[run],
          next: after[run])
      }
      return
    }

    // The run that starts at each index.
    var runAt = [Int](repeating: Self.none, count: count)
    for run in 0..<runCount { runAt[present[runStarts[run]]] = run }
    for first in 0..<runCount {
      let start = present[runStarts[first]]
      if original[start] == Self.popIsolate, matches[start] != Self.none { continue }
      var sequence: [Int] = []
      var run = first
      var next = paragraphLevel
      while true {
        sequence += present[runStarts[run]..<runStarts[run + 1]]
        let last = sequence[sequence.count - 1]
        next = after[run]
        guard Self.isIsolateInitiator(original[last]) else { break }
        // An isolate that is never closed ends with the paragraph.
        next = paragraphLevel
        guard matches[last] != Self.none, runAt[matches[last]] != Self.none else { break }
        run = runAt[matches[last]]
      }
      resolve(sequence, previous: before[first], next: next)
    }
  }

  /// Rules W1 to I2 for an isolating run sequence, with the levels next to it.
  private func resolve(_ sequence: [Int], previous: UInt8, next: UInt8) {
    let level = levels[sequence[0]]
    let startsWith: Class = max(level, previous) & 1 == 1 ? Self.rightToLeft : Self.leftToRight
    let endsWith: Class = max(level, next) & 1 == 1 ? Self.rightToLeft : Self.leftToRight
    sequence.withUnsafeBufferPointer { sequence in
      resolveWeak(sequence, startsWith: startsWith)
      resolveBrackets(sequence, level: level, startsWith: startsWith)
      resolveNeutral(sequence, level: level, startsWith: startsWith, endsWith: endsWith)
    }
    // Rules I1 and I2.
    for index in sequence {
      switch classes[index] {
      case Self.rightToLeft: levels[index] = level | 1
      case Self.leftToRight: levels[index] = (level + 1) & ~1
      case Self.arabicNumber, Self.europeanNumber: levels[index] = (level + 2) & ~1
      default: break
      }
    }
  }

  /// Rules W1 to W7.
  private func resolveWeak(_ sequence: UnsafeBufferPointer<Int>, startsWith: Class) {
    // Rules W1, W2 and W3, which only look back.
    var previous = startsWith
    var strong = startsWith
    for index in sequence {
      var type = classes[index]
      if type == Self.nonspacingMark {
        type =
          previous >= Self.firstStrongIsolate && previous <= Self.popIsolate
          ? Self.otherNeutral : previous
      }
      previous = type
      switch type {
      case Self.leftToRight, Self.rightToLeft: strong = type
      case Self.arabicLetter:
        strong = Self.arabicLetter
        type = Self.rightToLeft
      case Self.europeanNumber:
        if strong == Self.arabicLetter { type = Self.arabicNumber }
      default: break
      }
      // A mark after an Arabic letter is treated as such a letter; W2 has already been applied.
      classes[index] = type
    }
    // Rule W4: a single separator between numbers of the same kind.
    var position = 1
    while position + 1 < sequence.count {
      let type = classes[sequence[position]]
      if type == Self.europeanSeparator || type == Self.commonSeparator {
        let left = classes[sequence[position - 1]]
        let right = classes[sequence[position + 1]]
        if left == right,
          left == Self.europeanNumber
            || (left == Self.arabicNumber && type == Self.commonSeparator)
        {
          classes[sequence[position]] = left
        }
      }
      position += 1
    }
    // Rules W5 and W6: terminators next to European numbers join them; the remaining separators are
    // neutral.
    position = 0
    while position < sequence.count {
      guard classes[sequence[position]] == Self.europeanTerminator else {
        let type = classes[sequence[position]]
        if type == Self.europeanSeparator || type == Self.commonSeparator {
          classes[sequence[position]] = Self.otherNeutral
        }
        position += 1
        continue
      }
      var end = position
      while end < sequence.count, classes[sequence[end]] == Self.europeanTerminator { end += 1 }
      let joins =
        (position > 0 && classes[sequence[position - 1]] == Self.europeanNumber)
        || (end < sequence.count && classes[sequence[end]] == Self.europeanNumber)
      for inner in position..<end {
        classes[sequence[inner]] = joins ? Self.europeanNumber : Self.otherNeutral
      }
      position = end
    }
    // Rule W7.
    strong = startsWith
    for index in sequence {
      switch classes[index] {
      case Self.leftToRight, Self.rightToLeft: strong = classes[index]
      case Self.europeanNumber:
        if strong == Self.leftToRight { classes[index] = Self.leftToRight }
      default: break
      }
    }
  }

  // MARK: Brackets and neutrals

  /// The maximum number of open brackets. If there are more, the search for pairs ends (BD16).
  private static let maxOpenBrackets = 63

  /// Rule BD16: returns the positions of matching brackets, sorted by the opening bracket.
  private func bracketPairs(_ sequence: UnsafeBufferPointer<Int>) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var open: [(closing: UInt32, position: Int)] = []
    for position in 0..<sequence.count {
      let index = sequence[position]
      guard classes[index] == Self.otherNeutral, original[index] == Self.otherNeutral else {
        continue
      }
      let scalar = UInt32(text[index])  // All brackets lie in the basic plane.
      var partner: UInt32 = 0
      switch cello_bracket(scalar, &partner) {
      case 1:
        guard open.count < Self.maxOpenBrackets else { return sorted(pairs) }
        open.append((Self.canonical(partner), position))
      case 2:
        let closing = Self.canonical(scalar)
        guard let found = open.lastIndex(where: { $0.closing == closing }) else { break }
        pairs.append((open[found].position, position))
        open.removeLast(open.count - found)
      default: break
      }
    }
    return sorted(pairs)
  }

  private func sorted(_ pairs: [(open: Int, close: Int)]) -> [(open: Int, close: Int)] {
    pairs.sorted { $0.open < $1.open }
  }

  /// Returns the canonically equivalent angle bracket.
  private static func canonical(_ bracket: UInt32) -> UInt32 {
    bracket == 0x232a ? 0x3009 : bracket == 0x2329 ? 0x3008 : bracket
  }

  /// Returns the direction that a class contributes for neutrals; `nil` for neutral classes.
  private static func direction(_ type: Class) -> Class? {
    switch type {
    case leftToRight: leftToRight
    case rightToLeft, europeanNumber, arabicNumber: rightToLeft
    default: nil
    }
  }

  /// Rule N0.
  private func resolveBrackets(
    _ sequence: UnsafeBufferPointer<Int>, level: UInt8, startsWith: Class
  ) {
    let embedding: Class = level & 1 == 1 ? Self.rightToLeft : Self.leftToRight
    for pair in bracketPairs(sequence) {
      var holdsOpposite = false
      var resolved: Class?
      for position in pair.open + 1..<pair.close {
        guard let direction = Self.direction(classes[sequence[position]]) else { continue }
        if direction == embedding {
          resolved = embedding
          break
        }
        holdsOpposite = true
      }
      if resolved == nil, holdsOpposite {
        var context = startsWith
        var position = pair.open - 1
        while position >= 0 {
          if let direction = Self.direction(classes[sequence[position]]) {
            context = direction
            break
          }
          position -= 1
        }
        resolved = context
      }
      guard let resolved else { continue }
      for bracket in [pair.open, pair.close] {
        classes[sequence[bracket]] = resolved
        // Marks on a bracket have its class.
        var position = bracket + 1
        while position < sequence.count, original[sequence[position]] == Self.nonspacingMark,
          classes[sequence[position]] == Self.otherNeutral
        {
          classes[sequence[position]] = resolved
          position += 1
        }
      }
    }
  }

  /// Rules N1 and N2.
  private func resolveNeutral(
    _ sequence: UnsafeBufferPointer<Int>, level: UInt8, startsWith: Class, endsWith: Class
  ) {
    let embedding: Class = level & 1 == 1 ? Self.rightToLeft : Self.leftToRight
    var previous = startsWith
    var position = 0
    while position < sequence.count {
      if let direction = Self.direction(classes[sequence[position]]) {
        previous = direction
        position += 1
        continue
      }
      var end = position
      var next = endsWith
      while end < sequence.count {
        if let direction = Self.direction(classes[sequence[end]]) {
          next = direction
          break
        }
        end += 1
      }
      let resolved = previous == next ? previous : embedding
      for inner in position..<end { classes[sequence[inner]] = resolved }
      position = end
    }
  }

  // MARK: Remaining levels

  /// Sets the levels of removed characters to the level of the preceding character, so that they do
  /// not split runs.
  private func levelRemovedCharacters() {
    var level = paragraphLevel
    for index in 0..<count {
      if Self.isRemoved(original[index]) { levels[index] = level } else { level = levels[index] }
    }
  }

  /// Rule L1, for separators and for the spaces before them and at the paragraph's end.
  private func levelTrailingSpaces() {
    var index = count - 1
    var isTrailing = true
    while index >= 0 {
      let type = original[index]
      switch type {
      case Self.paragraphSeparator, Self.segmentSeparator:
        levels[index] = paragraphLevel
        isTrailing = true
      case Self.whiteSpace, Self.firstStrongIsolate, Self.leftToRightIsolate,
        Self.rightToLeftIsolate, Self.popIsolate:
        if isTrailing { levels[index] = paragraphLevel }
      default:
        if !Self.isRemoved(type) {
          isTrailing = false
        } else if isTrailing {
          levels[index] = paragraphLevel
        }
      }
      index -= 1
    }
  }
}
