/// How an element of a compositional layout is sized and spaced.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public final let layoutSize: NSCollectionLayoutSize
  /// The room between the place that the item has and its frame. It is ignored on an axis whose
  /// length is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the place that the item has.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// A copy whose properties can be changed without changing this item.
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

  /// The insets as far as they apply: none on the axes that are measured.
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

/// A view attached to an item or a group, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// The point of the item that the view is attached to. Its offset moves the view.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies on the container's; `nil` for the same edges, so that the view
  /// lies inside.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The order in which views cover each other.
  open var zIndex = 0

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      optionalItemAnchor: nil)
  }

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

  /// The frame of the view beside a rectangle.
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

/// A view at the boundary of a section or of the whole layout: a header or a footer.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  /// Moves the view, in points.
  public final let offset: CGPoint
  /// Whether the section or layout grows by the view; otherwise the view lies on the content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as a part of its section is.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

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

/// A view that decorates a section and shows no data.
@MainActor @preconcurrency
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// The order in which views cover each other.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background of a section with its headers and footers, inside ``contentInsets``.
  public class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: Self(elementKind: elementKind))
    copy.zIndex = zIndex
    return copy
  }
}
