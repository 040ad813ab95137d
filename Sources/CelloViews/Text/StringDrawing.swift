internal import CelloRaster
internal import CelloText

// Measuring and drawing of strings without a view. Strings are drawn in the current context with
// colors for the current traits; without a context, nothing is drawn. Text without a font has the
// system font of 12 points (on iOS Helvetica of 12 points), text without a color is black.

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, not rounded to pixels.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: [.usesLineFragmentOrigin], context: nil).size
  }

  /// Draws the text without wrapping.
  ///
  /// - Parameter point: the top left corner.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the lines that fit in a rectangle, and at least the first line. A length of 0 or less
  /// means no limit.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the text on one line from the start of a baseline, or in a rectangle, depending on the
  /// options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    DrawnText.draw(.attributed(self), in: rect, options, context)
  }

  /// Returns the bounding rectangle of the text, in points, not rounded to pixels. Round sizes up.
  ///
  /// - Parameter size: the available size; a width or height of 0 or less means no limit.
  /// - Returns: a rectangle whose origin is zero with
  ///   ``NSStringDrawingOptions/usesLineFragmentOrigin``, otherwise the line's top left corner
  ///   relative to the start of the baseline (chosen: Apple does not document it).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText.bounds(.attributed(self), in: size, options, context)
  }
}

extension String {
  /// Returns the size of the text without wrapping, in points, not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin], attributes: attrs, context: nil
    ).size
  }

  /// Draws the text without wrapping, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: .zero), withAttributes: attrs)
  }

  /// Draws the lines that fit in a rectangle, and at least the first line.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: [.usesLineFragmentOrigin], attributes: attrs, context: nil)
  }

  /// Draws the text on one line from the start of a baseline, or in a rectangle, depending on the
  /// options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    DrawnText.draw(.plain(self, attributes ?? [:]), in: rect, options, context)
  }

  /// Returns the bounding rectangle of the text; see the method of `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText.bounds(.plain(self, attributes ?? [:]), in: size, options, context)
  }
}

extension NSString {
  /// Returns the size of the text without wrapping, in points, not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text without wrapping, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the lines that fit in a rectangle, and at least the first line.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text on one line from the start of a baseline, or in a rectangle, depending on the
  /// options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the bounding rectangle of the text; see the method of `NSAttributedString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// A string that is laid out for drawing options.
private struct DrawnText {
  enum Source {
    case attributed(NSAttributedString)
    case plain(String, [NSAttributedString.Key: Any])
  }

  private let block: TextBlock
  private let layout: TextLayout
  private let isInRectangle: Bool
  /// The width in which lines are aligned; `nil` for the width of the widest line.
  private let boxWidth: CGFloat?
  private let traits: UITraitCollection

  private init(
    _ source: Source, _ size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?, grid: PixelGrid, traits: UITraitCollection
  ) {
    isInRectangle = options.contains(.usesLineFragmentOrigin)
    self.traits = traits
    let truncates = isInRectangle && options.contains(.truncatesLastVisibleLine)
    let font = UIFont.ofText
    let paragraph = ParagraphStyle(lineBreakMode: truncates ? .byTruncatingTail : .byWordWrapping)
    let lines = isInRectangle ? 0 : 1
    var block =
      switch source {
      case .attributed(let string):
        TextBlock(
          string, font: font, color: .black, paragraph: paragraph, numberOfLines: lines,
          traits: traits, adjustsFonts: false)
      case .plain(let string, let attributes):
        TextBlock(
          string, attributes: attributes, font: font, color: .black, paragraph: paragraph,
          numberOfLines: lines, traits: traits, adjustsFonts: false)
      }
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let width = isInRectangle ? limit(size.width) : .infinity
    if let factor = context?.minimumScaleFactor, factor > 0 { block.minimumScale = min(factor, 1) }
    self.block = block
    layout = block.layout(
      for: TextProposal(width: width), height: isInRectangle ? limit(size.height) : .infinity,
      isRightToLeft: traits.isRightToLeft, grid: grid,
      usesLeading: options.contains(.usesFontLeading))
    boxWidth = width < 1e9 ? width : nil
  }

  static func draw(
    _ source: Source, in rect: CGRect, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    guard rect.origin.x.magnitude < 1e9, rect.origin.y.magnitude < 1e9 else { return }
    let traits = UITraitCollection.current
    let text = DrawnText(
      source, rect.size, options, context, grid: traits.pixelGrid, traits: traits)
    text.report(to: context)
    guard let target = CGContext.current else { return }
    target.paint(text.items(at: rect.origin))
  }

  static func bounds(
    _ source: Source, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    // The grid is fine enough for all metrics of the system font in whole sizes.
    let grid = PixelGrid(scale: 2048)
    let text = DrawnText(source, size, options, context, grid: grid, traits: .current)
    text.report(to: context)
    return options.contains(.usesDeviceMetrics) ? text.drawnBounds : text.bounds
  }

  /// The bounds of glyphs and images; zero for none.
  private var drawnBounds: CGRect {
    var result: CGRect?
    for item in items(at: .zero) {
      let bounds: CGRect
      switch item {
      case .glyphs(let run): bounds = Shape.path(run.silhouette, .nonZero).bounds
      case .fill(let shape, _): bounds = shape.bounds
      case .image(let image): bounds = image.rect
      default: continue
      }
      guard bounds.isDrawable, bounds.width > 0, bounds.height > 0 else { continue }
      result = result?.union(bounds) ?? bounds
    }
    return result ?? .zero
  }

  private var bounds: CGRect {
    CGRect(
      origin: CGPoint(x: 0, y: isInRectangle ? 0 : -layout.firstBaseline), size: layout.size)
  }

  private func report(to context: NSStringDrawingContext?) {
    context?.actualScaleFactor = layout.scale
    context?.totalBounds = bounds
  }

  private func items(at point: CGPoint) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    block.draw(
      layout, into: &items, at: CGPoint(x: point.x, y: point.y + bounds.origin.y),
      boxWidth: boxWidth, traits: traits)
    return items
  }
}
