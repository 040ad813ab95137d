/// Items in a row, in a column or at given places.
///
/// A group takes as many items as it holds; the next ones are in the next repetition of the group.
@MainActor @preconcurrency public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group places its items.
  enum Arrangement {
    /// The subitems in turn, as many as fit.
    case filling(NSLayoutConstraint.Axis)
    /// A number of items with the length that they ask for.
    case repeating(NSLayoutConstraint.Axis, count: Int)
    /// A number of items that share the length.
    case dividing(NSLayoutConstraint.Axis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// The room between the items; `nil` for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  required init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row of as many items as fit, which have the sizes of the subitems in turn. In a row whose
  /// width is estimated, each subitem occurs once.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .filling(.horizontal))
  }

  /// A column of as many items as fit, which have the sizes of the subitems in turn. In a column
  /// whose height is estimated, each subitem occurs once.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .filling(.vertical))
  }

  /// A row of a number of items with the width of the subitem, even if they do not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .repeating(.horizontal, count: count))
  }

  /// A column of a number of items with the height of the subitem, even if they do not fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .repeating(.vertical, count: count))
  }

  /// A row of a number of items of the same width, whatever width the subitem asks for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .dividing(.horizontal, count: count))
  }

  /// A column of a number of items of the same height, whatever height the subitem asks for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .dividing(.vertical, count: count))
  }

  /// A group whose items the app places.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(
      to: Self(layoutSize: layoutSize, subitems: subitems, arrangement: arrangement))
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// The group and its items as indented text.
  public func visualDescription() -> String { description(depth: 0) }

  private final func description(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let name =
      switch arrangement {
      case .filling(let axis): "\(axis) group"
      case .repeating(let axis, let count), .dividing(let axis, let count):
        "\(axis) group of \(count)"
      case .custom: "custom group"
      }
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.description(depth: depth + 1)
        ?? "\(indent)  item \(item.layoutSize.notation)"
    }
    return (["\(indent)\(name) \(layoutSize.notation)"] + lines).joined(separator: "\n")
  }
}

extension NSCollectionLayoutSize {
  /// The dimensions in few words, such as `width 0.5 × height of width 44`.
  fileprivate var notation: String {
    func notation(_ dimension: NSCollectionLayoutDimension) -> String {
      switch dimension.kind {
      case .fractionalWidth: "\(dimension.dimension.notation) of the width"
      case .fractionalHeight: "\(dimension.dimension.notation) of the height"
      case .absolute: dimension.dimension.notation
      case .estimated: "about \(dimension.dimension.notation)"
      case .uniformAcrossSiblings: "uniform, about \(dimension.dimension.notation)"
      }
    }
    return "(\(notation(widthDimension))) × (\(notation(heightDimension)))"
  }
}

/// The frame of an item in a group that the app arranges.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// In the coordinates of the group, in points.
  public final let frame: CGRect
  /// The order in which items cover each other.
  public final let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the item itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
