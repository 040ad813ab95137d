/// An object that provides the item counts and the views of a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell for an item. The implementation dequeues it from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view, such as a header or footer. The method is required if the layout
  /// has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns a Boolean value that indicates whether the user can move an item. By default, the user
  /// can move it if the data source implements `collectionView(_:moveItemAt:to:)`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Tells the data source to move an item in its data, because the user has moved the item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of the index beside the content; `nil`, the default, for none.
  ///
  /// Never called: the index is not implemented.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the index path of the item for a title of the index; by default the first item of the
  /// section at the title's index.
  ///
  /// Never called: the index is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in _: UICollectionView) -> Int { 1 }

  /// Ends the process with a message, because a layout with supplementary views requires this
  /// method.
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

  /// Returns `true` by default.
  public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }

  /// Marks the interactive movement as refused, so that the item returns to its original index
  /// path.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath
  ) { collectionView.movementWasRefused() }

  /// Returns `nil` by default.
  public func indexTitles(for _: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the title's index by default.
  public func collectionView(
    _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
