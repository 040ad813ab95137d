internal import CelloRaster

/// Creates images from drawing operations.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsImageRendererContext.self
  }

  /// A renderer of images of a size in points, in the format of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of an area, in whose coordinates drawing takes place.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// A renderer of images of an area; a format of another kind is replaced by that of the current
  /// traits.
  public convenience override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.init(bounds: bounds, format: format as? UIGraphicsImageRendererFormat ?? .preferred())
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  open override var allowsImageOutput: Bool { true }

  override func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(
      CGContext(transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)),
      bounds: bounds, format: imageFormat)
  }

  /// The image that the closure draws; an image of size zero if the size is empty or takes too much
  /// memory.
  open func image(actions: DrawingActions) -> UIImage {
    var image = UIImage()
    try? runDrawingActions(
      { context in (context as? UIGraphicsImageRendererContext).map(actions) },
      completionActions: { context in
        image = (context as? UIGraphicsImageRendererContext)?.currentImage ?? image
      })
    return image
  }

  /// The image that the closure draws, as PNG data; empty data if the image has no pixels.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The image that the closure draws, as JPEG data; empty data if the image has no pixels.
  ///
  /// - Parameter compressionQuality: from 0, the smallest data, to 1, the best picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context of a renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    self.bounds = bounds
    super.init(context, format: format)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The items drawn so far.
  open var currentImage: UIImage {
    // A rectangle that is not drawable may have an infinite origin, which moves all items away.
    let items = bounds.isDrawable ? cgContext.items : []
    let list = DisplayList(size: bounds.size, items: items)
    let scale = imageFormat.pixelsPerPoint
    guard let bitmap = list.bitmap(scale: scale, background: imageFormat.opaque ? .black : nil)
    else {
      return UIImage()
    }
    return UIImage(Picture(bitmap), scale: scale)
  }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 0 is the scale of the current traits.
  open var scale: CGFloat
  /// The range of colors of images.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The range of colors that images should have. They have the standard range, as on screens that
  /// show no other.
  open var preferredRange = Range.automatic
  /// Whether images have more brightness than white; they have not.
  open var supportsHighDynamicRange: Bool { false }
  /// Whether images are opaque; areas without drawing are black.
  open var opaque = false

  /// The format of the current traits.
  public override init() {
    scale = UITraitCollection.current.pixelGrid.scale
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  var pixelsPerPoint: CGFloat { scale > 0 ? scale : UITraitCollection.current.pixelGrid.scale }
}

extension UIImage {
  /// A format for drawing images like this one: with its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
