/// A cell of a list.
///
/// By default, it has the background of the surrounding list.
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A new content configuration in the style of the surrounding list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent {
      switch placement?.row.kind {
      case .header: .header()
      case .footer: .footer()
      case .cell, nil: .cell()
      }
    }
  }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The length of a step in points.
  ///
  /// Source of the default: docs/measurements/accessories.md#indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether the leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The accessories beside the content. The system arranges them; the order in the array matters
  /// only for custom ones.
  ///
  /// More than one of a system accessory is a programming error that ends the process.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (index, accessory) in accessories.enumerated() {
        precondition(
          !accessories[..<index].contains(where: accessory.isSame),
          "accessories: \(accessory.accessoryType) occurs twice. A cell has at most one of each.")
      }
      setNeedsLayout()
    }
  }

  final let accessoryViews = AccessoryViews()
  /// Whether the cell is the header of a section, where an outline disclosure has another style.
  private var isSectionHeader: Bool { placement?.row.kind == .header }

  final var indentation: CGFloat { indentation(indentationLevel, indentationWidth) }

  /// Shows the accessories of the state that is shown.
  private func updateAccessoryViews() {
    guard !accessories.isEmpty || !accessoryViews.isEmpty else { return }
    let state = host.shownState as? UICellConfigurationState
    accessoryViews.show(
      AccessoryOrder(accessories, isEditing: state?.isEditing == true, isHeader: isSectionHeader),
      AccessoryView.Context(
        isSelected: state?.isSelected == true, isExpanded: state?.isExpanded == true,
        isHeader: isSectionHeader, isInOutline: owner?.isInOutline(self) == true),
      in: self)
  }

  /// The level that a collection view has set as ``indentationLevel``; `nil` outside of outlines.
  final var outlineLevel: Int?

  /// Whether a tap anywhere on the cell toggles its item of an outline.
  override final var isOutlineHeader: Bool {
    accessoryViews.contains { accessory in
      guard case .outlineDisclosure(let options, _) = accessory.content else { return false }
      return options.isHeaderStyle(inHeader: isSectionHeader)
    }
  }

  /// Toggles the cell's item as a tap on its outline disclosure does.
  override final func performOutlineDisclosure() {
    for case .outlineDisclosure(_, let handler?) in accessories.map(\.content) { return handler() }
    owner?.toggleOutline(of: self)
  }

  package override var contentArea: CGRect {
    updateAccessoryViews()
    return areaBetweenAccessories
  }

  open override func layoutSubviews() {
    // Updates the accessory views, which determine where the content is.
    super.layoutSubviews()
    placeAccessories()
    separator?.follow(super.separatorInsets)
  }

  // MARK: Separator

  private var separator: SeparatorGuide?

  /// The place of the separator below the cell.
  ///
  /// It begins at the primary text of a system content configuration, or at the margin. Constraints
  /// between the guide's leading or trailing anchor and a view in the cell override that.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separator { return separator.guide }
    let new = SeparatorGuide(in: self)
    separator = new
    return new.guide
  }

  /// The distances of the separator from the cell's edges, in points.
  package override var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    guard let frame = separator?.guide.layoutFrame else { return super.separatorInsets }
    let left = frame.minX
    let right = bounds.width - frame.maxX
    return isRightToLeft ? (right, left) : (left, right)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var fitting = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if verticalFittingPriority < .required {
      fitting.height = max(fitting.height, accessoryViews.maxCustomHeight)
    }
    return fitting
  }

  /// The height that the content needs in a width, and at least that of custom accessories (chosen).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height = max(fitting.height, accessoryViews.maxCustomHeight)
    return fitting
  }
}

extension UICollectionViewListCell: AccessoryHosting, AccessoryResponder {
  func reorderControlMoved(_ phase: ReorderPhase) { owner?.reorder(self, phase) }
}
