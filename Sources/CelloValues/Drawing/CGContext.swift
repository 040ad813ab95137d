package import CelloRaster

/// A drawing destination that records painting operations for a display list.
///
/// Coordinates are in points, origin top left, y down. In a bitmap context, which
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` creates, they are in
/// pixels, origin bottom left, y up.
public final class CGContext {
  /// The state that `saveGState` saves.
  private struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    /// The pattern for fills; `nil` for the color.
    var fillPattern: ColorPattern?
    var strokePattern: ColorPattern?
    var lineStyle = StrokeStyle(width: 1)
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0
    /// The transform from user space to the display list's coordinates.
    var transform = CGAffineTransform.identity
    /// The clips, in the display list's coordinates.
    var clips: [Clip] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// The shadow of later items; `nil` for none.
    var shadow: DisplayList.ContentShadow?
    var interpolationQuality = CGInterpolationQuality.default
    var allowsAntialiasing = true
    var shouldAntialias = true

    /// A Boolean value that indicates whether edges are soft.
    var isAntialiased: Bool { allowsAntialiasing && shouldAntialias }
  }

  /// A limit of later drawing.
  private enum Clip: Equatable {
    case shape(Shape)
    /// Limits drawing by the opacity of an item.
    case mask(DisplayList.Item)

    func applied(to items: [DisplayList.Item]) -> DisplayList.Item {
      switch self {
      case .shape(let shape): .group(DisplayList.Group(items: items, clip: shape))
      case .mask(let item): .composite(DisplayList.Composite(.masked(by: [item]), items: items))
      }
    }
  }

  /// An item and the clips around it.
  private struct Entry {
    var item: DisplayList.Item
    var clips: [Clip]
  }

  /// An open layer: the state and the items from before its start.
  private struct Layer {
    var state: State
    var countOfSaved: Int
    var entries: [Entry]
  }

  private var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []
  private var entries: [Entry] = []
  private var currentPath = Path()
  /// The properties of the image that the context makes; `nil` if it makes none.
  var imageOutput: ImageOutput?
  /// The pixels of a bitmap context; `nil` for other contexts.
  let bitmap: ContextBitmap?
  /// The area that can be drawn on, in the display list's coordinates; `nil` if it is not known.
  private let extent: CGRect?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - transform: the transform from user space to the display list's coordinates.
  ///   - extent: the area that can be drawn on, in the display list's coordinates; `nil` if it is
  ///     not known.
  package init(transform: CGAffineTransform = .identity, extent: CGRect? = nil) {
    bitmap = nil
    self.extent = extent
    state.transform = transform
  }

  /// Creates a context that draws on pixels in memory.
  init(_ bitmap: ContextBitmap) {
    self.bitmap = bitmap
    extent = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    state.transform = bitmap.transform
  }

  /// The items drawn so far. Open layers are included as if they ended now.
  package var items: [DisplayList.Item] {
    var entries = entries
    for layer in layers.reversed() { entries = Self.entries(ending: layer, with: entries) }
    return Self.items(of: entries[...], depth: 0)
  }

  /// Returns the items inside their clips. Consecutive items with the same clips share a group.
  private static func items(of entries: ArraySlice<Entry>, depth: Int) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var rest = entries
    while let first = rest.first {
      guard first.clips.count > depth else {
        items.append(first.item)
        rest = rest.dropFirst()
        continue
      }
      let clip = first.clips[depth]
      // The first item has the clip, even if the clip contains NaN and is not equal to itself.
      let others = rest.dropFirst().prefix { $0.clips.count > depth && $0.clips[depth] == clip }
      let shared = rest.prefix(1 + others.count)
      items.append(clip.applied(to: Self.items(of: shared, depth: depth + 1)))
      rest = rest.dropFirst(shared.count)
    }
    return items
  }

  // MARK: Painting, for other types in this chapter

  func fill(_ shape: Shape) {
    if let pattern = state.fillPattern {
      // Tiles start at the origin of user space.
      transformed(
        pattern.items(filling: shape, from: .zero, in: .current), opacity: state.alpha)
    } else {
      fill(shape, with: state.fillColor)
    }
  }

  package func fill(_ shape: Shape, with color: Color) {
    let color = color.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blendMode.replaces else { return }
    let shape = shape.applying(state.transform)
    guard !state.isAntialiased else { return append(.fill(shape, color)) }
    append(Self.item(with: color, stenciledBy: .fill(shape, .black), in: shape.bounds))
  }

  /// Returns a color in the pixels of which at least half would be covered by an item.
  ///
  /// - Parameter area: the area of the item.
  private static func item(
    with color: Color, stenciledBy item: DisplayList.Item, in area: CGRect
  ) -> DisplayList.Item {
    // Larger than the pixels at the edges, in which the color is visible or not.
    let area = area.insetBy(dx: -2, dy: -2)
    return .composite(
      DisplayList.Composite(.stenciled(by: [item]), items: [.fill(.rect(area), color)]))
  }

  func stroke(_ shape: Shape, _ style: StrokeStyle) {
    if let pattern = state.strokePattern, style.width > 0 {
      let tiles = pattern.tiles(
        in: Self.area(of: shape, stroked: style), from: .zero, in: .current)
      guard !tiles.isEmpty else { return }
      transformed(
        [
          .composite(
            DisplayList.Composite(.masked(by: [.stroke(shape, style, .black)]), items: tiles))
        ], opacity: state.alpha * CGFloat(pattern.opacity))
      return
    }
    let color = state.strokeColor.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blendMode.replaces, style.width > 0 else { return }
    guard !state.isAntialiased else { return transformed([.stroke(shape, style, color)]) }
    let area = Self.area(of: shape, stroked: style).applying(state.transform)
    let line = DisplayList.Group(
      items: [.stroke(shape, style, .black)], transform: state.transform)
    append(Self.item(with: color, stenciledBy: .group(line), in: area))
  }

  /// Returns an area that contains a line along the outline of a shape.
  private static func area(of shape: Shape, stroked style: StrokeStyle) -> CGRect {
    // The longest miter reaches this far.
    let reach = style.width * max(style.miterLimit.nonNegative, 1)
    return shape.bounds.insetBy(dx: -reach, dy: -reach)
  }

  func clip(to shape: Shape) { state.clips.append(.shape(shape.applying(state.transform))) }

  /// Paints items whose coordinates are in user space.
  package func paint(_ items: [DisplayList.Item], opacity: CGFloat = 1) {
    transformed(items, opacity: opacity * state.alpha)
  }

  private func transformed(_ items: [DisplayList.Item], opacity: CGFloat = 1) {
    guard !items.isEmpty else { return }
    let items =
      state.interpolationQuality == .none ? items.map(\.withNearestPixels) : items
    if state.transform.isIdentity, opacity == 1 {
      for item in items { append(item) }
    } else {
      append(
        .group(DisplayList.Group(items: items, opacity: opacity, transform: state.transform)))
    }
  }

  private func append(_ item: DisplayList.Item) {
    entries += Self.entries(of: item, in: state)
    drawIfVisible()
  }

  /// The number of items after which a bitmap context draws them, so that they do not fill the memory.
  private static let maxCountOfEntries = 1_000

  /// Draws the items if the app could already see their pixels.
  private func drawIfVisible() {
    guard let bitmap, layers.isEmpty,
      bitmap.isVisible || entries.count >= Self.maxCountOfEntries
    else { return }
    drawEntries(on: bitmap)
  }

  /// Draws the items so far, without those of open layers, on the pixels.
  func drawEntries(on bitmap: ContextBitmap) {
    if layers.isEmpty {
      bitmap.draw(Self.items(of: entries[...], depth: 0))
      entries = []
    } else {
      bitmap.draw(Self.items(of: layers[0].entries[...], depth: 0))
      layers[0].entries = []
    }
  }

  /// Returns an item above its shadow, inside the clips of a state.
  private static func entries(of item: DisplayList.Item, in state: State) -> [Entry] {
    let shadow = state.shadow.map {
      DisplayList.Item.composite(DisplayList.Composite(.shadow($0), items: [item]))
    }
    return [shadow, item].compactMap { $0 }.map {
      Entry(item: state.blendMode.applied(to: $0), clips: state.clips)
    }
  }

  func setFill(_ color: ResolvedColor) {
    state.fillColor = color.color
    state.fillPattern = color.pattern
  }

  func setStroke(_ color: ResolvedColor) {
    state.strokeColor = color.color
    state.strokePattern = color.pattern
  }

  // MARK: State

  /// Saves the colors, line style, transform, clip, opacity, blend mode and shadow for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the state of the last ``saveGState()``. Without a saved state, it does nothing.
  public func restoreGState() {
    if let state = saved.popLast() { self.state = state }
  }

  /// Sets the color or pattern of fills.
  public func setFillColor(_ color: CGColor) { setFill(color.resolved) }

  /// Sets the color or pattern of strokes.
  public func setStrokeColor(_ color: CGColor) { setStroke(color.resolved) }

  /// Sets the color of fills by sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(fractions: red, green, blue, alpha: alpha)
    state.fillPattern = nil
  }

  /// Sets the color of strokes by sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(fractions: red, green, blue, alpha: alpha)
    state.strokePattern = nil
  }

  /// Sets the opacity of later items, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// The way in which the pixels of scaled images are determined: with `none`, they are the nearest
  /// pixels of the image, and otherwise averages or interpolated pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether the edges of later fills and strokes with a color are antialiased; `true` by
  /// default.
  ///
  /// Without antialiasing, a pixel has the color if the shape covers at least half of it, and
  /// otherwise it does not change. Texts, images, patterns and clips are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether the context allows antialiasing; `true` by default. Edges are antialiased if both
  /// this and ``setShouldAntialias(_:)`` allow it.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// Sets the blend mode of later items; normal by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Gives later items a shadow, which the current transform does not affect.
  ///
  /// - Parameters:
  ///   - offset: the offset of the shadow, in points; y increases downward, in bitmap contexts
  ///     upward.
  ///   - blur: twice the standard deviation of the blur, in points. Negative values and NaN are
  ///     treated as 0.
  ///   - color: the color of the shadow below opaque items; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let offset = shadowOffset(offset)
    state.shadow = color.map {
      DisplayList.ContentShadow(color: $0.color, sigma: blur.nonNegative / 2, offset: offset)
    }
  }

  /// Gives later items a black shadow with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = DisplayList.ContentShadow(
      color: Color.black.multiplyingAlpha(by: 1 / 3), sigma: blur.nonNegative / 2,
      offset: shadowOffset(offset))
  }

  private func shadowOffset(_ offset: CGSize) -> CGSize {
    bitmap == nil ? offset : CGSize(width: offset.width, height: -offset.height)
  }

  /// Sets the width of strokes, in units of user space; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.lineStyle.width = width }

  /// Sets the shape of the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineStyle.cap = StrokeStyle.Cap(cap) }

  /// Sets the shape of the corners between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineStyle.join = StrokeStyle.Join(join) }

  /// Sets the miter limit in line widths. A corner with a longer miter is beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.lineStyle.miterLimit = limit }

  /// Sets the dashes of strokes. An empty array draws continuous lines.
  ///
  /// - Parameters:
  ///   - phase: the offset in the pattern at which a line starts, in units of user space.
  ///   - lengths: alternating lengths of dashes and gaps, in units of user space.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPattern = lengths
    state.dashPhase = phase
  }

  // MARK: Layers

  /// Starts a transparency layer. Its items are drawn together, and the result is combined with the
  /// pixels behind it, with the current opacity, blend mode and shadow.
  ///
  /// At the start of the layer, the opacity is 1, the blend mode is normal, and there is no shadow.
  ///
  /// - Parameter auxiliaryInfo: has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(Layer(state: state, countOfSaved: saved.count, entries: entries))
    entries = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Starts a transparency layer that is clipped to a rectangle in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the last transparency layer and restores the state from its start. Without a layer, it
  /// does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    entries = Self.entries(ending: layer, with: entries)
    state = layer.state
    saved.removeLast(max(0, saved.count - layer.countOfSaved))
    drawIfVisible()
  }

  private static func entries(ending layer: Layer, with entries: [Entry]) -> [Entry] {
    guard !entries.isEmpty else { return layer.entries }
    let depth = layer.state.clips.count
    // These clips apply to the whole layer, not to each of its items.
    let inner = entries.map { Entry(item: $0.item, clips: Array($0.clips.dropFirst(depth))) }
    let group = DisplayList.Item.group(
      DisplayList.Group(items: items(of: inner[...], depth: 0), opacity: layer.state.alpha))
    return layer.entries + Self.entries(of: group, in: layer.state)
  }

  // MARK: Coordinates

  /// The transform from user space to the coordinates of the drawing destination. Those of a bitmap
  /// context start at the bottom left, with y up.
  public var ctm: CGAffineTransform {
    bitmap.map { state.transform.concatenating($0.transform) } ?? state.transform
  }

  /// Prepends a transform to the current transform, so that it applies to user space first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin of user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians; a positive angle rotates clockwise.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  // MARK: Paths

  /// Replaces the current path with an empty path.
  public func beginPath() { currentPath = Path() }

  /// Starts a new subpath at a point in user space.
  public func move(to point: CGPoint) {
    if point.isDrawable { currentPath.move(to: point) }
  }

  /// Adds a line from the current point. Without a current point, it does nothing.
  public func addLine(to point: CGPoint) {
    if point.isDrawable, !currentPath.isEmpty { currentPath.addLine(to: point) }
  }

  /// Adds a cubic Bézier curve from the current point. Without a current point, it does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isDrawable, control1.isDrawable, control2.isDrawable, !currentPath.isEmpty else {
      return
    }
    currentPath.addCubic(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve from the current point. Without a current point, it does
  /// nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isDrawable, control.isDrawable, !currentPath.isEmpty else { return }
    currentPath.addQuadratic(to: end, control: control)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() {
    if !currentPath.isEmpty { currentPath.close() }
  }

  /// Adds a new subpath of lines through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    if rect.isDrawable { currentPath.elements += Path(rect).elements }
  }

  /// Adds the ellipse inscribed in a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    if rect.isDrawable { currentPath.elements += Path(ellipseIn: rect).elements }
  }

  /// Adds an arc of a circle. Angles are in radians. Because y points down, `clockwise` appears
  /// reversed, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: !clockwise)
    if let arc { currentPath.add(arc) }
  }

  /// Adds an arc of a circle that touches two lines: that from the current point to the first point,
  /// and that from there to the second point. A line leads to the start of the arc. Without a
  /// current point, it does nothing.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { currentPath.elements += path.path.elements }

  /// Replaces the current path with the outline of its line, with the current width, ends, corners
  /// and dashes.
  ///
  /// If the outline has too many points, the path does not change and a warning is logged.
  public func replacePathWithStrokedPath() {
    let dashed =
      state.dashPattern.isEmpty
      ? currentPath : currentPath.dashedOrWhole(state.dashPattern, phase: state.dashPhase)
    currentPath = dashed.strokedOrWhole(state.lineStyle)
  }

  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path; `nil` if it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

  /// The end of the current path; zero if it is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The smallest rectangle that contains the current path, with its control points; `CGRect.null`
  /// if it is empty.
  public var boundingBoxOfPath: CGRect { CGPath(currentPath).boundingBox }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(.path(currentPath, FillRule(rule)))
    currentPath = Path()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    strokeDashed(.path(currentPath, .nonZero), currentPath)
    currentPath = Path()
  }

  /// Fills or strokes the current path, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(.path(currentPath, .nonZero))
    case .eoFill: fill(.path(currentPath, .evenOdd))
    case .stroke: strokeDashed(.path(currentPath, .nonZero), currentPath)
    case .fillStroke:
      fill(.path(currentPath, .nonZero))
      strokeDashed(.path(currentPath, .nonZero), currentPath)
    case .eoFillStroke:
      fill(.path(currentPath, .evenOdd))
      strokeDashed(.path(currentPath, .nonZero), currentPath)
    }
    currentPath = Path()
  }

  /// Draws an image, stretched to a rectangle in user space.
  ///
  /// The image's top is at the rectangle's largest y, as on iOS. Where y points down, the image
  /// appears upside down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.isDrawable else { return }
    paint([.group(flipped(image, in: rect))])
  }

  /// Draws an image, stretched to a rectangle in user space, and repeats it in both directions
  /// within the clip.
  ///
  /// Too many tiles are not drawn, and a warning is logged.
  ///
  /// - Parameter byTiling: a Boolean value that indicates whether the image is repeated.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling, rect.isDrawable else { return draw(image, in: rect) }
    let rect = rect.standardized
    let item = DisplayList.Item.group(
      flipped(image, in: CGRect(origin: .zero, size: rect.size)))
    let pattern = ColorPattern(tile: ColorPattern.Tile(size: rect.size) { _ in [item] })
    let area = limits == nil ? rect : boundingBoxOfClipPath
    paint(pattern.tiles(in: area, from: rect.origin, in: .current))
  }

  private func flipped(_ image: CGImage, in rect: CGRect) -> DisplayList.Group {
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let item = DisplayList.Item.image(DisplayList.ImageItem(picture: image.picture, rect: rect))
    return DisplayList.Group(items: [item], transform: flip)
  }

  /// Clips later drawing to the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: .path(currentPath, FillRule(rule)))
    currentPath = Path()
  }

  /// The smallest rectangle in user space that contains the area on which can be drawn: the current
  /// clip, inside the view or the image. It is `CGRect.null` if there is none.
  public var boundingBoxOfClipPath: CGRect {
    guard let limits else { return .infinite }
    let transform = state.transform
    guard transform.a * transform.d != transform.b * transform.c, !limits.isNull else {
      return .null
    }
    return limits.applying(transform.inverted())
  }

  /// The area on which can be drawn, in the display list's coordinates; `nil` if it has no limits.
  private var limits: CGRect? {
    var limits = extent
    for case .shape(let shape) in state.clips {
      limits = limits?.intersection(shape.bounds) ?? shape.bounds
    }
    return limits
  }

  // MARK: Shapes

  /// Fills a rectangle. The current path stays.
  public func fill(_ rect: CGRect) {
    if rect.isDrawable { fill(.rect(rect)) }
  }

  /// Makes a rectangle transparent. In a view, the content behind the view appears there.
  public func clear(_ rect: CGRect) {
    guard rect.isDrawable else { return }
    let shape = Shape.rect(rect).applying(state.transform)
    entries.append(
      Entry(
        item: CGBlendMode.clear.applied(to: .fill(shape, .black)), clips: state.clips))
    drawIfVisible()
  }

  /// Fills rectangles. The current path is not changed.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes the edges of a rectangle with the current line width.
  public func stroke(_ rect: CGRect) {
    if rect.isDrawable { strokeDashed(.rect(rect), Path(rect)) }
  }

  /// Strokes the edges of a rectangle with a line width in points, without dashes.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard rect.isDrawable else { return }
    var style = state.lineStyle
    style.width = width
    stroke(.rect(rect), style)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    if rect.isDrawable { fill(.path(Path(ellipseIn: rect), .nonZero)) }
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    guard rect.isDrawable else { return }
    let path = Path(ellipseIn: rect)
    strokeDashed(.path(path, .nonZero), path)
  }

  /// Strokes the line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2)
    where points[index].isDrawable && points[index + 1].isDrawable {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokeDashed(.path(path, .nonZero), path)
  }

  /// Clips later drawing to the union of the rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects where rect.isDrawable { path.elements += Path(rect).elements }
    clip(to: .path(path, .nonZero))
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    if rect.isDrawable { clip(to: .rect(rect)) }
  }

  /// Clips later drawing by the opacity of an image that is stretched to a rectangle in user space.
  ///
  /// The image's top is at the rectangle's largest y, as in ``draw(_:in:)``.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.isDrawable else { return }
    var group = flipped(mask, in: rect)
    group.transform = group.transform.concatenating(state.transform)
    state.clips.append(.mask(.group(group)))
  }

  private func strokeDashed(_ shape: Shape, _ path: Path) {
    stroke(
      state.dashPattern.isEmpty
        ? shape : .path(path.dashedOrWhole(state.dashPattern, phase: state.dashPhase), .nonZero),
      state.lineStyle)
  }
}

extension FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .winding ? .nonZero : .evenOdd }
}
