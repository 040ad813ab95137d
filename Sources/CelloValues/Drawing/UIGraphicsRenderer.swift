/// The base class of renderers, which run drawing operations with a context.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let baseFormat: UIGraphicsRendererFormat

  /// Creates a renderer for an area. Drawing uses the coordinates of the area.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for an area, with a format. Drawing uses the coordinates of the area.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    baseFormat = format
    super.init()
    format.bounds = bounds
  }

  /// Returns the class of the contexts that closures receive.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// Returns a new context for the area of a format.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(
      transform: CGAffineTransform(translationX: -format.bounds.minX, y: -format.bounds.minY),
      extent: CGRect(origin: .zero, size: format.bounds.size))
  }

  /// Prepares the context before drawing operations. By default, it does nothing.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { baseFormat }

  /// A Boolean value that indicates whether the renderer's contexts can create images; `false` by
  /// default.
  open var allowsImageOutput: Bool { false }

  func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(
      type(of: self).context(with: baseFormat) ?? CGContext(), format: baseFormat)
  }

  /// Calls a closure with a new context, which is the current context meanwhile, and then a
  /// completion closure.
  ///
  /// It never throws an error.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    let context = makeContext()
    type(of: self).prepare(context.cgContext, with: context)
    CGContext.push(context.cgContext)
    defer { CGContext.pop() }
    drawingActions(context)
    completionActions?(context)
  }
}

/// The base class of renderer contexts.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context of the drawing.
  open private(set) var cgContext: CGContext
  private let baseFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    baseFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { baseFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blend(blendMode) { $0.fill(rect) }
  }

  /// Strokes a line of one point inside the edges of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes a line of one point inside the edges of a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blend(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blend(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw(cgContext)
    cgContext.restoreGState()
  }
}

/// The base class of renderer formats.
open class UIGraphicsRendererFormat: NSObject {
  /// The area of the renderer; zero until a renderer is created with the format.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with an empty area.
  public override init() { super.init() }

  /// Returns a new format.
  open class func preferred() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
}
