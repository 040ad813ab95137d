import CelloText
import Testing

@Suite(
  "breaking by Unicode's rules", .enabled(if: UnicodeData.matches, UnicodeData.advice))
struct BreakingTests {
  /// The cases in which ICU 72 differs from Unicode 15, by their text in hexadecimal, with the
  /// offsets of ICU's breaks.
  ///
  /// The data has the same version as the library. ICU's root rules are intentionally newer than
  /// that version. Its own test of this file (`RBBITest::testCaseIsKnownIssue`, issue ICU-21097)
  /// excludes the same 22 cases.
  private static let exclusions: [(reason: String, cases: [String: [Int]])] = [
    (
      "A hyphen that starts a word stays with its letters, as rule LB20a of Unicode 16 has it.",
      [
        "002D 0023": [2],
        "002D 0308 0023": [3],
        "002D 00A7": [2],
        "002D 0308 00A7": [3],
        "002D 50005": [3],
        "002D 0308 50005": [4],
        "002D 0E01": [2],
        "002D 0308 0E01": [3],
      ]
    ),
    (
      "A number may start with its decimal point, as rules LB15c and LB25 of Unicode 16 have it.",
      [
        "002C 0030": [2],
        "002C 0308 0030": [3],
        "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073": [
          7, 11, 16,
        ],
        "0061 002E 0032 0020": [4],
        "0061 002E 0032 0020 0915": [4, 5],
        "0061 002E 0032 0020 672C": [4, 5],
        "0061 002E 0032 3000 672C": [4, 5],
        "0061 002E 0032 3000 307E": [4, 5],
        "0061 002E 0032 3000 0033": [4, 5],
        "0041 002E 0031 0020 BABB": [4, 5],
        "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC": [1, 4, 8, 9],
        "BD10 C694 002E 0020 0041 002E 0033 0020 BABB": [1, 4, 8, 9],
        "C694 002E 0020 0041 002E 0034 0020 BABB": [3, 7, 8],
        "0061 002E 0032 3000 300C": [4, 5],
      ]
    ),
  ]

  @Test("lines break according to LineBreakTest.txt")
  func lines() {
    var failures: [String] = []
    var excluded = 0
    let cases = UnicodeData.breakCases("auxiliary/LineBreakTest.txt")
    #expect(cases.count > 7000)
    for (units, breaks, line) in cases {
      let found = units.withUnsafeBufferPointer { text in
        let lineBreaks = LineBreaks(text.baseAddress!, 0..<text.count)
        return (1...text.count).filter { lineBreaks.last(after: $0 - 1, atOrBefore: $0) == $0 }
      }
      let key = UnicodeData.hexadecimal(units)
      let expected = Self.exclusions.compactMap { $0.cases[key] }.first
      if expected != nil { excluded += 1 }
      if found != expected ?? breaks {
        failures.append("\(found) instead of \(expected ?? breaks): \(line)")
      }
    }
    #expect(failures == [])
    #expect(excluded == 22)
  }

  @Test("characters end according to GraphemeBreakTest.txt")
  func graphemes() {
    var failures: [String] = []
    let cases = UnicodeData.breakCases("auxiliary/GraphemeBreakTest.txt")
    #expect(cases.count > 600)
    for (units, breaks, line) in cases {
      let found = units.withUnsafeBufferPointer { text in
        (1...text.count).filter {
          GraphemeBoundaries.last(in: text.baseAddress!, 0..<text.count, atOrBefore: $0) == $0
        }
      }
      if found != breaks { failures.append("\(found) instead of \(breaks): \(line)") }
    }
    #expect(failures == [])
  }
}
