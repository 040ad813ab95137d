/// The base of renderers, which run drawing operations with a context.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let baseFormat: UIGraphicsRendererFormat

  /// A renderer of an area, in whose coordinates drawing takes place.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of an area, in whose coordinates drawing takes place.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    baseFormat = format
    super.init()
    format.bounds = bounds
  }

  /// The class of the contexts of drawing operations.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// The context into which drawing operations with a format go.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(
      transform: CGAffineTransform(translationX: -format.bounds.minX, y: -format.bounds.minY))
  }

  /// Called before drawing operations; it does nothing by default.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  open var format: UIGraphicsRendererFormat { baseFormat }

  /// Whether contexts can make images.
  open var allowsImageOutput: Bool { false }

  func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(
      type(of: self).context(with: baseFormat) ?? CGContext(), format: baseFormat)
  }

  /// Runs drawing operations with a context that is the current one meanwhile, and then other
  /// operations.
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

/// The base of the contexts of renderers.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  private let baseFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    baseFormat = format
    super.init()
  }

  open var format: UIGraphicsRendererFormat { baseFormat }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blend(blendMode) { $0.fill(rect) }
  }

  /// Strokes inside the edges of a rectangle, one point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes inside the edges of a rectangle, one point wide.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blend(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blend(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw(cgContext)
    cgContext.restoreGState()
  }
}

/// The base of the formats of renderers.
open class UIGraphicsRendererFormat: NSObject {
  /// The area of the renderer that has the format; zero before there is one.
  open internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  open class func preferred() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
}
