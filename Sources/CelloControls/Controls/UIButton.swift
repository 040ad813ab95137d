@_spi(Cello) import CelloViews

/// A control with a title and an image that runs an action when it is tapped.
///
/// The ``configuration``, if set, determines the content and appearance. Otherwise titles, images
/// and colors are set for each state.
open class UIButton: UIControl {
  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The type of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A white title without a system appearance.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    /// An information symbol.
    case detailDisclosure = 2
    /// An information symbol.
    case infoLight = 3
    /// An information symbol.
    case infoDark = 4
    /// A plus symbol in a circle.
    case contactAdd = 5
    /// A cross symbol in a filled circle.
    case close = 7

    /// The former name of ``system``.
    public static let roundedRect = ButtonType.system

    /// A Boolean value that indicates whether there is space around the content.
    ///
    /// Source: docs/measurements/controls.md#buttons.
    var hasPadding: Bool {
      switch self {
      case .custom, .system, .close: true
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: false
      }
    }
  }

  /// The purpose of a button.
  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    /// Drawn in red.
    case destructive = 3
  }

  /// The type of a button without a configuration; `custom` unless set by the initializer.
  open private(set) var buttonType = ButtonType.custom
  /// The purpose of the button; `normal` by default. Only `destructive` changes the appearance.
  open var role = Role.normal {
    didSet { if role != oldValue { stateDidChange() } }
  }

  // Configuration
  private var assignedConfiguration: Configuration?
  private var shownConfiguration: Configuration?
  private var needsConfigurationUpdate = true
  private var isUpdating = false
  /// A Boolean value that indicates whether the style of the configuration is updated for the
  /// button's state; `true` by default.
  open var automaticallyUpdatesConfiguration = true
  /// A closure that changes the configuration for the button's state, called after
  /// ``updateConfiguration()``; `nil`, the default, for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // Content by state, without a configuration
  var stateContent = ButtonStateContent()

  // Menus
  /// The menu that the button opens; `nil`, the default, for none.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      selectDefaultElement()
      stateDidChange()
    }
  }
  /// A Boolean value that indicates whether a tap toggles the selection of the button, or of an
  /// element if the button has a menu; `false` by default. If no element of the menu is selected,
  /// the first one becomes selected.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      guard changesSelectionAsPrimaryAction != oldValue else { return }
      selectDefaultElement()
      stateDidChange()
    }
  }

  private func selectDefaultElement() {
    guard changesSelectionAsPrimaryAction, let menu, menu.selectedElements.isEmpty else { return }
    menu.firstLeaf?.state = .on
  }
  /// A Boolean value that indicates whether the button's menu is shown.
  open private(set) var isHeld = false
  /// The order of the elements of ``menu``; `automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that indicates whether a pointer is above the button.
  open private(set) var isHovered = false

  @_spi(Cello) public override func pointerChanged(isInside: Bool) {
    super.pointerChanged(isInside: isInside)
    isHovered = isInside
    stateDidChange()
  }

  /// A Boolean value that indicates whether a pointer above the button changes its style to the
  /// result of ``pointerStyleProvider``, or to a highlight if there is no provider; `false` by
  /// default.
  open var isPointerInteractionEnabled = false {
    didSet {
      guard isPointerInteractionEnabled != oldValue else { return }
      pointerInteraction.map(removeInteraction)
      pointerInteraction = nil
      guard isPointerInteractionEnabled else { return }
      let interaction = UIPointerInteraction(delegate: pointerStyles)
      pointerInteraction = interaction
      addInteraction(interaction)
    }
  }
  private var pointerInteraction: UIPointerInteraction?
  private lazy var pointerStyles = ButtonPointerStyles(self)

  /// A closure that returns the pointer style for a button, for the effect and the shape that the
  /// system proposes; `nil` for a pointer without an effect.
  public typealias PointerStyleProvider =
    (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// A closure that provides the pointer style above the button; `nil`, the default, for the
  /// system's style. Setting a closure also sets ``isPointerInteractionEnabled`` to `true`.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }

  /// The preferred behavior on Mac; `automatic` by default.
  ///
  /// Stored only: ``behavioralStyle`` is always `pad`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // Parts
  private let background = BackgroundView(frame: .zero)
  private let image = UIImageView(frame: .zero)
  private let titleText = UILabel()
  private let subtitleText = UILabel()
  private let indicator = UIImageView(frame: .zero)
  private lazy var activityIndicator = UIActivityIndicatorView(style: .medium)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  private func addParts() {
    for part in [background, image, titleText, subtitleText, indicator] {
      part.isUserInteractionEnabled = false
      part.isHidden = true
      addSubview(part)
    }
    titleText.truncatesLongWords = true
    subtitleText.truncatesLongWords = true
    titleText.font = ButtonStateContent.font(of: buttonType)
    titleText.lineBreakMode = .byTruncatingMiddle
    titleText.shadowOffset = .zero
  }

  /// Creates a button that runs an action when it is tapped and shows the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a type, without a configuration.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button of a type that runs an action when it is tapped and shows the action's title
  /// and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setType(buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration that runs an action when it is tapped. The action's
  /// title and image are shown if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    adopt(primaryAction)
    sizeToFit()
  }

  /// Creates a system button with an image that calls a method of a target when it is tapped. The
  /// method receives the button.
  @preconcurrency public static func systemButton<Target: AnyObject>(
    with image: UIImage, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIButton) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  /// Creates a button of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    if let type: ButtonType = coder.nib?.initialValue("type") { setType(type) }
    coder.apply(to: self, as: UIButton.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .button }

  package final func setType(_ type: ButtonType) {
    buttonType = type
    titleText.font = ButtonStateContent.font(of: type)
    stateContent.image[.normal] = ButtonStateContent.image(of: type)
    guard !type.hasPadding else { return }
    stateContent.symbolConfiguration[.normal] = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.attributedTitle == nil, !action.title.isEmpty {
        configuration?.title = action.title
      }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: Configuration

  /// The content and appearance; `nil`, the default, for the values that are set for each state.
  open var configuration: Configuration? {
    get { shownConfiguration }
    set {
      assignedConfiguration = newValue
      shownConfiguration = newValue
      if isUpdating {
        if automaticallyUpdatesConfiguration {
          shownConfiguration = newValue?.updated(for: self)
        }
      } else {
        setNeedsUpdateConfiguration()
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// Requests an update of the configuration before the next layout. Several requests result in one
  /// update.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  @_spi(Cello) public override final func configurationNeedsUpdate() {
    setNeedsUpdateConfiguration()
  }

  /// Configures the button for its state; does nothing by default. Subclasses override this method.
  /// Apps do not call it directly.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdating else { return }
    needsConfigurationUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    if automaticallyUpdatesConfiguration {
      shownConfiguration = assignedConfiguration?.updated(for: self)
    }
    ObservationTracking.run(for: self) {
      traitCollection.performAsCurrent {
        updateConfiguration()
        configurationUpdateHandler?(self)
      }
    } onChange: {
      $0.setNeedsUpdateConfiguration()
    }
    showContent()
  }

  @_spi(Cello) open override func stateDidChange() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Parts

  /// The label of the title. If the button has a configuration, its properties follow the
  /// configuration.
  open var titleLabel: UILabel? { titleText }

  /// The label of the subtitle; `nil` if there is no subtitle.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return subtitleText.isHidden ? nil : subtitleText
  }

  /// The view of the image.
  open var imageView: UIImageView? { image }

  /// Updates the parts of the button.
  private func showContent() {
    if let shownConfiguration {
      show(shownConfiguration)
    } else {
      showStateContent()
    }
  }

  private func show(_ configuration: Configuration) {
    let traits = traitCollection
    let size = configuration.buttonSize
    // Resolved here, because a color that depends on the tint color cannot be the tint color of a
    // part.
    let foreground = (configuration.foreground ?? tintColor ?? .tintColor)
      .resolvedColor(with: traits)
    background.isHidden = false
    background.configuration = configuration.background
    let title = menuTitle.map { AttributedString($0) } ?? configuration.attributedTitle
    show(
      title, in: titleText, style: ButtonMetrics.titleStyle(size), color: foreground,
      transformer: configuration.titleTextAttributesTransformer,
      lineBreakMode: configuration.titleLineBreakMode)
    show(
      configuration.attributedSubtitle, in: subtitleText, style: ButtonMetrics.subtitleStyle(size),
      color: foreground, transformer: configuration.subtitleTextAttributesTransformer,
      lineBreakMode: configuration.subtitleLineBreakMode)
    let symbols = UIImage.SymbolConfiguration(
      font: .preferredFont(forTextStyle: ButtonMetrics.titleStyle(size), compatibleWith: traits),
      scale: ButtonMetrics.symbolScale(size))
    image.isHidden = configuration.image == nil || configuration.showsActivityIndicator
    image.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage.map { symbols.applying($0) } ?? symbols
    image.image = configuration.image
    image.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    if configuration.showsActivityIndicator {
      if activityIndicator.superview == nil { addSubview(activityIndicator) }
      activityIndicator.color =
        configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
      activityIndicator.startAnimating()
    } else if activityIndicatorIsShown {
      activityIndicator.stopAnimating()
    }
    indicator.isHidden = !showsIndicator(configuration)
    if !indicator.isHidden {
      indicator.image = UIImage(
        systemName: "chevron.up.chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(
          font: .preferredFont(
            forTextStyle: ButtonMetrics.titleStyle(size), compatibleWith: traits), scale: .small))
      indicator.tintColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
    }
  }

  private var activityIndicatorIsShown: Bool {
    shownConfiguration.map(\.showsActivityIndicator) == true
      || subviews.contains { $0 is UIActivityIndicatorView }
  }

  private func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: menu != nil && changesSelectionAsPrimaryAction
    }
  }

  /// The title of the menu's selected element; `nil` if the menu does not change the selection.
  private var menuTitle: String? {
    guard changesSelectionAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first?.title
  }

  private func show(
    _ text: AttributedString?, in label: UILabel, style: UIFont.TextStyle, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?, lineBreakMode: NSLineBreakMode
  ) {
    guard var text, !text.characters.isEmpty else {
      label.isHidden = true
      label.attributedText = nil
      return
    }
    label.isHidden = false
    label.shadowColor = nil
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.textColor = color
    label.lineBreakMode = lineBreakMode
    label.numberOfLines =
      lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
    if let transformer {
      var attributes = AttributeContainer()
      attributes.uiKit.font = label.font
      attributes.uiKit.foregroundColor = color
      text.mergeAttributes(transformer(attributes), mergePolicy: .keepCurrent)
    }
    label.attributedText = NSAttributedString(text)
  }

  private func showStateContent() {
    let content = stateContent
    let state = state
    background.isHidden = content.backgroundImage[state] == nil
    var backgroundConfiguration = UIBackgroundConfiguration.clear()
    backgroundConfiguration.image = content.backgroundImage[state]
    background.configuration = backgroundConfiguration
    subtitleText.isHidden = true
    indicator.isHidden = true
    if activityIndicatorIsShown { activityIndicator.stopAnimating() }
    let color = currentTitleColor
    titleText.textColor = color
    titleText.shadowColor = content.titleShadowColor[state]
    if let attributed = content.attributedTitle[state] {
      titleText.attributedText = attributed
    } else {
      titleText.text = menuTitle ?? content.title[state]
    }
    titleText.isHidden = titleText.text?.isEmpty ?? true
    image.image = content.image[state]
    image.isHidden = image.image == nil
    image.preferredSymbolConfiguration =
      content.symbolConfiguration[state]
      ?? UIImage.SymbolConfiguration(font: titleText.font)
    image.tintColor = buttonType == .custom ? tintColor : color
    // Chosen, as for configurations: iOS fades the title and dims the image of a pressed button.
    let isFaded = state.contains(.highlighted)
    titleText.alpha = isFaded && buttonType != .custom ? ButtonMetrics.highlightedAlpha : 1
    let isDimmed =
      isFaded
      ? content.adjustsImageWhenHighlighted
      : state.contains(.disabled) && buttonType == .custom && content.adjustsImageWhenDisabled
    image.alpha = isDimmed ? ButtonMetrics.dimmedAlpha : 1
  }

  // MARK: Layout

  private func layout() -> ButtonLayout {
    updateConfigurationIfNeeded()
    var layout = ButtonLayout(
      insets: UIEdgeInsets.zero, grid: traitCollection.pixelGrid)
    func measured(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
      guard !label.isHidden else { return nil }
      return { label.sizeOfText(inWidth: $0 > 0 ? $0 : .infinity) }
    }
    layout.title = measured(titleText)
    layout.subtitle = measured(subtitleText)
    if !image.isHidden { layout.image = image.sizeThatFits(.zero) }
    layout.isRightToLeft = isRightToLeft
    layout.horizontal =
      switch contentHorizontalAlignment {
      case .center: .center
      case .fill: .fill
      case .leading: .start
      case .trailing: .end
      case .left: isRightToLeft ? .end : .start
      case .right: isRightToLeft ? .start : .end
      }
    layout.vertical =
      switch contentVerticalAlignment {
      case .center: .center
      case .fill: .fill
      case .top: .start
      case .bottom: .end
      }
    guard let configuration = shownConfiguration else {
      let insets = stateContent.contentEdgeInsets.clamped
      layout.insets = insets
      layout.imageInsets = stateContent.imageEdgeInsets.clamped
      layout.titleInsets = stateContent.titleEdgeInsets.clamped
      if insets == .zero, buttonType.hasPadding {
        layout.insets.top = ButtonMetrics.legacyPadding
        layout.insets.bottom = ButtonMetrics.legacyPadding
      }
      return layout
    }
    layout.insets = configuration.contentInsets.clamped.resolved(rightToLeft: isRightToLeft)
    if configuration.showsActivityIndicator {
      layout.image = activityIndicator.sizeThatFits(.zero)
    } else if let pointSize = image.symbolPointSize {
      layout.symbolLineHeight = traitCollection.pixelGrid.roundedUp(
        UIFont.systemFont(ofSize: pointSize).lineHeight)
    }
    let reservation = configuration.imageReservation.nonNegative
    if reservation > 0, let width = layout.image?.width {
      layout.image?.width = max(width, reservation)
    }
    if !indicator.isHidden { layout.indicator = indicator.sizeThatFits(.zero) }
    layout.indicatorPadding = ButtonMetrics.indicatorPadding
    let placement = configuration.imagePlacement
    layout.imageEdge =
      [.top, .bottom, .trailing].contains(placement) ? placement : .leading
    layout.imagePadding = configuration.imagePadding.nonNegative
    layout.titlePadding = configuration.titlePadding.nonNegative
    layout.textAlignment =
      switch configuration.titleAlignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      case .automatic:
        if layout.image == nil || layout.imageEdge == .top || layout.imageEdge == .bottom {
          layout.horizontal == .fill ? .center : layout.horizontal
        } else {
          layout.imageEdge == .leading ? .start : .end
        }
      }
    return layout
  }

  /// Returns the size of the content for a width in points. Zero and negative widths mean no limit.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    let layout = layout()
    var result = layout.size(fitting: size.width > 0 ? size.width : .infinity)
    if shownConfiguration == nil, buttonType.hasPadding {
      result.width = max(result.width, ButtonMetrics.legacyMinimumWidth)
    }
    return result
  }

  open override var intrinsicContentSize: CGSize { ownSize(fitting: .zero) }

  @_spi(Cello) public override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout()
    let area = layout.contentRect(in: bounds)
    layoutPass = LayoutPass(layout: layout, area: area, frames: layout.frames(inContent: area))
    defer { layoutPass = nil }
    guard let configuration = shownConfiguration else { return layOutStateContent() }
    let frames = layout.frames(in: bounds.size)
    let offset = bounds.origin
    background.frame = bounds
    var shown = configuration.background
    shown.values.cornerRadius.value = ButtonMetrics.radius(
      configuration, height: bounds.height, traits: traitCollection)
    background.configuration = shown
    if let frame = frames.image?.offsetBy(dx: offset.x, dy: offset.y) {
      image.contentMode = .center
      image.frame = frame
      if activityIndicatorIsShown { activityIndicator.frame = frame }
    }
    if let frame = frames.title { titleText.frame = frame.offsetBy(dx: offset.x, dy: offset.y) }
    if let frame = frames.subtitle {
      subtitleText.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    }
    if let frame = frames.indicator {
      indicator.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    }
  }

  /// Sets the frames of a button without a configuration to the rectangles that subclasses can
  /// override.
  private func layOutStateContent() {
    background.frame = backgroundRect(forBounds: bounds)
    let area = contentRect(forBounds: bounds)
    if !image.isHidden {
      let frame = imageRect(forContentRect: area)
      // An image that keeps its size is not resampled.
      image.contentMode = frame.size == layoutPass?.frames.image?.size ? .center : .scaleToFill
      image.frame = frame
    }
    if !titleText.isHidden { titleText.frame = titleRect(forContentRect: area) }
  }

  /// The results that the parts of a layout have in common.
  private struct LayoutPass {
    var layout: ButtonLayout
    var area: CGRect
    var frames: ButtonLayout.Frames
  }
  /// The current layout; `nil` between layouts.
  private final var layoutPass: LayoutPass?

  /// Returns the frames of the parts in a content rectangle.
  private func frames(inContent area: CGRect) -> ButtonLayout.Frames {
    if let layoutPass, layoutPass.area == area { return layoutPass.frames }
    return (layoutPass?.layout ?? layout()).frames(inContent: area)
  }

  /// Returns the rectangle of the background image; by default the bounds. Only buttons without a
  /// configuration use it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content; by default the bounds without the insets of the content.
  /// Only buttons without a configuration use it.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    (layoutPass?.layout ?? layout()).contentRect(in: bounds)
  }

  /// Returns the rectangle of the title in a content rectangle. Only buttons without a configuration
  /// use it.
  ///
  /// By default, the title has the size of its text, and a position according to the alignments of
  /// the content. Without a title, the size is zero.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).title
      ?? CGRect(x: contentRect.midX, y: contentRect.midY, width: 0, height: 0)
  }

  /// Returns the rectangle of the image in a content rectangle. Only buttons without a configuration
  /// use it.
  ///
  /// By default, the image has its own size, and a position before the title according to the
  /// alignments of the content. Without an image, the size is zero. An image is scaled to a
  /// rectangle of another size.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).image
      ?? CGRect(x: contentRect.midX, y: contentRect.midY, width: 0, height: 0)
  }

  // MARK: Touches

  open override func performPrimaryAction() {
    if !showMenuInsteadOfAction() { super.performPrimaryAction() }
  }

  @_spi(Cello) public override func touchUpInside() {
    if showMenuInsteadOfAction() { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Returns a configuration for ``menu``; `nil` if there is no menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(
      identifier: nil, presenter: nil, actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    isHeld = true
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    isHeld = false
    stateDidChange()
  }

  override var menuSelectsAction: Bool { changesSelectionAsPrimaryAction }

  @_spi(Cello) open override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label =
      titleText.text ?? currentTitle ?? (currentImage ?? configuration?.image)?.accessibilityLabel
      ?? (buttonType == .close ? SystemString.close.text : nil)
    result.traits.insert(.button)
    return result
  }

  // MARK: Content for each state

  // A state without a value has the value of the normal state. The values are not shown while the
  // button has a configuration. Titles and images of the normal state then change the
  // configuration.

  /// Sets the title for a state; `nil` removes it. For the normal state, it also replaces the title
  /// of an existing configuration.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    stateContent.title[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    stateDidChange()
  }

  /// Returns the title for a state; `nil` for none. A state without a title has the title of the
  /// normal state.
  open func title(for state: UIControl.State) -> String? { stateContent.title[state] }

  /// Sets the attributed title for a state; `nil` removes it. It takes precedence over the title.
  /// For the normal state, it also replaces the title of an existing configuration.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    stateContent.attributedTitle[state] = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = title.map { AttributedString($0) }
    }
    stateDidChange()
  }

  /// Returns the attributed title for a state, or for the normal state if the state has none; `nil`
  /// for none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    stateContent.attributedTitle[state]
  }

  /// Sets the color of the title for a state; `nil` restores the default color. Buttons with a
  /// configuration ignore it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleColor[state] = color
    stateDidChange()
  }

  /// Returns the title color that was set for a state, or for the normal state if the state has
  /// none; `nil` for none.
  open func titleColor(for state: UIControl.State) -> UIColor? { stateContent.titleColor[state] }

  /// Sets the color of the title's shadow for a state; `nil` for none. The shadow is hidden behind
  /// the letters unless the title label has a shadow offset.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleShadowColor[state] = color
    stateDidChange()
  }

  /// Returns the shadow color for a state, or for the normal state if the state has none; `nil` for
  /// none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    stateContent.titleShadowColor[state]
  }

  /// The shadow color of the title in the current state; `nil` for none.
  open var currentTitleShadowColor: UIColor? { stateContent.titleShadowColor[state] }

  /// Sets the image for a state; `nil` removes it. For the normal state, it also replaces the image
  /// of an existing configuration.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.image[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    stateDidChange()
  }

  /// Returns the image for a state, or for the normal state if the state has none; `nil` for none.
  open func image(for state: UIControl.State) -> UIImage? { stateContent.image[state] }

  /// Sets the image behind the content for a state; `nil` removes it. Buttons with a configuration
  /// ignore it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.backgroundImage[state] = image
    stateDidChange()
  }

  /// Returns the background image for a state, or for the normal state if the state has none; `nil`
  /// for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    stateContent.backgroundImage[state]
  }

  /// Sets the symbol configuration of the image for a state; `nil` restores the font of the title.
  /// Buttons with a configuration ignore it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    stateContent.symbolConfiguration[state] = configuration
    stateDidChange()
  }

  /// Returns the symbol configuration that was set for a state, or for the normal state if the
  /// state has none; `nil` for none.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { stateContent.symbolConfiguration[state] }

  /// The insets between the edges and the content, in points; zero by default. Buttons with a
  /// configuration ignore them.
  open var contentEdgeInsets: UIEdgeInsets {
    get { stateContent.contentEdgeInsets }
    set {
      stateContent.contentEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// The insets that move the title from its position, in points, without a change of the button's
  /// size; zero by default. A centered title moves by half of the difference between opposite
  /// insets. Buttons with a configuration ignore them.
  open var titleEdgeInsets: UIEdgeInsets {
    get { stateContent.titleEdgeInsets }
    set {
      stateContent.titleEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// The insets that move the image from its position, in points, without a change of the button's
  /// size; zero by default. Buttons with a configuration ignore them.
  open var imageEdgeInsets: UIEdgeInsets {
    get { stateContent.imageEdgeInsets }
    set {
      stateContent.imageEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that indicates whether the image is dimmed while the button is pressed; `true`
  /// by default. Buttons with a configuration ignore it.
  open var adjustsImageWhenHighlighted: Bool {
    get { stateContent.adjustsImageWhenHighlighted }
    set {
      stateContent.adjustsImageWhenHighlighted = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that indicates whether the image of a custom button is dimmed while the button
  /// is disabled; `true` by default. Buttons with a configuration ignore it.
  open var adjustsImageWhenDisabled: Bool {
    get { stateContent.adjustsImageWhenDisabled }
    set {
      stateContent.adjustsImageWhenDisabled = newValue
      stateDidChange()
    }
  }

  /// The title in the current state; `nil` for none. The title of the configuration takes
  /// precedence.
  open var currentTitle: String? {
    configuration?.title ?? stateContent.attributedTitle[state]?.string ?? stateContent.title[state]
  }

  /// The attributed title in the current state; `nil` for none. The configuration's title is not
  /// included.
  open var currentAttributedTitle: NSAttributedString? { stateContent.attributedTitle[state] }

  /// The color of the title in the current state.
  ///
  /// If no color was set, the title is white in custom buttons and has the tint color in others. A
  /// destructive button has a red title, and a disabled button that is not custom a gray title.
  open var currentTitleColor: UIColor {
    if let own = stateContent.titleColor.own(state) { return own }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return stateContent.titleColor[.normal]
      ?? (buttonType == .custom ? .white : role == .destructive ? .systemRed : tintColor)
  }

  /// The image in the current state; `nil` for none. The image of the configuration takes
  /// precedence.
  open var currentImage: UIImage? { configuration?.image ?? stateContent.image[state] }

  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? currentTitle }
    set { super.largeContentTitle = newValue }
  }
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? currentImage }
    set { super.largeContentImage = newValue }
  }

  /// The background image in the current state; `nil` for none.
  open var currentBackgroundImage: UIImage? { stateContent.backgroundImage[state] }

  /// The symbol configuration of the image in the current state; `nil` for none.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    stateContent.symbolConfiguration[state]
  }

  // MARK: Behavior

  /// The effective behavior of the button; always `pad` here.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// A Boolean value that indicates whether a drag that hovers over the button performs its action;
  /// `false` by default.
  open var isSpringLoaded: Bool {
    get { isSpringLoadedControl }
    set { isSpringLoadedControl = newValue }
  }
}
