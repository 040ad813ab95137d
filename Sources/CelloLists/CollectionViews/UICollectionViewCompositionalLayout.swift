/// A closure that returns the section at an index for an environment. It must not return `nil`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections that arrange items in groups.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The properties that apply to the whole layout. A change invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout in which every section is the given section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout in which every section is the given section, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a closure that provides each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a closure that provides each section, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Always fails: layouts are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: State

  /// The measured sizes of views in a section.
  private struct Measured {
    var items: [Int: CGSize] = [:]
    var supplementaries: [CollectionElement.Category: [Int: CGSize]] = [:]
  }

  private var sections: [NSCollectionLayoutSection] = []
  private var measured: [Int: Measured] = [:]
  /// The frames of the sections, relative to each section's own corner.
  private var solved: [SectionFrames?] = []
  /// The items whose measured size, or the measured size of an attached view, has changed, by
  /// section.
  private var changedItems: [Int: Set<Int>] = [:]
  private var frames = CompositionalFrames()
  /// The environment for which ``sections`` were provided.
  private var preparedFor: Environment?
  private var needsSections = true
  /// The environment that was passed to the section provider.
  private var environment: CollectionLayoutEnvironment?

  private struct Environment: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
    var traits: UITraitCollection
    var isRightToLeft: Bool
    var counts: [Int]
    var isBelowBar: Bool
  }

  private var axis: NSLayoutConstraint.Axis { configuration.scrollDirection.axis }

  // MARK: Layout

  open override func prepare() {
    guard let collectionView else { return }
    let environment = Environment(
      size: collectionView.bounds.size, insets: collectionView.adjustedContentInset,
      traits: collectionView.traitCollection, isRightToLeft: collectionView.isRightToLeft,
      counts: collectionView.presentationCounts, isBelowBar: collectionView.isBelowBar)
    if preparedFor?.size[axis.crossed] != environment.size[axis.crossed]
      || preparedFor?.traits != environment.traits
    {
      measured = [:]
      collectionView.measureAgain()
    }
    collectionView.contentBackgroundColor = listBackground
    let solver = sectionSolver(environment)
    if needsSections || preparedFor != environment {
      provideSections(solver, collectionView)
      preparedFor = environment
      needsSections = false
    }
    // Releases the other reference so that lines are changed in place.
    frames = CompositionalFrames()
    let omitted = collectionView.state.omittedSections
    for (index, section) in sections.enumerated()
    where solved[index] == nil || changedItems[index] != nil {
      let position = collectionView.shownPosition(ofSection: index, of: sections.count)
      var former: SectionFrames?
      swap(&former, &solved[index])
      let section = section.placed(
        isFirst: position.isFirst, isLast: position.isLast,
        isBelowBar: environment.isBelowBar)
      solved[index] = solver.frames(
        of: section, itemCount: environment.counts[index],
        measurements: measurements(ofSection: index), updating: &former,
        changedItems: changedItems[index] ?? [])
      solved[index]?.padding = section.headerPadding
    }
    changedItems = [:]
    var whole = CompositionalSolver(sections: solver)
    whole.omittedSections = omitted
    whole.sectionSpacing = configuration.interSectionSpacing
    whole.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    whole.measurements = measurements(ofSection: nil)
    whole.isRightToLeft = environment.isRightToLeft
    frames = whole.frames(of: solved.compactMap { $0 })
  }

  private func sectionSolver(_ environment: Environment) -> SectionSolver {
    let insets = environment.insets
    let margins = collectionView?.directionalLayoutMargins ?? .zero
    let safeArea = collectionView?.sideInsetsOfSafeArea ?? .zero
    let areSwapped = environment.isRightToLeft
    let safeInsets = NSDirectionalEdgeInsets(
      top: 0, leading: areSwapped ? safeArea.right : safeArea.left, bottom: 0,
      trailing: areSwapped ? safeArea.left : safeArea.right)
    return SectionSolver(
      container: CGSize(
        width: (environment.size.width - insets.left - insets.right).nonNegative,
        height: (environment.size.height - insets.top - insets.bottom).nonNegative),
      axis: axis, traitCollection: environment.traits, grid: environment.traits.pixelGrid
    ) { [configuration] reference in
      let reference = reference == .automatic ? configuration.contentInsetsReference : reference
      return switch reference {
      case .layoutMargins, .readableContent: margins
      case .automatic, .safeArea: safeInsets
      default: .zero
      }
    }
  }

  private func provideSections(_ solver: SectionSolver, _ collectionView: UICollectionView) {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: solver.container),
      traitCollection: solver.traitCollection)
    self.environment = environment
    let count = collectionView.state.counts?.count ?? 0
    sections = (0..<count).map { index in
      guard let section = provider(index, environment) else {
        preconditionFailure(
          """
          The section provider of a UICollectionViewCompositionalLayout returned nil for section \
          \(index). Return a section for each.
          """)
      }
      return section
    }
    solved = Array(repeating: nil, count: count)
    changedItems = [:]
  }

  /// - Parameter index: The section; `nil` for the views at the boundary of the layout.
  private func measurements(ofSection index: Int?) -> CollectionMeasurements {
    let measured = measured[index ?? Self.wholeLayout] ?? Measured()
    return CollectionMeasurements(
      item: { measured.items[$0] },
      measuredItems: {
        Array(measured.items.keys) + measured.supplementaries.values.flatMap(\.keys)
      },
      supplementary: { measured.supplementaries[.supplementary(kind: $0)]?[$1] })
  }

  /// The section index for the measured sizes of views at the boundary of the layout.
  private static let wholeLayout = -1

  open override var collectionViewContentSize: CGSize { frames.size }

  // MARK: Attributes

  override var elements: LayoutElements? { LayoutElements(frames, along: axis, of: self) }

  override func orthogonalContent(inSection section: Int) -> OrthogonalContent? {
    frames.sections.indices.contains(section) ? frames.sections[section].frames.orthogonal : nil
  }

  // MARK: Lists

  /// The color behind the rows if ``list(using:)`` has created the layout.
  final var ownListBackground: UIColor?

  final override var listBackground: UIColor? { ownListBackground }

  private func listSection(_ index: Int) -> ListLayoutSection? {
    sections.indices.contains(index) ? sections[index] as? ListLayoutSection : nil
  }

  override func listConfiguration(
    ofSection section: Int
  ) -> UICollectionLayoutListConfiguration? { listSection(section)?.list }

  override func listPlacement(of element: CollectionElement) -> ListPlacement? {
    let path = element.indexPath
    guard path.count == 2, let section = listSection(path.section), let preparedFor else {
      return nil
    }
    let list = section.list
    var metrics = preparedFor.traits.systemVersion.list(
      list.appearance.environment,
      width: (preparedFor.size.width - preparedFor.insets.left - preparedFor.insets.right)
        .nonNegative)
    switch element.category {
    case .cell:
      var handler: (@MainActor (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
      // A placeholder is not in the data.
      if let own = list.itemSeparatorHandler,
        let item = collectionView?.placeholderPositions.itemPath(of: path)
      {
        handler = { own(item, $0) }
      }
      let count = preparedFor.counts[path.section]
      let position =
        collectionView?.shownPosition(of: path, of: count) ?? (index: path.item, count: count)
      return ListPlacement(
        section.row(ofItem: position.index, of: position.count), metrics: metrics,
        separators: list.showsSeparators ? list.separatorConfiguration : nil,
        separatorHandler: handler)
    case .supplementary(let kind):
      guard let row = section.row(ofKind: kind) else { return nil }
      // Headers and footers are as wide as the collection view.
      metrics.contentMargin += metrics.rowInset
      return ListPlacement(row, metrics: metrics, separators: nil)
    case .decoration: return nil
    }
  }

  override func listBackgrounds(in rect: CGRect) -> [(area: CGRect, color: UIColor)] {
    if let listBackground { return [(rect, listBackground)] }
    return sections.indices.compactMap { index in
      guard let section = listSection(index), frames.sections.indices.contains(index),
        collectionView?.state.omittedSections.contains(index) != true
      else { return nil }
      var area = frames.sections[index].frame
      area.origin.y -= frames.sections[index].frames.padding
      area.size.height += frames.sections[index].frames.padding
      area.origin.x = rect.minX
      area.size.width = rect.width
      return area.intersects(rect) ? (area.intersection(rect), section.backgroundColor) : nil
    }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidatesWholeLayout { needsSections = true }
    super.invalidateLayout(with: context)
  }

  /// A change of size invalidates the layout; a change of the content offset does not.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedFor?.size
      || collectionView?.adjustedContentInset != preparedFor?.insets
      || collectionView?.isBelowBar != preparedFor?.isBelowBar
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  /// Stores the size that a view prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    let section = path.count == 1 ? Self.wholeLayout : path.section
    switch originalAttributes.category {
    case .cell:
      measured[section, default: Measured()].items[path.item] = preferredAttributes.size
      changedItems[section, default: []].insert(path.item)
      context.invalidateItems(at: [path])
    case .supplementary(let kind):
      let index = path.count == 1 ? path[0] : itemOfView(ofKind: kind, at: path)
      measured[section, default: Measured()]
        .supplementaries[originalAttributes.category, default: [:]][index] =
        preferredAttributes.size
      changedItems[section, default: []].insert(index)
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration: break
    }
    return context
  }

  /// Returns the index by which a view is measured: the item to which a view is attached, or the
  /// index of a view at the boundary of its section.
  private func itemOfView(ofKind kind: String, at path: IndexPath) -> Int {
    guard frames.sections.indices.contains(path.section) else { return path.item }
    let section = frames.sections[path.section].frames
    let isBoundary = section.boundaries.contains { $0.kind == kind && $0.index == path.item }
    return isBoundary
      ? path.item : section.supplementary(ofKind: kind, at: path.item)?.item ?? path.item
  }

  /// Calls the sections' handlers with their visible elements.
  override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let collectionView, let environment,
      sections.contains(where: {
        $0.visibleItemsInvalidationHandler != nil
      })
    else { return }
    let visible = Dictionary(
      grouping: attributes.filter { $0.indexPath.count == 2 }, by: \.indexPath.section)
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let inner = collectionView.orthogonalViews[index]
      let elements = (visible[index] ?? []).sorted { $0.element < $1.element }
      handler(
        elements.map(VisibleItem.init), inner?.logicalContentOffset ?? collectionView.contentOffset,
        environment)
    }
  }

  override func dataDidChange() {
    measured = [:]
    needsSections = true
  }

  override func elementsDidMove(_ indexPaths: UpdatedIndexPaths) {
    var moved: [Int: Measured] = [:]
    for (section, sizes) in measured {
      guard indexPaths.sections.indices.contains(section) else {
        moved[section] = sizes
        continue
      }
      guard let newSection = indexPaths.sections[section] else { continue }
      moved[newSection, default: Measured()].supplementaries = sizes.supplementaries
      for (item, size) in sizes.items {
        guard let path = indexPaths.updated(IndexPath(item: item, section: section)) else {
          continue
        }
        moved[path.section, default: Measured()].items[path.item] = size
      }
    }
    measured = moved
    needsSections = true
  }
}
