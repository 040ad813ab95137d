import Foundation
import Testing
import UIKit

/// Recorded from Apple's UIKit.
///
/// Source: docs/measurements/compositional-layouts.md#invalidation-contexts.
@MainActor struct InvalidationContextTests {
  private final class Layout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var invalidations = 0

    override func invalidateLayout() {
      invalidations += 1
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 2)

  @Test("an index path is invalidated once, and the index paths are sorted")
  func indexPaths() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [second, first])
    context.invalidateItems(at: [first, second])
    #expect(context.invalidatedItemIndexPaths == [first, second])
    context.invalidateSupplementaryElements(ofKind: "header", at: [second])
    context.invalidateSupplementaryElements(ofKind: "header", at: [first, second])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [first])
    context.invalidateDecorationElements(ofKind: "rule", at: [second, first, second])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["header": [first, second], "footer": [first]])
    #expect(context.invalidatedDecorationIndexPaths == ["rule": [first, second]])
  }

  @Test("invalidating a layout does not reload the data")
  func invalidateLayout() {
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1 && layout.invalidations == 1)
    #expect(layout.contexts.first?.invalidateEverything == false)
    #expect(layout.contexts.first?.invalidateDataSourceCounts == false)
    let flow = layout.contexts.first as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == true)
    #expect(flow?.invalidateFlowLayoutAttributes == true)
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    #expect(layout.contexts.count == 2 && layout.invalidations == 1)
  }

  @Test("reloading the data invalidates everything")
  func reloadData() {
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    layout.contexts = []
    view.reloadData()
    #expect(layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
  }
}
