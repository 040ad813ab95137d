import Foundation
import Testing
import UIKit

/// Programming errors terminate the process with a message that names the call, like exceptions on
/// IOS.
@MainActor struct UICollectionViewErrorTests {
  /// A data source with a number of rows for each section and a closure that provides the cells.
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [2]
    var provider: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { provider(collectionView, indexPath) }
  }

  @MainActor private static func list(_ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: rows(.absolute(20)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a data source with inconsistent numbers")
  func counts() async {
    let update = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        let view = Self.list(source)
        view.layoutIfNeeded()
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      message(update).contains(
        """
        Invalid update: the data source reports 2 items in section 0 after the update, but there \
        were 2 before, and 1 were inserted
        """))
    let negative = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        source.counts = [-1]
        Self.list(source).layoutIfNeeded()
      }
    }
    #expect(
      message(negative).contains(
        "collectionView(_:numberOfItemsInSection:) returned -1 for section 0"))
  }

  @Test("a cell that was not dequeued, one of another list, and one twice")
  func foreignCells() async {
    let fresh = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        source.provider = { _, _ in UICollectionViewCell(frame: .zero) }
        Self.list(source).layoutIfNeeded()
      }
    }
    #expect(message(fresh).contains("was not dequeued from this collection view"))
    let foreign = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let other = Self.list(Source())
        let source = Source()
        source.provider = { _, path in
          other.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        Self.list(source).layoutIfNeeded()
      }
    }
    #expect(message(foreign).contains("was not dequeued from this collection view"))
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        var first: UICollectionViewCell?
        source.provider = { view, path in
          let cell = first ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          first = cell
          return cell
        }
        Self.list(source).layoutIfNeeded()
      }
    }
    #expect(message(twice).contains("shows another item. Dequeue a view for each."))
  }

  @Test("an identifier without a class, and a class that is not a cell")
  func registrations() async {
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        source.provider = { view, path in
          view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path)
        }
        Self.list(source).layoutIfNeeded()
      }
    }
    #expect(
      message(unknown).contains("no class was registered for cells with the identifier 'unknown'"))
    let view = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.list(Source()).register(UIView.self, forCellWithReuseIdentifier: "cell")
      }
    }
    #expect(message(view).contains("UIView is not a subclass of UICollectionReusableView"))
  }

  @Test("a section provider that returns nothing")
  func sectionProvider() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("returned nil for section 0. Return a section for each."))
  }

  @Test("items and sections that do not exist")
  func outOfRange() async {
    let scroll = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.list(Source()).scrollToItem(
          at: IndexPath(item: 5, section: 3), at: .top, animated: false)
      }
    }
    #expect(
      message(scroll).contains(
        "scrollToItem(at:at:animated:): item 5 of section 3 is out of bounds."))
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        _ = Self.list(source).numberOfItems(inSection: 1)
        withExtendedLifetime(source) {}
      }
    }
    #expect(message(section).contains("section 1 is out of bounds; the number of sections is 1."))
    let malformed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        Self.list(source).deleteItems(at: [IndexPath(index: 0)])
      }
    }
    #expect(message(malformed).contains("Invalid update: delete [0], which is not the index path"))
  }

  @Test("questions about items that do not exist have no answer")
  func unknown() {
    let source = Source()
    let view = Self.list(source)
    view.layoutIfNeeded()
    for path in [path(0, 2), path(0, -1), path(7, 0), IndexPath(), IndexPath(index: 0)] {
      #expect(view.cellForItem(at: path) == nil)
      #expect(view.layoutAttributesForItem(at: path) == nil)
      #expect(
        view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path) == nil)
      view.selectItem(at: path, animated: false, scrollPosition: .top)
      view.deselectItem(at: path, animated: false)
      view.reconfigureItems(at: [path])
      #expect(!view.beginInteractiveMovementForItem(at: path))
    }
    #expect(view.indexPathsForSelectedItems == [])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: .infinity))
    view.endInteractiveMovement()
  }

  @Test("attributes with NaN are treated as 0")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 0))
    attributes.frame = CGRect(x: CGFloat.nan, y: 3, width: .nan, height: 5)
    #expect(attributes.frame == CGRect(x: 0, y: 3, width: 0, height: 5))
    attributes.center = CGPoint(x: CGFloat.nan, y: 9)
    attributes.size = CGSize(width: CGFloat.infinity, height: 2)
    #expect(attributes.size.width.isFinite && attributes.center.x.isFinite)
  }
}
