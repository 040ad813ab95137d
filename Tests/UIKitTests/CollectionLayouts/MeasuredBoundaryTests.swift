import Foundation
import Testing
import UIKit

/// Headers, footers and other views at the boundary of sections and layouts; see
/// ``MeasuredLayout``.
@MainActor struct MeasuredBoundaryTests {
  private func rows(
    _ boundary: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> NSCollectionLayoutSection {
    section(
      row(
        .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))]),
      .different, views: boundary)
  }

  private func columns(
    _ boundary: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> NSCollectionLayoutSection {
    section(
      row(
        .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(0.5), .fractionalHeight(1))]),
      .different, views: boundary)
  }

  /// The cells of two rows, and of one row, whose sections are extended at the start and the end.
  private static func cells(start: Int, end: Int) -> String {
    let second = 88 + 2 * start + end
    return """
      4 \(3 + start) 155 40, 159 \(3 + start) 155 40, 4 \(43 + start) 155 40, \
      4 \(3 + second) 155 40, 159 \(3 + second) 155 40
      """
  }

  private static func sidewaysCells(start: Int, end: Int) -> String {
    let second = 110 + 2 * start + end
    return """
      \(4 + start) 3 50 472, \(54 + start) 3 50 472, \(104 + start) 3 50 472, \
      \(54 + second) 3 50 472, \(104 + second) 3 50 472
      """
  }

  /// The frames of a view of 60 × 30 points in two sections.
  struct Frames: Sendable {
    let alignment: NSRectAlignment
    /// The size of the content, the lengths by which the view extends its sections, and the corners
    /// of the views inside the insets of the section and without insets.
    let content: String
    let extent: (start: Int, end: Int)
    let inset: (String, String)
    let whole: (String, String)

    init(
      _ alignment: NSRectAlignment, _ content: String, _ extent: (start: Int, end: Int),
      inset: (String, String), whole: (String, String)
    ) {
      self.alignment = alignment
      self.content = content
      self.extent = extent
      self.inset = inset
      self.whole = whole
    }

    func text(_ cells: String, _ corners: (String, String)) -> String {
      "\(content): \(cells), h 0.0 \(corners.0) 60 30, h 1.0 \(corners.1) 60 30"
    }
  }

  @Test(
    "views above and below a section extend it; views at its sides do not",
    arguments: [
      Frames(.top, "320 196", (30, 0), inset: ("129 0", "129 118"), whole: ("130 0", "130 118")),
      Frames(
        .bottom, "320 196", (0, 30), inset: ("129 88", "129 166"), whole: ("130 88", "130 166")),
      Frames(.leading, "320 136", (0, 0), inset: ("4 29", "4 97"), whole: ("0 29", "0 97")),
      Frames(
        .trailing, "320 136", (0, 0), inset: ("254 29", "254 97"), whole: ("260 29", "260 97")),
      Frames(.topLeading, "320 196", (30, 0), inset: ("4 0", "4 118"), whole: ("0 0", "0 118")),
      Frames(
        .topTrailing, "320 196", (30, 0), inset: ("254 0", "254 118"), whole: ("260 0", "260 118")),
      Frames(
        .bottomLeading, "320 196", (0, 30), inset: ("4 88", "4 166"), whole: ("0 88", "0 166")),
      Frames(
        .bottomTrailing, "320 196", (0, 30), inset: ("254 88", "254 166"),
        whole: ("260 88", "260 166")),
    ])
  func alignments(frames: Frames) {
    let section = rows([boundary("h", .absolute(60), .absolute(30), frames.alignment)])
    let cells = Self.cells(start: frames.extent.start, end: frames.extent.end)
    #expect(
      MeasuredLayout(section, [3, 2], kinds: ["h"]).text == frames.text(cells, frames.inset))
    section.supplementariesFollowContentInsets = false
    #expect(
      MeasuredLayout(section, [3, 2], kinds: ["h"]).text == frames.text(cells, frames.whole))
  }

  @Test(
    "views beside a section extend it if the layout scrolls horizontally",
    arguments: [
      Frames(.top, "270 480", (0, 0), inset: ("50 3", "185 3"), whole: ("50 0", "185 0")),
      Frames(
        .bottom, "270 480", (0, 0), inset: ("50 445", "185 445"), whole: ("50 450", "185 450")),
      Frames(
        .leading, "390 480", (60, 0), inset: ("0 224", "220 224"), whole: ("0 225", "220 225")),
      Frames(
        .trailing, "390 480", (0, 60), inset: ("160 224", "330 224"),
        whole: ("160 225", "330 225")),
      Frames(.topLeading, "390 480", (60, 0), inset: ("0 3", "220 3"), whole: ("0 0", "220 0")),
      Frames(
        .topTrailing, "390 480", (0, 60), inset: ("160 3", "330 3"), whole: ("160 0", "330 0")),
      Frames(
        .bottomLeading, "390 480", (60, 0), inset: ("0 445", "220 445"),
        whole: ("0 450", "220 450")),
      Frames(
        .bottomTrailing, "390 480", (0, 60), inset: ("160 445", "330 445"),
        whole: ("160 450", "330 450")),
    ])
  func alignmentsSideways(frames: Frames) {
    let section = columns([boundary("h", .absolute(60), .absolute(30), frames.alignment)])
    let cells = Self.sidewaysCells(start: frames.extent.start, end: frames.extent.end)
    #expect(
      MeasuredLayout(layout(section, .horizontal), [3, 2], kinds: ["h"]).text
        == frames.text(cells, frames.inset))
    section.supplementariesFollowContentInsets = false
    #expect(
      MeasuredLayout(layout(section, .horizontal), [3, 2], kinds: ["h"]).text
        == frames.text(cells, frames.whole))
  }

  @Test(
    "an offset moves the view; the section is extended as far as the view reaches",
    arguments: [
      Frames(.top, "320 182", (23, 0), inset: ("134 0", "134 111"), whole: ("", "")),
      Frames(.leading, "320 136", (0, 0), inset: ("9 36", "9 104"), whole: ("", "")),
      Frames(.topLeading, "320 182", (23, 0), inset: ("9 0", "9 111"), whole: ("", "")),
      Frames(.bottomLeading, "320 210", (0, 37), inset: ("9 95", "9 180"), whole: ("", "")),
    ])
  func offsets(frames: Frames) {
    let view = boundary(
      "h", .absolute(60), .absolute(30), frames.alignment, offset: CGPoint(x: 5, y: 7))
    #expect(
      MeasuredLayout(rows([view]), [3, 2], kinds: ["h"]).text
        == frames.text(
          Self.cells(start: frames.extent.start, end: frames.extent.end), frames.inset))
  }

  @Test(
    "a view that does not extend its section is inside it",
    arguments: [
      Frames(.bottom, "320 136", (0, 0), inset: ("124 51", "124 99"), whole: ("", "")),
      Frames(.trailing, "320 136", (0, 0), inset: ("249 22", "249 90"), whole: ("", "")),
      Frames(.topTrailing, "320 136", (0, 0), inset: ("249 -7", "249 81"), whole: ("", "")),
      Frames(.bottomTrailing, "320 136", (0, 0), inset: ("249 51", "249 99"), whole: ("", "")),
    ])
  func inside(frames: Frames) {
    let view = boundary(
      "h", .absolute(60), .absolute(30), frames.alignment, offset: CGPoint(x: -5, y: -7),
      extends: false)
    #expect(
      MeasuredLayout(rows([view]), [3, 2], kinds: ["h"]).text
        == frames.text(Self.cells(start: 0, end: 0), frames.inset))
  }

  @Test("a section is at least as long as an extending view at its side")
  func tall() {
    func text(_ alignment: NSRectAlignment, extends: Bool) -> String {
      let view = boundary("h", .absolute(33), .absolute(200), alignment, extends: extends)
      let group = row(
        .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
      return MeasuredLayout(section(group, views: [view]), [2], kinds: ["h"]).text
    }
    let cells = "0 0 160 40, 160 0 160 40"
    #expect(text(.leading, extends: true) == "320 200: \(cells), h 0.0 0 0 33 200")
    #expect(text(.trailing, extends: true) == "320 200: \(cells), h 0.0 287 0 33 200")
    #expect(text(.leading, extends: false) == "320 40: \(cells), h 0.0 0 -80 33 200")
    #expect(text(.bottom, extends: false) == "320 40: \(cells), h 0.0 143.5 -160 33 200")
    #expect(text(.bottom, extends: true) == "320 240: \(cells), h 0.0 143.5 40 33 200")
    #expect(
      text(.top, extends: true)
        == "320 240: 0 200 160 40, 160 200 160 40, h 0.0 143.5 0 33 200")
  }

  @Test("views on the same side are at the same edge")
  func severalViews() {
    let fractions = rows([
      boundary("h", .fractionalWidth(1), .fractionalHeight(0.1), .top),
      boundary("f", .fractionalWidth(0.5), .estimated(20), .bottom),
    ])
    #expect(
      MeasuredLayout(fractions, [3, 2], kinds: ["h", "f"]).text == """
        320 272: 4 51 155 40, 159 51 155 40, 4 91 155 40, 4 207 155 40, 159 207 155 40, \
        f 0.0 81.5 136 155 20, f 1.0 81.5 252 155 20, h 0.0 4 0 310 48, h 1.0 4 156 310 48
        """)
    let several = rows([
      boundary("h", .fractionalWidth(1), .absolute(30), .top),
      boundary("t", .fractionalWidth(1), .absolute(10), .top),
      boundary("f", .fractionalWidth(1), .absolute(7), .bottom),
      boundary("g", .fractionalWidth(1), .absolute(5), .bottom),
    ])
    #expect(
      MeasuredLayout(several, [3, 2], kinds: ["h", "t", "f", "g"]).text == """
        320 210: 4 33 155 40, 159 33 155 40, 4 73 155 40, 4 158 155 40, 159 158 155 40, \
        f 0.0 4 118 310 7, f 1.0 4 203 310 7, g 0.0 4 118 310 5, g 1.0 4 203 310 5, \
        h 0.0 4 0 310 30, h 1.0 4 125 310 30, t 0.0 4 20 310 10, t 1.0 4 145 310 10
        """)
  }

  @Test("views at the boundary of the layout")
  func layoutBoundary() {
    let header = boundary("l", .fractionalWidth(1), .absolute(10), .top)
    let top = boundary("h", .fractionalWidth(1), .absolute(30), .top)
    let bottom = boundary("f", .fractionalWidth(1), .absolute(20), .bottom)
    #expect(
      MeasuredLayout(
        layout(rows([header]), views: [top, bottom]), [3, 2], kinds: ["l", "h", "f"]
      ).text
        == """
        320 206: 4 43 155 40, 159 43 155 40, 4 83 155 40, 4 141 155 40, 159 141 155 40, \
        f 0 186 320 20, h 0 0 320 30, l 0.0 4 30 310 10, l 1.0 4 128 310 10
        """)
    let sides = [
      boundary("h", .absolute(30), .fractionalHeight(1), .leading),
      boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
    ]
    #expect(
      MeasuredLayout(layout(rows([]), views: sides), [3, 2], kinds: ["h", "f"]).text == """
        320 480: 4 3 155 40, 159 3 155 40, 4 43 155 40, 4 91 155 40, 159 91 155 40, \
        f 300 0 20 480, h 0 0 30 480
        """)
    let sideways = [
      boundary("h", .fractionalWidth(1), .absolute(30), .top),
      boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
    ]
    #expect(
      MeasuredLayout(layout(columns([]), .horizontal, views: sideways), [3, 2], kinds: ["h", "f"])
        .text
          == """
          340 480: 4 3 50 472, 54 3 50 472, 104 3 50 472, 164 3 50 472, 214 3 50 472, \
          f 320 0 20 480, h 0 0 320 30
          """)
    #expect(
      MeasuredLayout(layout(rows([header]), views: [top]), [0, 2, 0], kinds: ["l", "h"]).text == """
        320 124: 4 61 155 40, 159 61 155 40, h 0 0 320 30, l 0.0 4 30 310 10, l 1.0 4 48 310 10, \
        l 2.0 4 106 310 10
        """)
  }

  @Test("pinned headers stop above the footers of their section, in front of all other views")
  func pinned() {
    let header = boundary("h", .fractionalWidth(1), .absolute(30), .top, isPinned: true)
    let footer = boundary("f", .fractionalWidth(1), .absolute(20), .bottom, isPinned: true)
    var top = MeasuredLayout(rows([header]), [3, 12], kinds: ["h"])
    top.size = CGSize(width: 320, height: 100)
    top.offset = CGPoint(x: 0, y: 130)
    #expect(
      top.text == """
        320 396: 4 151 155 40, 159 151 155 40, 4 191 155 40, 159 191 155 40, \
        h 1.0 4 130 310 30 z1000000001
        """)
    var end = MeasuredLayout(rows([header, footer]), [3, 12], kinds: ["h", "f"])
    end.size = CGSize(width: 320, height: 100)
    end.offset = CGPoint(x: 0, y: 100)
    #expect(
      end.text == """
        320 436: 4 73 155 40, 4 171 155 40, 159 171 155 40, f 0.0 4 118 310 20 z1000000001, \
        f 1.0 4 180 310 20 z1000000001, h 0.0 4 88 310 30 z1000000001, \
        h 1.0 4 138 310 30 z1000000001
        """)
    let leading = boundary("h", .absolute(60), .fractionalHeight(1), .leading, isPinned: true)
    var sideways = MeasuredLayout(
      layout(columns([leading]), .horizontal), [8, 4], kinds: ["h"])
    sideways.size = CGSize(width: 200, height: 300)
    sideways.offset = CGPoint(x: 120, y: 0)
    #expect(
      sideways.text == """
        740 300: 114 3 50 292, 164 3 50 292, 214 3 50 292, 264 3 50 292, 314 3 50 292, \
        h 0.0 120 3 60 292 z1000000001
        """)
  }
}
