/// A section of a compositional layout whose items are the rows of a list.
final class ListLayoutSection: NSCollectionLayoutSection {
  let list: UICollectionLayoutListConfiguration
  private let sectionMetrics: ListSectionMetrics
  /// The space above the first section of a list without a header below a bar; `nil` for the same
  /// space as elsewhere.
  private let topBelowBar: CGFloat?
  /// The insets unless the app changes them.
  private let ownInsets: NSDirectionalEdgeInsets

  /// - Parameter metrics: The metrics of the list at the width of the layout.
  init(_ list: UICollectionLayoutListConfiguration, metrics: ListMetrics) {
    self.list = list
    sectionMetrics = ListSectionMetrics(list.appearance.environment)
    topBelowBar = metrics.topBelowBar
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListSectionMetrics.rowEstimate))
    let insets = Self.insets(
      list, sectionMetrics, metrics.rowInset, isFirst: true, isLast: true)
    ownInsets = insets
    super.init(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    contentInsets = insets
    contentInsetsReference = .none
    supplementaryContentInsetsReference = .none
    boundarySupplementaryItems = makeSupplementaryItems()
  }

  private init(copying other: ListLayoutSection) {
    list = other.list
    sectionMetrics = other.sectionMetrics
    topBelowBar = other.topBelowBar
    ownInsets = other.ownInsets
    super.init(group: other.group)
    takeProperties(of: other)
  }

  override func copy(with zone: NSZone? = nil) -> Any { ListLayoutSection(copying: self) }

  /// Source: docs/measurements/rows.md#sections.
  private func makeSupplementaryItems() -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(
      _ kind: String, _ alignment: NSRectAlignment, hugsContent: Bool
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: hugsContent
            ? .estimated(sectionMetrics.supplementaryEstimate) : .fractionalWidth(1),
          heightDimension: .estimated(sectionMetrics.supplementaryEstimate)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = sectionMetrics.pinsSupplementaries
      item.zIndex = 200
      return item
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if list.headerMode == .supplementary {
      let hugs = list.contentHuggingElements.contains(.supplementaryHeader)
      items.append(
        item(
          Self.headerKind, hugs ? .topLeading : .top, hugsContent: hugs))
    }
    if list.footerMode == .supplementary {
      items.append(item(Self.footerKind, .bottom, hugsContent: false))
    }
    return items
  }

  // Source: the values of `UICollectionView.elementKindSectionHeader` and
  // `elementKindSectionFooter`.
  static let headerKind = "UICollectionElementKindSectionHeader"
  static let footerKind = "UICollectionElementKindSectionFooter"

  private static func insets(
    _ list: UICollectionLayoutListConfiguration, _ metrics: ListSectionMetrics, _ side: CGFloat,
    isFirst: Bool, isLast: Bool
  ) -> NSDirectionalEdgeInsets {
    let header: ListSectionMetrics.Header =
      switch list.headerMode {
      case .none: .none
      case .supplementary: .view
      case .firstItemInSection: .firstRow
      }
    var (top, bottom) = metrics.insets(
      header: header, hasFooter: list.footerMode == .supplementary, isFirst: isFirst, isLast: isLast
    )
    if list.headerMode == .firstItemInSection, let padding = list.headerTopPadding {
      top = padding.nonNegative
    }
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  override func placed(
    isFirst: Bool, isLast: Bool, isBelowBar: Bool
  ) -> NSCollectionLayoutSection {
    var automatic = Self.insets(
      list, sectionMetrics, ownInsets.leading, isFirst: isFirst, isLast: isLast)
    if isFirst, isBelowBar, list.headerMode == .none, let topBelowBar {
      automatic.top = topBelowBar
    }
    guard contentInsets == ownInsets, automatic != ownInsets,
      let result = copy() as? ListLayoutSection
    else { return self }
    result.contentInsets = automatic
    return result
  }

  /// Cards are inset by the sides of the safe area; other rows extend to the edges of the screen.
  override var resolvedContentInsetsReference: UIContentInsetsReference {
    contentInsetsReference == .none && ownInsets.leading > 0 ? .safeArea : contentInsetsReference
  }

  override var headerPadding: CGFloat {
    guard list.headerMode == .supplementary else { return 0 }
    return list.headerTopPadding?.nonNegative ?? sectionMetrics.headerTopPadding
  }

  /// Returns the position of an item among the rows of the section.
  func row(ofItem item: Int, of count: Int) -> ListRow {
    let environment = list.appearance.environment
    guard list.headerMode == .firstItemInSection else {
      return ListRow(environment: environment, position: .init(index: item, of: count))
    }
    return item == 0
      ? ListRow(environment: environment, position: .only, kind: .header)
      : ListRow(environment: environment, position: .init(index: item - 1, of: count - 1))
  }

  /// Returns the position of a header or footer; `nil` for other supplementary views.
  func row(ofKind kind: String) -> ListRow? {
    let environment = list.appearance.environment
    switch kind {
    case Self.headerKind: return ListRow(environment: environment, position: .only, kind: .header)
    case Self.footerKind: return ListRow(environment: environment, position: .only, kind: .footer)
    default: return nil
    }
  }

  /// The color behind the rows.
  var backgroundColor: UIColor {
    list.backgroundColor ?? list.appearance.environment.listBackgroundColor
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section whose items are the rows of a list with a configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = layoutEnvironment.traitCollection
    var metrics = traits.systemVersion.list(
      configuration.appearance.environment,
      width: layoutEnvironment.container.effectiveContentSize.width)
    metrics.topBelowBar = metrics.topBelowBar.map { traits.pixelGrid.rounded($0) }
    return ListLayoutSection(configuration, metrics: metrics)
  }
}
