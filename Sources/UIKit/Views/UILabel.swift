internal import CelloRaster
internal import CelloText

/// A view that shows a text.
open class UILabel: UIView {
  /// The plain text; that of ``attributedText`` when it is set.
  open var text: String? {
    get { content.map(\.string) }
    set { set(newValue.map { .plain($0) }) }
  }

  /// The text with its own attributes, which win over the label's font, colour and alignment.
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

  /// The font; `nil` brings back the system font of 17 pt.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The text's colour; `nil` brings back `label`.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The most lines; 0 for as many as needed.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a single line that is too wide is set smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font's size that fitting may use.
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the text size that the user chose.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The width in points that the intrinsic size of several lines is made for; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var isHighlighted = false
  /// The text's colour while the label is highlighted; `nil` for the usual one.
  open var highlightedTextColor: UIColor?
  /// A label that is not enabled is drawn in a fainter colour.
  open var isEnabled = true

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private func set(_ new: Content?) {
    guard new != content else { return }
    content = new
    invalidateIntrinsicContentSize()
  }

  /// The smallest size that shows the text in the given width; 0 or less stands for any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: size.width > 0 ? size.width : .infinity)?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  private var block: TextBlock? {
    guard let content, !content.string.isEmpty else { return nil }
    let traits = traitCollection
    let font = (font as UIFont).resolved(
      for: traits, adjustsSize: adjustsFontForContentSizeCategory)
    var color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    // Chosen: Apple does not say how a disabled label looks.
    if !isEnabled { color = .tertiaryLabel }
    let paragraph = ParagraphStyle(
      alignment: .init(textAlignment), lineBreakMode: .init(lineBreakMode))
    var block =
      switch content {
      case .plain(let string):
        TextBlock(
          string, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines)
      case .attributed(let text):
        TextBlock(
          text.string, font: font, color: color, paragraph: paragraph, numberOfLines: numberOfLines,
          traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
      }
    if adjustsFontSizeToFitWidth {
      block.minimumScale =
        minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    }
    block.allowsTightening = allowsDefaultTighteningForTruncation
    return block
  }

  private func layout(width: CGFloat) -> TextLayout? {
    block?.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    )
  }

  /// The text is centred vertically, as on iOS.
  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let block, let layout = layout(width: bounds.width) else { return }
    let grid = traitCollection.pixelGrid
    let corner = CGPoint(
      x: origin.x + bounds.minX,
      y: origin.y + bounds.minY + grid.rounded((bounds.height - layout.size.height) / 2))
    recorder.withItems {
      block.draw(
        layout, into: &$0, at: corner, boxWidth: bounds.width, traits: traitCollection)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
