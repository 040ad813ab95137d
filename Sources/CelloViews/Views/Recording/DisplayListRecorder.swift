package import CelloRaster

/// Records a tree of views as a display list.
@_spi(Cello) @MainActor public struct DisplayListRecorder {
  package private(set) var items: [DisplayList.Item] = []
  /// The log that receives the items of each view; `nil` if none is needed.
  private var log: RecordingLog?
  /// The indices in ``items`` of the enclosing groups, from the outermost.
  private var groups: [Int] = []

  package init() {}

  /// Returns the display list of a view and its subviews after layout, in the size of its bounds.
  ///
  /// Frames are not rounded; layouts round to pixels before recording.
  package static func record(_ view: UIView) -> DisplayList { record(view, in: nil) }

  /// Returns the display list of a view and its subviews.
  ///
  /// - Parameter log: the log that receives the items of each view.
  package static func record(_ view: UIView, in log: RecordingLog?) -> DisplayList {
    view.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    recorder.log = log
    recorder.recordTree(of: view, view.ownLayer.map(LayerDrawing.init), at: .zero)
    return DisplayList(size: view.bounds.size, items: recorder.items)
  }

  package mutating func append(_ item: DisplayList.Item) { items.append(item) }

  /// A Boolean value that indicates whether the recorded drawing blends colors, so that it must not
  /// see the content behind the view.
  private var isIsolated = false
  /// The number of enclosing views, layers and masks.
  private var level = 0
  /// A Boolean value that indicates whether an odd number of enclosing layers has flipped geometry.
  private var isFlipped = false
  /// The opacity of an enclosing layer that applies to each of its sublayers separately.
  private var partOpacity: CGFloat = 1

  /// Appends the drawing of a view or layer.
  mutating func appendDrawing(_ group: DisplayList.Group) {
    isIsolated = isIsolated || group.items.contains(where: \.isBlended)
    append(.group(group))
  }

  /// Moves the items from an index on into a separate layer, if they blend colors.
  private mutating func isolateItems(from index: Int) {
    guard isIsolated else { return }
    isIsolated = false
    let layer = Array(items[index...])
    items.replaceSubrange(
      index..., with: [.composite(DisplayList.Composite(.blended(.sourceOver), items: layer))])
  }

  /// Gives a closure access to the items.
  package mutating func withItems(_ body: (inout [DisplayList.Item]) -> Void) { body(&items) }

  /// Records the items of a closure as a group.
  package mutating func group(
    opacity: CGFloat = 1, clip: Shape? = nil, transform: CGAffineTransform = .identity,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    var inner = DisplayListRecorder()
    if let log {
      inner.log = log
      inner.groups = groups + [items.count]
    }
    inner.isFlipped = isFlipped
    inner.level = level
    body(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(
      .group(
        DisplayList.Group(
          items: inner.items, opacity: opacity, clip: clip, transform: transform)))
  }

  // Trees can be deep. The functions that recurse for each level use little stack space; they call
  // functions that are not inlined for the rest.

  /// Records a view so that the top left corner of its bounds is at a point of the display list.
  ///
  /// - Parameter drawing: the appearance of the view's layer; `nil` for a view without a layer.
  private mutating func recordTree(
    of view: UIView, _ drawing: LayerDrawing?, at corner: CGPoint
  ) {
    let alpha = (drawing?.animatedOpacity ?? view.alpha) * partOpacity
    partOpacity = 1
    guard alpha > 0, !(drawing?.animatedIsHidden ?? view.isHidden), drawing?.isTurnedAway != true,
      enter()
    else { return }
    let placement = placement(of: view, drawing, at: corner)
    if let mode = drawing?.blendMode {
      recordBlended(view, placement, alpha, mode)
    } else if let items = view.itemsReplacingContent(in: placement.area) {
      recordReplaced(view, placement, alpha, items)
    } else if view.mask != nil || view.ownLayer?.mask != nil {
      recordMasked(view, placement, alpha)
    } else {
      recordFaded(view, placement, alpha)
    }
    level -= 1
  }

  /// The geometry with which a view is drawn.
  private struct ViewPlacement {
    /// The appearance of the view's layer; `nil` for a view without a layer.
    var drawing: LayerDrawing?
    /// The bounds in the coordinates of the display list.
    var area: CGRect
    /// The outline in the coordinates of the display list.
    var shape: Shape
    /// The origin of the view's coordinates, in the coordinates of the display list.
    var origin: CGPoint

    /// The bounds in the view's coordinates.
    var bounds: CGRect { area.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  @inline(never)
  private func placement(
    of view: UIView, _ drawing: LayerDrawing?, at corner: CGPoint
  ) -> ViewPlacement {
    let bounds = drawing?.animatedGeometry?.bounds ?? view.bounds
    let area = CGRect(origin: corner, size: bounds.size)
    return ViewPlacement(
      drawing: drawing, area: area, shape: drawing?.shape(of: area) ?? .rect(area),
      origin: CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY))
  }

  @inline(never)
  private mutating func recordReplaced(
    _ view: UIView, _ placement: ViewPlacement, _ alpha: CGFloat, _ items: [DisplayList.Item]
  ) {
    var content = DisplayListRecorder()
    content.isFlipped = isFlipped
    content.level = level
    content.recordContent(of: view, placement)
    guard !content.items.isEmpty else { return }
    let composite = DisplayList.Composite(.masked(by: content.items), items: items)
    masked(by: mask(of: view, at: placement.origin)) {
      $0.group(opacity: alpha) { $0.append(.composite(composite)) }
    }
  }

  /// Records a view on a separate layer, whose colors blend with the content behind it.
  @inline(never)
  private mutating func recordBlended(
    _ view: UIView, _ placement: ViewPlacement, _ alpha: CGFloat, _ mode: BlendMode
  ) {
    blended(mode) {
      if let items = view.itemsReplacingContent(in: placement.area) {
        $0.recordReplaced(view, placement, alpha, items)
      } else if view.mask != nil || view.ownLayer?.mask != nil {
        $0.recordMasked(view, placement, alpha)
      } else {
        $0.recordFaded(view, placement, alpha)
      }
    }
  }

  /// Records the items of a closure on a separate layer.
  private mutating func blended(_ mode: BlendMode, _ body: (inout DisplayListRecorder) -> Void) {
    var inner = DisplayListRecorder()
    inner.isFlipped = isFlipped
    inner.level = level
    body(&inner)
    guard !inner.items.isEmpty else { return }
    append(.composite(DisplayList.Composite(.blended(mode), items: inner.items)))
  }

  @inline(never)
  private mutating func recordMasked(_ view: UIView, _ placement: ViewPlacement, _ alpha: CGFloat) {
    view.drawBeforeMasking()
    masked(by: mask(of: view, at: placement.origin)) { $0.recordFaded(view, placement, alpha) }
  }

  /// Enters a nesting level. Returns `false` at the limit, which masks of masks can reach; the mask
  /// is then not drawn.
  private mutating func enter() -> Bool {
    guard level < NestingLimit.levels else {
      NestingLimit.warn("mask")
      return false
    }
    level += 1
    return true
  }

  private mutating func recordFaded(_ view: UIView, _ placement: ViewPlacement, _ alpha: CGFloat) {
    let isClipped = placement.drawing?.animatedMasksToBounds ?? view.clipsToBounds
    let clip = view.shownClip(placement.drawing)
    guard alpha < 1 || isClipped || clip != nil else {
      recordContent(of: view, placement)
      return
    }
    recordGroup(view, placement, alpha, clip, isClipped: isClipped)
  }

  private mutating func recordGroup(
    _ view: UIView, _ placement: ViewPlacement, _ alpha: CGFloat, _ clip: Shape?, isClipped: Bool
  ) {
    let clip = clip?.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
    let fadesParts = alpha < 1 && placement.drawing?.allowsGroupOpacity == false
    group(
      opacity: fadesParts ? 1 : alpha, clip: clip ?? (isClipped ? placement.shape : nil)
    ) {
      $0.recordContent(of: view, placement, partOpacity: fadesParts ? alpha : 1)
    }
  }

  /// - Parameter partOpacity: the opacity of the content and of each subview, applied separately.
  private mutating func recordContent(
    of view: UIView, _ placement: ViewPlacement, partOpacity: CGFloat = 1
  ) {
    let shadow = beginShadow(of: view, placement)
    recordOwnContent(of: view, placement, partOpacity: partOpacity)
    if let layer = view.ownLayer, layer.placesSublayers {
      recordSublayers(of: layer, of: view, placement, partOpacity: partOpacity)
    } else {
      for subview in view.subviewsInDrawingOrder {
        self.partOpacity = partOpacity
        record(subview, at: placement.origin)
      }
      self.partOpacity = 1
    }
    recordOverlay(of: view, placement, partOpacity: partOpacity)
    endShadow(shadow)
  }

  /// The shadow of the items from an index on, which are not complete.
  private struct OpenShadow {
    var shadow: DisplayList.ContentShadow
    var index: Int
  }

  private mutating func beginShadow(of view: UIView, _ placement: ViewPlacement) -> OpenShadow? {
    guard let drawing = placement.drawing, drawing.values.shadowOpacity > 0 else { return nil }
    return begin(
      drawing.contentShadow(
        background: background(of: view, drawing)?.color,
        isClipped: drawing.animatedMasksToBounds ?? view.clipsToBounds))
  }

  /// Begins the shadow of the next items with an item that keeps its position below them.
  private mutating func begin(_ shadow: DisplayList.ContentShadow?) -> OpenShadow? {
    guard let shadow else { return nil }
    items.append(.composite(DisplayList.Composite(.shadow(shadow), items: [])))
    return OpenShadow(shadow: shadow, index: items.count - 1)
  }

  /// Ends a shadow: the items since its beginning cast it. Items that show the picture behind them
  /// cast none, because they would show it.
  private mutating func endShadow(_ open: OpenShadow?) {
    guard let open else { return }
    let casting = Array(items[(open.index + 1)...])
    let items = casting.contains(where: \.hasBackdrop) ? [] : casting
    self.items[open.index] = .composite(DisplayList.Composite(.shadow(open.shadow), items: items))
  }

  /// Returns the background of a view, as it is shown at the moment.
  private func background(of view: UIView, _ drawing: LayerDrawing?) -> ResolvedColor? {
    drawing?.isAnimated == true
      ? drawing?.values.backgroundColor?.resolved
      : view.backgroundColor?.rule.resolved(in: view.traitCollection)
  }

  private mutating func recordSublayers(
    of layer: CALayer, of view: UIView, _ placement: ViewPlacement, partOpacity: CGFloat
  ) {
    guard let drawing = placement.drawing else { return }
    recordSublayers(
      of: layer, drawing, in: placement.bounds, traits: view.traitCollection, at: placement.origin,
      partOpacity: partOpacity)
  }

  /// Records the content of a view below its subviews.
  @inline(never)
  private mutating func recordOwnContent(
    of view: UIView, _ placement: ViewPlacement, partOpacity: CGFloat
  ) {
    let (area, origin) = (placement.area, placement.origin)
    let isAnimated = placement.drawing?.isAnimated == true
    let first = items.count
    let background = background(of: view, placement.drawing)
    if let drawing = placement.drawing,
      let shadow = drawing.shadow(
        of: placement.shape, background: background?.color,
        isClipped: drawing.animatedMasksToBounds ?? view.clipsToBounds, at: origin)
    {
      append(shadow)
    }
    let start = items.count
    background?.fill(placement.shape, from: origin, in: view.traitCollection, into: &items)
    if let layer = view.ownLayer, let drawing = placement.drawing {
      recordContents(
        of: layer, drawing, in: placement.bounds, traits: view.traitCollection, at: origin)
    }
    let content = items.count
    if let drawing = placement.drawing, drawing.hasContentTransition, !isFlipped {
      view.recordContent(into: &self, at: origin)
      let recorded = Array(items[content...])
      items.replaceSubrange(content..., with: drawing.mixed(recorded, at: origin))
    } else if isFlipped || (isAnimated && area.size != view.bounds.size) {
      recordMappedContent(of: view, in: area)
    } else {
      view.recordContent(into: &self, at: origin)
    }
    isolateItems(from: start)
    fadeItems(from: first, partOpacity)
    log?.entries.append(
      RecordingLog.Entry(
        view: view, groups: groups, items: min(content, items.count)..<items.count,
        body: first..<items.count))
  }

  /// Records the content of a view above its subviews.
  @inline(never)
  private mutating func recordOverlay(
    of view: UIView, _ placement: ViewPlacement, partOpacity: CGFloat
  ) {
    let last = items.count
    view.recordOverlay(into: &self, at: placement.origin)
    if let drawing = placement.drawing, drawing.hasContentTransition, !isFlipped {
      let recorded = Array(items[last...])
      items.replaceSubrange(
        last..., with: drawing.mixed(recorded, above: placement.origin))
    }
    if let border = placement.drawing?.border(of: placement.area) { append(border) }
    view.focusHalo?.record(into: &self, at: placement.origin)
    fadeItems(from: last, partOpacity)
    if let log, last < items.count, let index = log.entries.lastIndex(where: { $0.view === view }) {
      log.entries[index].overlay = last..<items.count
    }
  }

  /// Records a view's content scaled to another size, or flipped so that it is upright in flipped
  /// coordinates.
  private mutating func recordMappedContent(of view: UIView, in area: CGRect) {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let target = view.contentMode.frame(of: size, in: area)
    var map = CGAffineTransform(
      a: target.width / size.width, b: 0, c: 0, d: target.height / size.height,
      tx: target.minX, ty: target.minY)
    if isFlipped { map = map.concatenating(.flip(of: area)) }
    let origin = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
    group(transform: map) { view.recordContent(into: &$0, at: origin) }
  }

  /// Applies an opacity to the items from an index on, as a group.
  private mutating func fadeItems(from index: Int, _ opacity: CGFloat) {
    guard opacity < 1, index < items.count else { return }
    let faded = Array(items[index...])
    items.replaceSubrange(
      index..., with: [.group(DisplayList.Group(items: faded, opacity: opacity))])
  }

  /// Records a subview with the origin of its superview's coordinates at a point.
  private mutating func record(_ subview: UIView, at origin: CGPoint) {
    let drawing = subview.ownLayer.map(LayerDrawing.init)
    if let drawing, drawing.hasPerspective(drawing.animatedGeometry ?? subview.geometry) {
      recordInSpace(subview, drawing, in: CATransform3DMakeTranslation(origin.x, origin.y, 0))
    } else if let card = subview.recededCard, !subview.isHidden {
      let frame = subview.geometry.frame.offsetBy(dx: origin.x, dy: origin.y)
      recede(card, frame: frame) { $0.recordTree(of: subview, drawing, at: frame.origin) }
    } else if let corner = corner(of: subview, drawing, at: origin) {
      recordTree(of: subview, drawing, at: corner)
    } else {
      recordTransformed(subview, drawing, at: origin)
    }
  }

  /// Returns the position of the top left corner of a view's bounds; `nil` for a transformed view.
  @inline(never)
  private func corner(
    of subview: UIView, _ drawing: LayerDrawing?, at origin: CGPoint
  ) -> CGPoint? {
    let geometry = drawing?.animatedGeometry ?? subview.geometry
    guard geometry.transform.isIdentity else { return nil }
    let frame = geometry.frame
    return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }

  private mutating func recordTransformed(
    _ subview: UIView, _ drawing: LayerDrawing?, at origin: CGPoint
  ) {
    let geometry = drawing?.animatedGeometry ?? subview.geometry
    let transform = geometry.transformToSuperview.concatenating(
      CGAffineTransform(translationX: origin.x, y: origin.y))
    let corner = geometry.bounds.origin
    let opacity = partOpacity
    partOpacity = 1
    group(transform: transform) {
      $0.partOpacity = opacity
      $0.recordTree(of: subview, drawing, at: corner)
    }
  }

  // MARK: Masks

  /// Returns the items of the mask of a view or its layer; `nil` without a mask.
  private func mask(of view: UIView, at origin: CGPoint) -> [DisplayList.Item]? {
    if let mask = view.mask {
      mask.layoutIfNeeded()
      var recorder = DisplayListRecorder()
      recorder.level = level
      recorder.record(mask, at: origin)
      return recorder.items
    }
    return view.ownLayer?.mask.map { mask($0, traits: view.traitCollection, at: origin) }
  }

  private func mask(
    _ mask: CALayer, traits: UITraitCollection, at origin: CGPoint
  ) -> [DisplayList.Item] {
    mask.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    recorder.level = level
    recorder.record(mask, traits: traits, at: origin)
    return recorder.items
  }

  /// Records the items of a closure through a mask. The alpha of the mask's items limits their
  /// opacity.
  private mutating func masked(
    by mask: [DisplayList.Item]?, _ body: (inout DisplayListRecorder) -> Void
  ) {
    guard let mask else {
      body(&self)
      return
    }
    if mask.isEmpty { return }
    if let shape = Self.opaqueShape(of: mask) {
      group(clip: shape, body)
      return
    }
    var inner = DisplayListRecorder()
    inner.isFlipped = isFlipped
    inner.level = level
    body(&inner)
    if !inner.items.isEmpty {
      append(.composite(DisplayList.Composite(.masked(by: mask), items: inner.items)))
    }
  }

  /// Returns the shape of a single opaque fill; `nil` for other items.
  private static func opaqueShape(of items: [DisplayList.Item]) -> Shape? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    case .fill(let shape, let color): return color.alpha == .max ? shape : nil
    case .group(let group) where group.opacity == 1 && group.clip == nil:
      return opaqueShape(of: group.items)?.applying(group.transform)
    default: return nil
    }
  }

  // MARK: Layers

  /// Returns the items of a layer and its sublayers in the layer's coordinates.
  static func items(
    of layer: CALayer, traits: UITraitCollection = .current
  ) -> [DisplayList.Item] {
    layer.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    if let view = layer.view {
      recorder.recordTree(
        of: view, view.ownLayer.map(LayerDrawing.init), at: view.bounds.origin)
    } else {
      recorder.recordTree(
        of: layer, LayerDrawing(layer), traits: traits, at: layer.bounds.origin)
    }
    return recorder.items
  }

  /// Records the former and the current content of a layer during a transition.
  @inline(never)
  private mutating func recordTransition(
    _ transition: CATransition, _ share: Double, of layer: CALayer, _ drawing: LayerDrawing,
    traits: UITraitCollection, at corner: CGPoint
  ) {
    var inner = DisplayListRecorder()
    (inner.isFlipped, inner.level, inner.partOpacity) = (isFlipped, level, partOpacity)
    partOpacity = 1
    inner.recordTree(of: layer, drawing, traits: traits, at: corner)
    let origin = drawing.origin(at: corner)
    let mixed = transition.items(
      from: transition.formerItems.map { $0.moved(by: origin) }, to: inner.items, share,
      in: drawing.bounds.size)
    isIsolated = isIsolated || mixed.contains(where: \.isBlended)
    items += mixed
  }

  private mutating func recordTree(
    of layer: CALayer, _ drawing: LayerDrawing, traits: UITraitCollection, at corner: CGPoint
  ) {
    if let (transition, share) = drawing.takeTransition() {
      return recordTransition(
        transition, share, of: layer, drawing, traits: traits, at: corner)
    }
    let opacity = drawing.opacity * partOpacity
    partOpacity = 1
    guard opacity > 0, !drawing.isHidden, !drawing.isTurnedAway, enter() else { return }
    let origin = drawing.origin(at: corner)
    if let mode = drawing.blendMode {
      recordBlended(layer, drawing, traits, at: origin, opacity, mode)
    } else if layer.mask != nil {
      recordMasked(layer, drawing, traits, at: origin, opacity)
    } else {
      recordFaded(layer, drawing, traits, at: origin, opacity)
    }
    level -= 1
  }

  @inline(never)
  private mutating func recordMasked(
    _ layer: CALayer, _ drawing: LayerDrawing, _ traits: UITraitCollection, at origin: CGPoint,
    _ opacity: CGFloat
  ) {
    masked(by: layer.mask.map { mask($0, traits: traits, at: origin) }) {
      $0.recordFaded(layer, drawing, traits, at: origin, opacity)
    }
  }

  /// Records a layer on a separate compositing layer, whose colors blend with the content behind
  /// it.
  @inline(never)
  private mutating func recordBlended(
    _ layer: CALayer, _ drawing: LayerDrawing, _ traits: UITraitCollection, at origin: CGPoint,
    _ opacity: CGFloat, _ mode: BlendMode
  ) {
    blended(mode) {
      if layer.mask != nil {
        $0.recordMasked(layer, drawing, traits, at: origin, opacity)
      } else {
        $0.recordFaded(layer, drawing, traits, at: origin, opacity)
      }
    }
  }

  private mutating func recordFaded(
    _ layer: CALayer, _ drawing: LayerDrawing, _ traits: UITraitCollection, at origin: CGPoint,
    _ opacity: CGFloat
  ) {
    guard opacity < 1 || drawing.masksToBounds else {
      recordContent(of: layer, drawing, traits: traits, at: origin)
      return
    }
    group(
      opacity: drawing.allowsGroupOpacity ? opacity : 1,
      clip: drawing.masksToBounds
        ? drawing.shape(of: drawing.bounds.offsetBy(dx: origin.x, dy: origin.y)) : nil
    ) {
      $0.recordContent(
        of: layer, drawing, traits: traits, at: origin,
        partOpacity: drawing.allowsGroupOpacity ? 1 : opacity)
    }
  }

  /// - Parameter partOpacity: the opacity of the content and of each sublayer, applied separately.
  private mutating func recordContent(
    of layer: CALayer, _ drawing: LayerDrawing, traits: UITraitCollection, at origin: CGPoint,
    partOpacity: CGFloat = 1
  ) {
    let shadow = begin(
      drawing.contentShadow(
        background: drawing.values.backgroundColor?.resolved.color,
        isClipped: drawing.values.masksToBounds))
    if drawing.isVisible {
      recordOwnContent(of: layer, drawing, traits: traits, at: origin, partOpacity: partOpacity)
    }
    recordSublayers(
      of: layer, drawing, in: drawing.bounds, traits: traits, at: origin, partOpacity: partOpacity)
    if drawing.isVisible {
      let last = items.count
      if let border = drawing.border(of: drawing.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
        append(border)
      }
      fadeItems(from: last, partOpacity)
    }
    endShadow(shadow)
  }

  /// Records the content of a layer below its sublayers.
  @inline(never)
  private mutating func recordOwnContent(
    of layer: CALayer, _ drawing: LayerDrawing, traits: UITraitCollection, at origin: CGPoint,
    partOpacity: CGFloat
  ) {
    let values = drawing.values
    let bounds = drawing.bounds
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let shape = drawing.shape(of: area)
    let first = items.count
    let background = values.backgroundColor?.resolved
    let shadow = drawing.shadow(
      of: shape, background: background?.color, isClipped: values.masksToBounds, at: origin)
    if let shadow { append(shadow) }
    let start = items.count
    background?.fill(shape, from: origin, in: traits, into: &items)
    recordContents(of: layer, drawing, in: bounds, traits: traits, at: origin)
    let delegate = layer.delegate
    if type(of: layer) != CALayer.self || delegate != nil, bounds.width > 0, bounds.height > 0 {
      var transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      if isFlipped { transform = transform.concatenating(.flip(of: area)) }
      let items = CGContext.items(transform: transform, extent: area) {
        traits.performAsCurrent {
          guard let context = CGContext.current else { return }
          delegate?.layerWillDraw(layer)
          layer.draw(in: context)
        }
      }
      if !items.isEmpty {
        appendDrawing(DisplayList.Group(items: items, clip: .rect(area)))
        isolateItems(from: start)
      }
    }
    fadeItems(from: first, partOpacity)
  }

  /// Records the content of a layer above its background.
  private mutating func recordContents(
    of layer: CALayer, _ drawing: LayerDrawing, in bounds: CGRect, traits: UITraitCollection,
    at origin: CGPoint
  ) {
    layer.displayIfNeeded()
    var items = drawing.contentsItems(in: bounds)
    var ofClass = drawing.values.content.items(
      in: bounds, outline: drawing.shape(of: bounds), traits: traits)
    if isFlipped {
      let flip = CGAffineTransform.flip(of: bounds)
      if !items.isEmpty { items = [.group(DisplayList.Group(items: items, transform: flip))] }
      if case .text = drawing.values.content, !ofClass.isEmpty {
        ofClass = [.group(DisplayList.Group(items: ofClass, transform: flip))]
      }
    }
    items += ofClass
    guard !items.isEmpty else { return }
    if origin == .zero {
      self.items += items
    } else {
      let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
      append(.group(DisplayList.Group(items: items, transform: offset)))
    }
  }

  private mutating func recordSublayers(
    of layer: CALayer, _ drawing: LayerDrawing, in bounds: CGRect, traits: UITraitCollection,
    at origin: CGPoint, partOpacity: CGFloat
  ) {
    guard let sublayers = layer.sublayers else { return }
    if let replicator = drawing.replicator {
      let (isFlipped, level) = (isFlipped, level)
      func instance() -> [DisplayList.Item] {
        var inner = DisplayListRecorder()
        inner.isFlipped = isFlipped
        inner.level = level
        inner.recordPlaced(
          sublayers, of: layer, drawing, in: bounds, traits: traits, at: origin,
          partOpacity: partOpacity)
        return inner.items
      }
      let anchor = drawing.anchorPoint
      let center = CGPoint(
        x: origin.x + bounds.minX + bounds.width * anchor.x,
        y: origin.y + bounds.minY + bounds.height * anchor.y)
      items += replicator.replicated(instance(), around: center) { delay in
        guard delay.isFinite, let layer = layer as? CAReplicatorLayer else { return instance() }
        layer.drawnDelay = delay
        defer { layer.drawnDelay = 0 }
        return instance()
      }
    } else {
      recordPlaced(
        sublayers, of: layer, drawing, in: bounds, traits: traits, at: origin,
        partOpacity: partOpacity)
    }
  }

  private mutating func recordPlaced(
    _ sublayers: [CALayer], of layer: CALayer, _ drawing: LayerDrawing, in bounds: CGRect,
    traits: UITraitCollection, at origin: CGPoint, partOpacity: CGFloat
  ) {
    if let space = drawing.sublayerSpace(of: layer, in: bounds) {
      let placed = CATransform3DConcat(space, CATransform3DMakeTranslation(origin.x, origin.y, 0))
      if drawing.isGeometryFlipped { isFlipped.toggle() }
      recordEach(sublayers, traits: traits, in: placed, partOpacity: partOpacity)
      if drawing.isGeometryFlipped { isFlipped.toggle() }
    } else if let placement = drawing.sublayerPlacement(of: layer, in: bounds) {
      let map = placement.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      group(transform: map) {
        if drawing.isGeometryFlipped { $0.isFlipped.toggle() }
        $0.recordEach(sublayers, traits: traits, at: .zero, partOpacity: partOpacity)
      }
    } else {
      recordEach(sublayers, traits: traits, at: origin, partOpacity: partOpacity)
    }
  }

  private mutating func recordEach(
    _ sublayers: [CALayer], traits: UITraitCollection, at origin: CGPoint, partOpacity: CGFloat
  ) {
    for sublayer in sublayers.stablySorted(by: \.zPosition) {
      self.partOpacity = partOpacity
      if let view = sublayer.view {
        record(view, at: origin)
      } else {
        record(sublayer, traits: traits, at: origin)
      }
    }
    self.partOpacity = 1
  }

  // MARK: Perspective

  /// Records layers whose superlayer transforms their coordinates in space.
  @inline(never)
  private mutating func recordEach(
    _ sublayers: [CALayer], traits: UITraitCollection, in space: CATransform3D,
    partOpacity: CGFloat
  ) {
    for sublayer in sublayers.stablySorted(by: \.zPosition) {
      self.partOpacity = partOpacity
      let drawing = LayerDrawing(sublayer)
      if let view = sublayer.view {
        recordInSpace(view, drawing, in: space)
      } else {
        recordInSpace(sublayer, drawing, traits: traits, in: space)
      }
    }
    self.partOpacity = 1
  }

  @inline(never)
  private mutating func recordInSpace(
    _ view: UIView, _ drawing: LayerDrawing, in space: CATransform3D
  ) {
    let geometry = drawing.animatedGeometry ?? view.geometry
    projected(drawing.placed(geometry, in: space), geometry.bounds) {
      $0.recordTree(of: view, drawing, at: geometry.bounds.origin)
    }
  }

  @inline(never)
  private mutating func recordInSpace(
    _ layer: CALayer, _ drawing: LayerDrawing, traits: UITraitCollection, in space: CATransform3D
  ) {
    let geometry = drawing.geometry
    projected(drawing.placed(geometry, in: space), geometry.bounds) {
      $0.recordTree(of: layer, drawing, traits: traits, at: geometry.bounds.origin)
    }
  }

  /// Records the items of a closure in the plane of a layer.
  ///
  /// - Parameters:
  ///   - transform: the transform from the plane to the coordinates of the display list.
  ///   - bounds: the bounds of the layer in the plane. What is drawn farther outside than their size
  ///     is not visible.
  private mutating func projected(
    _ transform: CATransform3D, _ bounds: CGRect, _ body: (inout DisplayListRecorder) -> Void
  ) {
    let projection = Projection(transform)
    let opacity = partOpacity
    partOpacity = 1
    if let affine = projection.affine {
      return group(transform: affine) {
        $0.partOpacity = opacity
        body(&$0)
      }
    }
    var inner = DisplayListRecorder()
    (inner.isFlipped, inner.level, inner.partOpacity) = (isFlipped, level, opacity)
    body(&inner)
    let limit = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let area = inner.items.bounds(in: limit), area.width > 0, area.height > 0 else { return }
    append(
      .composite(DisplayList.Composite(.projected(projection, area: area), items: inner.items)))
  }

  /// Records a layer with the origin of its superlayer's coordinates at a point.
  private mutating func record(
    _ layer: CALayer, traits: UITraitCollection, at origin: CGPoint
  ) {
    let drawing = LayerDrawing(layer)
    let geometry = drawing.geometry
    if drawing.hasPerspective(geometry) {
      recordInSpace(
        layer, drawing, traits: traits, in: CATransform3DMakeTranslation(origin.x, origin.y, 0))
    } else if geometry.transform.isIdentity {
      let frame = geometry.frame
      recordTree(
        of: layer, drawing, traits: traits,
        at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
    } else {
      let transform = geometry.transformToSuperview.concatenating(
        CGAffineTransform(translationX: origin.x, y: origin.y))
      let opacity = partOpacity
      partOpacity = 1
      group(transform: transform) {
        $0.partOpacity = opacity
        $0.recordTree(of: layer, drawing, traits: traits, at: geometry.bounds.origin)
      }
    }
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer draws its sublayers, or the layers of its
  /// subviews, differently from the subviews of a view without a layer.
  fileprivate var placesSublayers: Bool {
    if !placedSublayers.isEmpty || values.sublayerTransform != nil || values.isGeometryFlipped {
      return true
    }
    if case .replicator = values.content { return true }
    return !animations.isEmpty
  }
}
