/// Returns the section with an index in an environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections that repeat groups of items.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Properties of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// A layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout whose sections depend on their index and environment.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

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

  /// The sizes that views of a section prefer.
  private struct Measured {
    var items: [Int: CGSize] = [:]
    var supplementaries: [CollectionElement.Category: [Int: CGSize]] = [:]
  }

  private var sections: [NSCollectionLayoutSection] = []
  private var measured: [Int: Measured] = [:]
  private var solved: [SectionFrames?] = []
  private var frames = CompositionalFrames()
  /// The environment for which ``sections`` were provided.
  private var preparedFor: Environment?
  private var needsSections = true

  private struct Environment: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
    var traits: UITraitCollection
    var isRightToLeft: Bool
    var counts: [Int]
  }

  private var axis: NSLayoutConstraint.Axis { configuration.scrollDirection.axis }

  // MARK: Layout

  open override func prepare() {
    guard let collectionView else { return }
    let environment = Environment(
      size: collectionView.bounds.size, insets: collectionView.adjustedContentInset,
      traits: collectionView.traitCollection, isRightToLeft: collectionView.isRightToLeft,
      counts: collectionView.counts ?? [])
    if preparedFor?.size[axis.crossed] != environment.size[axis.crossed]
      || preparedFor?.traits != environment.traits
    {
      measured = [:]
    }
    let solver = sectionSolver(environment)
    if needsSections || preparedFor != environment {
      provideSections(solver, collectionView)
      preparedFor = environment
      needsSections = false
    }
    for (index, section) in sections.enumerated() where solved[index] == nil {
      let section = section.placed(isFirst: index == 0, isLast: index == sections.count - 1)
      solved[index] = solver.frames(
        of: section, itemCount: environment.counts[index],
        measurements: measurements(ofSection: index))
      solved[index]?.padding = section.headerPadding
    }
    var whole = CompositionalSolver(sections: solver)
    whole.sectionSpacing = configuration.interSectionSpacing
    whole.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    whole.measurements = measurements(ofSection: nil)
    whole.isRightToLeft = environment.isRightToLeft
    frames = whole.frames(of: solved.compactMap { $0 })
  }

  private func sectionSolver(_ environment: Environment) -> SectionSolver {
    let insets = environment.insets
    let margins = collectionView?.directionalLayoutMargins ?? .zero
    return SectionSolver(
      container: CGSize(
        width: (environment.size.width - insets.left - insets.right).nonNegative,
        height: (environment.size.height - insets.top - insets.bottom).nonNegative),
      axis: axis, traitCollection: environment.traits
    ) { [configuration] reference in
      let reference = reference == .automatic ? configuration.contentInsetsReference : reference
      return reference == .layoutMargins || reference == .readableContent ? margins : .zero
    }
  }

  private func provideSections(_ solver: SectionSolver, _ collectionView: UICollectionView) {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: solver.container),
      traitCollection: solver.traitCollection)
    let count = collectionView.counts?.count ?? 0
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
  }

  /// - Parameter index: `nil` for the views at the boundary of the layout.
  private func measurements(ofSection index: Int?) -> CollectionMeasurements {
    let measured = measured[index ?? Self.wholeLayout] ?? Measured()
    return CollectionMeasurements(
      item: { measured.items[$0] },
      supplementary: { measured.supplementaries[.supplementary(kind: $0)]?[$1] })
  }

  /// The section under which the sizes of views of the whole layout are kept.
  private static let wholeLayout = -1

  open override var collectionViewContentSize: CGSize { frames.size }

  // MARK: Attributes

  private func attributes(
    ofItem item: Int, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let place = frames.sections[section].frames.items[item]
    let attributes = makeAttributes(
      .cell, IndexPath(item: item, section: section), place.frame, zIndex: place.zIndex)
    attributes.measuredAxes = place.measuredAxes
    attributes.isInOrthogonalContent = frames.sections[section].frames.orthogonal != nil
    return attributes
  }

  private func makeAttributes(
    _ category: CollectionElement.Category, _ path: IndexPath, _ frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    attributes.category = category
    attributes.indexPath = path
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }

  private func attributes(
    of boundary: SectionFrames.Boundary, inSection section: Int?
  ) -> UICollectionViewLayoutAttributes {
    let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    let frame = frames.frame(of: boundary, inSection: section, visible: visible, along: axis)
    let path =
      section.map { IndexPath(item: boundary.index, section: $0) }
      ?? IndexPath(index: boundary.index)
    let attributes = makeAttributes(
      .supplementary(kind: boundary.kind), path, frame, zIndex: boundary.zIndex)
    attributes.isPinned = frame != boundary.frame
    attributes.measuredAxes = boundary.measuredAxes
    return attributes
  }

  private func attributes(
    of view: CollectionFragment.Supplementary, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementary(kind: view.kind), IndexPath(item: view.index, section: section), view.frame,
      zIndex: view.zIndex)
    attributes.measuredAxes = view.measuredAxes
    attributes.isInOrthogonalContent = frames.sections[section].frames.orthogonal != nil
    return attributes
  }

  private func attributes(
    of decoration: SectionFrames.Decoration, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      .decoration(kind: decoration.kind), IndexPath(item: decoration.index, section: section),
      decoration.frame, zIndex: decoration.zIndex)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes) {
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for boundary in frames.boundaries { add(attributes(of: boundary, inSection: nil)) }
    for (index, section) in frames.sections.enumerated() {
      for decoration in section.frames.decorations {
        add(attributes(of: decoration, inSection: index))
      }
      for boundary in section.frames.boundaries {
        add(attributes(of: boundary, inSection: index))
      }
      let area = rect.offsetBy(collectionView?.orthogonalShift(ofSection: index) ?? .zero)
      for view in section.frames.supplementaries where view.frame.overlaps(area) {
        result.append(attributes(of: view, inSection: index))
      }
      for item in items(ofSection: index, in: rect) {
        result.append(attributes(ofItem: item, inSection: index))
      }
    }
    return result
  }

  private func items(ofSection index: Int, in rect: CGRect) -> [Int] {
    let section = frames.sections[index]
    let isMirrored = axis == .horizontal && collectionView?.isRightToLeft == true
    guard section.frames.orthogonal == nil, !isMirrored else {
      let items = section.frames.items
      let area = rect.offsetBy(collectionView?.orthogonalShift(ofSection: index) ?? .zero)
      return items.indices.filter { items[$0].frame.overlaps(area) }
    }
    return section.frames.items(in: rect, from: section.frame.origin[axis], along: axis)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.sections.indices.contains(indexPath.section),
      frames.sections[indexPath.section].frames.items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, inSection: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return frames.boundaries.first { $0.kind == elementKind && $0.index == indexPath[0] }
        .map { attributes(of: $0, inSection: nil) }
    }
    guard frames.sections.indices.contains(indexPath.section) else { return nil }
    let section = frames.sections[indexPath.section].frames
    if let boundary = section.boundaries.first(where: {
      $0.kind == elementKind && $0.index == indexPath.item
    }) {
      return attributes(of: boundary, inSection: indexPath.section)
    }
    return section.supplementaries.first { $0.kind == elementKind && $0.index == indexPath.item }
      .map { attributes(of: $0, inSection: indexPath.section) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.sections.indices.contains(indexPath.section) else { return nil }
    return frames.sections[indexPath.section].frames.decorations
      .first { $0.kind == elementKind && $0.index == indexPath.item }
      .map { attributes(of: $0, inSection: indexPath.section) }
  }

  override func orthogonalContent(inSection section: Int) -> OrthogonalContent? {
    frames.sections.indices.contains(section) ? frames.sections[section].frames.orthogonal : nil
  }

  // MARK: Lists

  /// The color behind all sections of a layout that is a list.
  final var listBackground: UIColor?

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
      var handler:
        (@MainActor (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
      if let own = list.itemSeparatorHandler { handler = { own(path, $0) } }
      return ListPlacement(
        section.row(ofItem: path.item, of: preparedFor.counts[path.section]), metrics: metrics,
        separators: list.showsSeparators ? list.separatorConfiguration : nil,
        separatorHandler: handler)
    case .supplementary(let kind):
      guard let row = section.row(ofKind: kind) else { return nil }
      // Headers and footers are as wide as the list.
      metrics.contentMargin += metrics.rowInset
      return ListPlacement(row, metrics: metrics, separators: nil)
    case .decoration: return nil
    }
  }

  override func listBackgrounds(in rect: CGRect) -> [(area: CGRect, color: UIColor)] {
    if let listBackground { return [(rect, listBackground)] }
    return sections.indices.compactMap { index in
      guard let section = listSection(index), frames.sections.indices.contains(index) else {
        return nil
      }
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
    if context.invalidateEverything { needsSections = true }
    super.invalidateLayout(with: context)
  }

  /// Other sizes need a new layout; other offsets do not.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedFor?.size
      || collectionView?.adjustedContentInset != preparedFor?.insets
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  /// Takes note of the size that a view prefers.
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
      context.invalidateItems(at: [path])
    case .supplementary(let kind):
      let index = path.count == 1 ? path[0] : path.item
      measured[section, default: Measured()]
        .supplementaries[originalAttributes.category, default: [:]][index] =
        preferredAttributes.size
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration: break
    }
    if solved.indices.contains(section) { solved[section] = nil }
    return context
  }

  override func dataDidChange() {
    measured = [:]
    needsSections = true
  }

  override func elementsDidMove(_ places: UpdatedPlaces) {
    var moved: [Int: Measured] = [:]
    for (section, sizes) in measured {
      guard places.sections.indices.contains(section) else {
        moved[section] = sizes
        continue
      }
      guard let newSection = places.sections[section] else { continue }
      moved[newSection, default: Measured()].supplementaries = sizes.supplementaries
      for (item, size) in sizes.items {
        guard let place = places.place(of: IndexPath(item: item, section: section)) else {
          continue
        }
        moved[place.section, default: Measured()].items[place.item] = size
      }
    }
    measured = moved
    needsSections = true
  }
}
