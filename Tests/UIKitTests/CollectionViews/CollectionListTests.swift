import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Collection views with list layouts.
/// Collection lists.
@MainActor struct CollectionListTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var sections: [[String]]
    var log: [String] = []
    let cell: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    let footer: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(_ sections: [[String]]) {
      self.sections = sections
      cell = .init { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      func title(_ cell: UICollectionViewListCell, _ text: String) {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      header = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, _ in
        title(cell, "Header")
      }
      footer = .init(elementKind: UICollectionView.elementKindSectionFooter) { cell, _, _ in
        title(cell, "Footer")
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
  }

  private func list(
    _ source: Source, _ appearance: Appearance, _ version: SystemVersion = .iOS26,
    height: CGFloat = 600,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    return view(
      source, version, height: height,
      layout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  private func view(
    _ source: Source, _ version: SystemVersion = .iOS26, height: CGFloat = 600,
    layout: UICollectionViewLayout
  ) -> UICollectionView {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = version
      $0.displayScale = 3
    }
    return traits.performingAsCurrent {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: height), collectionViewLayout: layout)
      view.inherit(traits)
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      return view
    }
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  // MARK: Sections

  @Test(
    "sections that a list makes have the insets of their appearance and header",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, [0, 0, 0, 22, 0] as [CGFloat]),
      (.grouped, [35, 0, 20, 0, 0]), (.insetGrouped, [35, 16, 20, 0, 0]),
      (.sidebar, [0, 10, 10, 0, 0]), (.sidebarPlain, [0, 10, 0, 0, 0]),
    ])
  func insets(
    appearance: UICollectionLayoutListConfiguration.Appearance, expected: [CGFloat]
  ) {
    let traits = UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = .iOS26 }
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: CGSize(width: 393, height: 800)),
      traitCollection: traits)
    func section(
      _ header: UICollectionLayoutListConfiguration.HeaderMode,
      _ footer: UICollectionLayoutListConfiguration.FooterMode = .none
    ) -> NSCollectionLayoutSection {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = header
      configuration.footerMode = footer
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let insets = section(.none).contentInsets
    #expect(
      [
        insets.top, insets.leading, insets.bottom, section(.firstItemInSection).contentInsets.top,
        section(.supplementary, .supplementary).contentInsets.top,
      ] == expected)
    let both = section(.supplementary, .supplementary)
    #expect(both.contentInsets.bottom == 0)
    #expect(both.contentInsetsReference == .none)
    #expect(both.boundarySupplementaryItems.map(\.zIndex) == [200, 200])
    let pins = appearance == .plain || appearance == .sidebarPlain
    #expect(both.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [pins, pins])
    #expect(both.boundarySupplementaryItems.map(\.extendsBoundary) == [true, true])
  }

  @Test("rows follow each other between the margins, with half gaps between groups")
  func rows() {
    let view = list(Source([["One", "Two"], ["Three"]]), .insetGrouped)
    #expect(frame(view, 0) == CGRect(x: 16, y: 35, width: 361, height: 52))
    #expect(frame(view, 1) == CGRect(x: 16, y: 87, width: 361, height: 52))
    #expect(frame(view, 0, 1)?.minY == 174)
    #expect(view.contentSize.height == 246)
  }

  @Test("insets of the app are kept")
  func ownInsets() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
        layoutEnvironment: environment)
      section.contentInsets.top = 5
      return section
    }
    let view = view(Source([["One"], ["Two"]]), layout: layout)
    #expect(frame(view, 0)?.minY == 5)
    #expect(frame(view, 0, 1)?.minY == 82)
  }

  @Test("headers and footers are as wide as the list, and their text is aligned with the rows")
  func supplementaries() {
    let view = list(Source([["One"]]), .insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let header =
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect(header?.frame.width == 393)
    #expect((header?.frame.height ?? 0) > 40)
    #expect(header?.leadingTextInset == 32)
    let row = cell(view, 0)
    #expect((row?.frame.minX ?? 0) + (row?.leadingTextInset ?? 0) == 32)
    #expect(((frame(view, 0)?.minY ?? 0) - (header?.frame.maxY ?? 0)).magnitude < 0.001)
    let background = header?.backgroundConfiguration?.backgroundColor
    #expect(background == .clear)
  }

  @Test("the first item is the header, outside of the card")
  func firstItem() {
    let view = list(Source([["Title", "One", "Two"]]), .insetGrouped) {
      $0.headerMode = .firstItemInSection
    }
    #expect(cell(view, 0)?.placement?.row.kind == .header)
    #expect(cell(view, 0)?.placement?.card == nil)
    #expect(cell(view, 1)?.placement?.row.position == .first)
    #expect(cell(view, 2)?.placement?.row.position == .last)
    #expect(cell(view, 0)?.separatorLines.isEmpty == true)
  }

  @Test("the padding above plain headers can be set, and headers stay visible")
  func plainHeaders() {
    let source = Source([Array(repeating: "Row", count: 30), Array(repeating: "Row", count: 30)])
    func header(_ view: UICollectionView) -> UICollectionViewListCell? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    }
    let view = list(source, .plain) { $0.headerMode = .supplementary }
    #expect(((header(view)?.frame.minY ?? 0) - 22).magnitude < 0.001)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(header(view)?.frame.minY == 300)
    #expect(header(view)?.configurationState.isPinned == true)
    let none = list(source, .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    #expect(header(none)?.frame.minY == 0)
    let hugging = list(source, .plain) {
      $0.headerMode = .supplementary
      $0.contentHuggingElements = .supplementaryHeader
    }
    #expect((header(hugging)?.frame.width ?? 393) < 200)
  }

  // MARK: Cells

  @Test("cells know their list, their corners and their state")
  func cells() {
    let view = list(Source([["One", "Two", "Three"]]), .insetGrouped)
    #expect(cell(view, 0)?.traitCollection.listEnvironment == .insetGrouped)
    #expect(cell(view, 0)?.host.backgroundView?.card?.corners == [.topLeft, .topRight])
    #expect(cell(view, 2)?.host.backgroundView?.card?.corners == [.bottomLeft, .bottomRight])
    let background = cell(view, 1)?.backgroundConfiguration?.backgroundColor
    #expect(background == .secondarySystemGroupedBackground)
  }

  @Test("a plain cell without a background is clipped by the corners of its group")
  func plainCells() {
    @MainActor final class Plain: NSObject, UICollectionViewDataSource {
      let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 1)
      }
    }
    let source = Plain()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.frame.height == 44)
    #expect(cell?.clipShape != nil)
  }

  // MARK: Separators

  @Test("separators follow the configuration, then the handler for each item")
  func separators() {
    var asked: [(IndexPath, UIListSeparatorConfiguration)] = []
    let view = list(Source([["One", "Two", "Three"]]), .plain) {
      $0.separatorConfiguration.color = .red
      $0.itemSeparatorHandler = { path, section in
        asked.append((path, section))
        var own = section
        if path.item == 1 {
          own.topSeparatorVisibility = .visible
          own.topSeparatorInsets = .zero
          own.bottomSeparatorVisibility = .hidden
        }
        return own
      }
    }
    #expect(
      cell(view, 0)?.separatorLines.map(\.frame) == [CGRect(x: 16, y: 51, width: 361, height: 1)])
    #expect(
      cell(view, 1)?.separatorLines.map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 1)])
    #expect(cell(view, 1)?.separatorLines.first?.color == .red)
    #expect(asked.first?.0 == IndexPath(item: 0, section: 0))
    #expect(asked.first?.1.bottomSeparatorVisibility == .visible)
    #expect(asked.first?.1.bottomSeparatorInsets.leading == 16)
    let none = list(Source([["One", "Two"]]), .plain) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { _, own in own }
    }
    #expect(cell(none, 0)?.separatorLines.isEmpty == true)
  }

  @Test(
    "a selected row has no separators beside it, but two selected rows have a separator between them"
  )
  func selection() {
    let view = list(Source([["One", "Two", "Three", "Four"]]), .insetGrouped)
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    func counts() -> [Int?] { (0..<4).map { cell(view, $0)?.separatorLines.count } }
    #expect(counts() == [0, 0, 1, 0])
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(counts() == [0, 1, 0, 0])
  }

  @Test("the separator guide of a cell determines its separator")
  func separatorGuide() {
    let view = list(Source([["One", "Two"]]), .plain)
    let cell = cell(view, 0)
    cell?.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell!.leadingAnchor, constant: 70)
      .isActive = true
    view.layoutIfNeeded()
    #expect(cell?.separatorLines.first?.frame.minX == 70)
    #expect(cell?.separatorLines.first?.frame.maxX == 377)
  }

  // MARK: Backgrounds

  @Test(
    "the background of a list covers the view, and the background of a section covers the section")
  func backgrounds() {
    let whole = list(Source([["One"]]), .grouped) { $0.backgroundColor = .red }
    #expect(
      whole.collectionViewLayout.listBackgrounds(in: whole.bounds).map(\.area) == [whole.bounds])
    #expect(whole.collectionViewLayout.listBackgrounds(in: whole.bounds).first?.color == .red)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: index == 0 ? .plain : .grouped),
        layoutEnvironment: environment)
    }
    let parts = view(Source([["One"], ["Two"]]), layout: layout)
    let areas = parts.collectionViewLayout.listBackgrounds(in: parts.bounds)
    #expect(areas.map(\.area.minY) == [0, 52])
    #expect(areas.map(\.color) == [.systemBackground, .systemGroupedBackground])
  }

  // MARK: Swipes

  @Test("swiping asks the provider of its edge once and moves the row")
  func swipes() {
    let source = Source([["One", "Two"]])
    var asked: [IndexPath] = []
    let view = list(source, .insetGrouped) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        asked.append(path)
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            source.log.append("delete")
            completion(true)
          }
        ])
      }
    }
    #expect(asked.isEmpty)
    func swipe(_ y: CGFloat, by distance: CGFloat) {
      let touch = TouchSequence(in: view)
      touch.begin(at: CGPoint(x: 300, y: y), time: 0)
      for step in 1...4 {
        touch.move(
          to: CGPoint(x: 300 + distance * CGFloat(step) / 4, y: y), time: TimeInterval(step))
      }
      touch.end(time: 10)
      view.layoutIfNeeded()
    }
    swipe(60, by: -70)
    #expect(asked == [IndexPath(item: 0, section: 0)])
    #expect(cell(view, 0)?.configurationState.isSwiped == true)
    #expect((frame(view, 0)?.minX ?? 16) < -40)
    #expect(source.log.isEmpty)
    swipe(60, by: 100)
    #expect(cell(view, 0)?.configurationState.isSwiped == false)
    #expect(frame(view, 0)?.minX == 16)
    swipe(60, by: -290)
    #expect(source.log == ["delete"])
    swipe(60, by: 70)
    #expect(asked.count == 2)
  }

  @Test("swipes end with editing, other data and other rows")
  func swipeEnds() {
    let source = Source([["One", "Two"]])
    let view = list(source, .plain) {
      $0.leadingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Read") { _, _, _ in }
        ])
      }
    }
    view.swipe?.reveal(IndexPath(item: 0, section: 0), edge: .leading)
    view.layoutIfNeeded()
    #expect((frame(view, 0)?.minX ?? 0) > 60)
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(frame(view, 0)?.minX == 0)
    view.isEditing = false
    view.swipe?.reveal(IndexPath(item: 0, section: 0), edge: .leading)
    source.sections = [["Two"]]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.swipe?.indexPath == nil)
    #expect(frame(view, 0)?.minX == 0)
    view.swipe?.reveal(IndexPath(item: 0, section: 0), edge: .leading)
    view.reloadData()
    #expect(view.swipe?.indexPath == nil)
  }

  @Test("a header mode without a provided view ends the process with a message")
  func missingHeader() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        @MainActor final class NoHeaders: NSObject, UICollectionViewDataSource {
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = NoHeaders()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("viewForSupplementaryElementOfKind"))
  }
}
