import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists

/// Tables.
@MainActor struct UITableViewTests {
  private func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
  private let third: CGFloat = 1.0 / 3

  // MARK: Heights

  @Test("the height of rows with content configurations includes the separator")
  func rowHeights() {
    let source = TableSource([["One", "Two"]])
    let table = source.table()
    #expect(table.rectForRow(at: .row(0)) == CGRect(x: 0, y: 0, width: 393, height: 53))
    #expect(table.rectForRow(at: .row(1)).minY == 53)
    #expect(table.contentSize == CGSize(width: 393, height: 106))
    let old = source.table(.plain, .iOS18)
    #expect((old.rectForRow(at: .row(0)).height - (44 + third)).magnitude < 0.001)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(1)).minY == 52)
  }

  @Test("labels share their row with the separator")
  func labels() {
    let source = TableSource([["One"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "One"
      return cell
    }
    #expect(source.table().rectForRow(at: .row(0)).height == 52)
    #expect(source.table(.plain, .iOS18).rectForRow(at: .row(0)).height == 44)
  }

  private final class NoHeaders: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  }

  // Source: docs/measurements/content.md#accessibility-sizes.
  @Test("at accessibility sizes, labels are below each other and have several lines")
  func labelsAtAccessibilitySizes() throws {
    let source = TableSource([["One"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "A text that is longer than the width of a row"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    let table = source.table(.plain)
    let cell = try #require(table.cellForRow(at: .row(0)))
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let line = text.frame.height
    #expect(text.numberOfLines == 1)
    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(text.numberOfLines == 0 && text.frame.height > 2 * line)
    #expect(detail.frame.minX == text.frame.minX && detail.frame.minY >= text.frame.maxY)
    #expect(table.rectForRow(at: .row(0)).height > detail.frame.maxY)
    table.traitOverrides.preferredContentSizeCategory = .large
    table.layoutIfNeeded()
    #expect(text.numberOfLines == 1 && text.frame.height == line)
    text.numberOfLines = 2
    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(text.numberOfLines == 2)
  }

  /// Source: docs/measurements/rows.md#rows-of-tables.
  @Test("a plain table has the padding of headers if the delegate returns 0 for their height")
  func paddingWithoutHeaders() {
    let source = TableSource([["One"]])
    let table = source.table(.plain, .iOS18)
    #expect(table.rectForRow(at: .row(0)).minY == 0)
    let delegate = NoHeaders()
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).minY == 22)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).minY == 0)
  }

  @Test("a group has no space above it if the delegate says so")
  func noHeaders() {
    let source = TableSource([["One"], ["Two"]])
    let table = source.table(.grouped, .iOS18)
    #expect(table.rectForRow(at: .row(0)).minY == 35)
    table.sectionHeaderHeight = 0
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).minY == 35)
    table.sectionHeaderHeight = UITableView.automaticDimension
    let delegate = NoHeaders()
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).minY == 0)
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(second.minY == table.rectForRow(at: .row(0)).maxY)
  }

  @Test("a row whose constraints suggest no height has the standard height")
  func collapsedRows() {
    let source = TableSource([["One"]])
    source.makeCell = { _, _ in
      let cell = UITableViewCell()
      let slider = UISlider()
      slider.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(slider)
      NSLayoutConstraint.activate([
        slider.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        slider.trailingAnchor.constraint(
          equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
        slider.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      ])
      return cell
    }
    #expect(source.table().rectForRow(at: .row(0)).height == 44)
    #expect(source.table(.plain, .iOS18).rectForRow(at: .row(0)).height == 44)
  }

  @Test("heights of the app are taken as they are, on pixels")
  func fixedHeights() {
    let source = TableSource([["One", "Two", "Three"]])
    source.heights = ["One": 70, "Two": 10.1, "Three": .nan]
    let table = source.table()
    #expect(table.rectForRow(at: .row(0)).height == 70)
    #expect((table.rectForRow(at: .row(1)).height - 10).magnitude < 0.001)
    #expect(table.rectForRow(at: .row(2)).height == 0)
    table.rowHeight = 60
    source.heights = [:]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 180)
  }

  @Test("untitled groups begin 35 below the top, are 35 apart, and end with 20")
  func gaps() {
    let source = TableSource([["One"], ["Two"]])
    let table = source.table(.insetGrouped)
    #expect(table.rectForRow(at: .row(0)) == CGRect(x: 20, y: 35, width: 353, height: 53))
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect((second.minY - 88 - 35).magnitude < 0.4)
    #expect((table.contentSize.height - second.maxY - 20).magnitude < 0.001)
    #expect(source.table(.grouped).rectForRow(at: .row(0)).width == 393)
  }

  @Test("titled groups on iOS 26 have more space above the first title")
  func titles() {
    let source = TableSource([["One"], ["Two"]])
    source.headers = ["First", "Second"]
    source.footers = ["Footer"]
    let table = source.table(.insetGrouped)
    #expect((table.rectForHeader(inSection: 0).height - 55.333).magnitude < 0.01)
    #expect((table.rectForHeader(inSection: 1).height - 45.333).magnitude < 0.01)
    let content = table.headerView(forSection: 0)?.contentView.frame
    #expect(((content?.minY ?? 0) - 15).magnitude < 0.001)
    #expect((table.rectForFooter(inSection: 0).height - 29.667).magnitude < 0.4)
    let old = source.table(.insetGrouped, .iOS18)
    #expect((old.rectForHeader(inSection: 0).height - 38.667).magnitude < 0.01)
  }

  @Test("headers of plain tables have a padding above, unless the app removes it")
  func headerPadding() {
    let source = TableSource([["One"], ["Two"]])
    source.headers = ["First", nil]
    let table = source.table()
    let header = table.rectForHeader(inSection: 0)
    #expect(header.minY == 22)
    #expect((header.height - 28).magnitude < 1)
    #expect(table.rectForRow(at: .row(0)).minY == header.maxY)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("a view of the delegate replaces the title, in its own height or in the app's")
  func customHeader() {
    let source = TableSource([["One"]])
    source.headers = ["Title"]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    source.headerView = { _ in view }
    let table = source.table(.grouped)
    #expect(view.superview === table)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
    table.sectionHeaderHeight = 50
    table.layoutIfNeeded()
    #expect(view.frame.height == 50)
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("views above and below the rows scroll with them, in their own height")
  func tableViews() {
    let source = TableSource([["One"]])
    let table = source.table()
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 40))
    let footer = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
    #expect(table.rectForRow(at: .row(0)).minY == 40)
    #expect(footer.frame == CGRect(x: 0, y: 93, width: 393, height: 30))
    #expect(table.contentSize.height == 123)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.contentSize.height == 83)
  }

  @Test("a changed text changes the height of its row only")
  func selfSizing() {
    let source = TableSource([rows(3)])
    let table = source.table()
    let cell = table.cellForRow(at: .row(0))
    var content = cell?.contentConfiguration as? UIListContentConfiguration
    content?.secondaryText = "More"
    cell?.contentConfiguration = content
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).height > 70)
    #expect(table.rectForRow(at: .row(1)).height == 53)
    #expect(source.provided == 3)
  }

  @Test("larger text makes rows higher")
  func textSize() {
    let table = TableSource([rows(3)]).table()
    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).height > 80)
  }

  // MARK: Reuse

  @Test("only visible rows have cells, and cells are reused")
  func reuse() {
    let source = TableSource([rows(1000)])
    let table = source.table()
    #expect(table.visibleCells.count == 12)
    let first = table.cellForRow(at: .row(0)) as? TableSource.Cell
    table.contentOffset.y = 10_000
    #expect(table.visibleCells.count <= 14)
    #expect(table.cellForRow(at: .row(0)) == nil)
    table.contentOffset.y = 20_000
    table.layoutIfNeeded()
    #expect((first?.reuseCount ?? 0) > 0)
    #expect(source.provided < 60)
  }

  @Test("rows that were measured keep their heights")
  func knownHeights() {
    let source = TableSource([rows(100)])
    let table = source.table()
    let before = table.rectForRow(at: .row(3))
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(3)) == before)
  }

  @Test("cells come from the class that was registered, or from the app")
  func classes() {
    let source = TableSource([["One"]])
    let table = source.table()
    #expect(table.cellForRow(at: .row(0)) is TableSource.Cell)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(nil, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    final class Header: UITableViewHeaderFooterView {}
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is Header)
    #expect(header?.reuseIdentifier == "header")
  }

  @Test("a dequeued cell has the style of its table")
  func environment() {
    let source = TableSource([["One"]])
    var environments: [UIListEnvironment] = []
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      environments.append(cell.traitCollection.listEnvironment)
      return cell
    }
    _ = source.table(.insetGrouped)
    #expect(environments.last == .insetGrouped)
  }

  // MARK: Queries

  @Test("rows are found by points, rectangles and cells")
  func queries() {
    let source = TableSource([rows(3), rows(2)])
    let table = source.table(.insetGrouped)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(table.numberOfRows(inSection: 9) == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 40)) == .row(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 5)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 30)) == [.row(0), .row(1)])
    #expect(table.indexPathsForRows(in: .null) == nil)
    let cell = table.cellForRow(at: .row(1)) ?? UITableViewCell()
    #expect(table.indexPath(for: cell) == .row(1))
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathsForVisibleRows?.count == 5)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
    #expect(table.rect(forSection: 7) == .zero)
  }

  @Test("a row is scrolled to each position, although heights were estimates")
  func scrolling() {
    let source = TableSource([rows(200)])
    let table = source.table()
    table.scrollToRow(at: .row(100), at: .top, animated: false)
    #expect(table.rectForRow(at: .row(100)).minY == table.contentOffset.y)
    table.scrollToRow(at: .row(199), at: .bottom, animated: false)
    #expect(table.rectForRow(at: .row(199)).maxY == table.contentOffset.y + 600)
    table.scrollToRow(at: .row(150), at: .middle, animated: false)
    #expect((table.rectForRow(at: .row(150)).midY - table.contentOffset.y - 300).magnitude < 1)
    let offset = table.contentOffset
    table.scrollToRow(at: .row(150), at: .none, animated: false)
    #expect(table.contentOffset == offset)
  }

  @Test("the header of a plain table stays visible while its section is")
  func pinned() {
    let source = TableSource([rows(30), rows(30)])
    source.headers = ["First", "Second"]
    let table = source.table()
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 200)
    #expect(header?.configurationState.isPinned == true)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 10
    table.layoutIfNeeded()
    #expect(header?.frame.maxY == table.rect(forSection: 0).maxY)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.configurationState.isPinned == false)
    let grouped = source.table(.grouped)
    grouped.contentOffset.y = 200
    grouped.layoutIfNeeded()
    #expect(grouped.headerView(forSection: 0)?.frame.minY ?? 0 == 0)
  }

  @Test("a row covers nothing: first and last rows carry the corners of their group")
  func corners() {
    let table = TableSource([rows(3)]).table(.insetGrouped)
    func corners(_ row: Int) -> UIRectCorner? {
      table.cellForRow(at: .row(row))?.placement?.card?.corners
    }
    #expect(corners(0) == [.topLeft, .topRight])
    #expect(corners(1) == [])
    #expect(corners(2) == [.bottomLeft, .bottomRight])
    #expect(table.cellForRow(at: .row(0))?.host.backgroundView?.card?.radius == 26)
  }

  // MARK: Separators

  @Test("an effect is drawn in the place of the separators' color")
  func separatorEffect() throws {
    let table = TableSource([["a", "b"]]).table()
    let blur = UIBlurEffect(style: .systemMaterial)
    table.separatorEffect = UIVibrancyEffect(blurEffect: blur, style: .separator)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .row(0)))
    func backdrops() -> [CGFloat] {
      var recorder = DisplayListRecorder()
      cell.recordSeparators(into: &recorder, at: .zero)
      return recorder.items.map { item in
        if case .backdrop(let backdrop) = item { backdrop.sigma } else { -1 }
      }
    }
    #expect(backdrops() == [0])
    table.separatorEffect = blur
    table.layoutIfNeeded()
    #expect(backdrops().allSatisfy { $0 > 0 } && backdrops().count == 1)
    table.separatorEffect = UIVisualEffect()
    table.layoutIfNeeded()
    #expect(backdrops() == [-1])
    table.separatorEffect = nil
    table.layoutIfNeeded()
    #expect(backdrops() == [-1])
  }

  @Test("separators follow the text, the table's insets or the cell's")
  func separators() {
    let source = TableSource([rows(3)])
    let table = source.table()
    func lines(_ row: Int) -> [CGRect] {
      table.layoutIfNeeded()
      return table.cellForRow(at: .row(row))?.separatorLines.map(\.frame) ?? []
    }
    #expect(lines(0) == [CGRect(x: 20, y: 52, width: 357, height: 1)])
    #expect(lines(2).isEmpty)
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)
    #expect(lines(0) == [CGRect(x: 40, y: 52, width: 350, height: 1)])
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(lines(0) == [CGRect(x: 60, y: 52, width: 314, height: 1)])
    table.cellForRow(at: .row(0))?.separatorInset = .zero
    #expect(lines(0) == [CGRect(x: 0, y: 52, width: 393, height: 1)])
    table.separatorStyle = .none
    #expect(lines(0).isEmpty)
  }

  @Test("a selected row has no separators beside it")
  func separatorsBesideSelection() {
    let table = TableSource([rows(4)]).table()
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    let counts = (0..<4).map { table.cellForRow(at: .row($0))?.separatorLines.count }
    #expect(counts == [0, 0, 1, 0])
  }

  @Test("a table of no rows draws separators at the distance that the app sets")
  func fillers() {
    let table = TableSource([[]]).table(size: CGSize(width: 100, height: 100))
    func count() -> Int {
      var recorder = DisplayListRecorder()
      table.recordContent(into: &recorder, at: .zero)
      return recorder.items.count
    }
    #expect(count() == 0)
    table.fillerRowHeight = 30
    #expect(count() == 3)
    table.fillerRowHeight = .nan
    #expect(count() == 0)
  }

  // MARK: Section index

  @Test("the index scrolls to sections, reduces the width of the rows, and omits titles")
  func sectionIndex() throws {
    let source = TableSource((0..<26).map { _ in rows(3) })
    source.headers = (0..<26).map { "Section \($0)" }
    source.indexTitles = (0..<26).map { "\($0)" }
    let table = source.table()
    let index = table.sectionIndex
    // Separators end before the index.
    let line = try #require(table.cellForRow(at: .row(0))?.separatorLines.first)
    #expect(line.frame.maxX == 362)
    #expect(index?.frame == CGRect(x: 378, y: 0, width: 15, height: 600))
    #expect(table.cellForRow(at: .row(0))?.directionalLayoutMargins.trailing == 35)
    let touch = TouchSequence(in: table)
    touch.begin(at: CGPoint(x: 385, y: 300))
    touch.end()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y > 500)
    #expect(table.sectionIndex?.frame.minY == table.contentOffset.y)
    #expect(
      index?.accessibilityNodes().map(\.line)
        == ["\"Section index\", value \"13\", adjustable"])
    index?.accessibilityIncrement()
    #expect(index?.accessibilityValue == "14")
    table.sectionIndexMinimumDisplayRowCount = 1000
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(table.sectionIndex == nil)
    #expect(
      SectionIndexView.shown(["A", "B", "C", "D", "E", "F", "G"], rows: 5)
        == ["A", nil, "D", nil, "G"])
    #expect(SectionIndexView.shown(["A", "B"], rows: 5) == ["A", "B"])
    #expect(SectionIndexView.shown(["A", "B", "C"], rows: 0) == ["A", "B", "C"])
  }

  // MARK: Prefetching

  @Test("the rows of the next screen are prefetched once, and canceled when they are far")
  func prefetching() {
    @MainActor final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var log: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        log.append("fetch \(indexPaths.count)")
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) { log.append("cancel \(indexPaths.count)") }
    }
    let table = TableSource([rows(500)]).table()
    let prefetcher = Prefetcher()
    table.prefetchDataSource = prefetcher
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(prefetcher.log.count == 1)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(prefetcher.log.count == 1)
    table.contentOffset.y = 9000
    table.layoutIfNeeded()
    #expect(prefetcher.log.count == 3)
    #expect(prefetcher.log[1].hasPrefix("cancel"))
  }

  // MARK: Bad input

  @Test("negative numbers of rows end the process with the name of the method")
  func negativeCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Source: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("tableView(_:numberOfRowsInSection:) returned -1"))
  }

  @Test("a cell that shows two rows ends the process with both names")
  func sameCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = TableSource([["One", "Two"]])
        let cell = UITableViewCell()
        source.makeCell = { _, _ in cell }
        _ = source.table()
      }
    }
    #expect(message(result).contains("returned a cell for row 1 of section 0 that shows another"))
  }

  @Test("an identifier without a class ends the process with what to call")
  func unregistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TableSource([["One"]]).table()
        _ = table.dequeueReusableCell(withIdentifier: "none", for: .row(0))
      }
    }
    #expect(message(result).contains("Call register(_:forCellReuseIdentifier:) first."))
  }

  @Test("scrolling to a row that is not there ends the process")
  func scrollingToNoRow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        TableSource([["One"]]).table().scrollToRow(at: .row(4), at: .top, animated: false)
      }
    }
    #expect(message(result).contains("row 4 of section 0 is out of bounds."))
  }

  @Test("cells that never stop asking for layout end in a warning, not in a loop")
  func endless() {
    final class Growing: UITableViewCell {
      var count: CGFloat = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        count += 1
        return CGSize(width: targetSize.width, height: 40 + count)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let source = TableSource([["One", "Two"]])
    source.makeCell = { _, _ in Growing() }
    let table = source.table()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(0)).height >= 41)
  }

  @Test("odd sizes and offsets are defined")
  func oddNumbers() {
    let source = TableSource([rows(20)])
    for size in [CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: 1, height: 1e6)] {
      let table = source.table(.insetGrouped, size: size)
      #expect(table.contentSize.height.isFinite)
    }
    let table = source.table()
    table.contentOffset.y = .infinity
    table.layoutIfNeeded()
    table.estimatedRowHeight = .nan
    table.sectionHeaderHeight = -7
    table.layoutIfNeeded()
    #expect(table.contentSize.height.isFinite)
  }
}
