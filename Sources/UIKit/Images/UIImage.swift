package import CelloRaster
internal import CelloSymbols

/// A picture: a symbol, which is drawn for a text size and a tint, or pixels.
///
/// Images never change and are equal when everything they are made of is, pixels included.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: ImageValues

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// An image of size zero that draws nothing.
  public override convenience init() { self.init(ImageValues(.empty)) }

  // MARK: Symbols

  /// The symbol of that name; `nil` if there is none.
  ///
  /// A name that is missing is told on standard error with the nearest one that exists, because a
  /// symbol that iOS has and we lack looks the same to the caller as a misspelt one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name, withConfiguration: configuration, variableValue: nil)
  }

  /// The symbol of that name, lit as far as a value between 0 and 1 says, as the bars of a signal's
  /// strength are.
  ///
  /// Parts that are not lit are drawn faintly. Symbols without such parts are not affected. NaN
  /// is treated as 0.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration, variableValue: value)
  }

  private convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?,
    variableValue: Double?
  ) {
    guard let symbol = SymbolLibrary.symbol(named: name) else {
      ResourceWarnings.noteMissingSymbol(name)
      return nil
    }
    var values = ImageValues(.symbol(symbol))
    values.variableValue = variableValue.map { $0.isNaN ? 0 : $0 }
    if let configuration { values.configuration = configuration.values }
    self.init(values)
  }

  /// The symbol of that name for the given traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  // MARK: Pixels

  /// Pixels, and how many of them make a point; NaN, zero and negative scales are treated as 1.
  package convenience init(_ picture: Picture, scale: CGFloat) {
    self.init(ImageValues(.picture(picture, scale: scale > 0 && scale.isFinite ? scale : 1)))
  }

  /// Shapes, sharp in every size; their size is the image's.
  package convenience init(_ drawing: DisplayList) { self.init(ImageValues(.drawing(drawing))) }

  /// The pixels of an image that has some, and how many of them make a point.
  package var picture: (picture: Picture, scale: CGFloat)? {
    let resolved = resolved
    if case .picture(let picture) = resolved.content { return (picture, resolved.scale) }
    return nil
  }

  // MARK: What it is

  /// In points, upright, on whole pixels for a symbol.
  open var size: CGSize { resolved.size }

  /// Pixels per point; for a symbol or drawing, those of the traits that it is for.
  open var scale: CGFloat { resolved.scale }

  open var isSymbolImage: Bool { values.isSymbol }

  open var renderingMode: RenderingMode { values.renderingMode }

  open var imageOrientation: Orientation { values.orientation }

  open var flipsForRightToLeftLayoutDirection: Bool {
    values.flipsForRightToLeft || values.symbol?.mirrorsInRightToLeft ?? false
  }

  /// The parts outside the rectangle that the image is aligned by.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The parts at the edges that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { resolved.slicing?.capInsets ?? .zero }

  open var resizingMode: ResizingMode { resolved.slicing?.mode ?? .tile }

  /// The baseline of the text beside it, from the image's bottom up; `nil` when it has none.
  open var baselineOffsetFromBottom: CGFloat? {
    values.baselineOffset ?? (values.ignoresBaseline ? nil : resolved.baselineOffset)
  }

  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The configuration of the image; never `nil`.
  open var configuration: Configuration? {
    isSymbolImage ? SymbolConfiguration(values.configuration) : Configuration(values.configuration)
  }

  /// The configuration of a symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(values.configuration) : nil
  }

  open var traitCollection: UITraitCollection { values.configuration.traits ?? UITraitCollection() }

  /// The traits for measuring and drawing without a view.
  var traits: UITraitCollection { values.configuration.traits ?? .current }

  private var resolved: ResolvedImage { ResolvedImage(values, traits: traits) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    let size = size
    let content =
      switch values.content {
      case .empty: "empty"
      case .symbol(let symbol): "symbol(\(symbol.name))"
      case .picture(let picture, _): "picture(\(picture.fingerprint))"
      case .drawing: "drawing"
      case .asset(let asset): "asset(\(asset.name))"
      }
    return "<UIImage \(content); size = {\(size.width), \(size.height)}; scale = \(scale)"
      + (values.renderingMode == .automatic ? "" : "; renderingMode = \(values.renderingMode)")
      + (values.tintColor.map { "; tint = \($0)" } ?? "") + ">"
  }
}
