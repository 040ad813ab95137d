import CelloText
import Testing

/// Chinese, Japanese and Korean.
struct IdeographTests {
  private func layOut(
    _ string: String, language: IdeographLanguage?, weight: FontWeight = .regular
  ) -> TextLayout {
    var constraints = TextConstraints(width: .infinity, grid: PixelGrid(scale: 3))
    constraints.language = language
    return TextEngine.shared.layOut(
      StyledText(
        string, attributes: TextAttributes(font: FontDescription(size: 17, weight: weight))),
      in: constraints)
  }

  private func fonts(
    _ string: String, _ language: IdeographLanguage?, _ weight: FontWeight = .regular
  ) -> [String] {
    layOut(string, language: language, weight: weight).glyphRuns.map(\.font.name)
  }

  @Test(
    "identifiers of languages select the shapes of ideographs",
    arguments: [
      ("ja", .japanese), ("ja-Jpan-JP", .japanese), ("JA_JP", .japanese), ("ko-KR", .korean),
      ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese), ("zh_CN", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh-SG", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh_TW", .traditionalChinese),
      ("zh-Hant-TW", .traditionalChinese), ("zh-HK", .hongKongChinese),
      ("zh-Hant-HK", .hongKongChinese), ("zh-MO", .hongKongChinese), ("yue", .hongKongChinese),
      ("yue-Hans", .simplifiedChinese), ("zh_TW@calendar=roc", .traditionalChinese),
      ("en", nil), ("", nil), ("-", nil), ("vi-Hani", nil),
    ] as [(String, IdeographLanguage?)])
  func identifiers(identifier: String, language: IdeographLanguage?) {
    #expect(IdeographLanguage(identifier: identifier) == language)
  }

  @Test(
    "each language has its face, and all characters of a text use it",
    arguments: [
      (.japanese, "NotoSansCJK-Regular"), (.korean, "NotoSansCJK-Regular#1"),
      (.simplifiedChinese, "NotoSansCJK-Regular#2"), (.traditionalChinese, "NotoSansCJK-Regular#3"),
      (.hongKongChinese, "NotoSansCJK-Regular#4"),
    ] as [(IdeographLanguage, String)])
  func faces(language: IdeographLanguage, font: String) {
    #expect(fonts("「直、かな한글ㄅ。」", language) == [font])
  }

  @Test("an ideograph has the shape of its language")
  func shapes() {
    let shapes = IdeographLanguage.allCases.map { layOut("骨", language: $0).glyphRuns[0].glyphs[0] }
    let glyphs = shapes.map(\.id)
    // The strokes inside the upper box: on the left in simplified Chinese, otherwise on the right.
    #expect(glyphs[0] != glyphs[2])
    #expect(glyphs[0] != glyphs[3])
    #expect(glyphs[2] != glyphs[3])
  }

  @Test("without a language, letters of the paragraph determine the shapes")
  func guesses() {
    #expect(fonts("漢字", nil) == ["NotoSansCJK-Regular#2"])
    #expect(fonts("漢字とかな", nil) == ["NotoSansCJK-Regular"])
    #expect(fonts("「漢字」한글", nil) == ["NotoSansCJK-Regular#1"])
    #expect(fonts("漢字ㄓ", nil) == ["NotoSansCJK-Regular#3"])
    #expect(fonts("漢字\nかな", nil) == ["NotoSansCJK-Regular#2", "NotoSansCJK-Regular"])
    // Signs after Latin letters.
    #expect(fonts("a「い」", nil) == ["Inter-Regular", "NotoSansCJK-Regular"])
  }

  @Test("the language of a run takes precedence over the language of the text")
  func runs() {
    var japanese = TextAttributes(font: FontDescription(size: 17))
    japanese.language = .japanese
    let text = StyledText(
      "直直",
      runs: [
        StyledText.Run(length: 1, attributes: japanese),
        StyledText.Run(length: 1, attributes: TextAttributes(font: FontDescription(size: 17))),
      ], paragraphs: [], defaultAttributes: japanese)
    var constraints = TextConstraints(width: .infinity, grid: PixelGrid(scale: 3))
    constraints.language = .traditionalChinese
    let layout = TextEngine.shared.layOut(text, in: constraints)
    #expect(
      layout.glyphRuns.map(\.font.name) == ["NotoSansCJK-Regular", "NotoSansCJK-Regular#3"])
  }

  @Test("semibold and bolder text has bold ideographs, Latin keeps the system font")
  func weights() {
    #expect(fonts("Wi-Fi設定", .japanese, .medium) == ["Inter-Medium", "NotoSansCJK-Regular"])
    #expect(fonts("Wi-Fi設定", .japanese, .semibold) == ["Inter-SemiBold", "NotoSansCJK-Bold"])
  }

  @Test("three ideographs at 17 points are as wide as on iOS")
  func width() {
    // Source: a frame of a label in a public view dump, 52 points wide.
    let width = layOut("通讯录", language: .simplifiedChinese).size.width
    #expect((width - 52).magnitude < 0.34)
  }

  @Test(
    "lines keep the height and the baseline of the system font, alone and among Latin",
    arguments: ["漢字", "「かな」、", "국어", "gÅ 龍", "龜"])
  func heights(string: String) {
    for weight in [FontWeight.regular, .bold] {
      let layout = layOut(string, language: .japanese, weight: weight)
      // 20.33 points high with a baseline at 16.33, see docs/measurements/text.md#font-metrics.
      #expect(Int(layout.size.height * 3 + 0.5) == 61)
      #expect(Int(layout.lines[0].baseline * 3 + 0.5) == 49)
    }
  }

  @Test("no line starts with a closing sign or small kana, or ends with an opening bracket")
  func prohibitions() {
    let string = "「ちょっと」、（テスト）。ラーメン・〜々、ぎゅうにゅう！『本』"
    // The longest part without a possible break is five characters, "ン・〜々、", 87 points wide.
    for width in stride(from: 88.0, to: 300, by: 4) {
      let parts = CelloTextTests.layOut(string, width: CGFloat(width)).parts(of: string)
      #expect(parts.joined() == string)
      for part in parts.dropFirst() {
        #expect(!"、。」）』・ー々〜！ょっゅ".contains(part.first!), "\(width): \(parts)")
      }
      for part in parts.dropLast() {
        #expect(!"「（『".contains(part.last!), "\(width): \(parts)")
      }
    }
  }

  @Test("lines break between ideographs and Latin words, but not inside the words")
  func mixedBreaks() {
    let string = "設定からWi-Fiを開く"
    let width = layOut("設定からWi", language: .japanese).size.width + 1
    #expect(
      CelloTextTests.layOut(string, width: width).parts(of: string) == ["設定から", "Wi-Fiを開", "く"])
  }

  @Test("a line of ideographs is cut off between characters, with the ellipsis of the system font")
  func truncation() {
    let layout = CelloTextTests.layOut(
      "会议将于下午三点开始", paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: 100,
      lines: 1)
    #expect(layout.isTruncated)
    #expect(
      layout.glyphRuns.map(\.font.name) == ["NotoSansCJK-Regular#2", "Inter-Regular"])
    // Five ideographs of 17.3 points; a sixth would leave no space for the ellipsis.
    #expect(layout.glyphRuns[0].glyphs.count == 5)
  }

  @Test("without Noto Sans CJK, ideographs are boxes with a warning")
  func missing() {
    let engine = TextEngine(
      catalog: FontCatalog(folders: ["/usr/share/fonts/opentype/inter"]))
    let layout = CelloTextTests.layOut("漢字", engine: engine)
    #expect(layout.glyphRuns.map(\.font.name) == ["Cellophane-Missing"])
    #expect(
      engine.warnings.map(\.description).contains(
        "No installed font has U+6F22 (CJK UNIFIED IDEOGRAPH-6F22): it is drawn as a box. "
          + "Install a font package that has it, for example with `apt-get install fonts-noto-cjk`."
      ))
  }
}
