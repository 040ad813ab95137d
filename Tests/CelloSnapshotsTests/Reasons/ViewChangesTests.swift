import Testing

@testable import CelloSnapshots

/// Changes of numbered views, such as rows.
struct ViewChangesTests {
  /// Returns the properties of a list with a row for each text.
  private func list(_ texts: [String], color: String = "label") -> ResolvedProperties {
    ResolvedProperties(
      [(name: "list.frame", value: "0 0 393 480")]
        + texts.enumerated().flatMap { index, text in
          let row = index == 0 ? "row" : "row\(index + 1)"
          return [
            (name: "\(row).frame", value: "0 \(index * 53) 393 53"),
            (name: "\(row)/content.frame", value: "0 0 393 52"),
            (name: "\(row)/content.text", value: "\"\(text)\""),
            (name: "\(row)/content.textProperties.color", value: color),
          ]
        })
  }

  private func changes(_ old: ResolvedProperties, _ new: ResolvedProperties) -> [String] {
    new.viewChanges(from: old).map(\.description)
  }

  @Test("an inserted row is one change, and the rows below it are compared with themselves")
  func inserted() {
    #expect(
      changes(list(["A", "B", "C"]), list(["A", "New", "B", "C"])) == [
        "row 2 “New” added", "row3.frame 0 53 393 53 → 0 106 393 53",
        "row4.frame 0 106 393 53 → 0 159 393 53",
      ])
  }

  @Test("a removed row is one change, whose name is not the name of another row")
  func removed() throws {
    let new = list(["A", "C"])
    #expect(
      changes(list(["A", "B", "C"]), new) == [
        "row 2 “B” removed", "row2.frame 0 106 393 53 → 0 53 393 53",
      ])
    let change = try #require(new.viewChanges(from: list(["A", "B", "C"])).first)
    #expect(change.name == "row2 (removed).frame")
    #expect(!change.isFrame)
    #expect(change.causeText == "row 2 “B” removed")
  }

  @Test("a removed row remembers its properties and the nearest row that remains")
  func removedView() throws {
    func removed(_ old: [String], _ new: [String]) throws -> RemovedView {
      let changes = list(new).viewChanges(from: list(old))
      return try #require(changes.lazy.compactMap(\.removedView).first)
    }
    let middle = try removed(["A", "B", "C"], ["A", "C"])
    #expect(middle.neighbor == "row" && middle.isBelowNeighbor && middle.number == 2)
    #expect(middle.properties.contains { $0.name.hasSuffix(".text") && $0.value == #""B""# })
    #expect(middle.properties.contains { $0.name == ".frame" && $0.value == "0 53 393 53" })
    let first = try removed(["A", "B", "C"], ["B", "C"])
    #expect(first.neighbor == "row" && !first.isBelowNeighbor && first.number == 1)
    // There is a gap above a row that is the first in its section.
    let gap = ResolvedProperties([
      (name: "row.frame", value: "0 0 393 44"), (name: "row.text", value: "A"),
      (name: "row2.frame", value: "0 80 393 44"), (name: "row2.text", value: "B"),
      (name: "row3.frame", value: "0 124 393 44"), (name: "row3.text", value: "C"),
    ])
    let rest = ResolvedProperties([
      (name: "row.frame", value: "0 0 393 44"), (name: "row.text", value: "A"),
      (name: "row2.frame", value: "0 80 393 44"), (name: "row2.text", value: "C"),
    ])
    let inSecond = try #require(
      rest.viewChanges(from: gap).lazy.compactMap(\.removedView).first)
    #expect(inSecond.neighbor == "row2" && !inSecond.isBelowNeighbor)
  }

  @Test("a row that an inserted row has moved out of the visible area is removed")
  func movedOut() {
    let changes = changes(list(["A", "B", "C"]), list(["New", "A", "B"]))
    #expect(
      changes.filter { !$0.contains(".frame") } == ["row 1 “New” added", "row 3 “C” removed"])
  }

  @Test("a property of a row below an inserted row has its own old value")
  func changed() {
    let new = list(["New", "A", "B"]).applying([
      .init(name: "row3/content.textProperties.color", old: nil, new: "red"),
      .init(name: "row3/content.text", old: nil, new: "\"B 2\""),
    ])
    #expect(
      changes(list(["A", "B"]), new).filter { !$0.contains(".frame") } == [
        "row 1 “New” added", #"row3/content.text "B" → "B 2""#,
        "row3/content.textProperties.color label → red",
      ])
  }

  @Test("rows in another order have different contents at their places")
  func order() {
    #expect(
      changes(list(["A", "B", "C"]), list(["B", "A", "C"])) == [
        #"row/content.text "A" → "B""#, #"row2/content.text "B" → "A""#,
      ])
  }

  @Test("rows without texts are compared in their order")
  func withoutTexts() {
    func rows(_ count: Int) -> ResolvedProperties {
      ResolvedProperties(
        (1...count).map { (name: $0 == 1 ? "row.frame" : "row\($0).frame", value: "0 \($0) 9 9") })
    }
    #expect(changes(rows(2), rows(3)) == ["row 3 added"])
    #expect(changes(rows(3), rows(2)) == ["row 3 removed"])
  }

  @Test("sections and views of apps are recognized, too")
  func otherViews() {
    func screen(_ titles: [String], _ tags: [String]) -> ResolvedProperties {
      ResolvedProperties(
        titles.enumerated().map {
          (name: "supplementary\($0 == 0 ? "" : "\($0 + 1)")/content.text", value: "\"\($1)\"")
        }
          + tags.enumerated().flatMap { index, tag in
            let name = "Screen/stack/TagView\(index == 0 ? "" : "\(index + 1)")"
            return [
              (name: "\(name).frame", value: "0 0 9 9"),
              (name: "\(name)/label.text", value: "\"\(tag)\""),
            ]
          })
    }
    let old = screen(["One", "Two"], ["x", "y"])
    #expect(
      changes(old, screen(["Zero", "One", "Two"], ["x", "y"])) == [
        #"supplementary/content.text absent → "Zero""#
      ])
    #expect(changes(old, screen(["One", "Two"], ["y"])) == ["TagView 1 “x” removed"])
  }

  @Test("views whose own names end with digits keep their names")
  func ownNames() {
    func card(_ first: String, _ second: String) -> ResolvedProperties {
      ResolvedProperties([
        (name: "Card/label1.text", value: first), (name: "Card/label2.text", value: second),
      ])
    }
    let old = card("\"a\"", "\"b\"")
    let new = card("\"b\"", "\"c\"")
    #expect(new.viewChanges(from: old) == new.changes(from: old))
  }

  @Test("the changes of properties without views are the same as by name")
  func names() {
    let old = ResolvedProperties([
      (name: "frame", value: "0 0 1 1"), (name: "Card.constraints.a/b", value: "== 1"),
      (name: "a.b/c.text", value: "\"x\""), (name: "image", value: "none"),
    ])
    let new = ResolvedProperties([
      (name: "frame", value: "0 0 2 1"), (name: "Card.constraints.a/b", value: "== 2"),
      (name: "a.b/c.text", value: "\"y\""), (name: "text", value: "\"z\""),
    ])
    #expect(new.viewChanges(from: old) == new.changes(from: old))
    #expect(old.viewChanges(from: new) == old.changes(from: new))
  }

  @Test("of rows with equal texts, the most similar ones are the same")
  func equalTexts() {
    func rows(_ colors: [String]) -> ResolvedProperties {
      ResolvedProperties(
        colors.enumerated().flatMap { index, color in
          let row = index == 0 ? "row" : "row\(index + 1)"
          return [
            (name: "\(row).frame", value: "0 \(index) 9 9"),
            (name: "\(row)/label.text", value: "\"Text\""),
            (name: "\(row)/label.textColor", value: color),
          ]
        })
    }
    #expect(
      changes(rows(["red", "blue", "black"]), rows(["red", "green", "blue", "black"]))
        .filter { !$0.contains(".frame") } == ["row 2 “Text” added"])
  }

  @Test("the title of a cause names an inserted row before other properties")
  func title() {
    let new = list(["A", "New", "B"], color: "red")
    let title = CauseTitle(new.viewChanges(from: list(["A", "B"])).map { RunDocument.Change($0) })
    #expect(title.text()?.hasPrefix("row 2 “New” added and ") == true)
  }
}
