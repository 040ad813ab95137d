/// The state of drawing between a display list and its pixels: scratch buffers, caches and pending
/// commands.
///
/// Drawing has two steps. Recording traverses the display list and resolves each item to commands
/// on whole pixels, with masks from the caches. Running executes the commands band by band, so that
/// the pixels of a band are still in the processor's cache for the next command. Neither the caches
/// nor the bands change a pixel.
struct DrawingContext {
  /// The number of bytes of a band.
  let bandBytes: Int

  // The target.
  var target: UnsafeMutablePointer<UInt32>
  var width = 0
  var height = 0

  // The state while the list is traversed.
  var map = AffineMap.identity
  var clip = PixelRect.empty
  var depth = 0
  /// The depth of the list's items: the nesting of the drawing that the picture is a part of.
  var firstDepth = 0
  var openSaves = 0
  /// The pixels that keep the drawing on them, within the groups that were opened after
  /// `solidAfter`.
  var solidArea = PixelRect.empty
  /// The command that made the copy for the innermost faded group; -1 outside groups.
  var solidAfter = -1
  /// The number of times that commands have been run for this picture.
  var runs = 0
  /// The work of this picture so far, and the limit that it has exceeded.
  var paintedPixels = 0
  var outlinePixels = 0
  var excess: ExcessiveWork?
  /// The number of commands that `paintedPixels` includes.
  var countedCommands = 0
  /// The number of pixels of which open groups keep copies, and its maximum since commands were
  /// last run.
  var savedPixels = 0
  var maxSavedPixelCount = 0
  /// A Boolean value that indicates whether bands are not used, because an item inside an open
  /// group reads pixels.
  var runsWhole = false
  /// A Boolean value that indicates whether `extents` are recorded.
  var recordsExtents = false
  /// The extents of the items in the order in which the list is traversed.
  var extents = ScratchBuffer<ItemExtent>(capacity: 16)

  // Scratch memory.
  var commands = ScratchBuffer<Command>(capacity: 512)
  var covers = ScratchBuffer<Cover>(capacity: 64)
  var saved = ScratchBuffer<UInt32>(capacity: 4096)
  /// The pixels of a band that is drawn without the others.
  var band = ScratchBuffer<UInt32>(capacity: 16)
  var openCopies = ScratchBuffer<SavedCopy>(capacity: 32)
  var edges = EdgeList()
  var stroker = Stroker()
  var bands = EdgeBands()
  var cells = CoverageCells()
  var builder = SpanMaskBuilder()
  var blur = GaussianBlur()
  var key = ScratchBuffer<UInt64>(capacity: 256)
  /// Memory for values that are needed until the commands have run.
  var frame = Arena()

  // Caches.
  var masks = MaskCache()
  var weightTables = WeightTables()
  var glyphs = GlyphCache()

  static let maxNestingDepth = 256
  /// The default size of a band, well within a second-level cache.
  static let bandBytes = 1 << 18
  private static let maxFrameBytes = 64 << 20
  private static let maxCommandCount = 1 << 18

  init(bandBytes: Int = Self.bandBytes) {
    self.bandBytes = bandBytes
    target = UnsafeMutablePointer<UInt32>(bitPattern: 16)!
  }

  mutating func deallocate() {
    commands.deallocate()
    covers.deallocate()
    saved.deallocate()
    band.deallocate()
    openCopies.deallocate()
    edges.deallocate()
    stroker.deallocate()
    bands.deallocate()
    cells.deallocate()
    builder.deallocate()
    blur.deallocate()
    key.deallocate()
    extents.deallocate()
    frame.deallocate()
    masks.deallocate()
    weightTables.deallocate()
    glyphs.deallocate()
  }

  /// Draws a list into `target`, whose previous pixels do not matter.
  mutating func draw(
    _ list: DisplayList, scale: Double, background: Color?,
    into target: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(RasterError) {
    try record(
      list, scale: scale, background: background, for: target, width: width, height: height)
    run()
    if let excess { throw .work(excess) }
  }

  /// Records the commands that draw a list into `target`. Some of them have run if an item reads
  /// pixels or if the commands take too much memory.
  mutating func record(
    _ list: DisplayList, scale: Double, background: Color?,
    for target: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(RasterError) {
    self.target = target
    self.width = width
    self.height = height
    map = AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    clip = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    depth = firstDepth
    openSaves = 0
    runsWhole = false
    commands.removeAll(keeping: 1 << 16)
    covers.removeAll(keeping: 1 << 12)
    solidArea = clip
    solidAfter = -1
    runs = 0
    paintedPixels = 0
    outlinePixels = 0
    excess = nil
    countedCommands = 0
    savedPixels = 0
    maxSavedPixelCount = 0
    openCopies.removeAll()
    saved.removeAll(keeping: 1 << 20)
    extents.removeAll()
    frame.removeAll()
    guard width > 0, height > 0 else { return }
    var clearing = Command(.solid, clip)
    clearing.color =
      background.map { Blending.mix(0, Blending.pixel($0), weight: UInt32($0.alpha)) } ?? 0
    append(clearing)
    try draw(list.items)
  }

  mutating func draw(_ items: [DisplayList.Item]) throws(RasterError) {
    for item in items {
      count(paintedPixels: Self.itemCost)
      let (entry, command) = (extents.count, commands.count)
      if recordsExtents { extents.append(ItemExtent()) }
      switch item {
      case .fill(let shape, let color): fill(shape, color)
      case .stroke(let shape, let style, let color): stroke(shape, style, color)
      case .glyphs(let run): draw(run)
      case .group(let group): try draw(group)
      case .composite(let composite): try draw(composite)
      case .gradient(let gradient): draw(gradient)
      case .image(let image): draw(image)
      case .shadow(let shadow): draw(shadow)
      case .backdrop(let backdrop): draw(backdrop)
      }
      if recordsExtents { endExtent(entry, commandsFrom: command) }
      countCommands()
      if frame.bytesUsed > Self.maxFrameBytes || commands.count > Self.maxCommandCount {
        if openSaves == 0 {
          run()
          frame.removeAll()
        } else {
          checkGroupBytes()
        }
      }
      if let excess { throw .work(excess) }
    }
  }

  /// Appends a command after checking that it is within the bitmap and its mask.
  @inline(__always)
  mutating func append(_ command: Command) {
    command.checkBounds(width: width, height: height)
    commands.append(command)
  }

  /// Returns the opacity multiplied by each coverage, for a command to append.
  mutating func weights(for alpha: UInt16) -> UnsafePointer<UInt16> {
    if weightTables.isFull {
      run()
      weightTables.removeAll()
    }
    return weightTables.table(for: alpha)
  }

  /// Ensures that a mask can be added to the caches. The masks of pending commands are drawn first.
  mutating func makeSpaceForMask() {
    if masks.isFull || glyphs.isFull {
      run()
      if masks.isFull { masks.removeAll() }
      if glyphs.isFull { glyphs.removeAll() }
    }
  }
}
