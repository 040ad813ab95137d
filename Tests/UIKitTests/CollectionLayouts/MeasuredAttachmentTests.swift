import Foundation
import Testing
import UIKit

/// Views attached to items and groups, decoration views, and areas to which insets refer; see
/// ``MeasuredLayout``.
@MainActor struct MeasuredAttachmentTests {
  private func view(
    _ kind: String, _ width: Length, _ height: Length, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor? = nil
  ) -> NSCollectionLayoutSupplementaryItem {
    guard let item else {
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, containerAnchor: container)
    }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, containerAnchor: container,
      itemAnchor: item)
  }

  private func item(
    _ width: CGFloat, _ views: [NSCollectionLayoutSupplementaryItem]
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)), supplementaryItems: views)
  }

  private static func insets(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  @Test("a badge is in the corner of its item")
  func badge() {
    let badge = view(
      "badge", .absolute(20), .absolute(10),
      NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = row(.fractionalWidth(1), .absolute(60), [item(0.5, [badge])])
    #expect(
      MeasuredLayout(section(group, Self.insets(20)), [3], kinds: ["badge"]).text == """
        320 160: 20 20 140 60, 160 20 140 60, 20 80 140 60, badge 0.0 140 20 20 10, \
        badge 0.1 280 20 20 10, badge 0.2 140 80 20 10
        """)
  }

  /// The edges of an anchor, and the corners of a view in an item and of a view at a group.
  struct Edges: Sendable {
    let edges: NSDirectionalRectEdge
    let inItem: String
    let atGroup: String

    init(_ edges: NSDirectionalRectEdge, _ inItem: String, _ atGroup: String) {
      self.edges = edges
      self.inItem = inItem
      self.atGroup = atGroup
    }
  }

  @Test(
    "anchors name points of the container and of the view",
    arguments: [
      Edges(.top, "140 50", "160 30"), Edges(.leading, "50 140", "50 130"),
      Edges(.bottom, "140 230", "160 230"), Edges(.trailing, "230 140", "270 130"),
      Edges([.top, .leading], "50 50", "50 30"),
      Edges([.bottom, .trailing], "230 230", "270 230"),
      Edges([.top, .bottom], "140 140", "160 130"), Edges([], "140 140", "160 130"),
    ])
  func anchors(edges: Edges) {
    let anchor = NSCollectionLayoutAnchor(edges: edges.edges)
    let group = row(
      .fractionalWidth(1), .absolute(200),
      [item(1, [view("in", .absolute(40), .absolute(20), anchor)])])
    group.supplementaryItems = [
      view(
        "at", .absolute(40), .absolute(20), anchor,
        NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    #expect(
      MeasuredLayout(section(group, Self.insets(50)), [1], kinds: ["in", "at"]).text == """
        320 300: 50 50 220 200, at 0.0 \(edges.atGroup) 40 20, in 0.0 \(edges.inItem) 40 20
        """)
  }

  @Test("offsets of anchors are in points or in fractions of the view")
  func offsets() {
    let corner: NSDirectionalRectEdge = [.top, .trailing]
    let opposite: NSDirectionalRectEdge = [.bottom, .leading]
    let front = view(
      "six", .estimated(33), .estimated(17), NSCollectionLayoutAnchor(edges: .bottom))
    front.zIndex = 5
    let item = item(
      1,
      [
        view(
          "one", .absolute(40), .absolute(20),
          NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))),
        view(
          "two", .absolute(40), .absolute(20),
          NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
        view(
          "three", .absolute(40), .absolute(20), NSCollectionLayoutAnchor(edges: corner),
          NSCollectionLayoutAnchor(edges: opposite, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
        view(
          "four", .absolute(40), .absolute(20), NSCollectionLayoutAnchor(edges: corner),
          NSCollectionLayoutAnchor(edges: opposite, absoluteOffset: CGPoint(x: 3, y: 4))),
        view(
          "five", .fractionalWidth(0.5), .fractionalHeight(0.25),
          NSCollectionLayoutAnchor(edges: corner)),
        front,
      ])
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = row(.fractionalWidth(1), .absolute(200), [item])
    #expect(
      MeasuredLayout(
        section(group, Self.insets(50)), [1],
        kinds: ["one", "two", "three", "four", "five", "six"]
      ).text == """
        320 300: 53 52 212 194, five 0.0 159 52 106 48.5, four 0.0 268 36 40 20, \
        one 0.0 232 61 40 20, six 0.0 142.5 229 33 17 z5, three 0.0 285 37 40 20, \
        two 0.0 245 57 40 20
        """)
  }

  @Test("views of groups are numbered in each section, and as wide as the group's container")
  func groups() {
    let bottom = view(
      "g", .fractionalWidth(1), .absolute(4), NSCollectionLayoutAnchor(edges: .bottom))
    let group = row(.fractionalWidth(1), .absolute(60), [item(0.5, [])])
    group.supplementaryItems = [bottom]
    #expect(
      MeasuredLayout(section(group), [5, 3], kinds: ["g"]).text == """
        320 300: 0 0 160 60, 160 0 160 60, 0 60 160 60, 160 60 160 60, 0 120 160 60, \
        0 180 160 60, 160 180 160 60, 0 240 160 60, g 0.0 0 56 320 4, g 0.1 0 116 320 4, \
        g 0.2 0 176 320 4, g 1.0 0 236 320 4, g 1.1 0 296 320 4
        """)
    let inner = column(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [UIKitTests.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    inner.supplementaryItems = [bottom]
    let outer = row(.fractionalWidth(1), .absolute(100), [item(0.5, []), inner])
    #expect(
      MeasuredLayout(section(outer), [6], kinds: ["g"]).text == """
        320 200: 0 0 160 100, 160 0 160 50, 160 50 160 50, 0 100 160 100, 160 100 160 50, \
        160 150 160 50, g 0.0 80 96 320 4, g 0.1 80 196 320 4
        """)
  }

  @Test("decoration views are behind the cells of sections with a length")
  func decorations() {
    let header = boundary("h", .fractionalWidth(1), .absolute(30), .top)
    let group = row(.fractionalWidth(1), .absolute(40), [item(0.5, [])])
    let decorated = section(group, .different, spacing: 4, views: [header])
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.zIndex = -3
    decorated.decorationItems = [background]
    var layout = MeasuredLayout(decorated, [3, 0, 2], kinds: ["h"])
    layout.decorations = ["bg"]
    #expect(
      layout.text == """
        320 238: 4 33 155 40 z1, 159 33 155 40 z1, 4 77 155 40 z1, 4 193 155 40 z1, \
        159 193 155 40 z1, h 0.0 4 0 310 30, h 1.0 4 122 310 30, h 2.0 4 160 310 30, \
        bg 0.0 2 1 314 118 z-3, bg 1.0 2 123 314 34 z-3, bg 2.0 2 161 314 74 z-3
        """)
    let sideways = section(group, .different, views: [header])
    sideways.decorationItems = [.background(elementKind: "bg")]
    layout = MeasuredLayout(UIKitTests.layout(sideways, .horizontal), [3, 2], kinds: ["h"])
    layout.decorations = ["bg"]
    #expect(
      layout.text == """
        820 480: 4 3 160 40 z1, 164 3 160 40 z1, 324 3 160 40 z1, 494 3 160 40 z1, \
        654 3 160 40 z1, h 0.0 85 3 320 30, h 1.0 495 3 320 30, bg 0.0 0 0 490 480 z0, \
        bg 1.0 490 0 330 480 z0
        """)
  }

  @Test(
    "insets refer to layout margins",
    arguments: [UIContentInsetsReference.layoutMargins, .readableContent])
  func margins(reference: UIContentInsetsReference) {
    func text(_ apply: (UICollectionViewCompositionalLayout, NSCollectionLayoutSection) -> Void)
      -> String
    {
      let group = row(.fractionalWidth(1), .absolute(40), [item(0.5, [])])
      let section = section(
        group, views: [boundary("h", .fractionalWidth(1), .absolute(20), .top)])
      let layout = UIKitTests.layout(section)
      apply(layout, section)
      var measured = MeasuredLayout(layout, [3], kinds: ["h"])
      measured.margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      return measured.text
    }
    let expected = "320 100: 20 20 130 40, 150 20 130 40, 20 60 130 40, h 0.0 20 0 260 20"
    #expect(text { $1.contentInsetsReference = reference } == expected)
    #expect(
      text { layout, _ in layout.configuration.contentInsetsReference = reference } == expected)
    #expect(
      text { $1.contentInsetsReference = .none }
        == "320 100: 0 20 160 40, 160 20 160 40, 0 60 160 40, h 0.0 0 0 320 20")
  }
}
