import CelloPreparation
import Foundation
import Testing

@Suite("Mutated sources") struct MutationTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Sources with all syntax that is rewritten, and others.
  private static let files = [
    "Examples/Checklist/Sources/Checklist/ChecklistViewController.swift",
    "Examples/Checklist/Sources/Checklist/ChecklistViewController+Saving.swift",
    "Examples/Contacts/Sources/Contacts/ContactCell.swift",
    "Preparation/Sources/CelloPreparation/Rewriting/SelectorName.swift",
  ]

  /// Pieces that mutations insert.
  private static let pieces = [
    "@objc ", "@objc(", "#selector(", "#keyPath(", ")", "(", "{", "}", "?", "?(", "!", ".",
    "override ", "optional ",
    "extension A {", "#if os(iOS)\n", "#endif\n", "#else\n", "\"", "\"\"\"", "\n", ";", "\0", "é",
    "`", "_ =", "willSet",
  ]

  @Test("rewriting never traps, and keeps the number of lines", arguments: 0..<4)
  func mutations(file: Int) throws {
    let source = Array(
      try Data(contentsOf: Self.repository.appendingPathComponent(Self.files[file])))
    var random = Random(state: UInt64(file) + 1)
    for _ in 0..<40 {
      var text = source
      for _ in 0...random.next(below: 3) {
        let start = random.next(below: text.count)
        let end = min(start + random.next(below: 40), text.count)
        switch random.next(below: 4) {
        case 0: text.removeSubrange(start..<end)
        case 1: text.insert(contentsOf: text[start..<end], at: random.next(below: text.count))
        case 2:
          text.insert(
            contentsOf: Self.pieces[random.next(below: Self.pieces.count)].utf8, at: start)
        default: text[start] = UInt8(random.next(below: 256))
        }
      }
      let summary = SourceRewriter.summary(of: text, path: "File.swift")
      let result = SourceRewriter(index: DeclarationIndex([summary])).rewrite(
        text, path: "File.swift")
      let newline = UInt8(ascii: "\n")
      #expect(result.text.count { $0 == newline } == text.count { $0 == newline })
      if result.uses.isEmpty { #expect(result.text == text) }
    }
  }

  /// A generator of numbers that are the same in each run: xorshift64*.
  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return Int((state &* 2_685_821_657_736_338_717) >> 33) % max(limit, 1)
    }
  }
}
