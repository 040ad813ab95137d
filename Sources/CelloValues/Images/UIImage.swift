package import CelloRaster
internal import CelloSymbols
internal import Synchronization

/// An image: a symbol, a picture or a vector drawing.
///
/// Images are immutable, and equal if all their values, including the pixels, are equal.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: ImageValues
  /// The asset of an image without another asset, created on first use.
  private let ownAsset = Mutex<UIImageAsset?>(nil)
  private let ownIdentifier = Mutex<String?>(nil)

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Creates an empty image that draws nothing.
  public override convenience init() { self.init(ImageValues(.empty)) }

  /// Reads an image from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let values = coder.decodeValue(ImageArchive.self)?.values else { return nil }
    self.values = values
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives a symbol by its name and configuration, and any other image as the pixels that it has
  /// for the current traits.
  open func encode(with coder: NSCoder) { coder.encodeValue(ImageArchive(self)) }

  // MARK: Symbols

  /// Creates the symbol with a name; `nil` if there is none.
  ///
  /// A symbol of Apple's that is not drawn here is a placeholder, which is logged to standard error.
  /// An unknown name is logged with the closest match.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with a name and a configuration; `nil` if there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name, withConfiguration: configuration, variableValue: nil)
  }

  /// Creates the symbol with a name and a variable value from 0 to 1, such as a signal strength.
  ///
  /// Layers above the value are drawn faintly. Symbols without such layers are not affected. NaN is
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
    guard let symbol = Symbol.system(named: name) else {
      ResourceWarnings.noteMissingSymbol(name)
      return nil
    }
    var values = ImageValues(.symbol(symbol))
    values.variableValue = variableValue.map { $0.isNaN ? 0 : $0 }
    if let configuration { values.configuration = configuration.values }
    self.init(values)
  }

  /// Creates the symbol with a name for traits; `nil` if there is none.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  // MARK: Pixels

  /// Creates an image of a picture with a scale in pixels per point. NaN, zero and negative scales
  /// are treated as 1.
  package convenience init(_ picture: Picture, scale: CGFloat) {
    self.init(ImageValues(.picture(picture, scale: scale > 0 && scale.isFinite ? scale : 1)))
  }

  /// Creates an image of a vector drawing, in the drawing's size.
  package convenience init(_ drawing: DisplayList) { self.init(ImageValues(.drawing(drawing))) }

  /// The picture of the image and its scale in pixels per point; `nil` for other images.
  package var picture: (picture: Picture, scale: CGFloat)? {
    let resolved = resolved
    if case .picture(let picture) = resolved.content { return (picture, resolved.scale) }
    return nil
  }

  /// Creates the image of an image literal; empty, with a warning, if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let asset = AssetLibrary.shared.image(named: name, in: nil)
    if asset == nil { ResourceWarnings.noteMissing("image", name, in: nil) }
    self.init(ImageValues(asset.map { .asset($0) } ?? .empty))
  }

  /// Creates an image of pixels, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameter scale: the scale in pixels per point. NaN, zero and negative values are treated as
  ///   1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = ImageValues(
      .picture(cgImage.picture, scale: scale > 0 && scale.isFinite ? scale : 1))
    values.orientation = orientation
    self.init(values)
  }

  /// The stored pixels of the image, regardless of the orientation; the drawn pixels of a symbol or
  /// drawing; `nil` if there are none.
  open var cgImage: CGImage? {
    if case .picture(let picture, _) = values.content { return CGImage(picture) }
    guard let bitmap = bitmap(), bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(Picture(bitmap))
  }

  // MARK: Properties

  /// The identifier by which tests find the image; `nil`, the default, for none. It does not affect
  /// equality, and variations of the image do not have it.
  open var accessibilityIdentifier: String? {
    get { ownIdentifier.withLock { $0 } }
    set { ownIdentifier.withLock { $0 = newValue } }
  }

  /// The size in points, upright; for a symbol rounded up to whole pixels.
  open var size: CGSize { resolved.size }

  /// The scale in pixels per point; for a symbol or drawing, the scale of its traits.
  open var scale: CGFloat { resolved.scale }

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { values.isSymbol }

  /// The name of a symbol that a placeholder replaces; `nil` for other images.
  package var placeholderName: String? {
    values.symbol.flatMap { $0.isPlaceholder ? $0.name : nil }
  }

  /// The rendering mode; `automatic` by default.
  open var renderingMode: RenderingMode { values.renderingMode }

  /// The orientation of the stored picture; `up` by default.
  open var imageOrientation: Orientation { values.orientation }

  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool {
    values.flipsForRightToLeft || values.symbol?.mirrorsInRightToLeft ?? false
  }

  /// The insets of the rectangle by which the image is aligned, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The insets of the parts that keep their size when the image is resized, in points; zero by
  /// default.
  open var capInsets: UIEdgeInsets { resolved.slicing?.capInsets ?? .zero }

  /// The way in which the parts between the caps are filled; `tile` by default.
  open var resizingMode: ResizingMode { resolved.slicing?.mode ?? .tile }

  /// The distance of the baseline from the bottom, in points; `nil` without a baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    values.baselineOffset ?? (values.ignoresBaseline ? nil : resolved.baselineOffset)
  }

  /// A Boolean value that indicates whether the image has a baseline.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The configuration of the image; never `nil`.
  open var configuration: Configuration? {
    isSymbolImage ? SymbolConfiguration(values.configuration) : Configuration(values.configuration)
  }

  /// The configuration of a symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(values.configuration) : nil
  }

  /// The traits of the image's configuration; unspecified if there are none.
  open var traitCollection: UITraitCollection { values.configuration.traits ?? UITraitCollection() }

  /// The traits for measuring and drawing without a view.
  var traits: UITraitCollection { values.configuration.traits ?? .current }

  private var resolved: ResolvedImage {
    let traits = traits
    if let variant = variant(for: traits) { return ResolvedImage(variant.values, traits: traits) }
    return ResolvedImage(values, traits: traits)
  }

  /// The asset with the variants of the image for other traits; never `nil`. A registered variant
  /// that fits better is drawn instead of this image.
  open var imageAsset: UIImageAsset? {
    if let asset = values.asset { return asset }
    return ownAsset.withLock { asset in
      let result = asset ?? UIImageAsset(of: values)
      asset = result
      return result
    }
  }

  /// The asset with variants; `nil` if no asset has been requested.
  var variants: UIImageAsset? { values.asset ?? ownAsset.withLock { $0 } }

  /// Returns the variant that fits traits best; `nil` for an image without variants.
  func variant(for traits: UITraitCollection) -> UIImage? {
    guard let asset = variants else { return nil }
    var configuration = values.configuration
    configuration.traits = traits
    return asset.variant(for: configuration)
  }

  /// Returns the image itself, because it is immutable.
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

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage
