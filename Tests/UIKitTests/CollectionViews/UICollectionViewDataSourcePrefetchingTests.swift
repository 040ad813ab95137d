import Foundation
import Testing
import UIKit

@MainActor struct UICollectionViewDataSourcePrefetchingTests {
  private final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { log.append("load \(indexPaths.map(\.item))") }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { log.append("cancel \(indexPaths.map(\.item))") }
  }

  @Test("items of the next page are prefetched, and prefetching of other items is canceled")
  func pages() {
    let loader = Loader()
    let view = collectionView(
      StringSource([(0..<50).map { "\($0)" }]), rows(.absolute(50)))
    view.prefetchDataSource = loader
    view.layoutIfNeeded()
    #expect(loader.log == ["load [2, 3]"])
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(loader.log.dropFirst() == ["load [4]"])
    loader.log = []
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(loader.log == ["cancel [3, 4]", "load [12, 13]"])
    loader.log = []
    view.contentOffset.y = 450
    view.layoutIfNeeded()
    #expect(loader.log == ["cancel [12, 13]", "load [7, 8]"])
    view.isPrefetchingEnabled = false
    loader.log = []
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(loader.log.isEmpty)
  }
}
