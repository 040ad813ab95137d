/// A part of a clip whose pixels are partly restored after drawing.
struct ClipPart {
  enum Kind {
    /// Constant coverage from 0 to 255.
    case coverage(UInt32)
    /// A mask whose origin is at (x, y). It is valid until the commands have run.
    case mask(UnsafePointer<SpanMask>, x: Int, y: Int)
  }

  var rect: PixelRect
  var kind: Kind
}

extension DrawingContext {
  /// Draws a group. Its items are drawn directly onto the current pixels. Pixels that a clip covers
  /// partly, and pixels of a faded group, are then blended with a copy. The result equals
  /// compositing a transparent layer without its rounding errors, and there is no cost if neither
  /// applies.
  mutating func draw(_ group: DisplayList.Group) throws(RasterError) {
    guard depth < Self.maxNestingDepth else { throw .nesting(limit: Self.maxNestingDepth) }
    let weight = Blending.weight(opacity: group.opacity)
    let inner = AffineMap(group.transform).concatenating(map)
    guard weight > 0, inner.isFinite, !group.items.isEmpty else { return }
    let outer = (map, clip, solidArea, solidAfter)
    depth += 1
    defer {
      depth -= 1
      (map, clip, solidArea, solidAfter) = outer
    }
    var parts: [ClipPart] = []
    if let shape = group.clip {
      parts = clipParts(of: shape)
      guard !clip.isEmpty else { return }
    }
    map = inner
    if weight == 65_535 {
      try draw(group.items, going: parts)
    } else {
      try draw(group.items, going: parts, fadedBy: weight)
    }
  }

  /// Intersects the clip with the bounds of a shape, and returns the parts that the shape does not
  /// cover fully.
  private mutating func clipParts(of shape: Shape) -> [ClipPart] {
    switch shape {
    case .rect(let rect) where map.isUpright:
      return clipParts(of: map.fixedEdges(of: rect) ?? FixedRect(x0: 0, y0: 0, x1: 0, y1: 0))
    case .rect(let rect):
      return clipParts(of: Path(rect), .nonZero, map)
    case .roundedRect(let rounded):
      guard let outline = map.pixelOutline(of: rounded) else {
        return clipParts(of: Path(rounded), .nonZero, map)
      }
      guard !outline.isEmpty, let layout = CornerLayout(outer: outline, inner: nil) else {
        return clipParts(of: Path(outline), .nonZero, .identity)
      }
      return clipParts(of: layout)
    case .path(let path, let rule):
      return clipParts(of: path, rule, map)
    }
  }

  /// Returns the partly covered rows and columns along the edges of a rectangle.
  private mutating func clipParts(of sides: FixedRect) -> [ClipPart] {
    let bounds = sides.isEmpty ? .empty : sides.pixelBounds
    clip = clip.intersection(bounds)
    let columns = FixedRect.split(sides.x0, sides.x1)
    let rows = FixedRect.split(sides.y0, sides.y1)
    solidArea = solidArea.intersection(
      PixelRect(x0: columns[1].start, y0: rows[1].start, x1: columns[1].end, y1: rows[1].end))
    var parts: [ClipPart] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let (x0, x1, shareX) = columns[column]
        let (y0, y1, shareY) = rows[row]
        let rect = PixelRect(x0: x0, y0: y0, x1: x1, y1: y1).intersection(clip)
        let coverage = UInt32((shareX &* shareY &* 255 &+ 32_768) >> 16)
        if rect.isEmpty || coverage == 255 { continue }
        parts.append(ClipPart(rect: rect, kind: .coverage(coverage)))
      }
    }
    return parts
  }

  private mutating func clipParts(of layout: CornerLayout) -> [ClipPart] {
    let boxes = layout.boxes
    let corners: [(RoundedOutline.Corner, PixelRect)] = [
      (.topLeft, boxes.0), (.topRight, boxes.1), (.bottomRight, boxes.2), (.bottomLeft, boxes.3),
    ]
    // The edges are clipped like the edges of a rectangle, but only between the corners.
    var parts = clipParts(of: layout.outerEdges)
    let top = max(boxes.0.y1, boxes.1.y1)
    let bottom = min(boxes.2.y0, boxes.3.y0)
    solidArea = solidArea.intersection(
      PixelRect(x0: clip.x0, y0: top, x1: clip.x1, y1: bottom))
    for (corner, box) in corners where !box.isEmpty {
      parts = parts.flatMap { part in
        part.rect.subtracting(box).map { ClipPart(rect: $0, kind: part.kind) }
      }
      let rect = box.intersection(clip)
      if !rect.isEmpty {
        parts.append(ClipPart(rect: rect, kind: keep(cornerMask(layout, corner, box))))
      }
    }
    return parts
  }

  private mutating func clipParts(
    of path: Path, _ rule: FillRule, _ pathMap: AffineMap
  ) -> [ClipPart] {
    solidArea = .empty
    guard let placed = mask(of: path, rule, map: pathMap) else {
      clip = .empty
      return []
    }
    clip = placed.mask.pointee.bounds(x: placed.x, y: placed.y).intersection(clip)
    return clip.isEmpty ? [] : [ClipPart(rect: clip, kind: keep(placed))]
  }

  /// Copies a mask to memory outside the caches, which can be emptied while the group is drawn.
  private mutating func keep(
    _ placed: (mask: UnsafePointer<SpanMask>, x: Int, y: Int)
  ) -> ClipPart.Kind {
    let kept = frame.allocate(SpanMask.self, count: 1)
    kept.initialize(to: placed.mask.pointee.copy(in: &frame))
    return .mask(UnsafePointer(kept), x: placed.x, y: placed.y)
  }

  /// Draws items, and then restores the parts of the clip.
  private mutating func draw(
    _ items: [DisplayList.Item], going parts: [ClipPart]
  ) throws(RasterError) {
    for part in parts {
      append(Command(.save, part.rect))
      open(part.rect)
    }
    try draw(items)
    // The last copy is the first to be restored.
    for part in parts.reversed() {
      appendRestore(part, weight: 65_535)
      close(part.rect)
    }
  }

  /// Draws items faded as a unit, and restores the parts of the clip further.
  private mutating func draw(
    _ items: [DisplayList.Item], going parts: [ClipPart], fadedBy weight: UInt32
  ) throws(RasterError) {
    let save = commands.count
    let run = runs
    let copy = clip
    beginCopy(clearing: false)
    try draw(items, going: parts)
    if run == runs {
      // Only pixels that were drawn on must be restored.
      clip = bounds(ofCommandsFrom: save + 1)
      commands.base[save].rect = clip
    }
    var restore = Command(.restore, clip)
    restore.weight = UInt16(weight)
    append(restore)
    close(copy)
  }

  private mutating func appendRestore(_ part: ClipPart, weight: UInt32) {
    var restore = Command(.restore, part.rect)
    switch part.kind {
    case .coverage(let coverage):
      restore.weight = UInt16(Blending.weight(weight, coverage: coverage))
    case .mask(let mask, let x, let y):
      restore.kind = .restoreMask
      restore.mask = mask
      restore.originX = Int32(x)
      restore.originY = Int32(y)
      restore.weights = weights(for: .max)
    }
    append(restore)
  }
}

extension PixelRect {
  /// Returns the part of the rectangle outside another rectangle, as up to four rectangles.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hidden = intersection(other)
    if hidden.isEmpty { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hidden.y0),
      PixelRect(x0: x0, y0: hidden.y0, x1: hidden.x0, y1: hidden.y1),
      PixelRect(x0: hidden.x1, y0: hidden.y0, x1: x1, y1: hidden.y1),
      PixelRect(x0: x0, y0: hidden.y1, x1: x1, y1: y1),
    ].filter { !$0.isEmpty }
  }
}
