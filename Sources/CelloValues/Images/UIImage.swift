package import CelloRaster
internal import CelloSymbols
internal import Synchronization

/// An image: a symbol, a picture or a vector drawing.
///
/// Images are immutable, and equal if all their values, including the pixels, are equal.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  private(set) final var values: ImageValues
  /// The asset of an image without another asset, created on first use.
  private let ownAsset = Mutex<UIImageAsset?>(nil)
  private let ownIdentifier = Mutex<String?>(nil)
  private let accessibility = Mutex(ImageAccessibility())

  // It is the only designated initializer, so that subclasses inherit all initializers.
  /// Creates an empty image that draws nothing.
  public override init() {
    values = ImageValues(.empty)
    super.init()
  }

  deinit { AssociatedObjects.ownerWillEnd(self) }

  convenience init(_ values: ImageValues) {
    self.init()
    self.values = values
  }

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
      ResourceWarnings.logMissingSymbol(name)
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
    if asset == nil { ResourceWarnings.logMissing("image", name, in: nil) }
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

  /// The text that assistive technologies speak for the image in an image view or a button without
  /// another label; `nil`, the default, for none. On iOS, symbols have labels by default.
  open var accessibilityLabel: String? {
    get { accessibility.withLock { $0.label } }
    set { accessibility.withLock { $0.label = newValue } }
  }

  /// Stored only: a text about the result of an action on the image; `nil`, the default, for none.
  open var accessibilityHint: String? {
    get { accessibility.withLock { $0.hint } }
    set { accessibility.withLock { $0.hint = newValue } }
  }

  /// Stored only: the value that the image shows; `nil`, the default, for none.
  open var accessibilityValue: String? {
    get { accessibility.withLock { $0.value } }
    set { accessibility.withLock { $0.value = newValue } }
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

  /// The insets of the rectangle by which the image is aligned, in points; by default, the insets of
  /// the asset catalog or zero.
  open var alignmentRectInsets: UIEdgeInsets {
    values.alignmentRectInsets == .zero ? resolved.alignmentInsets : values.alignmentRectInsets
  }

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

  // MARK: Drawing

  /// Draws the image in its own size and colors. A template or symbol is drawn in its own tint
  /// color, or in black.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in its own size with a blend mode and an opacity from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to a rectangle, with a blend mode and an opacity from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    drawImage(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to a rectangle.
  open func draw(in rect: CGRect) { drawImage(in: rect) }

  /// Fills a rectangle with tiles of the image's own size, starting in the top left corner. Tiles
  /// are clipped at the edges.
  ///
  /// If there are too many tiles, nothing is drawn and a warning is logged.
  open func drawAsPattern(in rect: CGRect) { drawTiles(in: rect) }

  /// A format for images like this image, with its scale.
  open var imageRendererFormat: UIGraphicsImageRendererFormat { formatForDrawing }

  // MARK: Animated images
  // Pictures show the first image.

  /// Returns an animated image; `nil` without images.
  ///
  /// - Parameter duration: the duration of a cycle in seconds; 0 for 1/30 second per image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let length = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed { $0.animation = ImageValues.Animation(images: images, duration: length) }
  }

  /// The images of the animation; `nil` for a still image.
  open var images: [UIImage]? { values.animation?.images }

  /// The duration of a cycle of the animation, in seconds; 0 for a still image.
  open var duration: TimeInterval { values.animation?.duration ?? 0 }

  /// Returns an animation of the images with a name and consecutive numbers, starting with `name0`
  /// or `name1`; `nil` if there are none.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(name), duration: duration)
  }

  /// Returns an animation like ``animatedImageNamed(_:duration:)``, with images that are resized
  /// with caps.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
  }

  /// Returns an animation like ``animatedImageNamed(_:duration:)``, with images that are resized
  /// with caps.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      }, duration: duration)
  }

  // MARK: Item providers

  /// The types that images are written as: PNG.
  open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// The types that images are read from. Data in an unsupported format causes an error.
  open class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Provides the pixels as PNG data. An image without pixels causes an error.
  open func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(
      data,
      data == nil
        ? NSItemProvider.ItemProviderError(description: "The image has no pixels.") : nil)
    return nil
  }

  /// Creates an image from data; throws an error if the data is not a supported image.
  open class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ItemProviderError(
        description: "The data of the type '\(typeIdentifier)' is not an image that can be read.")
    }
    return image
  }

  // MARK: Preparing
  // Decoded and scaled copies. The result is `nil` for symbols, as on iOS.

  /// Returns the image decoded into pixels; `nil` for a symbol and for an image without pixels.
  open func preparingForDisplay() -> UIImage? { prepared(size: size, traits: traits) }

  /// Decodes the image into pixels on another thread, on which the completion handler is called.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let traits = traits
    DispatchQueue.global().async { [self] in
      completionHandler(prepared(size: ResolvedImage(values, traits: traits).size, traits: traits))
    }
  }

  /// Returns the image decoded into pixels; `nil` for a symbol and for an image without pixels.
  open func byPreparingForDisplay() async -> UIImage? {
    let traits = traits
    return await Task.detached { [self] in
      prepared(size: ResolvedImage(values, traits: traits).size, traits: traits)
    }.value
  }

  /// Returns the image as pixels of another size in points, at its scale; `nil` for a symbol, and
  /// for a size that is empty, infinite or takes too much memory.
  ///
  /// A size with another aspect ratio stretches the image.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    prepared(size: size, traits: traits)
  }

  /// Scales the image like ``preparingThumbnail(of:)`` on another thread, on which the completion
  /// handler is called.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let traits = traits
    DispatchQueue.global().async { [self] in
      completionHandler(prepared(size: size, traits: traits))
    }
  }

  /// Returns the image as pixels of another size, like ``preparingThumbnail(of:)``.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    let traits = traits
    return await Task.detached { [self] in prepared(size: size, traits: traits) }.value
  }

  // MARK: System images
  // Source of the symbols: chosen according to the descriptions in Apple's documentation.

  /// A symbol for a button with more actions.
  open class var actions: UIImage { symbol("ellipsis.circle") }

  /// A symbol for adding an item.
  open class var add: UIImage { symbol("plus.circle.fill") }

  /// A symbol for removing an item.
  open class var remove: UIImage { symbol("minus.circle.fill") }

  /// A symbol for a selected item.
  open class var checkmark: UIImage { symbol("checkmark") }

  /// A symbol for a selected item that is visible on top of an image.
  open class var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  /// A Boolean value that indicates whether the image is in a high dynamic range; always `false`.
  open var isHighDynamicRange: Bool { false }

  /// Returns the image itself, which has the standard range.
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  // MARK: Variations

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a color. For a template, such as a symbol, a view replaces the color with
  /// its tint color; use `.alwaysOriginal` to keep the color.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tintColor = color } }

  /// Returns the image in a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with the values that a configuration specifies.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = $0.configuration.applying(configuration.values) }
  }

  /// Returns the symbol with the values that a configuration specifies; `nil` for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image flipped horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with insets for its alignment, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed {
      $0.baselineOffset = nil
      $0.ignoresBaseline = true
    }
  }

  /// Returns a resizable image. The caps keep their size; the parts between them are tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image. The caps keep their size; the parts between them are tiled or
  /// stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns a resizable image whose column of one point after the left cap and whose row of one point below the top cap are
  /// stretched. A cap of 0 points means that the whole width or height is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (max(CGFloat(leftCapWidth), 0), max(CGFloat(topCapHeight), 0))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// The width of the left cap, in points; 0 if the image has none.
  open var leftCapWidth: Int { capInsets.left.wholePoints }

  /// The height of the top cap, in points; 0 if the image has none.
  open var topCapHeight: Int { capInsets.top.wholePoints }
}

extension CGFloat {
  /// The number without its fraction; 0 for numbers that no `Int` can be.
  fileprivate var wholePoints: Int { Int(exactly: rounded(.towardZero)) ?? 0 }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

/// The texts of an image for assistive technologies.
private struct ImageAccessibility {
  var label: String?
  var hint: String?
  var value: String?
}
