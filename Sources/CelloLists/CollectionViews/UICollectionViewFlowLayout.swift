/// A layout of items in lines, with as many items in each line as fit, and with section headers and
/// footers.
///
/// The items of full lines are distributed over the breadth of the collection view. The last line
/// of equally broad items has the gaps of a full line. A delegate that conforms to
/// ``UICollectionViewDelegateFlowLayout`` determines the sizes of individual items and sections.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The areas to which section insets can refer. Source of the raw values: Apple's
  /// `UICollectionViewFlowLayout.h`.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// A value of ``estimatedItemSize`` for which items are measured, starting with ``itemSize``.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // Source of the defaults: Apple's documentation of the properties.

  /// The minimum space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before they are measured, in points; zero, the default, if items are not
  /// measured. After the first measurements, other items have the average of the measured sizes,
  /// unless the delegate returns sizes.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      measured = [:]
      collectionView?.measureAgain()
      invalidateLayout()
    }
  }
  /// The direction in which the layout scrolls; `vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, in points; zero, the default, for no headers. Only the length along the
  /// scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; zero, the default, for no footers. Only the length along the
  /// scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of a section's items, in points, inside the header and footer; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The area to which section insets refer; `fromContentInset` by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// A Boolean value that indicates whether headers stay visible while a part of their section is
  /// visible; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether footers stay visible while a part of their section is
  /// visible; `false` by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var frames = CompositionalFrames()
  /// The measured sizes of items, in points.
  private var measured: [IndexPath: CGSize] = [:]
  /// The size of the other items while items are measured; otherwise `nil`.
  private var sizeWhileMeasuring: CGSize?
  /// ``unmeasuredSize`` while the delegate is asked for the sizes of a section; otherwise `nil`.
  private var sizeOfOthers: CGSize?
  /// A Boolean value that indicates whether the delegate returns no sizes; set while it is asked.
  final var hasDefaultSizes = false
  private var preparedFor: (size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection)?
  /// The sizes and the spacing of the sections from the last preparation.
  private var sections: [FlowSolver.Section] = []
  /// The parts that the contexts since the last preparation invalidate; `nil` without a context, if
  /// the whole layout is computed again.
  private var invalidated: (metrics: Bool, attributes: Bool)?

  /// Creates a flow layout with the default values.
  public nonisolated override init() { super.init() }

  /// Creates a layout of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UICollectionViewFlowLayout.self)
  }

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
    let isSame = preparedFor.map { ($0.size, $0.insets) == (size, insets) && $0.traits == traits }
    let all = (metrics: true, attributes: true)
    let parts = isSame == true ? invalidated ?? all : all
    (preparedFor, invalidated) = ((size, insets, traits), nil)
    let counts = collectionView.presentationCounts
    if parts.metrics || sections.map(\.itemSizes.count) != counts {
      sections = counts.enumerated().map { section($0, itemCount: $1, in: collectionView) }
    } else {
      updateMeasuredSizes()
    }
    guard parts.attributes else { return }
    let container = CGSize(
      width: (size.width - insets.left - insets.right).nonNegative,
      height: (size.height - insets.top - insets.bottom).nonNegative)
    let solver = FlowSolver(
      container: container, axis: axis, pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds)
    let solved = sections.map { solver.frames(of: $0) }
    var whole = CompositionalSolver(
      sections: SectionSolver(container: container, axis: axis, traitCollection: traits))
    let isOpposite =
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    whole.isRightToLeft = isOpposite && flipsHorizontallyInOppositeLayoutDirection
    whole.roundsSizeUp = false
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
    section.measuredAxes = estimatedItemSize == .zero ? [] : .both
    hasDefaultSizes = delegate == nil
    let unmeasured = unmeasuredSize
    sizeOfOthers = unmeasured
    defer { sizeOfOthers = nil }
    section.itemSizes = (0..<itemCount).map { item in
      let path = IndexPath(item: item, section: index)
      if let size = measured[path] { return size }
      guard let item = collectionView.dataPath(ofPresented: path) else { return unmeasured }
      return value(unmeasured) {
        $0.collectionView(collectionView, layout: self, sizeForItemAt: item)
      }
    }
    section.hasDefaultSizes = hasDefaultSizes
    let insets = value(sectionInset) {
      $0.collectionView(collectionView, layout: self, insetForSectionAt: index)
    }
    section.insets = adjusted(insets, in: collectionView)
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

  /// The size of an item that was not measured and for which the delegate returns no size.
  ///
  /// Source: docs/measurements/compositional-layouts.md#flow-layouts.
  final var unmeasuredSize: CGSize {
    guard estimatedItemSize != .zero else { return itemSize }
    if let size = sizeOfOthers ?? sizeWhileMeasuring { return size }
    guard !measured.isEmpty else {
      return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    // The sums are integers, which do not depend on the order.
    func average(_ length: (CGSize) -> CGFloat) -> CGFloat {
      let sum = measured.values.reduce(0) { $0 &+ PrefixSums.fixed(length($1)) }
      return PrefixSums.length(sum) / CGFloat(measured.count)
    }
    return CGSize(width: average(\.width), height: average(\.height))
  }

  /// Stores the measured sizes, and their average for other items without sizes of the delegate.
  private func updateMeasuredSizes() {
    guard estimatedItemSize != .zero else { return }
    let unmeasured = unmeasuredSize
    for index in sections.indices {
      for item in sections[index].itemSizes.indices {
        if let size = measured[IndexPath(item: item, section: index)] {
          sections[index].itemSizes[item] = size
        } else if sections[index].hasDefaultSizes {
          sections[index].itemSizes[item] = unmeasured
        }
      }
    }
  }

  /// Returns the insets of a section's items; those of the reference area include the content inset.
  ///
  /// Source: docs/measurements/compositional-layouts.md#flow-layouts.
  private func adjusted(_ insets: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let content = view.adjustedContentInset
    let includesBothAxes = view.traitCollection.systemVersion == .iOS26
    var result = insets
    if axis == .vertical || includesBothAxes {
      result.left = (insets.left + reference.left - content.left).nonNegative
      result.right = (insets.right + reference.right - content.right).nonNegative
    }
    if axis == .horizontal || includesBothAxes {
      result.top = (insets.top + reference.top - content.top).nonNegative
      result.bottom = (insets.bottom + reference.bottom - content.bottom).nonNegative
    }
    return result
  }

  open override var collectionViewContentSize: CGSize { frames.size }

  // MARK: Attributes

  override var elements: LayoutElements? { LayoutElements(frames, along: axis, of: self) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isWhole = context.invalidatesWholeLayout || context.invalidateDataSourceCounts
    let flow = isWhole ? nil : context as? UICollectionViewFlowLayoutInvalidationContext
    let former = invalidated ?? (false, false)
    invalidated = (
      former.metrics || flow?.invalidateFlowLayoutDelegateMetrics ?? true,
      former.attributes || flow?.invalidateFlowLayoutAttributes ?? true
    )
    super.invalidateLayout(with: context)
  }

  /// A change of size invalidates the layout; a change of the content offset does not.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedFor?.size
      || collectionView?.adjustedContentInset != preparedFor?.insets
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
    if originalAttributes.category == .cell {
      measured[originalAttributes.indexPath] = preferredAttributes.size
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  override var isMeasuring: Bool {
    get { sizeWhileMeasuring != nil }
    set { sizeWhileMeasuring = newValue ? unmeasuredSize : nil }
  }

  override func didMeasure(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.category == .cell else { return }
    measured[attributes.indexPath] = attributes.size
  }

  override func dataDidChange() {
    measured = [:]
    invalidated = (true, true)
  }

  override func elementsDidMove(_ indexPaths: UpdatedIndexPaths) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let new = indexPaths.updated(path) { moved[new] = size }
    }
    measured = moved
    invalidated = (true, true)
  }
}
