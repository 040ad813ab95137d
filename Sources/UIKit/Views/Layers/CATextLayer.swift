/// A layer that draws a string at the top of its bounds, to which it is clipped.
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

  /// A `String` or an `NSAttributedString`; other objects are not drawn.
  open var string: Any? {
    get { text.string }
    set { change("string") { $0.text.string = newValue } }
  }

  /// A `UIFont`, whose size is not used, or a font's name; the system font by default and for other
  /// objects. It does not apply to attributed strings.
  open var font: CFTypeRef? {
    get { text.font }
    set { change("font") { $0.text.font = newValue } }
  }

  /// The size of the font in points; it does not apply to attributed strings.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { $0.text.fontSize = newValue } }
  }

  /// The color of the text; white by default. It does not apply to attributed strings.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { $0.text.foregroundColor = newValue } }
  }

  /// Whether lines are broken at the width of the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { $0.text.isWrapped = newValue } }
  }

  /// Which part of a text that is too long is replaced by an ellipsis; of wrapped texts always the
  /// end of the last line.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { $0.text.truncationMode = newValue } }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { $0.text.alignmentMode = newValue } }
  }

  /// Whether glyphs may be placed between pixels. It has no effect on pictures.
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

/// Which part of a text layer's text is replaced by an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// How a text layer's lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
