@_spi(Cello) import CelloControls

/// A cell of a list in a collection view.
///
/// By default, it has the background of the list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// Creates a list cell with a frame, in points in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
  }

  /// Creates a cell of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
    coder.apply(to: self, as: UICollectionViewListCell.self)
  }

  /// Returns a new content configuration in the style of the list that contains the cell, without
  /// content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent {
      switch placement?.row.kind {
      case .header: .header()
      case .footer: .footer()
      case .cell, nil: .cell()
      }
    }
  }

  @_spi(Cello) public override final var preservedMargins: UIEdgeInsets { marginsOfList }

  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The indentation for each level, in points; 10 by default.
  ///
  /// Source of the default: docs/measurements/accessories.md#indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the leading accessories are indented with the content;
  /// `true` by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The accessories beside the content; empty by default. The system determines their order; the
  /// order in the array affects only custom accessories.
  ///
  /// Two system accessories of the same kind are a programming error that ends the process.
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
  /// A Boolean value that indicates whether the cell is the header of a section, in which an
  /// outline disclosure has a different style.
  private var isSectionHeader: Bool { placement?.row.kind == .header }

  final var indentation: CGFloat { indentation(indentationLevel, indentationWidth) }

  /// Updates the accessory views for the shown state.
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

  /// The level that the collection view has set as ``indentationLevel``; `nil` outside an outline.
  final var outlineLevel: Int?

  /// A Boolean value that indicates whether a tap anywhere on the cell expands or collapses its
  /// outline item.
  override final var isOutlineHeader: Bool {
    accessoryViews.contains { accessory in
      guard case .outlineDisclosure(let options, _) = accessory.content else { return false }
      return options.isHeaderStyle(inHeader: isSectionHeader)
    }
  }

  /// Expands or collapses the cell's item, like a tap on its outline disclosure.
  override final func performOutlineDisclosure() {
    for case .outlineDisclosure(_, let handler?) in accessories.map(\.content) { return handler() }
    owner?.toggleOutline(of: self)
  }

  package override var contentArea: CGRect {
    updateAccessoryViews()
    return areaBetweenAccessories
  }

  /// The height of custom accessories (chosen).
  package override var minimumHeight: CGFloat { accessoryViews.maxCustomHeight }

  open override func layoutSubviews() {
    // Updates the accessory views, which determine the area of the content.
    super.layoutSubviews()
    placeAccessories()
    separator?.follow(super.separatorInsets)
  }

  // MARK: Separator

  private var separator: SeparatorGuide?

  /// The layout guide of the separator below the cell.
  ///
  /// By default, the separator starts at the primary text of a system content configuration, or at
  /// the margin. Constraints between the guide's leading or trailing anchor and a view in the cell
  /// override the default.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separator { return separator.guide }
    let new = SeparatorGuide(in: self)
    new.follow(super.separatorInsets)
    separator = new
    // A cell that has been laid out has the frame at once.
    engineRoot.layoutState?.engine?.update()
    return new.guide
  }

  /// The distances of the separator from the cell's edges, in points.
  package override var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    guard let frame = separator?.guide.layoutFrame else { return super.separatorInsets }
    let left = frame.minX
    let right = bounds.width - frame.maxX
    return isRightToLeft ? (right, left) : (left, right)
  }
}

extension UICollectionViewListCell: AccessoryHosting, AccessoryResponder {
  func reorderControlMoved(_ phase: ReorderPhase) { owner?.reorder(self, phase) }
}
