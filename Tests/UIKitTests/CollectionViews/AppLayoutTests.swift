import Foundation
import Testing
import UIKit

/// Custom layouts as they occur in apps.
@MainActor struct AppLayoutTests {
  /// A layout with columns of items of different heights. Each item is added to the shortest
  /// column.
  private final class Waterfall: UICollectionViewLayout {
    var heights: [CGFloat] = []
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private(set) var prepareCount = 0

    override func prepare() {
      super.prepare()
      prepareCount += 1
      guard cache.isEmpty, let collectionView else { return }
      let columnWidth = collectionView.bounds.width / 2
      var tops: [CGFloat] = [0, 0]
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let column = tops[0] <= tops[1] ? 0 : 1
        let indexPath = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * columnWidth, y: tops[column], width: columnWidth,
          height: heights[item % heights.count])
        cache.append(attributes)
        tops[column] = attributes.frame.maxY
        contentHeight = max(contentHeight, attributes.frame.maxY)
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

    override func invalidateLayout() {
      super.invalidateLayout()
      cache.removeAll()
      contentHeight = 0
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }

  @Test func `a waterfall fills the shortest column, and scrolls without a new layout`() {
    let source = StringSource([(0..<200).map { "\($0)" }])
    let layout = Waterfall()
    layout.heights = [30, 50, 20]
    let view = collectionView(source, layout)
    view.layoutIfNeeded()
    let frames = (0..<4).map { view.cellForItem(at: [0, $0])?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 30, width: 100, height: 20), CGRect(x: 0, y: 50, width: 100, height: 30),
      ])
    let count = layout.prepareCount
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(layout.prepareCount == count)
    #expect(view.visibleCells.count < 15)
    source.sections = [["only"]]
    view.reloadData()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 30))
  }

  @Test func `cells follow attributes that the layout changes and returns again`() {
    final class Kept: UICollectionViewLayout {
      let attributes = (0..<2).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 0, y: 50 * item, width: 200, height: 50)
        return attributes
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { attributes }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }
    }
    let layout = Kept()
    let view = collectionView(StringSource([["a", "b"]]), layout)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 50)
    layout.attributes[1].frame.origin.y = 120
    layout.attributes[0].alpha = 0.5
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 120)
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0.5)
  }

  @Test func `a context changes the content size and the offset at once`() {
    let layout = Waterfall()
    layout.heights = [30]
    let view = collectionView(StringSource([(0..<20).map { "\($0)" }]), layout)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 300))
    view.contentOffset.y = 200
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 5, height: -20)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -20)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 205, height: 280))
    #expect(view.contentOffset == CGPoint(x: 0, y: 180))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 300))
    #expect(view.contentOffset == CGPoint(x: 0, y: 180))
  }

  /// A layout that places items on a circle. Each item is rotated toward the center, and the
  /// content offset rotates all items.
  private final class Circle: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.angle = angle
        return copy
      }

      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Attributes else { return false }
        return MainActor.assumeIsolated { other.angle == angle } && super.isEqual(object)
      }
    }

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    private var list: [Attributes] = []

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: 400)
    }

    override func prepare() {
      guard let collectionView else { return }
      let size = collectionView.bounds.size
      let count = collectionView.numberOfItems(inSection: 0)
      let turn = collectionView.contentOffset.y / 300 * .pi
      list = (0..<count).map { item in
        let attributes = Attributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.angle = turn + 2 * .pi * CGFloat(item) / CGFloat(count)
        attributes.size = CGSize(width: 20, height: 20)
        attributes.center = CGPoint(
          x: size.width / 2 + 40 * cos(attributes.angle),
          y: collectionView.contentOffset.y + size.height / 2 + 40 * sin(attributes.angle))
        attributes.transform = CGAffineTransform(rotationAngle: attributes.angle)
        return attributes
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { list }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { list[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func `a circle turns with the offset, and its cells get attributes of its class`() throws {
    let source = StringSource([["a", "b", "c", "d"]])
    let view = collectionView(source, Circle())
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.center == CGPoint(x: 140, y: 50))
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect((cell.center.x - 100).magnitude < 0.001 && (cell.center.y - 240).magnitude < 0.001)
    #expect((cell.transform.b - 1).magnitude < 0.001 && cell.bounds.width == 20)
    #expect(
      view.layoutAttributesForItem(at: [0, 1]).map { type(of: $0) == Circle.Attributes.self }
        == true)
  }

  @Test func `an item of a flow layout that asks for another size gets it in one pass`() throws {
    final class Growing: UICollectionViewCell {
      static var measureCount = 0
      var side: CGFloat = 30

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.measureCount += 1
        layoutAttributes.size = CGSize(width: side, height: side)
        return layoutAttributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 6 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 110, height: 300), collectionViewLayout: layout)
    let source = Source()
    view.register(Growing.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(Growing.measureCount == 6)
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 40, y: 0, width: 30, height: 30))
    let cell = try #require(view.cellForItem(at: [0, 1]) as? Growing)
    cell.side = 50
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(cell.frame.size == CGSize(width: 50, height: 50) && Growing.measureCount == 7)
    view.selfSizingInvalidation = .disabled
    cell.side = 20
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(cell.frame.width == 50)
  }

  @Test func `a square header has no contradiction at its estimated height`() throws {
    final class Square: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
          view.topAnchor.constraint(equalTo: topAnchor),
          view.bottomAnchor.constraint(equalTo: bottomAnchor),
          view.heightAnchor.constraint(equalTo: view.widthAnchor),
        ])
      }
      required init?(coder: NSCoder) { return nil }
    }
    LayoutWarnings.removeAll()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 600),
      collectionViewLayout: rows(.absolute(20), header: .estimated(30)))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let header = UICollectionView.SupplementaryRegistration<Square>(elementKind: "header") {
      _, _, _ in
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let shown = try #require(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    #expect(shown.frame.size == CGSize(width: 200, height: 200))
    #expect(LayoutWarnings.sentences == [])
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(shown.frame.size == CGSize(width: 150, height: 150))
    #expect(LayoutWarnings.sentences == [])
  }

  @Test func `a hundred thousand items are shown, scrolled and changed`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var provided = 0
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
      provided += 1
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100_000))
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(provided < 30)
    view.scrollToItem(at: [0, 99_999], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.last == [0, 99_999])
    snapshot.deleteItems(Array(0..<50_000))
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.last == [0, 49_999])
    #expect(provided < 200)
  }
}
