extension DrawingContext {
  /// Draws a group. Its items are drawn straight onto what is there; where a clip covers a pixel partly or the group
  /// is faded, the pixel then goes back towards the copy that was kept. That gives what compositing a transparent layer
  /// would, without its rounding, and costs nothing where neither applies.
  mutating func draw(_ group: DisplayList.Group) throws(RasterError) {
    guard depth < Self.deepestNesting else { throw .nesting(limit: Self.deepestNesting) }
    let opacity = group.opacity > 0 ? (group.opacity < 1 ? group.opacity : 1) : 0
    let weight = UInt16(Double(opacity) * 65_535 + 0.5)
    let inner = AffineMap(group.transform).concatenating(map)
    guard weight > 0, inner.isFinite, !group.items.isEmpty else { return }
    let outerMap = map
    let outerClip = clip
    depth += 1
    defer {
      depth -= 1
      map = outerMap
      clip = outerClip
    }
    guard let shape = group.clip else {
      try draw(group.items, inner, weight)
      return
    }
    switch shape {
    case .rect(let rect) where map.isUpright:
      guard let sides = fixedEdges(of: rect) else { return }
      let bounds = sides.pixelBounds
      clip = clip.intersection(bounds)
      guard !clip.isEmpty else { return }
      let isWhole =
        sides.x0 & 255 == 0 && sides.x1 & 255 == 0 && sides.y0 & 255 == 0
        && sides.y1 & 255 == 0
      if isWhole {
        try draw(group.items, inner, weight)
        return
      }
      try drawClipped(group.items, inner, weight, Path(rect), .nonZero, outerMap)
    case .rect(let rect):
      try drawClipped(group.items, inner, weight, Path(rect), .nonZero, outerMap)
    case .roundedRect(let rounded):
      guard let outline = pixelOutline(of: rounded) else {
        try drawClipped(group.items, inner, weight, Path(rounded), .nonZero, outerMap)
        return
      }
      guard !outline.isEmpty else { return }
      try drawClipped(group.items, inner, weight, Path(outline), .nonZero, .identity)
    case .path(let path, let rule):
      try drawClipped(group.items, inner, weight, path, rule, outerMap)
    }
  }

  /// Draws items faded as one.
  private mutating func draw(
    _ items: [DisplayList.Item], _ inner: AffineMap, _ weight: UInt16
  ) throws(RasterError) {
    map = inner
    if weight == .max {
      try draw(items)
      return
    }
    let bounds = clip
    let outerSave = innermostSave
    innermostSave = commands.count
    commands.append(Command(.save, bounds))
    openSaves += 1
    try draw(items)
    innermostSave = outerSave
    var restore = Command(.restore, bounds)
    restore.weight = weight
    commands.append(restore)
    openSaves -= 1
  }

  private mutating func drawClipped(
    _ items: [DisplayList.Item], _ inner: AffineMap, _ weight: UInt16, _ path: Path,
    _ rule: FillRule, _ pathMap: AffineMap
  ) throws(RasterError) {
    guard let (mask, x, y) = mask(of: path, rule, map: pathMap) else { return }
    let bounds = PixelRect(
      x0: Int(mask.pointee.left) + x, y0: Int(mask.pointee.top) + y,
      x1: Int(mask.pointee.right) + x, y1: Int(mask.pointee.bottom) + y
    ).intersection(clip)
    guard !bounds.isEmpty else { return }
    clip = bounds
    let outerSave = innermostSave
    innermostSave = commands.count
    commands.append(Command(.save, bounds))
    openSaves += 1
    map = inner
    try draw(items)
    innermostSave = outerSave
    // The cache may have been emptied meanwhile.
    guard let (again, _, _) = self.mask(of: path, rule, map: pathMap) else { return }
    var restore = Command(.restoreMask, bounds)
    restore.weight = weight
    restore.weights = weights(for: weight)
    restore.mask = again
    restore.originX = Int32(x)
    restore.originY = Int32(y)
    commands.append(restore)
    openSaves -= 1
  }
}
