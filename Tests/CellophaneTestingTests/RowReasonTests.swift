import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// A table or a list with rows, as in an app.
@MainActor private struct Rows {
  enum Kind: String, CaseIterable { case table, grouped, list, insetGrouped }

  var kind: Kind
  var sections: [Section]
  var color: UIColor?
  var height: CGFloat

  struct Section {
    var header: String?
    var titles: [String]
  }

  init(kind: Kind, titles: [String], color: UIColor? = nil, height: CGFloat = 480) {
    self.init(kind: kind, sections: [Section(titles: titles)], color: color, height: height)
  }

  init(kind: Kind, sections: [Section], color: UIColor? = nil, height: CGFloat = 480) {
    (self.kind, self.sections, self.color, self.height) = (kind, sections, color, height)
  }

  /// A view whose size does not depend on its rows.
  func makeView() -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return switch kind {
    case .table, .grouped:
      TableView(frame, kind == .table ? .plain : .insetGrouped, sections, color)
    case .list, .insetGrouped:
      ListView(frame, kind == .list ? .plain : .insetGrouped, sections, color)
    }
  }

  private final class TableView: UITableView, UITableViewDataSource {
    let sections: [Section]
    let color: UIColor?

    init(_ frame: CGRect, _ style: UITableView.Style, _ sections: [Section], _ color: UIColor?) {
      (self.sections, self.color) = (sections, color)
      super.init(frame: frame, style: style)
      dataSource = self
      register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].titles.count
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section].titles[indexPath.row]
      if let color { content.textProperties.color = color }
      cell.contentConfiguration = content
      return cell
    }
  }

  private final class ListView: UIView {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(
      _ frame: CGRect, _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ sections: [Section], _ color: UIColor?
    ) {
      super.init(frame: frame)
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = sections.contains { $0.header != nil } ? .supplementary : .none
      let list = UICollectionView(
        frame: bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      addSubview(list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        if let color { content.textProperties.color = color }
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = UIListContentConfiguration.header()
        content.text = sections[path.section].header
        view.contentConfiguration = content
      }
      source.supplementaryViewProvider = {
        $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (index, section) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(section.titles)
      }
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }
    required init?(coder: NSCoder) { nil }
  }
}

/// The reasons of differences in lists whose rows have changed.
@MainActor struct RowReasonTests {
  private let folder = TemporaryFolder()

  private func verify(_ rows: Rows, record mode: RecordMode? = .never) -> String? {
    verify(rows.makeView(), record: mode)
  }

  private func verify(_ view: UIView, record mode: RecordMode?) -> String? {
    let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
    let run = SnapshotRun(
      variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"], identity: identity)
    return SnapshotRun.$current.withValue(run) {
      verifySnapshot(
        of: view, as: .image(traits: UITraitCollection(displayScale: 2)), named: "view",
        record: mode, snapshotDirectory: folder.path + "/references", testName: "rows()")
    }
  }

  /// Returns the cause in the first line of the message after rows have changed.
  private func cause(_ old: Rows, _ new: Rows) throws -> String {
    _ = verify(old, record: .all)
    let message = try #require(verify(new))
    let line = message.prefix { $0 != "\n" }
    // The name of the snapshot contains the arguments of the test.
    let start = try #require(line.range(of: ".view: "))
    return line[start.upperBound...].components(separatedBy: "; ")[0]
  }

  private static let titles = ["Inbox", "Drafts", "Sent", "Archive"]

  @Test("an inserted row is proved", arguments: Rows.Kind.allCases.map(\.rawValue), 0...4)
  func inserted(kind: String, place: Int) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    var titles = Self.titles
    titles.insert("New", at: place)
    #expect(
      try cause(Rows(kind: kind, titles: Self.titles), Rows(kind: kind, titles: titles))
        == "proved: row \(place + 1) “New” added")
  }

  @Test(
    "a row that moves others out of the visible area is proved",
    arguments: Rows.Kind.allCases.map(\.rawValue))
  func movedOut(kind: String) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    let titles = (1...20).map { "Message \($0)" }
    #expect(
      try cause(
        Rows(kind: kind, titles: titles, height: 200),
        Rows(kind: kind, titles: ["New"] + titles, height: 200))
        == "proved: row 1 “New” added")
  }

  @Test("two inserted rows, and an inserted row with a color, are named together")
  func several() throws {
    for kind in Rows.Kind.allCases {
      let old = Rows(kind: kind, titles: Self.titles)
      #expect(
        try cause(old, Rows(kind: kind, titles: ["A", "Inbox", "Drafts", "B", "Sent", "Archive"]))
          == "proved: row 1 “A” added")
      let both = try cause(
        old,
        Rows(
          kind: kind, titles: ["Inbox", "New", "Drafts", "Sent", "Archive"], color: .systemRed))
      #expect(both.hasPrefix("proved: "))
    }
  }

  @Test("a removed row is proved", arguments: Rows.Kind.allCases.map(\.rawValue), 0..<4)
  func removed(kind: String, place: Int) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    var titles = Self.titles
    let removed = titles.remove(at: place)
    #expect(
      try cause(Rows(kind: kind, titles: Self.titles), Rows(kind: kind, titles: titles))
        == "proved: row \(place + 1) “\(removed)” removed")
  }

  @Test("several removed rows are proved", arguments: Rows.Kind.allCases.map(\.rawValue))
  func severalRemoved(kind: String) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    let old = Rows(kind: kind, titles: ["A", "B"] + Self.titles + ["C"])
    _ = verify(old, record: .all)
    let message = try #require(verify(Rows(kind: kind, titles: Self.titles)))
    let line = message.prefix { $0 != "\n" }
    #expect(line.contains("proved: row 1 “A” removed; row 2 “B” removed; row 7 “C” removed"))
  }

  @Test(
    "a removed row that makes another one visible is proved",
    arguments: Rows.Kind.allCases.map(\.rawValue))
  func movedIn(kind: String) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    let titles = (1...20).map { "Message \($0)" }
    #expect(
      try cause(
        Rows(kind: kind, titles: titles, height: 200),
        Rows(kind: kind, titles: Array(titles.dropFirst()), height: 200))
        == "proved: row 1 “Message 1” removed")
  }

  @Test(
    "a removed row at the border of two sections is proved",
    arguments: Rows.Kind.allCases.map(\.rawValue))
  func removedAtBorder(kind: String) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    func rows(_ first: [String], _ second: [String]) -> Rows {
      Rows(
        kind: kind,
        sections: [.init(header: "One", titles: first), .init(header: "Two", titles: second)])
    }
    let old = rows(["A", "B"], ["C", "D"])
    #expect(try cause(old, rows(["A"], ["C", "D"])) == "proved: row 2 “B” removed")
    #expect(try cause(old, rows(["A", "B"], ["D"])) == "proved: row 3 “C” removed")
  }

  @Test("the removal of all rows is proved", arguments: Rows.Kind.allCases.map(\.rawValue), 1...3)
  func removedAll(kind: String, count: Int) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    let titles = Array(Self.titles.prefix(count))
    _ = verify(Rows(kind: kind, titles: titles), record: .all)
    let message = try #require(verify(Rows(kind: kind, titles: [])))
    let causes = titles.enumerated().map { "row \($0.offset + 1) “\($0.element)” removed" }
    #expect(
      message.prefix { $0 != "\n" }.contains(".view: proved: \(causes.joined(separator: "; ")); "))
  }

  /// A table whose data source returns the same cells each time.
  private final class StaticTable: UITableView, UITableViewDataSource {
    private let cells: [UITableViewCell]

    init(_ titles: [String]) {
      cells = titles.map { title in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = title
        return cell
      }
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      dataSource = self
    }
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  @Test("a removed row of a table with static cells is named, and nothing is proved")
  func staticCells() throws {
    _ = verify(StaticTable(Self.titles), record: .all)
    let message = try #require(
      verify(StaticTable(["Inbox", "Sent", "Archive"]), record: .never))
    #expect(message.contains("row 2 “Drafts” removed cannot be put back"))
    #expect(!message.contains("proved:"))
  }

  /// A grid of list cells.
  private final class Grid: UIView, UICollectionViewDataSource {
    let titles: [String]
    private let grid: UICollectionView

    init(_ titles: [String], height: CGFloat = 40) {
      self.titles = titles
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
      grid = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      super.init(frame: frame)
      // The heights of the cells are visible.
      grid.backgroundColor = .clear
      grid.dataSource = self
      grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      addSubview(grid)
    }
    required init?(coder: NSCoder) { nil }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      titles.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = titles[path.item]
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("a removed item of a grid is proved", arguments: 0..<4)
  func removedItem(place: Int) throws {
    var titles = Self.titles
    let removed = titles.remove(at: place)
    _ = verify(Grid(Self.titles), record: .all)
    let message = try #require(verify(Grid(titles), record: .never))
    #expect(message.contains(".view: proved: item \(place + 1) “\(removed)” removed; "))
  }

  @Test("the height of the items of a grid is proved by their frames")
  func itemHeight() throws {
    _ = verify(Grid(Self.titles), record: .all)
    let message = try #require(verify(Grid(Self.titles, height: 60), record: .never))
    #expect(message.contains(".view: proved: frame 0 0 160 40 → 0 0 160 60 of item; "))
  }

  @Test("the separators of rows are proved")
  func separators() throws {
    var sources: [AnyObject] = []
    func list(_ leading: CGFloat?) -> UIView {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      if let leading {
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = leading
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 240),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(Self.titles)
      source.apply(snapshot, animatingDifferences: false)
      sources.append(source)
      return view
    }
    _ = verify(list(nil), record: .all)
    let message = try #require(verify(list(40), record: .never))
    #expect(message.contains(".view: proved: separators bottom 16 16 → bottom 40 16 of row; "))
    #expect(sources.count == 2)
  }

  private static let sections = [
    Rows.Section(header: "Mailboxes", titles: ["Inbox", "Drafts"]),
    Rows.Section(header: "Accounts", titles: ["Home", "Work"]),
  ]

  @Test(
    "an inserted section is proved", arguments: Rows.Kind.allCases.map(\.rawValue), [true, false])
  func insertedSection(kind: String, hasHeaders: Bool) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    for place in 0...2 {
      var sections = Self.sections
      sections.insert(.init(header: "Tags", titles: ["Red", "Blue"]), at: place)
      var old = Rows(kind: kind, sections: Self.sections)
      var new = Rows(kind: kind, sections: sections)
      if !hasHeaders {
        for index in old.sections.indices { old.sections[index].header = nil }
        for index in new.sections.indices { new.sections[index].header = nil }
      }
      #expect(
        try cause(old, new)
          == "proved: section \(place + 1) “\(hasHeaders ? "Tags" : "Red")” added")
    }
  }

  @Test("the message names the origin of the cause and the statement that sets the property")
  func origin() throws {
    let old = Rows(kind: .list, titles: Self.titles)
    var new = old
    new.color = .systemRed
    _ = verify(old, record: .all)
    let message = try #require(verify(new))
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8)
      .components(separatedBy: "\n")
    let statement = "if let color { content.textProperties.color = color }"
    // The first such statement is in another class.
    let line = try #require(lines.lastIndex { $0.hasSuffix("  " + statement) })
    #expect(
      message.contains(
        "Origin: set by the app in ListView, Tests/CellophaneTestingTests/RowReasonTests.swift:\(line + 1)."
      ))
  }

  @Test("rows in another order are proved by their contents")
  func moved() throws {
    for kind in Rows.Kind.allCases {
      let old = Rows(kind: kind, titles: Self.titles)
      #expect(
        try cause(old, Rows(kind: kind, titles: ["Drafts", "Inbox", "Sent", "Archive"]))
          == #"proved: text "Inbox" → "Drafts" of content"#)
    }
  }

  @Test("a row that replaces another one is proved by its content")
  func replaced() throws {
    for kind in Rows.Kind.allCases {
      let old = Rows(kind: kind, titles: Self.titles)
      #expect(
        try cause(old, Rows(kind: kind, titles: ["Inbox", "Spam", "Sent", "Archive"]))
          == #"proved: text "Drafts" → "Spam" of content"#)
    }
  }
}
