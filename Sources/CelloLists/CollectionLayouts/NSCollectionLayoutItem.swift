/// The size and spacing of an element in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets of the item's frame within its layout size, in points; zero by default. They are
  /// ignored along an axis with an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item; `nil`, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The supplementary views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// Returns an independent copy of the item. Changing the copy does not affect this item.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied(to: NSCollectionLayoutItem(layoutSize: layoutSize))
  }

  /// Copies the properties that all items have to a new item.
  final func copied<Item: NSCollectionLayoutItem>(to item: Item) -> Item {
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    item.ownSupplementaryItems = ownSupplementaryItems
    return item
  }

  /// The insets that apply; zero along measured axes.
  final var effectiveContentInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets.clamped
    if layoutSize.widthDimension.isMeasured {
      insets.leading = 0
      insets.trailing = 0
    }
    if layoutSize.heightDimension.isMeasured {
      insets.top = 0
      insets.bottom = 0
    }
    return insets
  }
}

/// A supplementary view attached to an item or a group, such as a badge.
///
/// Its content insets, edge spacing and supplementary items have no effect.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  open private(set) var elementKind: String
  /// The point of the item to which the view is attached, with the offset of the view.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is aligned with the container anchor; `nil` for the same edges, so
  /// that the view is inside the item.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position on the z-axis; views with higher values are in front. 1 by default.
  open var zIndex = 1

  /// Creates a supplementary view inside an item or group, aligned with the edges of the container
  /// anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: nil)
  }

  /// Creates a supplementary view whose item anchor is aligned with the container anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, optionalItemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = optionalItemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(
      to: NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
        optionalItemAnchor: itemAnchor))
    copy.zIndex = zIndex
    return copy
  }

  /// Returns the frame of the view relative to a container's frame.
  final func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let target = containerAnchor.point(of: container)
    let anchor = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let own = anchor.point(of: CGRect(origin: .zero, size: size))
    let offset = containerAnchor.offset(of: size)
    let ownOffset = anchor.offset(of: size)
    return CGRect(
      x: target.x - own.x + offset.x + ownOffset.x, y: target.y - own.y + offset.y + ownOffset.y,
      width: size.width, height: size.height)
  }
}

/// A supplementary view at the boundary of a section or of the whole layout, such as a header or
/// footer.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The position of the view at the boundary.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the view, in points.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the view extends its section or layout; `true` by
  /// default. If `false`, the view overlaps the content.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible while a part of its section is
  /// visible; `false` by default.
  open var pinToVisibleBounds = false

  /// Creates a boundary supplementary view without an offset.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a boundary supplementary view with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), optionalItemAnchor: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(
      to: NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
        absoluteOffset: offset))
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  fileprivate var edges: NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    if isAtTop { edges.insert(.top) }
    if isAtBottom { edges.insert(.bottom) }
    if isAtLeading { edges.insert(.leading) }
    if isAtTrailing { edges.insert(.trailing) }
    return edges
  }
}

/// A decoration view of a section, which shows no data.
@MainActor @preconcurrency
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view.
  public final let elementKind: String
  /// The position on the z-axis; views with higher values are in front. 0 by default.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background of a section including its headers and footers, inset by
  /// ``contentInsets``.
  public class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: Self(elementKind: elementKind))
    copy.zIndex = zIndex
    return copy
  }
}
