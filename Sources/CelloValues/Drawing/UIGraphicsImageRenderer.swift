internal import CelloRaster

/// A renderer that creates images from drawing operations.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  private let imageFormat: UIGraphicsImageRendererFormat

  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsImageRendererContext.self
  }

  /// Creates a renderer for images of a size in points, with the format of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of an area, with the format of the current traits. Drawing uses
  /// the coordinates of the area.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for images of an area, with a format. Drawing uses the coordinates of the
  /// area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer for images of an area. A format of another class is replaced with the
  /// format of the current traits.
  public convenience override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.init(bounds: bounds, format: format as? UIGraphicsImageRendererFormat ?? .preferred())
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  open override var allowsImageOutput: Bool { true }

  override func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(
      CGContext(
        transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY),
        extent: CGRect(origin: .zero, size: bounds.size)),
      bounds: bounds, format: imageFormat)
  }

  /// Returns the image that a closure draws. If the size is empty or needs too much memory, the
  /// image's size is zero.
  open func image(actions: DrawingActions) -> UIImage {
    var image = UIImage()
    try? runDrawingActions(
      { context in (context as? UIGraphicsImageRendererContext).map(actions) },
      completionActions: { context in
        image = (context as? UIGraphicsImageRendererContext)?.currentImage ?? image
      })
    return image
  }

  /// Returns the image that a closure draws as PNG data; empty data if the image has no pixels.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns the image that a closure draws as JPEG data; empty data if the image has no pixels.
  ///
  /// - Parameter compressionQuality: the quality, from 0 for the smallest data to 1 for the best
  ///   quality.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context of an image renderer's closures.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    self.bounds = bounds
    super.init(context, format: format)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// An image of the items drawn so far.
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

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point; 0 for the scale of the current traits.
  open var scale: CGFloat
  /// The ranges of colors.
  public enum Range: Int, Hashable, Sendable {
    /// No specified range.
    case unspecified = -1
    /// A range that the renderer chooses.
    case automatic = 0
    /// Colors outside of sRGB.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// Stored only: the range of colors; automatic by default. Images always have the standard range.
  open var preferredRange = Range.automatic
  /// A Boolean value that indicates whether images can be brighter than white; always `false`.
  open var supportsHighDynamicRange: Bool { false }
  /// A Boolean value that indicates whether areas without drawing are black; `false` by default.
  open var opaque = false

  /// Creates a format with the scale of the current traits.
  public override init() {
    scale = UITraitCollection.current.pixelGrid.scale
    super.init()
  }

  /// Creates a format with the scale of traits; the scale of the current traits if it is
  /// unspecified.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format with the scale of the current traits.
  open override class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns a format with the scale of the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  var pixelsPerPoint: CGFloat { scale > 0 ? scale : UITraitCollection.current.pixelGrid.scale }
}

extension UIImage {
  /// The implementation of ``imageRendererFormat``.
  final var formatForDrawing: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
