import CelloText
import Testing

/// Breaking into lines.
struct WrappingTests {
  static let samples = [
    "The quick brown fox jumps over the lazy dog, doesn't it? A well-known e-mail/web address.",
    "Donaudampfschifffahrtsgesellschaftskapitän und Kleiderschrank",
    "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。",
    "مرحبا بالعالم، كيف حالك اليوم يا صديقي العزيز؟",
    "ภาษาไทยเขียนติดกันไม่มีช่องว่างระหว่างคำ",
    "mixed שלום עולם and more עברית here, then (parentheses) at the end",
    "👍🏽👨‍👩‍👧‍👦🇩🇪❤️😀👍🏽👨‍👩‍👧‍👦🇩🇪❤️😀",
  ]

  @Test("lines cover the text, fit, and hold as much as they can", arguments: samples)
  func greedy(string: String) {
    for width in stride(from: 30.0, to: 300, by: 9) {
      let layout = layOut(string, width: CGFloat(width))
      let parts = layout.parts(of: string)
      #expect(parts.joined() == string)
      for (line, part) in zip(layout.lines, parts) {
        #expect(line.width <= CGFloat(width) + 0.001 || part.count == 1)
      }
      // The text up to the first possible break in the next line would not have fitted.
      for index in parts.indices.dropLast() {
        let next = parts[index + 1]
        let word = next.split(separator: " ").first.map(String.init) ?? next
        let together = layOut(parts[index] + word).lines[0].width
        let canBreakInside = layOut(word, width: 1).lines.count > 1 && !word.allSatisfy(\.isASCII)
        #expect(together > CGFloat(width) || canBreakInside, "\(width): \(parts)")
      }
    }
  }

  @Test("spaces at the end of a line hang, but spaces at the end of the text have a width")
  func spaces() {
    let words = layOut("one two").lines[0].width
    let layout = layOut("one two     three", width: words + 1)
    #expect(layout.parts(of: "one two     three") == ["one two     ", "three"])
    #expect(layout.lines[0].width == words)
    #expect(layOut("one ").lines[0].width > layOut("one").lines[0].width)
    // Spaces that do not fit also hang at the end of the text.
    #expect(layOut("one two   ", width: words + 1).lines.count == 1)
  }

  @Test("a word wider than the line breaks between characters")
  func longWord() {
    let string = "incomprehensibilities"
    let layout = layOut(string, width: 60)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.width <= 60 })
    // A line always contains at least one character.
    #expect(layOut("abc", width: 0).parts(of: "abc") == ["a", "b", "c"])
    #expect(layOut("👍🏽e\u{301}", width: 0).parts(of: "👍🏽e\u{301}") == ["👍🏽", "e\u{301}"])
  }

  @Test("a word that does not fit beside the exclusion moves below it", arguments: [false, true])
  func belowExclusion(rightToLeft: Bool) {
    let box = CGSize(width: 80, height: 30)
    let one = layOut("Workshop", width: 120, rightToLeft: rightToLeft, exclusion: box)
    #expect(one.parts(of: "Workshop") == ["Workshop"])
    #expect(one.startsBelowExclusion && !one.breaksWords)
    // The height of the exclusion plus a line of 20.287, in pixels.
    #expect(Int(one.size.height * 3 + 0.5) == 151)
    #expect(Int(one.firstBaseline * 3 + 0.5) == 139)
    let two = layOut("a Workshop", width: 120, rightToLeft: rightToLeft, exclusion: box)
    #expect(two.parts(of: "a Workshop") == ["a ", "Workshop"])
    #expect(!two.startsBelowExclusion && !two.breaksWords)
    #expect(two.lines.map { Int($0.baseline * 3 + 0.5) } == [49, 139])
    let fitting = layOut("a Work", width: 120, rightToLeft: rightToLeft, exclusion: box)
    #expect(fitting.parts(of: "a Work") == ["a ", "Work"])
    #expect(fitting.lines.map { Int($0.baseline * 3 + 0.5) } == [49, 109])
  }

  @Test("below the exclusion, a word breaks only if it is wider than a whole line")
  func longWordBelowExclusion() {
    let string = "of incomprehensibilities"
    let layout = layOut(string, width: 100, exclusion: CGSize(width: 70, height: 30))
    #expect(layout.parts(of: string)[0] == "of ")
    #expect(layout.breaksWords)
    #expect(layout.lines[1].top >= 29.6 && layout.lines[1].width > 70)
    #expect(layout.lines[1].x == 0)
  }

  @Test("a truncated line also starts below the exclusion rather than inside its first word")
  func truncatedBelowExclusion() {
    let layout = layOut(
      "Workshop calendar", paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: 120,
      lines: 1, exclusion: CGSize(width: 80, height: 30))
    #expect(layout.startsBelowExclusion && layout.isTruncated)
    #expect(layout.lines[0].width > 80)
  }

  @Test("character wrapping continues beside the exclusion")
  func charactersBesideExclusion() {
    let layout = layOut(
      "Workshop", paragraph: ParagraphStyle(lineBreakMode: .byCharWrapping), width: 120,
      exclusion: CGSize(width: 80, height: 30))
    #expect(layout.lines.count > 1 && !layout.startsBelowExclusion && !layout.breaksWords)
  }

  @Test(
    "an exclusion with an invalid size never traps",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func oddExclusion(length: CGFloat) {
    for size in [
      CGSize(width: length, height: 30), CGSize(width: 30, height: length),
      CGSize(width: length, height: length),
    ] {
      for width in [CGFloat.infinity, 0, 100, .nan] {
        #expect(
          layOut("two words", width: width, exclusion: size).parts(of: "two words").joined()
            == "two words")
      }
    }
  }

  @Test(
    "a single word on the last line gets the word before, with the strategy to push out",
    arguments: [
      // The text, its lines without the strategy, and its lines with the strategy.
      ("aaa bbb ccc ddd", ["aaa bbb ccc ", "ddd"], ["aaa bbb ", "ccc ddd"]),
      ("aaa bbb ccc ddd  ", ["aaa bbb ccc ", "ddd  "], ["aaa bbb ", "ccc ddd  "]),
      // Two words are not an orphan, and a single line cannot be broken differently.
      ("aaa bbb ccc d d", ["aaa bbb ccc ", "d d"], ["aaa bbb ccc ", "d d"]),
      ("aaa bbb ccc", ["aaa bbb ccc"], ["aaa bbb ccc"]),
      // The only word of a line is not moved, and neither is a word that does not fit on the last
      // line.
      ("aaabbbccc ddd", ["aaabbbccc ", "ddd"], ["aaabbbccc ", "ddd"]),
      ("aaa bbbccc ddddd", ["aaa bbbccc ", "ddddd"], ["aaa bbbccc ", "ddddd"]),
      // Each paragraph has its own last line. A line separator does not start a paragraph.
      (
        "aaa bbb ccc ddd\naaa", ["aaa bbb ccc ", "ddd\n", "aaa"],
        ["aaa bbb ", "ccc ddd\n", "aaa"]
      ),
      (
        "aaa bbb ccc ddd\u{2028}aaa", ["aaa bbb ccc ", "ddd\u{2028}", "aaa"],
        ["aaa bbb ccc ", "ddd\u{2028}", "aaa"]
      ),
    ])
  func pushOut(string: String, plain: [String], pushed: [String]) {
    let width: CGFloat = 100
    let style = ParagraphStyle(lineBreakStrategy: .pushOut)
    #expect(layOut(string, width: width).parts(of: string) == plain)
    let layout = layOut(string, paragraph: style, width: width)
    #expect(layout.parts(of: string) == pushed)
    // A text that is laid out in the width of its layout has the same lines.
    let again = layOut(string, paragraph: style, width: layout.size.width)
    #expect(again.parts(of: string) == pushed)
    // The height is determined by the number of lines.
    #expect(layout.size.height == layOut(string, width: width).size.height)
  }

  @Test("no strategy pushes out in modes that do not wrap at words or show one line")
  func pushOutModes() {
    let string = "aaa bbb ccc ddd"
    func parts(_ mode: ParagraphStyle.LineBreakMode, lines: Int = 0) -> [String] {
      layOut(
        string,
        paragraph: ParagraphStyle(lineBreakMode: mode, lineBreakStrategy: .standard),
        width: 100, lines: lines
      ).parts(of: string)
    }
    let pushed = ["aaa bbb ", "ccc ddd"]
    #expect(parts(.byClipping) == ["aaa bbb ccc ", "ddd"])
    #expect(!parts(.byCharWrapping).contains("ccc ddd"))
    #expect(parts(.byTruncatingTail) == pushed)
    #expect(parts(.byTruncatingHead) == pushed)
    #expect(parts(.byTruncatingMiddle) == pushed)
    // The last allowed line can be the last line of the paragraph. If it is truncated, it is not.
    #expect(parts(.byTruncatingTail, lines: 2) == pushed)
    #expect(parts(.byTruncatingTail, lines: 1) == [string])
  }

  @Test("a word is pushed out of a line beside or below the exclusion")
  func pushOutBesideExclusion() {
    let string = "aaa bbb ddd"
    let style = ParagraphStyle(lineBreakStrategy: .pushOut)
    let beside = layOut(
      string, paragraph: style, width: 100, exclusion: CGSize(width: 30, height: 10))
    #expect(beside.parts(of: string) == ["aaa ", "bbb ddd"])
    let below = layOut(
      "Workshop of us", paragraph: style, width: 100,
      exclusion: CGSize(width: 60, height: 30))
    #expect(below.parts(of: "Workshop of us") == ["Workshop ", "of us"])
    #expect(below.startsBelowExclusion)
    #expect(below.lines.map { Int($0.baseline * 3 + 0.5) } == [139, 199])
  }

  @Test("with priority for Hangul words, lines break only between them")
  func hangulWords() {
    let string = "안녕하세요 반갑습니다"
    let style = ParagraphStyle(lineBreakStrategy: .hangulWordPriority)
    let width = layOut("안녕하세요 반").lines[0].width + 1
    #expect(layOut(string, width: width).parts(of: string)[0] == "안녕하세요 반")
    #expect(layOut(string, paragraph: style, width: width).parts(of: string)[0] == "안녕하세요 ")
    // A word that is wider than the line is broken in any case.
    #expect(layOut(string, paragraph: style, width: 40).parts(of: string).count > 2)
  }

  @Test("character wrapping fills lines without regard to words")
  func characters() {
    let string = "The quick brown fox"
    let layout = layOut(
      string, paragraph: ParagraphStyle(lineBreakMode: .byCharWrapping), width: 60)
    #expect(
      layout.parts(of: string)[0].count > layOut(string, width: 60).parts(of: string)[0].count)
  }

  @Test(
    "newlines of all kinds end lines",
    arguments: [
      ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b", 2), ("a\u{2029}b", 2),
      ("a\u{85}b", 2), ("a\u{b}b\u{c}c", 3), ("a\n", 2), ("\n", 2), ("\n\n", 3), ("a\u{2028}", 2),
    ])
  func newlines(string: String, count: Int) {
    let layout = layOut(string)
    #expect(layout.lines.count == count)
    #expect(layout.parts(of: string).joined() == string)
    #expect(Int(layout.size.height * 3 + 0.5) == [0, 61, 122, 183][count])
  }

  @Test("a soft hyphen is visible only at a line break")
  func softHyphen() {
    let string = "Donau\u{ad}dampf\u{ad}schiff"
    let one = layOut(string)
    #expect(one.lines[0].width == layOut("Donaudampfschiff").lines[0].width)
    let hyphen = layOut("‐").glyphRuns[0].glyphs[0].id
    #expect(!one.glyphRuns.flatMap(\.glyphs).contains { $0.id == hyphen })
    let two = layOut(string, width: 110)
    #expect(two.parts(of: string) == ["Donau\u{ad}dampf\u{ad}", "schiff"])
    #expect(two.glyphRuns.flatMap(\.glyphs).filter { $0.id == hyphen }.count == 1)
    #expect(two.lines[0].width <= 110)
    // If the hyphen does not fit, the line is broken at an earlier position.
    #expect(layOut(string, width: 100).parts(of: string)[0] == "Donau\u{ad}")
  }

  @Test("breaking does not change glyphs except at breaks")
  func seams() {
    // Each line of a long text has the width of its words when they are laid out separately.
    let string = String(repeating: "Avatar To Wave, fi ffl. Yes; LT VA ", count: 60)
    let layout = layOut(string, width: 200)
    for (line, part) in Array(zip(layout.lines, layout.parts(of: string))).dropLast() {
      var words = part
      while words.last == " " { words.removeLast() }
      #expect((line.width - layOut(words).lines[0].width).magnitude < 1e-9, "\(words)")
    }
  }

  @Test("windows of a long paragraph leave no trace", arguments: ["To AV ", "مرحبا ", "ab", "हिन्दी"])
  func windows(word: String) {
    // The glyphs of n words are the glyphs of one word, repeated n times.
    let count = 1200
    let one = layOut(word + word).glyphRuns.flatMap(\.glyphs).map(\.id)
    let all = layOut(String(repeating: word, count: count)).glyphRuns.flatMap(\.glyphs).map(\.id)
    #expect(all.count == one.count / 2 * count)
    let pattern = Array(all[one.count..<one.count * 3])
    for start in stride(from: 0, to: all.count - pattern.count, by: one.count) where start > 0 {
      #expect(Array(all[start..<start + one.count]) == Array(all[one.count..<one.count * 2]))
    }
  }
}
