/// A layout of lines of items, as many in each as fit, with headers and footers of sections.
///
/// Lines fill the breadth of the collection view. The last one of a section has the gaps of the one
/// before it. A delegate that conforms to ``UICollectionViewDelegateFlowLayout`` determines the
/// sizes of single items and sections.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The area from which section insets are measured. Source of the raw values: Apple's
  /// `UICollectionViewFlowLayout.h`.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// As ``estimatedItemSize``, that items are measured, starting from ``itemSize``.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // Source of the defaults: Apple's documentation of the properties.

  /// The smallest room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest room between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before they are measured; zero if they are not.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      measured = [:]
      collectionView?.measureAgain()
      invalidateLayout()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; only the length along the direction of scrolling is used. Zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, as ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room around the items of a section, inside the header and footer.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay visible as long as a part of their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay visible as long as a part of their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var frames = CompositionalFrames()
  /// The sizes that items prefer.
  private var measured: [IndexPath: CGSize] = [:]
  private var preparedFor: (size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection)?

  public nonisolated override init() { super.init() }

  /// Always fails: layouts are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var axis: NSLayoutConstraint.Axis { scrollDirection.axis }

  // MARK: Layout

  open override func prepare() {
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let traits = collectionView.traitCollection
    if preparedFor?.size[axis.crossed] != size[axis.crossed] || preparedFor?.traits != traits {
      measured = [:]
      collectionView.measureAgain()
    }
    preparedFor = (size, insets, traits)
    let container = CGSize(
      width: (size.width - insets.left - insets.right).nonNegative,
      height: (size.height - insets.top - insets.bottom).nonNegative)
    let solver = FlowSolver(
      container: container, axis: axis, pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds)
    let solved = (collectionView.state.counts ?? []).enumerated().map { section, count in
      solver.frames(of: self.section(section, itemCount: count, in: collectionView))
    }
    var whole = CompositionalSolver(
      sections: SectionSolver(container: container, axis: axis, traitCollection: traits))
    let isOpposite =
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    whole.isRightToLeft = isOpposite && flipsHorizontallyInOppositeLayoutDirection
    frames = whole.frames(of: solved)
  }

  private func section(
    _ index: Int, itemCount: Int, in collectionView: UICollectionView
  ) -> FlowSolver.Section {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    func value<Value>(
      _ own: Value, _ ask: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value { delegate.map(ask) ?? own }

    var section = FlowSolver.Section()
    let isMeasured = estimatedItemSize != .zero
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    section.measuredAxes = isMeasured ? .both : []
    section.itemSizes = (0..<itemCount).map { item in
      let path = IndexPath(item: item, section: index)
      guard !isMeasured else { return measured[path] ?? estimate }
      guard let place = collectionView.dataPlace(of: path) else { return itemSize }
      return value(itemSize) {
        $0.collectionView(collectionView, layout: self, sizeForItemAt: place)
      }
    }
    section.insets =
      value(sectionInset) {
        $0.collectionView(collectionView, layout: self, insetForSectionAt: index)
      }
      .adding(referenceInsets(collectionView))
    section.lineSpacing = value(minimumLineSpacing) {
      $0.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: index)
    }
    section.interitemSpacing = value(minimumInteritemSpacing) {
      $0.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: index)
    }
    section.header =
      value(headerReferenceSize) {
        $0.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: index)
      }[axis]
    section.footer =
      value(footerReferenceSize) {
        $0.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: index)
      }[axis]
    return section
  }

  /// The insets across the direction of scrolling of the area that insets refer to.
  private func referenceInsets(_ collectionView: UICollectionView) -> UIEdgeInsets {
    var insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = collectionView.safeAreaInsets
    case .fromLayoutMargins: insets = collectionView.layoutMargins
    }
    if axis == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.left = 0
      insets.right = 0
    }
    return insets
  }

  open override var collectionViewContentSize: CGSize { frames.size }

  // MARK: Attributes

  override var elements: LayoutElements? { LayoutElements(frames, along: axis, of: self) }

  // MARK: Invalidation

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
    if originalAttributes.category == .cell {
      measured[originalAttributes.indexPath] = preferredAttributes.size
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  override func dataDidChange() { measured = [:] }

  override func elementsDidMove(_ places: UpdatedPlaces) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let place = places.place(of: path) { moved[place] = size }
    }
    measured = moved
  }
}
