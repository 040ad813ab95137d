package import CelloRaster
internal import CelloSymbols
internal import Synchronization

/// An image: a symbol, a picture or a vector drawing.
///
/// Images are immutable, and equal if all their values are, including pixels.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: ImageValues
  /// The asset of an image that belongs to no other asset, created on demand.
  private let ownAsset = Mutex<UIImageAsset?>(nil)

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// An image of size zero that draws nothing.
  public override convenience init() { self.init(ImageValues(.empty)) }

  // MARK: Symbols

  /// The symbol of that name; `nil` if there is none.
  ///
  /// An unknown name is logged to standard error with the closest match, because the caller cannot
  /// tell a missing symbol from a misspelled name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name, withConfiguration: configuration, variableValue: nil)
  }

  /// The symbol of a name with a variable value from 0 to 1, such as a signal strength.
  ///
  /// Parts above the value are drawn faintly. Symbols without such parts are not affected. NaN is
  /// treated as 0.
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

  /// An image of a picture with a number of pixels per point; NaN, zero and negative scales are
  /// treated as 1.
  package convenience init(_ picture: Picture, scale: CGFloat) {
    self.init(ImageValues(.picture(picture, scale: scale > 0 && scale.isFinite ? scale : 1)))
  }

  /// An image of a vector drawing, in the drawing's size.
  package convenience init(_ drawing: DisplayList) { self.init(ImageValues(.drawing(drawing))) }

  /// The picture of the image and its number of pixels per point; `nil` for other images.
  package var picture: (picture: Picture, scale: CGFloat)? {
    let resolved = resolved
    if case .picture(let picture) = resolved.content { return (picture, resolved.scale) }
    return nil
  }

  /// The image of an image literal; an image of size zero if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let asset = AssetLibrary.shared.image(named: name, in: nil)
    if asset == nil { ResourceWarnings.noteMissing("image", name, in: nil) }
    self.init(ImageValues(asset.map { .asset($0) } ?? .empty))
  }

  /// An image of pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of pixels.
  ///
  /// - Parameter scale: pixels per point. NaN, zero and negative values are treated as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = ImageValues(
      .picture(cgImage.picture, scale: scale > 0 && scale.isFinite ? scale : 1))
    values.orientation = orientation
    self.init(values)
  }

  /// The pixels of the image as they are stored, without regard to orientation; those of a symbol
  /// or drawing as it is drawn without a view. `nil` if there are none.
  open var cgImage: CGImage? {
    if case .picture(let picture, _) = values.content { return CGImage(picture) }
    guard let bitmap = bitmap(), bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(Picture(bitmap))
  }

  // MARK: What it is

  /// In points, upright, on whole pixels for a symbol.
  open var size: CGSize { resolved.size }

  /// Pixels per point; for a symbol or drawing, the scale of its traits.
  open var scale: CGFloat { resolved.scale }

  open var isSymbolImage: Bool { values.isSymbol }

  open var renderingMode: RenderingMode { values.renderingMode }

  open var imageOrientation: Orientation { values.orientation }

  open var flipsForRightToLeftLayoutDirection: Bool {
    values.flipsForRightToLeft || values.symbol?.mirrorsInRightToLeft ?? false
  }

  /// The insets of the rectangle by which the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The insets of the parts that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { resolved.slicing?.capInsets ?? .zero }

  open var resizingMode: ResizingMode { resolved.slicing?.mode ?? .tile }

  /// The distance of the baseline from the image's bottom, in points; `nil` without a baseline.
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

  private var resolved: ResolvedImage {
    let traits = traits
    if let variant = variant(for: traits) { return ResolvedImage(variant.values, traits: traits) }
    return ResolvedImage(values, traits: traits)
  }

  /// The images of the same content for other traits; never `nil`. What is registered there is drawn
  /// in the place of this image where it fits better.
  open var imageAsset: UIImageAsset? {
    if let asset = values.asset { return asset }
    return ownAsset.withLock { asset in
      let result = asset ?? UIImageAsset(of: values)
      asset = result
      return result
    }
  }

  /// The asset that may have other images; `nil` for an image whose asset has not been requested.
  var variants: UIImageAsset? { values.asset ?? ownAsset.withLock { $0 } }

  /// The image of the asset that fits traits best; `nil` for an image without variants.
  func variant(for traits: UITraitCollection) -> UIImage? {
    guard let asset = variants else { return nil }
    var configuration = values.configuration
    configuration.traits = traits
    return asset.variant(for: configuration)
  }

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

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals that have no other type.
public typealias _ImageLiteralType = UIImage
