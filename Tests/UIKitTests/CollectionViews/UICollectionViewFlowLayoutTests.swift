import Foundation
import Testing
import UIKit

@testable import CelloLists

@MainActor struct UICollectionViewFlowLayoutTests {
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [IndexPath: CGSize] = [:]
    var calls = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      calls += 1
      return sizes[indexPath] ?? CGSize(width: 20, height: 20)
    }
  }

  private let layout = UICollectionViewFlowLayout()

  /// Returns the frames of the cells of a section.
  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func source(_ counts: Int...) -> StringSource {
    StringSource(counts.map { (0..<$0).map { "\($0)" } })
  }

  @Test("a new layout has Apple's defaults")
  func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == .zero && layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  @Test("full lines fill the width, and the last line has their gaps")
  func lines() {
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = collectionView(source(5), layout)
    // Three items and two gaps of 22 points have a total width of 194 points.
    #expect(
      frames(view) == [
        CGRect(x: 2, y: 1, width: 50, height: 50), CGRect(x: 74, y: 1, width: 50, height: 50),
        CGRect(x: 146, y: 1, width: 50, height: 50), CGRect(x: 2, y: 56, width: 50, height: 50),
        CGRect(x: 74, y: 56, width: 50, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 200, height: 109))
  }

  @Test("the delegate determines sizes, and items of a line have a common middle")
  func delegate() {
    let delegate = Delegate()
    delegate.sizes = [
      IndexPath(item: 0, section: 0): CGSize(width: 150, height: 40),
      IndexPath(item: 1, section: 0): CGSize(width: 30, height: 10),
    ]
    let view = collectionView(source(3), layout)
    view.delegate = delegate
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 150, height: 40), CGRect(x: 170, y: 15, width: 30, height: 10),
        CGRect(x: 0, y: 50, width: 20, height: 20),
      ])
  }

  @Test("headers and footers have their lengths, and are pinned on request")
  func supplementaries() {
    layout.headerReferenceSize = CGSize(width: 0, height: 12)
    layout.footerReferenceSize = CGSize(width: 0, height: 8)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = collectionView(source(8, 1), layout)
    view.contentOffset.y = 30
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(
      frame(UICollectionView.elementKindSectionHeader, 0)
        == CGRect(x: 0, y: 30, width: 200, height: 12))
    #expect(
      frame(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 0, y: 182, width: 200, height: 8))
    #expect(frames(view, section: 1)[0].minY == 202)
  }

  @Test("a horizontal layout places columns")
  func horizontal() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 40)
    let view = collectionView(source(3), layout)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 30, height: 40), CGRect(x: 0, y: 60, width: 30, height: 40),
        CGRect(x: 40, y: 0, width: 30, height: 40),
      ])
    #expect(view.contentSize == CGSize(width: 70, height: 100))
  }

  @Test("with an estimated size, items are as large as they prefer")
  func estimated() {
    layout.estimatedItemSize = CGSize(width: 60, height: 30)
    let source = source(4)
    source.heights = ["0": 44, "2": 20]
    let view = collectionView(source, layout)
    view.layoutIfNeeded()
    #expect(frames(view).map(\.height) == [44, 30, 20, 30])
    #expect(frames(view).map(\.minY) == [0, 7, 12, 54])
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.layoutIfNeeded()
    #expect(frames(view).map(\.height) == [44, 50, 20, 50])
  }

  @Test("items with invalid or too large sizes are on separate lines")
  func badSizes() {
    let delegate = Delegate()
    delegate.sizes = [
      IndexPath(item: 0, section: 0): CGSize(width: CGFloat.nan, height: -5),
      IndexPath(item: 1, section: 0): CGSize(width: 5_000, height: 10),
    ]
    let view = collectionView(source(3), layout)
    view.delegate = delegate
    #expect(frames(view).map(\.minY) == [0, 10, 30])
    #expect(frames(view)[0].size == .zero)
    view.frame.size = .zero
    #expect(frames(view).count == 3)
  }

  @Test("a flow layout's context asks the delegate again by default")
  func context() {
    #expect(
      layout.makeContext() is UICollectionViewFlowLayoutInvalidationContext)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
  }

  @Test("a flow layout's context keeps the sizes from the delegate, or the whole layout")
  func parts() {
    let delegate = Delegate()
    let source = source(2)
    let view = collectionView(source, layout)
    view.delegate = delegate
    view.layoutIfNeeded()
    func heights(metrics: Bool, attributes: Bool) -> [CGFloat] {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = metrics
      context.invalidateFlowLayoutAttributes = attributes
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      return frames(view).map(\.height)
    }
    let former = delegate.calls
    delegate.sizes = [[0, 0]: CGSize(width: 20, height: 40)]
    #expect(heights(metrics: false, attributes: true) == [20, 20])
    #expect(heights(metrics: false, attributes: false) == [20, 20])
    #expect(delegate.calls == former)
    #expect(heights(metrics: true, attributes: false) == [20, 20])
    #expect(delegate.calls == former + 2)
    #expect(heights(metrics: false, attributes: true) == [40, 20])
    #expect(delegate.calls == former + 2)

    // A context that invalidates nothing does not undo an earlier invalidation.
    delegate.sizes = [:]
    layout.invalidateLayout()
    #expect(heights(metrics: false, attributes: false) == [20, 20])
    // The sizes may depend on the size of the collection view.
    delegate.sizes = [[0, 1]: CGSize(width: 20, height: 30)]
    view.frame.size.height = 120
    #expect(heights(metrics: false, attributes: false) == [20, 30])
    source.sections = [["0", "1", "2"]]
    view.insertItems(at: [[0, 2]])
    #expect(heights(metrics: false, attributes: false) == [20, 30, 20])
  }

  @Test("a layout that flips begins at the right in right-to-left interfaces")
  func rightToLeft() {
    final class Flipped: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for (layout, x) in [(Flipped(), CGFloat(150)), (UICollectionViewFlowLayout(), 0)] {
      let view = collectionView(source(2), layout)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(frames(view)[0].minX == x)
    }
  }
}
