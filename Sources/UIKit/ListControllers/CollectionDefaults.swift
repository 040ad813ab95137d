/// The default implementations of the methods that a collection view's data source and delegate do
/// not implement.
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
