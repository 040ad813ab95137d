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
  /// Whether the user may move an item; by default the user may if the data source implements
  /// `collectionView(_:moveItemAt:to:)`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// The user has moved an item, which the data follows.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// The titles of an index beside the content; `nil` for none. The index is not displayed.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index scrolls to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in _: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at _: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      """
      The layout has supplementary views of the kind '\(kind)', but the data source does not \
      implement collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }

  public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath
  ) { collectionView.movementWasRefused() }

  public func indexTitles(for _: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
