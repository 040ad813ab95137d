@_spi(Cello) import CelloControls
internal import CelloRaster

/// A view that shows an accessory of a cell and performs its action.
package final class AccessoryView: UIControl {
  /// The state of the cell on which the appearance of an accessory depends.
  struct Context: Equatable {
    var isSelected = false
    var isExpanded = false
    var isHeader = false
    /// A Boolean value that indicates whether the cell's item belongs to an outline, so that an
    /// outline disclosure can toggle it.
    var isInOutline = false
  }

  package private(set) var accessory: UICellAccessory
  private(set) var context: Context
  private var label: UILabel?
  private var popUpButton: PopUpMenuButton?

  init(_ accessory: UICellAccessory, _ context: Context) {
    self.accessory = accessory
    self.context = context
    super.init(frame: .zero)
    addAction(
      UIAction { [unowned self] _ in self.performAction() }, for: .touchUpInside)
    if case .reorder = accessory.content {
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: AccessoryView.reorder)
      addGestureRecognizer(pan)
    }
    show(accessory, context)
  }

  private func performAction() {
    if let handler = accessory.actionHandler { return handler() }
    (superview as? any AccessoryResponder)?.performOutlineDisclosure()
  }

  /// Animates the chevron of an outline item that was just expanded or collapsed from its former
  /// direction, in the current animation.
  func animateTurn() {
    guard case .outlineDisclosure = accessory.content else { return }
    // A collapsed chevron points to the trailing edge, an expanded chevron down.
    let isClockwise = context.isExpanded == isRightToLeft
    var former = currentGeometry
    let sine: CGFloat = isClockwise ? 1 : -1
    former.transform = CGAffineTransform(a: 0, b: sine, c: -sine, d: 0, tx: 0, ty: 0)
    animateChange(from: former)
  }

  private func reorder(_ pan: UIPanGestureRecognizer) {
    guard let cell = superview as? any AccessoryResponder else { return }
    let distance = pan.translation(in: nil)
    switch pan.state {
    case .began:
      cell.reorderControlMoved(.began)
      cell.reorderControlMoved(.moved(CGVector(dx: distance.x, dy: distance.y)))
    case .changed: cell.reorderControlMoved(.moved(CGVector(dx: distance.x, dy: distance.y)))
    case .ended: cell.reorderControlMoved(.ended)
    default: cell.reorderControlMoved(.canceled)
    }
  }

  /// Always fails: views are not read from archives.
  package required init?(coder: NSCoder) { return nil }

  /// Shows another accessory of the same type.
  func show(_ accessory: UICellAccessory, _ context: Context) {
    self.accessory = accessory
    self.context = context
    let options = accessory.options
    isUserInteractionEnabled = accessory.actionHandler != nil && !options.isHidden
    switch accessory.content {
    case .outlineDisclosure: if context.isInOutline { isUserInteractionEnabled = !options.isHidden }
    case .reorder: isUserInteractionEnabled = !options.isHidden
    case .customView(let configuration):
      let view = configuration.customView
      if view.superview !== self { addSubview(view) }
      view.isHidden = configuration.isHidden
      if let color = configuration.tintColor { view.tintColor = color }
      isUserInteractionEnabled = !configuration.isHidden
    case .label(let text, let options):
      let label = label ?? UILabel()
      if label.superview == nil { addSubview(label) }
      self.label = label
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      label.isHidden = options.isHidden
    case .popUpMenu(let menu, let options, let handler):
      let button = popUpButton ?? PopUpMenuButton(frame: .zero)
      if button.superview == nil { addSubview(button) }
      popUpButton = button
      button.show(menu, color: options.tintColor, handler: handler)
      button.isHidden = options.isHidden
      isUserInteractionEnabled = !options.isHidden
    default: break
    }
    setNeedsLayout()
  }

  // MARK: - Accessibility

  /// Accessibility of system accessories that the user can tap. Chosen: the labels, which Apple
  /// does not document; the labels of editing controls end with the text of the row, as the tests
  /// of apps expect.
  package override var defaultAccessibility: DefaultAccessibility {
    guard let glyph, isUserInteractionEnabled else { return DefaultAccessibility() }
    let label: String? =
      switch glyph {
      case .outlineExpanded: SystemString.collapse.text
      case .outlineCollapsed: SystemString.expand.text
      case .delete: editingLabel(.delete, .deleteRow)
      case .insert: editingLabel(.insert, .insertRow)
      case .reorder: editingLabel(.reorder, .reorderRow)
      case .detail: SystemString.moreInfo.text
      default: nil
      }
    return DefaultAccessibility(isElement: label != nil, label: label, traits: .button)
  }

  private func editingLabel(_ action: SystemString, _ actionOnRow: SystemString) -> String {
    guard let row = (superview as? any RowLabeling)?.rowLabel else { return action.text }
    return actionOnRow.text(.text(row))
  }

  // MARK: - Layout

  /// The glyph; `nil` for a label, a pop-up menu or a custom view.
  package var glyph: AccessoryGlyph? {
    switch accessory.content {
    case .disclosureIndicator: .disclosureIndicator
    case .outlineDisclosure: context.isExpanded ? .outlineExpanded : .outlineCollapsed
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: context.isSelected ? .multiselectOn : .multiselectOff
    case .detail: .detail
    case .label, .popUpMenu, .customView: nil
    }
  }

  /// The name of the accessory in resolved properties.
  package var typeName: String {
    if let glyph { return glyph.rawValue }
    if case .customView(let configuration) = accessory.content {
      return "custom " + "\(type(of: configuration.customView))"
    }
    return popUpButton == nil ? "label" : "popUpMenu"
  }

  private var glyphScale: CGFloat {
    traitCollection.systemVersion.accessories.scale(in: traitCollection)
  }

  /// The size of the glyph or view, in points.
  var contentSize: CGSize {
    if let glyph {
      let scale = glyphScale
      return CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
    }
    guard let view = subviews.first else { return .zero }
    if case .customView(let configuration) = accessory.content, configuration.maintainsFixedSize {
      return view.bounds.size
    }
    let intrinsic = view.intrinsicContentSize
    let size = CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? view.bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? view.bounds.height : intrinsic.height)
    let grid = traitCollection.pixelGrid
    return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
  }

  /// The width of the region in which the accessory is centered, in points.
  var regionWidth: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .actual: contentSize.width
    case .custom(let width): width.nonNegative
    case .standard:
      if let glyph {
        glyphScale > 1 ? max(glyph.regionWidth, contentSize.width) : glyph.regionWidth
      } else {
        AccessoryMetrics.regionWidth
      }
    }
  }

  private var contentFrame: CGRect {
    let size = contentSize
    var x = (bounds.width - size.width) / 2
    if glyph == .disclosureIndicator {
      let offset = traitCollection.systemVersion.accessories.disclosureOffset
      x += isRightToLeft ? -offset : offset
    }
    let y = (bounds.height - size.height) / 2
    return traitCollection.pixelGrid.rounded(CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = contentFrame
  }

  // MARK: - Drawing

  package override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint)
  {
    guard let glyph, !accessory.options.isHidden else { return }
    let colors = colors
    recorder.withItems {
      $0 += glyph.items(
        in: contentFrame.offsetBy(dx: origin.x, dy: origin.y), isRightToLeft: isRightToLeft,
        color: colors.line.color(in: traitCollection),
        background: colors.disc.color(in: traitCollection))
    }
  }

  /// Source: docs/measurements/accessories.md#regions.
  private var colors: (line: UIColor, disc: UIColor) {
    let tint = accessory.options.tintColor
    switch accessory.content {
    case .delete(let options, _):
      return (tint ?? .white, options.backgroundColor ?? .systemRed)
    case .insert(let options, _):
      return (tint ?? .white, options.backgroundColor ?? .systemGreen)
    case .multiselect(let options):
      return context.isSelected
        ? (tint ?? .white, options.backgroundColor ?? .tintColor) : (tint ?? .tertiaryLabel, .clear)
    case .outlineDisclosure(let options, _):
      let isHeaderStyle = options.isHeaderStyle(inHeader: context.isHeader)
      return (tint ?? (isHeaderStyle ? .tintColor : .tertiaryLabel), .clear)
    case .checkmark, .detail:
      return (tint ?? .tintColor, .clear)
    default:
      return (tint ?? .tertiaryLabel, .clear)
    }
  }
}
