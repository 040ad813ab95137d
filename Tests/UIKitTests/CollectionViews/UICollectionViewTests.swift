import Foundation
import Testing
import UIKit

@MainActor struct UICollectionViewTests {
  private let many = StringSource([(0..<1_000).map(String.init)])

  // MARK: Background

  @Test("the default background is that of the system, except behind lists")
  func defaultBackground() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.description.contains("name = systemBackgroundColor"))
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(view.backgroundColor == nil)
    view.collectionViewLayout = UICollectionViewLayout()
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test("a background color that was set is kept", arguments: [UIColor.red, nil])
  func ownBackground(color: UIColor?) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.backgroundColor = color
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(view.backgroundColor == color)
  }

  @Test("an appearance proxy replaces the default background only")
  func backgroundOfProxy() {
    final class Grid: UICollectionView {}
    Grid.appearance().backgroundColor = .green
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [UIColor?.none, .red].map { color in
      let view = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      if let color { view.backgroundColor = color }
      window.addSubview(view)
      return view
    }
    #expect(views.map(\.backgroundColor) == [.green, .red])
  }

  // MARK: Visible views

  @Test("only visible items have cells, which are reused")
  func reuse() {
    let view = collectionView(many, rows(.absolute(40)))
    #expect(view.text == "0.0 0 0 40\n0.1 1 40 40\n0.2 2 80 40")
    #expect(view.contentSize == CGSize(width: 200, height: 40_000))
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? StringSource.Cell
    view.contentOffset.y = 400
    #expect(view.text == "0.10 10 400 40\n0.11 11 440 40\n0.12 12 480 40")
    #expect(many.provided == 6)
    #expect(first?.superview === nil || (first?.reuseCount ?? 0) > 0)
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? StringSource.Cell }
    #expect(cells.allSatisfy { $0.reuseCount >= 1 })
    #expect(view.subviews.count == 3)
  }

  @Test("a cell is created with the size of its layout")
  func initialSize() throws {
    let view = collectionView(many, rows(.absolute(40)))
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? StringSource.Cell)
    #expect(cell.initialBounds == cell.bounds && cell.initialBounds.height == 40)
  }

  @Test("a layout with headers may be set before the data source provides them")
  func layoutBeforeDataSource() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    view.dataSource = nil
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("the delegate is notified about shown and hidden views in order")
  func displayCallbacks() {
    let view = collectionView(many, rows(.absolute(60)))
    view.layoutIfNeeded()
    view.contentOffset.y = 65
    view.layoutIfNeeded()
    #expect(many.log == ["show 0.0", "show 0.1", "show 0.2", "hide 0.0"])
  }

  @Test("the order of views follows the items, independently of scrolling")
  func order() {
    let view = collectionView(many, rows(.absolute(40), header: .absolute(10), pinned: true))
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    view.contentOffset.y = 370
    view.layoutIfNeeded()
    let tops = view.subviews.map(\.frame.minY)
    #expect(tops == [370, 410, 450, 370])
    #expect(view.subviews.last === view.visibleSupplementaryViews(ofKind: "header").first)
  }

  @Test("a view without items is empty, and so is one without a data source")
  func empty() {
    let view = collectionView(StringSource([]), rows(.absolute(40)))
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(view.numberOfSections == 0)
    let alone = UICollectionView(frame: .zero, collectionViewLayout: rows(.absolute(4)))
    alone.layoutIfNeeded()
    #expect(alone.numberOfSections == 0)
    let withEmptySection = collectionView(
      StringSource([[]]), rows(.absolute(40), header: .absolute(12)))
    withEmptySection.layoutIfNeeded()
    #expect(withEmptySection.visibleSupplementaryViews(ofKind: "header").count == 1)
  }

  @Test("cells and supplementary views are found by index path and vice versa")
  func queries() {
    let source = StringSource([["a", "b"], ["c"]])
    let view = collectionView(source, rows(.absolute(20), header: .absolute(10)))
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 1)
    let cell = view.cellForItem(at: path)
    #expect((cell as? StringSource.Cell)?.text == "c")
    #expect(cell.flatMap(view.indexPath(for:)) == path)
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 200, height: 20))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 61)) == path)
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 51)) == nil)
    #expect(
      view.indexPathsForVisibleItems
        == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), path])
    let header = view.supplementaryView(forElementKind: "header", at: path)
    #expect(header?.tag == 2)
    #expect(header.flatMap(view.indexPath(forSupplementaryView:)) == path)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: "header").map(\.section) == [0, 1])
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 60)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 9, section: 9)) == nil)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)?.frame.minY == 50)
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  @Test("a pinned header follows the visible area to the end of its section")
  func pinnedHeader() {
    let source = StringSource([["a", "b", "c", "d"], ["e", "f", "g", "h"]])
    let view = collectionView(source, rows(.absolute(40), header: .absolute(20), pinned: true))
    for (offset, top) in [(0, 0), (50, 50), (170, 160)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == top)
    }
  }

  @Test("the background view fills the visible area, behind the cells")
  func background() {
    let view = collectionView(many, rows(.absolute(40)))
    let background = UIView()
    view.layoutIfNeeded()
    view.backgroundView = background
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 200, width: 200, height: 100))
    #expect(view.subviews.first === background)
    view.backgroundView = nil
    #expect(background.superview == nil)
  }

  // MARK: Sizes

  @Test("cells are measured once, and their sizes replace the estimates")
  func selfSizing() {
    many.heights = ["0": 30, "1": 70]
    let view = collectionView(many, rows(.estimated(50)))
    #expect(view.text == "0.0 0 0 30\n0.1 1 30 70")
    #expect(view.contentSize.height == 50_000)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? StringSource.Cell
    #expect(cell?.measureCount == 1)
    view.contentOffset.y = 20
    #expect(view.text == "0.0 0 0 30\n0.1 1 30 70\n0.2 2 100 50")
    #expect(cell?.measureCount == 1)
  }

  @Test("if cells are smaller than estimated, more cells are shown")
  func smaller() {
    many.heights = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("\($0)", 10) })
    let view = collectionView(many, rows(.estimated(50)))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
  }

  @Test("a cell that changes is measured again, the others are not")
  func change() {
    many.heights = ["0": 30]
    let view = collectionView(many, rows(.estimated(50)))
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? StringSource.Cell }
    cells[0].height = 44
    cells[0].setNeedsLayout()
    #expect(view.text.hasPrefix("0.0 0 0 44\n0.1 1 44 50"))
    #expect(cells.map(\.measureCount) == [2, 1, 1].prefix(cells.count).map { $0 })
    view.selfSizingInvalidation = .disabled
    cells[0].height = 60
    cells[0].setNeedsLayout()
    #expect(view.text.hasPrefix("0.0 0 0 44"))
  }

  @Test("another width measures all visible cells again")
  func width() {
    many.heights = ["0": 30]
    let view = collectionView(many, rows(.estimated(50)))
    view.layoutIfNeeded()
    let cell = view.visibleCells[0] as? StringSource.Cell
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(cell?.measureCount == 2)
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 150, height: 30))
  }

  @Test("cells that never agree with their size end in a limited number of passes")
  func endless() {
    @MainActor final class Restless: UICollectionViewCell {
      static var height: CGFloat = 10
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.height += 1
        layoutAttributes.size.height = Self.height
        setNeedsLayout()
        return layoutAttributes
      }
    }
    @MainActor final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        9
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "restless", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: rows(.estimated(20)))
    view.register(Restless.self, forCellWithReuseIdentifier: "restless")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(!view.visibleCells.isEmpty)
  }

  @Test("a cell with a content configuration has the height that it needs")
  func contentConfiguration() {
    @MainActor final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = text
        cell.contentConfiguration = content
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Text")
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: rows(.estimated(44)))
    view.dataSource = source
    view.layoutIfNeeded()
    let alone = UICollectionViewListCell(frame: .zero)
    var content = alone.defaultContentConfiguration()
    content.text = "Text"
    content.secondaryText = "Text"
    alone.contentConfiguration = content
    let height = alone.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(view.visibleCells.map(\.frame.height) == [height, height])
  }

  // MARK: Scrolling

  @Test(
    "an item is scrolled to a position",
    arguments: [
      (.top, 2_000), (.centeredVertically, 1_970), (.bottom, 1_940), ([], 1_940),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollToItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let view = collectionView(many, rows(.absolute(40)))
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
    #expect(view.cellForItem(at: IndexPath(item: 50, section: 0)) != nil)
  }

  @Test("scrolling to an item considers the sizes of preceding items")
  func scrollToEstimated() {
    many.heights = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("\($0)", 20) })
    let view = collectionView(many, rows(.estimated(50)))
    let path = IndexPath(item: 100, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path)?.frame.minY == view.contentOffset.y)
  }

  // MARK: Layouts

  @Test("another layout takes over the cells")
  func layoutChange() {
    let view = collectionView(many, rows(.absolute(40)))
    view.layoutIfNeeded()
    let old = view.collectionViewLayout
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    var isCompleted = false
    view.setCollectionViewLayout(rows(.absolute(70)), animated: true) { isCompleted = $0 }
    #expect(isCompleted)
    #expect(view.text == "0.0 0 0 70\n0.1 1 70 70")
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(old.collectionView == nil)
  }

  @Test("a custom layout can use custom attributes")
  func customLayout() {
    final class Tilt: UICollectionViewLayoutAttributes {
      var angle = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilt)?.angle = angle
        return copy
      }
      override nonisolated func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    }
    final class Circle: UICollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Tilt.self }
      var prepareCount = 0
      override func prepare() { prepareCount += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 500) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = Tilt(forCellWith: indexPath)
        attributes.angle = 7
        attributes.frame = CGRect(
          x: CGFloat(10 * indexPath.item), y: CGFloat.nan, width: 10, height: 10)
        attributes.alpha = 0.5
        attributes.zIndex = 2 - indexPath.item
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let layout = Circle()
    let view = collectionView(StringSource([["a", "b"]]), layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 3
    view.layoutIfNeeded()
    #expect(layout.prepareCount == 1)
    let cell = view.visibleCells[1]
    #expect(cell.alpha == 0.5)
    #expect(cell.transform.a == 2)
    #expect(cell.center == CGPoint(x: 15, y: 5))
    #expect(cell.layer.zPosition == 1)
    let copy = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.copy() as? Tilt
    #expect(copy?.angle == 7)
  }

  @Test("the groups of a section scroll independently")
  func orthogonal() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let view = collectionView(
      StringSource([["a", "b", "c", "d"], ["e"]]),
      UICollectionViewCompositionalLayout(section: section))
    view.layoutIfNeeded()
    func texts() -> [String] {
      view.layoutIfNeeded()
      return view.visibleCells.compactMap { ($0 as? StringSource.Cell)?.text }
    }
    #expect(texts() == ["a", "b", "e"])
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 150, y: 20))
    touch.move(to: CGPoint(x: 100, y: 20), time: 0.1)
    touch.end(time: 0.1)
    #expect(texts() == ["b", "c", "e"])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.convert(CGPoint.zero, to: view) == .zero)
    #expect(view.contentOffset == .zero)
    #expect(
      view.indexPathForItem(at: CGPoint(x: 130, y: 5)) == IndexPath(item: 2, section: 0))
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    #expect(texts() == ["c", "d", "e"])
  }

  @Test("in a right-to-left layout groups begin at the right")
  func orthogonalRightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let view = collectionView(
      StringSource([["a", "b", "c"]]), UICollectionViewCompositionalLayout(section: section))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let lefts = view.visibleCells.map { $0.convert(CGPoint.zero, to: view).x }
    #expect(lefts == [80, -40])
  }

  @Test("a decoration view is behind its section")
  func decoration() {
    final class Card: UICollectionReusableView {}
    let layout = rows(.absolute(30))
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        subitems: [item(.fractionalWidth(1), .absolute(30))]))
    section.decorationItems = [.background(elementKind: "card")]
    _ = layout
    let decorated = UICollectionViewCompositionalLayout(section: section)
    decorated.register(Card.self, forDecorationViewOfKind: "card")
    let view = collectionView(StringSource([["a", "b"]]), decorated)
    view.layoutIfNeeded()
    #expect(view.subviews.first is Card)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test("a new data source is queried again")
  func newDataSource() {
    let view = collectionView(many, rows(.absolute(40)))
    view.layoutIfNeeded()
    let other = StringSource([["x"]])
    view.dataSource = other
    #expect(view.text == "0.0 x 0 40")
    view.dataSource = nil
    #expect(view.text == "")
  }

  @Test("the whole content determines the size that fits a width")
  func sizeThatFits() {
    let few = StringSource([["0", "1", "2"], ["x"]])
    few.heights = ["0": 30, "1": 40]
    let view = collectionView(few, rows(.estimated(50), header: .absolute(5)))
    view.contentInset.bottom = 8
    #expect(view.sizeThatFits(CGSize(width: 150, height: 0)) == CGSize(width: 150, height: 188))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      collectionView(StringSource([]), rows(.estimated(50))).sizeThatFits(.zero) == .zero)
    let empty = view.sizeThatFits(CGSize(width: CGFloat.nan, height: -3))
    #expect(empty.width == 0)
  }
}
