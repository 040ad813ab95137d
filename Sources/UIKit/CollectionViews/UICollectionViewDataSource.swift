/// Tells a collection view its items and their views.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// A cell for an item, which the method gets from the collection view by one of the methods that
  /// dequeue cells.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// One section by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, footer or another supplementary view; required if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      """
      The layout has supplementary views of the kind '\(kind)', but the data source does not \
      implement collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }
}
