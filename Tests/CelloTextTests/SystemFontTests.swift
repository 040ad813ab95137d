import CelloText
import Testing

/// The system font: Inter set like Apple's.
struct SystemFontTests {
  // Source: the frames of labels in public iOS view dumps and storyboards, at two or three pixels
  // per point.
  @Test(
    "labels are as wide as on iOS, within a third of a point",
    arguments: [
      ("the", 17.0, 2.0, 25.0), ("point", 17.0, 2.0, 39.0), ("error", 17.0, 3.0, 37.0),
      ("CENTER", 17.0, 3.0, 64.333), ("Title", 17.0, 2.0, 33.5), ("Detail", 17.0, 2.0, 44.0),
      ("Label", 17.0, 3.0, 41.333), ("Button", 15.0, 3.0, 45.667),
    ])
  func widths(string: String, size: Double, scale: Double, width: Double) {
    let layout = layOut(string, FontDescription(size: size), scale: scale)
    let difference = (Double(layout.size.width) - width).magnitude
    #expect(difference <= 0.34 + 0.5 / scale)
  }

  @Test("capitals are as tall as measured on iOS", arguments: [17.0, 34.0])
  func capitals(size: Double) throws {
    // The cap height is 11.98 pt at 17 pt, measured in screenshots of iOS 18 and 26.
    let run = try #require(layOut("H", FontDescription(size: size)).glyphRuns.first)
    let top =
      run.font.outline(of: run.glyphs[0].id).elements.map { element -> CGFloat in
        switch element {
        case .move(let point), .line(let point): point.y
        case .quadratic(_, let end), .cubic(_, _, let end): end.y
        case .close: 0
        }
      }.max() ?? 0
    let height = Double(top) / Double(run.font.unitsPerEm) * Double(run.size)
    #expect((height - 11.98 * size / 17).magnitude < 0.02 * size / 17)
    #expect((Double(FontDescription(size: size).metrics.capHeight) - height).magnitude < 0.01)
  }

  @Test("the display cut serves from 20 points up")
  func displayCut() {
    let names = [19.5, 20.0].map { (size: Double) in
      layOut("a", FontDescription(size: CGFloat(size))).glyphRuns[0].font.name
    }
    #expect(names == ["Inter-Regular", "InterDisplay-Regular"])
  }

  @Test("each weight and slant has its own face")
  func weights() throws {
    var names: Set<String> = []
    for weight in FontWeight.allCases {
      for isItalic in [false, true] {
        for size in [17.0, 30.0] {
          let font = FontDescription(size: CGFloat(size), weight: weight, isItalic: isItalic)
          names.insert(try FontCatalog.shared.glyphFont(for: font).name)
        }
      }
    }
    #expect(names.count == 36)
    #expect(names.contains("Inter-SemiBoldItalic") && names.contains("InterDisplay-Thin"))
  }

  @Test("monospaced digits have one width")
  func digits() {
    func widths(_ features: [FontFeature]) -> Set<Int> {
      Set(
        (0...9).map {
          Int(layOut("\($0)", FontDescription(size: 17, features: features)).lines[0].width * 1000)
        })
    }
    #expect(widths([.monospacedDigits]).count == 1)
    #expect(widths([]).count > 1)
  }

  @Test("an arrow typed as two signs stays two signs")
  func alternates() {
    #expect(layOut("->").glyphRuns[0].glyphs.count == 2)
    let arrow = layOut("→").glyphRuns[0].glyphs.map(\.id)
    #expect(!layOut("->").glyphRuns[0].glyphs.map(\.id).contains(arrow[0]))
  }

  @Test("the line box follows the size")
  func box() {
    let metrics = FontDescription(size: 17).metrics
    // 16.186523, -4.100586 and 20.287109 were captured in an iOS 26.1 simulator.
    #expect((Double(metrics.ascender) - 16.186523).magnitude < 1e-5)
    #expect((Double(metrics.descender) + 4.100586).magnitude < 1e-5)
    #expect((Double(metrics.lineHeight) - 20.287109).magnitude < 1e-5)
  }

  @Test("other designs have their own metrics")
  func designs() throws {
    let names = [FontDescription.Family.monospaced, .serif].map { family in
      layOut("a", FontDescription(family: family, size: 17)).glyphRuns.first?.font.name
    }
    #expect(names == ["JetBrainsMono-Regular", "NotoSerif-Regular"])
    #expect(FontDescription(family: .serif, size: 1000).metrics.ascender == 1069)
  }
}
