import CelloRaster
import CelloSnapshots
import CelloText

extension RasterScenes {
  static func textScenes() throws(CaseError) -> [SnapshotScene] {
    [try textSizes(), try textWeights(), try paragraph(), try ideographs()]
  }

  private static func text(
    _ string: String, size: CGFloat, weight: FontWeight = .regular, at origin: CGPoint,
    width: CGFloat = .infinity, lines: Int = 1, on grid: PixelGrid
  ) -> [DisplayList.Item] {
    let font = FontDescription(size: size, weight: weight)
    let layout = TextEngine.shared.layOut(
      StyledText(string, attributes: TextAttributes(font: font)),
      in: TextConstraints(width: width, numberOfLines: lines, grid: grid))
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: origin, palette: [ink])
    return items
  }

  private static func textSizes() throws(CaseError) -> SnapshotScene {
    try scene(
      "text-sizes", shows: "one line of text from 9 to 34 points",
      size: CGSize(width: 340, height: 150)
    ) { name in
      let lines: [(size: CGFloat, y: CGFloat)] = [(9, 6), (13, 22), (17, 44), (22, 70), (34, 102)]
      return lines.flatMap { line -> [DisplayList.Item] in
        text(
          "Hamburgefonstiv 012", size: line.size, at: CGPoint(x: 8, y: line.y), on: grid(of: name))
      }
    }
  }

  private static func textWeights() throws(CaseError) -> SnapshotScene {
    try scene(
      "text-weights", shows: "the nine weights of the system font",
      size: CGSize(width: 200, height: 208)
    ) { name in
      FontWeight.allCases.enumerated().flatMap { index, weight -> [DisplayList.Item] in
        text(
          "Cells, \(weight)", size: 17, weight: weight,
          at: CGPoint(x: 8, y: 6 + CGFloat(index) * 22),
          on: grid(of: name))
      }
    }
  }

  private static func paragraph() throws(CaseError) -> SnapshotScene {
    try scene(
      "paragraph", shows: "text that wraps, and its last line cut off",
      size: CGSize(width: 240, height: 76)
    ) { name in
      text(
        "Cells present a single item of data in a list, and a list may have very many of them; this one ends early.",
        size: 15, at: CGPoint(x: 8, y: 6), width: 224, lines: 3,
        on: grid(of: name))
    }
  }

  private static func ideographs() throws(CaseError) -> SnapshotScene {
    try scene(
      "ideographs", shows: "ideographs, kana and Hangul beside Latin, regular and bold",
      size: CGSize(width: 240, height: 56)
    ) { name in
      [FontWeight.regular, .bold].enumerated().flatMap { index, weight -> [DisplayList.Item] in
        text(
          "漢字とかな Cells 한글", size: 17, weight: weight,
          at: CGPoint(x: 8, y: 6 + CGFloat(index) * 22), on: grid(of: name))
      }
    }
  }
}
