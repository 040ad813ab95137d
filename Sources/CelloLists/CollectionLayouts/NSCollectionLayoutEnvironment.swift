/// The container and the traits for which a section or a custom group is laid out.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area that contains the section or the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The area in which a section or a custom group is laid out.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including the insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply to the content size, in points; the same as ``contentInsets`` here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionLayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: (contentSize.width - contentInsets.leading - contentInsets.trailing).nonNegative,
      height: (contentSize.height - contentInsets.top - contentInsets.bottom).nonNegative)
  }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}
