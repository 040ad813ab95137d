/// A layer that draws a string at the top of its bounds, clipped to them.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    values.content = .text(TextContent())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CATextLayer) { values.content = .text(TextContent()) }
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func makeCopy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }

  private var text: TextContent { values.text }

  /// The text, as a `String` or an `NSAttributedString`; other objects are not drawn.
  open var string: Any? {
    get { text.string }
    set { change("string") { $0.text.string = newValue } }
  }

  /// The font, as a `UIFont`, whose size is ignored, as a `CGFont`, or as a font name; otherwise the
  /// system font. Attributed strings ignore it.
  open var font: CFTypeRef? {
    get { text.font }
    set { change("font") { $0.text.font = newValue } }
  }

  /// The size of the font, in points; 36 by default. Attributed strings ignore it.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { $0.text.fontSize = newValue } }
  }

  /// The color of the text; white by default. Attributed strings ignore it.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { $0.text.foregroundColor = newValue } }
  }

  /// A Boolean value that indicates whether lines are broken at the width of the bounds; `false` by
  /// default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { $0.text.isWrapped = newValue } }
  }

  /// The part of a text that an ellipsis replaces if the text is too long; in wrapped text always
  /// the end of the last line.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { $0.text.truncationMode = newValue } }
  }

  /// The alignment of the lines; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { $0.text.alignmentMode = newValue } }
  }

  /// Stored only: a Boolean value that indicates whether glyphs may be positioned between pixels.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set {
      change("allowsFontSubpixelQuantization") { $0.text.allowsFontSubpixelQuantization = newValue }
    }
  }
}

extension LayerValues {
  fileprivate var text: TextContent {
    get { if case .text(let text) = content { text } else { TextContent() } }
    set { content = .text(newValue) }
  }
}

/// The part of a text layer's text that an ellipsis replaces.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation: the text is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the text.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The middle of the text.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// The end of the text.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
