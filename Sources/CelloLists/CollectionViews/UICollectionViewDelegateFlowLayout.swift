/// Determines the sizes of items and sections of a flow layout. All methods are optional; by
/// default they return the properties of the layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item that is not measured, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt _: IndexPath
  ) -> CGSize { collectionViewLayout.flowProperty(\.itemSize) }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt _: Int
  ) -> UIEdgeInsets { collectionViewLayout.flowProperty(\.sectionInset) }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt _: Int
  ) -> CGFloat { collectionViewLayout.flowProperty(\.minimumLineSpacing) }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt _: Int
  ) -> CGFloat { collectionViewLayout.flowProperty(\.minimumInteritemSpacing) }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection _: Int
  ) -> CGSize { collectionViewLayout.flowProperty(\.headerReferenceSize) }
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection _: Int
  ) -> CGSize { collectionViewLayout.flowProperty(\.footerReferenceSize) }
}

extension UICollectionViewLayout {
  /// A property of a flow layout, or its default of another layout.
  fileprivate func flowProperty<Value>(
    _ property: KeyPath<UICollectionViewFlowLayout, Value>
  ) -> Value {
    (self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout())[keyPath: property]
  }
}
