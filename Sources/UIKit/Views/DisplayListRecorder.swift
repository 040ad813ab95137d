package import CelloRaster

/// Records a tree of views as a display list.
@MainActor package struct DisplayListRecorder {
  package private(set) var items: [DisplayList.Item] = []
  /// Receives the items of each view; `nil` if they are not needed.
  private var log: RecordingLog?
  /// The indices in ``items`` of the enclosing groups, from the outermost.
  private var groups: [Int] = []

  package init() {}

  /// The display list of a view and its subviews, laid out, in the size of its bounds.
  ///
  /// Frames are not rounded: layouts round to pixels before recording.
  package static func record(_ view: UIView) -> DisplayList { record(view, in: nil) }

  /// - Parameter log: receives the items of each view.
  static func record(_ view: UIView, in log: RecordingLog?) -> DisplayList {
    view.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    recorder.log = log
    recorder.recordTree(of: view, at: .zero)
    return DisplayList(size: view.bounds.size, items: recorder.items)
  }

  package mutating func append(_ item: DisplayList.Item) { items.append(item) }

  /// Whether what is drawn by itself blends colors, and so must not see what is behind the view.
  private var isIsolated = false

  /// Appends what a view or layer draws by itself.
  mutating func appendDrawing(_ group: DisplayList.Group) {
    isIsolated = isIsolated || group.items.contains(where: \.isBlended)
    append(.group(group))
  }

  /// Draws the items from an index on as a layer of its own, if that is needed.
  private mutating func isolateItems(from index: Int) {
    guard isIsolated else { return }
    isIsolated = false
    let layer = Array(items[index...])
    items.replaceSubrange(
      index..., with: [.composite(DisplayList.Composite(.blended(.sourceOver), items: layer))])
  }

  /// Appends the items of a closure.
  package mutating func withItems(_ body: (inout [DisplayList.Item]) -> Void) { body(&items) }

  /// Records the items of a closure as a group.
  mutating func group(
    opacity: CGFloat = 1, clip: Shape? = nil, transform: CGAffineTransform = .identity,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    var inner = DisplayListRecorder()
    if let log {
      inner.log = log
      inner.groups = groups + [items.count]
    }
    body(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(
      .group(
        DisplayList.Group(
          items: inner.items, opacity: opacity, clip: clip, transform: transform)))
  }

  /// Records a view with the top left corner of its bounds at a point of the display list.
  private mutating func recordTree(of view: UIView, at corner: CGPoint) {
    guard !view.isHidden, view.alpha > 0, view.ownLayer?.isTurnedAway != true else { return }
    // The origin of the view's own coordinates.
    let origin = CGPoint(x: corner.x - view.bounds.minX, y: corner.y - view.bounds.minY)
    let area = CGRect(origin: corner, size: view.bounds.size)
    let shape = view.ownLayer?.shape(of: area) ?? .rect(area)
    let clip = view.clipShape?.offsetBy(dx: origin.x, dy: origin.y)
    let isGroup = view.alpha < 1 || clip != nil || view.clipsToBounds
    if let items = view.itemsReplacingContent(in: area) {
      var content = DisplayListRecorder()
      content.recordContent(of: view, in: area, shape: shape, at: origin)
      guard !content.items.isEmpty else { return }
      let composite = DisplayList.Composite(.masked(by: content.items), items: items)
      masked(by: mask(of: view, at: origin)) {
        $0.group(opacity: view.alpha) { $0.append(.composite(composite)) }
      }
      return
    }
    masked(by: mask(of: view, at: origin)) {
      if isGroup {
        $0.group(opacity: view.alpha, clip: clip ?? (view.clipsToBounds ? shape : nil)) {
          $0.recordContent(of: view, in: area, shape: shape, at: origin)
        }
      } else {
        $0.recordContent(of: view, in: area, shape: shape, at: origin)
      }
    }
  }

  private mutating func recordContent(
    of view: UIView, in area: CGRect, shape: Shape, at origin: CGPoint
  ) {
    let background = view.backgroundColor?.color(in: view.traitCollection)
    let layer = view.ownLayer
    if let shadow = layer?.shadow(of: shape, background: background, at: origin) {
      append(shadow)
    }
    let start = items.count
    if let background, background.alpha > 0 { append(.fill(shape, background)) }
    if let layer { recordContents(of: layer, in: view.traitCollection, at: origin) }
    let content = items.count
    view.recordContent(into: &self, at: origin)
    isolateItems(from: start)
    log?.entries.append(
      RecordingLog.Entry(
        view: view, groups: groups, items: min(content, items.count)..<items.count))
    if let layer, !layer.placedSublayers.isEmpty {
      recordSublayers(of: layer, traits: view.traitCollection, at: origin)
    } else {
      for subview in view.subviewsInDrawingOrder { record(subview, at: origin) }
    }
    view.recordOverlay(into: &self, at: origin)
    if let border = layer?.border(of: area) { append(border) }
    view.focusHalo?.record(into: &self, at: origin)
  }

  /// Records a subview with the origin of its superview's coordinates at a point.
  private mutating func record(_ subview: UIView, at origin: CGPoint) {
    if subview.transform.isIdentity {
      let frame = subview.geometry.frame
      recordTree(of: subview, at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
    } else {
      let transform = subview.transformToSuperview.concatenating(
        CGAffineTransform(translationX: origin.x, y: origin.y))
      group(transform: transform) { $0.recordTree(of: subview, at: subview.bounds.origin) }
    }
  }

  // MARK: Masks

  /// What a view's mask, or its layer's, shows; `nil` without one.
  private func mask(of view: UIView, at origin: CGPoint) -> [DisplayList.Item]? {
    if let mask = view.mask {
      mask.layoutIfNeeded()
      var recorder = DisplayListRecorder()
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
    recorder.record(mask, traits: traits, at: origin)
    return recorder.items
  }

  /// Records the items of a closure as far as a mask's items are opaque.
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
    body(&inner)
    if !inner.items.isEmpty {
      append(.composite(DisplayList.Composite(.masked(by: mask), items: inner.items)))
    }
  }

  /// The shape that a single opaque fill paints; `nil` for other items.
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

  /// The items of a layer and its sublayers in the layer's coordinates.
  static func items(of layer: CALayer) -> [DisplayList.Item] {
    layer.layoutIfNeeded()
    var recorder = DisplayListRecorder()
    if let view = layer.view {
      recorder.recordTree(of: view, at: view.bounds.origin)
    } else {
      recorder.recordTree(of: layer, traits: .current, at: layer.bounds.origin)
    }
    return recorder.items
  }

  private mutating func recordTree(
    of layer: CALayer, traits: UITraitCollection, at corner: CGPoint
  ) {
    let opacity = CGFloat(layer.opacity)
    guard !layer.isHidden, opacity > 0, !layer.isTurnedAway else { return }
    let bounds = layer.bounds
    let origin = CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY)
    let shape = layer.shape(of: CGRect(origin: corner, size: bounds.size))
    masked(by: layer.mask.map { mask($0, traits: traits, at: origin) }) {
      if opacity < 1 || layer.masksToBounds {
        $0.group(opacity: opacity, clip: layer.masksToBounds ? shape : nil) {
          $0.recordContent(of: layer, traits: traits, shape: shape, at: origin)
        }
      } else {
        $0.recordContent(of: layer, traits: traits, shape: shape, at: origin)
      }
    }
  }

  private mutating func recordContent(
    of layer: CALayer, traits: UITraitCollection, shape: Shape, at origin: CGPoint
  ) {
    let background = layer.backgroundColor?.color
    if let shadow = layer.shadow(of: shape, background: background, at: origin) {
      append(shadow)
    }
    let start = items.count
    if let background, background.alpha > 0 { append(.fill(shape, background)) }
    recordContents(of: layer, in: traits, at: origin)
    if type(of: layer) != CALayer.self, layer.bounds.width > 0, layer.bounds.height > 0 {
      let items = CGContext.items(
        transform: CGAffineTransform(translationX: origin.x, y: origin.y)
      ) { traits.performAsCurrent { CGContext.current.map(layer.draw(in:)) } }
      let area = layer.bounds.offsetBy(dx: origin.x, dy: origin.y)
      if !items.isEmpty {
        appendDrawing(DisplayList.Group(items: items, clip: .rect(area)))
        isolateItems(from: start)
      }
    }
    recordSublayers(of: layer, traits: traits, at: origin)
    let area = layer.bounds.offsetBy(dx: origin.x, dy: origin.y)
    if let border = layer.border(of: area) { append(border) }
  }

  /// Records what a layer shows above its background.
  private mutating func recordContents(
    of layer: CALayer, in traits: UITraitCollection, at origin: CGPoint
  ) {
    let items = layer.contentsItems + layer.contentItems(in: traits)
    guard !items.isEmpty else { return }
    if origin == .zero {
      self.items += items
    } else {
      let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
      append(.group(DisplayList.Group(items: items, transform: offset)))
    }
  }

  private mutating func recordSublayers(
    of layer: CALayer, traits: UITraitCollection, at origin: CGPoint
  ) {
    guard let sublayers = layer.sublayers else { return }
    for sublayer in sublayers.stablySorted(by: \.zPosition) {
      if let view = sublayer.view {
        record(view, at: origin)
      } else {
        record(sublayer, traits: traits, at: origin)
      }
    }
  }

  /// Records a layer with the origin of its superlayer's coordinates at a point.
  private mutating func record(
    _ layer: CALayer, traits: UITraitCollection, at origin: CGPoint
  ) {
    let geometry = layer.geometry
    if geometry.transform.isIdentity {
      let frame = geometry.frame
      recordTree(
        of: layer, traits: traits,
        at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY))
    } else {
      let transform = geometry.transformToSuperview.concatenating(
        CGAffineTransform(translationX: origin.x, y: origin.y))
      group(transform: transform) {
        $0.recordTree(of: layer, traits: traits, at: layer.bounds.origin)
      }
    }
  }
}
