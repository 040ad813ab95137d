import Foundation
import Testing

@testable import CelloSymbols

struct SymbolLibraryTests {
  @Test("the symbol files have no mistake") func files() {
    for problem in SymbolLibrary.index.problems() {
      Issue.record("Sources/CelloSymbols/Symbols/\(problem)")
    }
  }

  @Test(
    "a mistake in a symbol file is reported with its file, line and reason",
    arguments: [
      ("dot\n  line M0 0", "x.swift:2: dot: line M0 0: an empty path"),
      ("dot\n\n  # note\n  lin M0 0 H9", "x.swift:4: dot: lin M0 0 H9: unknown element 'lin'"),
      ("dot\n  fill box 0 0 9", "x.swift:2: dot: fill box 0 0 9: a number is missing"),
      ("dot\n  fill circle 0 0 900", "x.swift:2: dot: fill circle 0 0 900: a point far outside"),
      ("dot\n  level 3\n  fill circle 0 0 9", "x.swift:2: dot: level 3: 'level' needs a number"),
      ("dot\n  level 0 rad\n", "x.swift:2: dot: level 0 rad: unknown color 'rad'"),
      ("dot\n  use star\n", "x.swift:2: dot: use star: 'star' is not defined"),
      ("a\n  use b\nb\n  use a\n", "parts are nested more than 5 deep"),
      ("dot: round\n  fill circle 0 0 9", "x.swift:1: dot: unknown variant 'round'"),
      ("dot rtk\n  fill circle 0 0 9", "x.swift:1: dot: unknown word 'rtk' in the heading"),
      ("spot = dot", "x.swift:1: spot: 'dot' is not defined"),
      ("dot: slash\n  fill circle 0 0 9", "x.swift:1: dot: '_slash' is not defined"),
      (
        "dot\n  fill circle 0 0 9\ndot\n  fill circle 0 0 8", "x.swift:3: dot: is also defined in"
      ),
    ])
  func mistakes(text: String, expected: String) {
    let index = SymbolIndex(chapters: [SymbolChapter(text, file: "x.swift", line: -1)])
    let problems = index.problems().map(\.description)
    #expect(problems.contains { $0.hasPrefix(expected) || $0.contains(expected) }, "\(problems)")
  }

  @Test("entries know their lines in the source files")
  func lines() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in ["chevron.down", "star", "person", "gear"] {
      let entry = try #require(SymbolLibrary.index.entries[name])
      let file = package.appending(path: "Sources/CelloSymbols/Symbols/\(entry.file)")
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let heading = lines[entry.headingLine - 1].drop { $0 == " " }
      #expect(heading.hasPrefix(name), "\(entry.file):\(entry.headingLine): \(heading)")
    }
  }

  @Test("names are sorted and each one finds its symbol") func names() {
    #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
    for name in SymbolLibrary.names {
      #expect(SymbolLibrary.symbol(named: name)?.name == name)
    }
    #expect(SymbolLibrary.symbol(named: "no.such.symbol") == nil)
    #expect(SymbolLibrary.symbol(named: "") == nil)
    #expect(SymbolLibrary.symbol(named: "_circle") == nil, "parts are not symbols")
  }

  @Test("the set has 2,200 names") func count() {
    #expect(SymbolLibrary.names.count == 2200)
  }

  @Test("the names that programs use most are there")
  func commonNames() {
    // Source: the symbol names in programs that use list configurations, by frequency.
    let names = """
      checkmark trash person plus applelogo circle checkmark.circle ellipsis pencil star.fill gear lock.fill
      paperplane chevron.down gearshape magnifyingglass pencil.circle plus.circle.fill checkmark.circle.fill
      chevron.up.chevron.down doc.on.doc square.and.arrow.up wifi a.circle arrow.counterclockwise
      arrow.down.square arrow.up.right arrow.up.square bell bell.badge building.2 calendar
      calendar.badge.clock car chevron.down.circle chevron.forward.circle chevron.right circle.fill clock
      clock.arrow.circlepath cloud.rain doc.fill doc.richtext doc.text doc.text.magnifyingglass
      dot.radiowaves.left.and.right eject.fill ellipsis.circle exclamationmark exclamationmark.circle.fill
      flame folder.fill folder.fill.badge.plus function hand.point.left house lock.circle.fill megaphone mic
      minus.circle music.mic pause.circle pencil.and.list.clipboard person.2.fill person.3 plus.circle
      plus.rectangle.fill.on.rectangle.fill plus.square plus.square.on.square printer qrcode.viewfinder
      questionmark.circle rectangle.grid.2x2.fill rectangle.portrait.and.arrow.forward shippingbox
      shippingbox.circle snow square square.grid.2x2 square.split.2x1 square.stack.fill star star.slash.fill
      tablecells tag text.cursor trash.circle.fill trash.fill xmark xmark.square xmark.square.fill
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names.count == 91)
    #expect(names.filter { SymbolLibrary.symbol(named: $0) == nil } == [])
  }

  @Test(
    "a variant's name finds it, and a variant that no one drew does not exist",
    arguments: [
      ("folder.badge.plus", true), ("folder.fill.badge.plus", true),
      ("folder.badge.plus.fill", false),
      ("doc.badge.clock", true), ("doc.badge.clock.fill", true), ("doc.fill.badge.clock", false),
      ("bell.slash.fill", true), ("bell.fill.slash", false), ("plus.fill", false), ("a", false),
      ("a.square.fill", true), ("chevron.forward.circle.fill", true), ("star.fill.fill", false),
      (".fill", false), ("star.", false), ("circle.circle", true),
    ])
  func variants(name: String, exists: Bool) {
    #expect((SymbolLibrary.symbol(named: name) != nil) == exists)
    #expect(SymbolLibrary.names.contains(name) == exists)
  }

  @Test("the drawn symbols have Apple's names, with few exceptions")
  func drawnNamesAreApples() {
    // Variants that the files derive by rule, and names that are not in the lists of SF Symbols 6.
    let exceptions: Set<String> = [
      "bubble.middle.bottom.circle", "bubble.middle.bottom.circle.fill",
      "document.fill.badge.ellipsis", "document.fill.badge.plus", "exclamationmark.message",
      "exclamationmark.message.fill", "macbook.slash",
    ]
    #expect(SymbolLibrary.names.count { !AppleSymbolNames.contains($0) } == exceptions.count)
    #expect(
      SymbolLibrary.names.filter { !AppleSymbolNames.contains($0) && !exceptions.contains($0) }
        == [])
  }

  @Test(
    "the table of Apple's names has whole names and no parts of them",
    arguments: [
      ("pencil.and.outline", true), ("0.circle", true), ("0", false), ("zzz", true),
      ("arrow.up.left.and.arrow.down.right", true), ("arrow", false), ("star..fill", false),
      ("", false), ("star.fil", false), ("book.ar", false), ("pencil and outline", false),
    ])
  func appleNames(name: String, exists: Bool) {
    #expect(AppleSymbolNames.contains(name) == exists)
  }

  @Test(
    "a placeholder is in a circle if the symbol is, and filled if the symbol is",
    arguments: ["zzz", "trophy.circle", "trophy.fill", "trophy.circle.fill"])
  func placeholders(name: String) throws {
    let placeholder = try #require(SymbolLibrary.placeholder(named: name))
    #expect(placeholder.isPlaceholder && placeholder.name == name)
    let drawing = placeholder.drawing(SymbolConfigurationValues(pointSize: 100))
    let star = try #require(SymbolLibrary.symbol(named: "star"))
    #expect(!star.isPlaceholder)
    #expect(abs(drawing.size.width - star.drawing(.init(pointSize: 100)).size.width) < 30)
    #expect(!drawing.outline.isEmpty)
  }

  @Test("a name that is not Apple's has no placeholder")
  func noPlaceholder() {
    #expect(SymbolLibrary.placeholder(named: "star.filled") == nil)
    #expect(SymbolLibrary.placeholder(named: "") == nil)
  }

  @Test(
    "symbols that point along the text are mirrored, but symbols that point to a side are not",
    arguments: [
      ("chevron.forward", true), ("chevron.right", false), ("arrow.backward.circle.fill", true),
      ("arrow.left.circle.fill", false), ("list.bullet", true), ("text.alignleft", false),
      ("star.fill", false), ("star.leadinghalf.filled", true),
    ])
  func directions(name: String, isMirrored: Bool) throws {
    #expect(try #require(SymbolLibrary.symbol(named: name)).mirrorsInRightToLeft == isMirrored)
  }

  @Test(
    "an unknown name finds the most similar name",
    arguments: [
      ("star.filled", "star.fill"),
      ("checkmrak", "checkmark"),
      ("chevron.rihgt", "chevron.right"),
      ("trash.fill.circle", "trash.circle.fill"),
      ("gear", "gear"),
    ])
  func nearest(missing: String, expected: String) {
    #expect(SymbolLibrary.nearestName(to: missing) == expected)
  }

  @Test("a name that resembles no other name has no nearest name")
  func nearestToNothing() {
    #expect(SymbolLibrary.nearestName(to: "") == nil)
    #expect(SymbolLibrary.nearestName(to: "zzzzzzzzzzzzzzzzzz") == nil)
    _ = SymbolLibrary.nearestName(to: String(repeating: "a.", count: 100_000))
  }
}
