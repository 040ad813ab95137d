internal import CelloRaster
package import CelloText

/// A view that shows text.
open class UILabel: UIView {
  /// The text without attributes; `nil` for none. Setting it replaces ``attributedText``.
  open var text: String? {
    get { content.map(\.string) }
    set { set(newValue.map { .plain($0) }) }
  }

  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? text }
    set { super.largeContentTitle = newValue }
  }

  /// The text with attributes, which take precedence over the label's font, color and alignment.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .attributed(let text): text.string
      case .plain(let string):
        NSAttributedString(
          string: string, attributes: [.font: font!, .foregroundColor: textColor!])
      case nil: nil
      }
    }
    set { set(newValue.map { .attributed(AttributedText($0)) }) }
  }

  /// The font; the 17-point system font by default. Setting `nil` restores the default.
  ///
  /// With ``adjustsFontForContentSizeCategory``, reading it returns the font for the label's text
  /// size.
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory ? ownFont.resolved(for: traitCollection) : ownFont
    }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != ownFont else { return }
      ownFont = font
      invalidateIntrinsicContentSize()
    }
  }
  private var ownFont = defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The color of the text; ``UIColor/label`` by default. Setting `nil` restores the default.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural
  /// The wrapping and truncation of lines; `byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The strategy for breaking lines. It does not apply to ``attributedText``, whose paragraph
  /// styles have their own strategies; text without a paragraph style has none.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The maximum number of lines; 1 by default. 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether a single line that is too wide is scaled down, to
  /// ``minimumScaleFactor`` at most; `false` by default.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor by which the font is scaled to fit; 0, the default, disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical position of a single line that is scaled down to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// A Boolean value that indicates whether letters are tightened before a line is truncated;
  /// `false` by default.
  open var allowsDefaultTighteningForTruncation = false
  /// The vibrancy of plain text inside a blur. It applies to the four system label colors only.
  ///
  /// Chosen: the default is `none`, so that labels keep their colors.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Stored only: a Boolean value that indicates whether a pointer above truncated text shows all
  /// of it. It has an effect on Macs only.
  open var showsExpansionTextWhenTruncated = false
  /// A Boolean value that indicates whether the font follows the user's text size; `false` by
  /// default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      // The font keeps its last size.
      if oldValue, !adjustsFontForContentSizeCategory {
        ownFont = ownFont.resolved(for: traitCollection)
      }
      invalidateIntrinsicContentSize()
    }
  }
  /// The maximum width of the intrinsic size of multiline text, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the text has ``highlightedTextColor``.
  open var isHighlighted = false
  /// The color of the text while the label is highlighted; `nil` for ``textColor``.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that indicates whether the label is enabled; `true` by default. Disabled text
  /// is fainter.
  open var isEnabled = true
  /// The color of the shadow, which has sharp edges; `nil` for no shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow from the text, in points; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  private enum Content: Equatable {
    case plain(String)
    case attributed(AttributedText)

    var string: String {
      switch self {
      case .plain(let string): string
      case .attributed(let text): text.string.string
      }
    }
  }

  private var content: Content?

  /// A Boolean value that indicates whether the label's font and colors apply to the whole text,
  /// because it has no attributes.
  package final var isPlain: Bool {
    if case .attributed = content { false } else { true }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.apply(to: self, as: UILabel.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .label }

  private func set(_ new: Content?) {
    guard new != content else { return }
    observedValueWillChange("text")
    observedValueWillChange("attributedText")
    content = new
    invalidateIntrinsicContentSize()
    observedValueDidChange()
  }

  /// Returns the smallest size that shows the text in a width; 0 or less means no limit.
  ///
  /// A single line needs the width of the whole text, whatever the limit.
  /// ``adjustsFontSizeToFitWidth`` does not change the size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    if type(of: self) == UILabel.self {
      return unscaledBlock.map { layout($0, width: width).size } ?? .zero
    }
    // An app's label may add insets around the text.
    let available = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
    return textRect(forBounds: available, limitedToNumberOfLines: numberOfLines).size
  }

  /// A length, in points, that exceeds every text.
  private static let unlimited: CGFloat = 1_000_000

  /// Returns the size of the text as it is drawn in a width, truncated or scaled down.
  package final func sizeOfText(inWidth width: CGFloat) -> CGSize {
    layout(width: width)?.size ?? .zero
  }

  /// Returns the frame of the text in an area: in its top left corner or, if the text is higher
  /// than the area, around its center, but only as high as the area. An override can add insets,
  /// which ``sizeThatFits(_:)`` and ``intrinsicContentSize`` then include.
  ///
  /// Source: the sizes and rectangles of 2,100 labels on iOS 9, which Microsoft's WinObjC project
  /// compares its labels with.
  ///
  /// - Parameter numberOfLines: the maximum number of lines; 0 for no limit.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard var block = unscaledBlock else { return CGRect(origin: bounds.origin, size: .zero) }
    block.numberOfLines = max(numberOfLines, 0)
    let isClipped =
      numberOfLines == 1 && [.byWordWrapping, .byCharWrapping, .byClipping].contains(lineBreakMode)
    let size = layout(block, width: isClipped ? .infinity : bounds.width).size
    let available = CGSize(width: bounds.width.nonNegative, height: bounds.height.nonNegative)
    let top = bounds.minY + min((available.height - size.height) / 2, 0)
    return CGRect(
      x: bounds.minX, y: top < bounds.minY ? traitCollection.pixelGrid.rounded(top) : bounds.minY,
      width: min(size.width, available.width), height: min(size.height, available.height))
  }

  open override var intrinsicContentSize: CGSize {
    ownSize(fitting: CGSize(width: widthOfLayout ?? preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the size that satisfies the constraints and, with the given priorities, the target
  /// lengths. A label without constraints is wider than its text only for a required width.
  ///
  /// Source: docs/measurements/auto-layout.md#fitting-sizes.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if horizontalFittingPriority < .required, constraints.isEmpty {
      let text = sizeThatFits(CGSize(width: size.width, height: 0)).width
      size.width = min(size.width, traitCollection.pixelGrid.roundedUp(text))
    }
    return size
  }

  /// The width for which the layout requests the height; `nil` outside of such a request.
  private final var widthOfLayout: CGFloat?

  @_spi(Cello) public override var hasHeightForWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  @_spi(Cello) public override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    // An app's label may add to the size.
    widthOfLayout = width
    defer { widthOfLayout = nil }
    let height = intrinsicContentSize.height
    return height == Self.noIntrinsicMetric
      ? ownSize(fitting: CGSize(width: width, height: 0)).height : height
  }

  @_spi(Cello) public override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let block else { return (0, 0) }
    let area = CGSize(
      width: bounds.width > 0 ? bounds.width : .infinity,
      height: bounds.height > 0 ? bounds.height : .infinity)
    let layout = layout(block, in: area)
    let height = area.height.isFinite ? area.height : layout.size.height
    let top = self.top(of: layout, height: height)
    return (top + layout.firstBaseline, height - top - layout.lastBaseline)
  }

  @_spi(Cello) public override var textLine: (height: CGFloat, descender: CGFloat)? {
    let font = ownFont.resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
    return (font.lineHeight, font.descender)
  }

  /// Returns the top of the text, which is centered vertically as on iOS. A line that is scaled
  /// down keeps the box and the baseline of the unscaled text; ``baselineAdjustment`` moves it.
  /// Text with attributes is centered after it is scaled; see docs/measurements/text.md#labels.
  private func top(of layout: TextLayout, height: CGFloat) -> CGFloat {
    var top = (height - layout.size.height) / 2
    if adjustsFontSizeToFitWidth, numberOfLines == 1, layout.scale < 1 {
      // The distances of the scaled line's baseline and bottom above the baseline and bottom of the
      // box.
      let baselineShift = layout.firstBaseline * (1 - layout.scale)
      let bottomShift = layout.size.height * (1 - layout.scale)
      switch isPlain ? baselineAdjustment : .alignCenters {
      case .alignBaselines: break
      case .alignCenters: top += bottomShift / 2 - baselineShift
      case .none: top -= baselineShift
      }
    }
    return traitCollection.pixelGrid.rounded(top)
  }

  /// A Boolean value that indicates whether a text with a word that is wider than the label is set
  /// on a single truncated line, instead of breaking the word.
  package final var truncatesLongWords = false

  private var block: TextBlock? { makeBlock(lineBreakMode, numberOfLines: numberOfLines) }

  private func makeBlock(_ lineBreakMode: NSLineBreakMode, numberOfLines: Int) -> TextBlock? {
    guard let content, !content.string.isEmpty else { return nil }
    let traits = traitCollection
    let font = ownFont.resolved(
      for: traits, adjustsSize: adjustsFontForContentSizeCategory)
    var color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    // Chosen: Apple does not document the color of disabled labels.
    if !isEnabled { color = .tertiaryLabel }
    let paragraph = ParagraphStyle(
      alignment: .init(textAlignment), lineBreakMode: .init(lineBreakMode),
      lineBreakStrategy: isPlain ? .init(lineBreakStrategy) : [])
    var block =
      switch content {
      case .plain(let string):
        TextBlock(
          string, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines,
          traits: traits)
      case .attributed(let text):
        TextBlock(
          text.string, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines,
          traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
      }
    if adjustsFontSizeToFitWidth {
      block.minimumScale =
        minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    }
    // A paragraph style can allow tightening as well.
    block.allowsTightening = block.allowsTightening || allowsDefaultTighteningForTruncation
    return block
  }

  /// The text without scaling, for sizes.
  private var unscaledBlock: TextBlock? {
    var block = block
    block?.minimumScale = 1
    return block
  }

  private func layout(width: CGFloat) -> TextLayout? {
    block.map { layout($0, width: width) }
  }

  private func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    func layout(_ block: TextBlock) -> TextLayout {
      block.layout(
        for: TextProposal(width: width), isRightToLeft: isRightToLeft,
        grid: traitCollection.pixelGrid)
    }
    let result = layout(block)
    guard truncatesLongWords, result.breaksWords,
      var line = makeBlock(.byTruncatingTail, numberOfLines: 1)
    else { return result }
    line.minimumScale = block.minimumScale
    return layout(line)
  }

  /// Returns the layout of the text in an area. Lines that do not fit in its height are omitted,
  /// and the last line that fits is truncated. The first line is never omitted.
  ///
  /// Chosen: a line fits if less than half a pixel is below the area.
  private func layout(_ block: TextBlock, in area: CGSize) -> TextLayout {
    let whole = layout(block, width: area.width)
    let end = area.height + traitCollection.pixelGrid.pixel / 2
    let fitting = whole.lines.prefix { $0.top + $0.height < end }.count
    guard fitting < whole.lines.count, whole.lines.count > 1 else { return whole }
    var limited = block
    limited.numberOfLines = max(fitting, 1)
    return layout(limited, width: area.width)
  }

  /// The layout and its frame in the label's coordinates; `nil` without text.
  package var drawnText: (layout: TextLayout, frame: CGRect)? {
    guard let layout = block.map({ layout($0, in: bounds.size) }) else { return nil }
    let top = bounds.minY + top(of: layout, height: bounds.height)
    return (
      layout,
      CGRect(x: bounds.minX, y: top, width: bounds.width, height: layout.size.height)
    )
  }

  @_spi(Cello) public override func observedProperty(named name: String) -> ObservableProperty? {
    switch name {
    case "text": ObservableProperty(name, \UILabel.text)
    case "attributedText": ObservableProperty(name, \UILabel.attributedText)
    default: super.observedProperty(named: name)
    }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(isElement: text?.isEmpty == false, label: text, traits: .staticText)
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    if type(of: self) == UILabel.self {
      var items: [DisplayList.Item] = []
      addText(in: bounds, at: origin, to: &items)
      recorder.withItems { $0 += vibrant(items, at: origin) }
      return
    }
    let items = CGContext.items(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y)
    ) { traitCollection.performAsCurrent { drawText(in: bounds) } }
    guard !items.isEmpty else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    recorder.appendDrawing(
      DisplayList.Group(items: vibrant(items, at: origin), clip: .rect(area)))
  }

  /// Returns the items as a change of the colors behind them with vibrancy; otherwise unchanged.
  private func vibrant(_ items: [DisplayList.Item], at origin: CGPoint) -> [DisplayList.Item] {
    guard !items.isEmpty, let effect = vibrancyEffect else { return items }
    // Glyphs can extend slightly past the bounds.
    let area = bounds.insetBy(dx: -bounds.height, dy: -bounds.height)
      .offsetBy(dx: origin.x, dy: origin.y)
    guard
      let replacement = effect.displayItems(
        replacingContentIn: .rect(area), traits: traitCollection)
    else { return items }
    return [.composite(DisplayList.Composite(.masked(by: items), items: replacement))]
  }

  /// The effect of ``preferredVibrancy``; `nil` for none.
  private var vibrancyEffect: UIVibrancyEffect? {
    guard preferredVibrancy == .automatic, case .plain = content,
      !isHighlighted || highlightedTextColor == nil,
      let style = UIVibrancyEffectStyle(textColor: textColor)
    else { return nil }
    var around = superview
    while let view = around {
      // Inside another vibrancy effect, all content is vibrant already.
      if let effect = (view as? UIVisualEffectView)?.effect {
        return (effect as? UIBlurEffect).map { UIVibrancyEffect(blurEffect: $0, style: style) }
      }
      around = view.superview
    }
    return nil
  }

  /// Draws the text in the current graphics context, centered vertically in a rectangle. An
  /// override can call `super` with another rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    var items: [DisplayList.Item] = []
    addText(in: rect, at: .zero, to: &items)
    context.paint(items)
  }

  private func addText(in rect: CGRect, at origin: CGPoint, to items: inout [DisplayList.Item]) {
    guard let block else { return }
    let layout = layout(block, in: rect.size)
    let position = CGPoint(
      x: origin.x + rect.minX,
      y: origin.y + rect.minY + top(of: layout, height: rect.height))
    if let shadowColor {
      block.drawShadow(
        layout, into: &items,
        at: CGPoint(
          x: position.x + shadowOffset.width.finite, y: position.y + shadowOffset.height.finite),
        boxWidth: rect.width, color: shadowColor, traits: traitCollection)
    }
    block.draw(layout, into: &items, at: position, boxWidth: rect.width, traits: traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  @_spi(Cello) open override var describedText: String? { text }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
