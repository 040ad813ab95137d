/// An object that provides the sizes and spacings of a flow layout. All methods are optional; by
/// default they return the properties of the layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points; its estimated size if the layout measures its items.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the minimum space between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum space between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, in points. Only the length along the scroll direction
  /// is used; 0 for no header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, in points. Only the length along the scroll direction
  /// is used; 0 for no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize` by default, or the estimated size if the layout measures its
  /// items.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt _: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.hasDefaultSizes = true
    return collectionViewLayout.flowProperty(\.unmeasuredSize)
  }
  /// Returns the layout's `sectionInset` by default.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt _: Int
  ) -> UIEdgeInsets { collectionViewLayout.flowProperty(\.sectionInset) }
  /// Returns the layout's `minimumLineSpacing` by default.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt _: Int
  ) -> CGFloat { collectionViewLayout.flowProperty(\.minimumLineSpacing) }
  /// Returns the layout's `minimumInteritemSpacing` by default.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt _: Int
  ) -> CGFloat { collectionViewLayout.flowProperty(\.minimumInteritemSpacing) }
  /// Returns the layout's `headerReferenceSize` by default.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection _: Int
  ) -> CGSize { collectionViewLayout.flowProperty(\.headerReferenceSize) }
  /// Returns the layout's `footerReferenceSize` by default.
  public func collectionView(
    _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection _: Int
  ) -> CGSize { collectionViewLayout.flowProperty(\.footerReferenceSize) }
}

extension UICollectionViewLayout {
  /// Returns a property of a flow layout; for other layouts, the default value of the property.
  fileprivate func flowProperty<Value>(
    _ property: KeyPath<UICollectionViewFlowLayout, Value>
  ) -> Value {
    (self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout())[keyPath: property]
  }
}
