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
  var titles: [String]
  var color: UIColor?
  var height: CGFloat = 480

  /// A view whose size does not depend on its rows.
  func makeView() -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return switch kind {
    case .table, .grouped:
      TableView(frame, kind == .table ? .plain : .insetGrouped, titles, color)
    case .list, .insetGrouped:
      ListView(frame, kind == .list ? .plain : .insetGrouped, titles, color)
    }
  }

  private final class TableView: UITableView, UITableViewDataSource {
    let titles: [String]
    let color: UIColor?

    init(_ frame: CGRect, _ style: UITableView.Style, _ titles: [String], _ color: UIColor?) {
      (self.titles, self.color) = (titles, color)
      super.init(frame: frame, style: style)
      dataSource = self
      register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = titles[indexPath.row]
      if let color { content.textProperties.color = color }
      cell.contentConfiguration = content
      return cell
    }
  }

  private final class ListView: UIView {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(
      _ frame: CGRect, _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ titles: [String], _ color: UIColor?
    ) {
      super.init(frame: frame)
      let list = UICollectionView(
        frame: bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
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
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(titles)
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
    let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
    let run = SnapshotRun(
      variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"], identity: identity)
    return SnapshotRun.$current.withValue(run) {
      verifySnapshot(
        of: rows.makeView(), as: .image(traits: UITraitCollection(displayScale: 2)), named: "view",
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

  @Test(
    "a removed row is named, and nothing is proved", arguments: Rows.Kind.allCases.map(\.rawValue))
  func removed(kind: String) throws {
    let kind = try #require(Rows.Kind(rawValue: kind))
    let old = Rows(kind: kind, titles: Self.titles)
    #expect(
      try cause(old, Rows(kind: kind, titles: ["Inbox", "Sent", "Archive"]))
        == "unverified: row 2 “Drafts” removed cannot be put back")
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
