import Testing
import UIKit

@MainActor @Suite("Layouts of several collection views") struct SharedLayoutTests {
  @Test("a layout belongs to the last collection view that it was assigned to")
  func lastCollectionView() {
    let layout = UICollectionViewFlowLayout()
    let first = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === first)
    let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === second)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(first.collectionViewLayout === layout)
  }
}
