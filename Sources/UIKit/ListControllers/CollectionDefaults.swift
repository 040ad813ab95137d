/// What a collection view does for which its data source and delegate have no methods.
@MainActor
final class CollectionDefaults: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      """
      The collection view has an item \(indexPath.item) in section \(indexPath.section), but its \
      controller does not override collectionView(_:cellForItemAt:).
      """)
  }
}
