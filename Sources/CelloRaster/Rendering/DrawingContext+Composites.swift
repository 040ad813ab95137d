extension DrawingContext {
  mutating func draw(_ composite: DisplayList.Composite) throws(RasterError) {
    guard depth < Self.maxNestingDepth else { throw .nesting(limit: Self.maxNestingDepth) }
    guard !composite.items.isEmpty, !clip.isEmpty else { return }
    let outer = (clip, solidArea, solidAfter)
    depth += 1
    defer {
      depth -= 1
      (clip, solidArea, solidAfter) = outer
    }
    switch composite.kind {
    case .blended(.sourceOver): try drawOver(composite.items)
    case .blended(let mode): try draw(composite.items, blended: mode)
    case .masked(let mask): try draw(composite.items, maskedBy: mask, by: .maskByAlpha)
    case .stenciled(let mask): try draw(composite.items, maskedBy: mask, by: .maskByHalf)
    case .shadow(let shadow): try draw(shadow, of: composite.items)
    case .projected(let projection, let area):
      try draw(composite.items, projectedBy: projection, in: area)
    }
  }

  /// Draws items on a transparent layer that replaces the current pixels, and blends the two.
  mutating func draw(
    _ items: [DisplayList.Item], blended mode: BlendMode
  ) throws(RasterError) {
    let save = commands.count
    let run = runs
    let copy = clip
    beginCopy(clearing: true)
    try draw(items)
    if run == runs, mode.keepsUncovered {
      // Only pixels that were drawn on can change.
      let bounds = bounds(ofCommandsFrom: save + 2)
      commands.base[save].rect = bounds
      commands.base[save + 1].rect = bounds
      clip = bounds
    }
    var restore = Command(.blend, clip)
    restore.mode = mode
    append(restore)
    close(copy)
  }

  /// Draws items directly onto the current pixels, and then the mask separately. Each pixel is then
  /// restored as far as the mask is transparent, or in whole where it is less than half opaque.
  private mutating func draw(
    _ items: [DisplayList.Item], maskedBy mask: [DisplayList.Item], by kind: Command.Kind
  ) throws(RasterError) {
    let save = commands.count
    let run = runs
    let copy = clip
    beginCopy(clearing: false)
    try draw(items)
    if run == runs {
      clip = bounds(ofCommandsFrom: save + 1)
      commands.base[save].rect = clip
    }
    let masked = clip
    beginCopy(clearing: true)
    try draw(mask)
    append(Command(kind, masked))
    close(masked)
    close(copy)
  }

  /// Keeps a copy of the pixels inside the clip until the command that ends the composite.
  ///
  /// - Parameter clearing: a Boolean value that indicates whether the pixels are cleared
  ///   afterwards.
  mutating func beginCopy(clearing: Bool) {
    let save = commands.count
    append(Command(.save, clip))
    open(clip)
    // The items can hide each other, but not the copied pixels.
    solidArea = clip
    solidAfter = save
    if clearing { append(Command(.solid, clip)) }
  }

  /// Returns the rectangle that contains the pixels that the commands from an index can change.
  func bounds(ofCommandsFrom index: Int) -> PixelRect {
    var bounds = PixelRect.empty
    for index in index..<commands.count { bounds = bounds.union(commands.base[index].rect) }
    return bounds
  }
}
