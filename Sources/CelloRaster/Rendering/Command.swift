/// One step of drawing with everything resolved to whole pixels: what a display list becomes before
/// its pixels are touched, so that it can be run band by band.
struct Command {
  enum Kind: UInt8 {
    /// Blends one color into the whole rectangle, or overwrites it when `weight` is full.
    case solid
    /// Blends one color through a mask.
    case mask
    /// Blends premultiplied pixels into the rectangle.
    case pixels
    /// Blends premultiplied pixels through a mask.
    case maskedPixels
    /// Replaces what is there by premultiplied pixels through a mask.
    case replace
    /// Keeps a copy of the rectangle until the matching `restore`.
    case save
    /// Goes back to the copy where `weight` is small, and leaves what was drawn since where it is
    /// full.
    case restore
    /// As `restore`, by a mask; outside the mask the copy comes back whole.
    case restoreMask
    /// Blends what was drawn since with the copy.
    case blend
    /// Mixes the last two copies, of the same rectangle, by the alpha of what was drawn since.
    case maskByAlpha
  }

  var kind: Kind
  /// Whether runs of the mask reach beyond the rectangle and have to be cut.
  var cutsRuns = false
  /// For `blend`.
  var mode = BlendMode.copy
  /// Of 65,535.
  var weight: UInt16 = .max
  /// A straight color as a pixel with alpha 255; for an overwriting `solid` the pixel itself.
  var color: UInt32 = 0
  /// The pixels that may change.
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// Where the mask's origin lies.
  var originX: Int32 = 0
  var originY: Int32 = 0
  var mask: UnsafePointer<SpanMask>?
  /// `weight` multiplied by each coverage; `nil` if `weight` is full.
  var weights: UnsafePointer<UInt16>?
  /// For `pixels`: the pixel of (x0, y0), rows `stride` apart.
  private(set) var pixels: UnsafePointer<UInt32>?
  private(set) var stride: Int32 = 0

  init(_ kind: Kind, _ rect: PixelRect) {
    self.kind = kind
    x0 = Int32(rect.x0)
    y0 = Int32(rect.y0)
    x1 = Int32(rect.x1)
    y1 = Int32(rect.y1)
  }

  var rect: PixelRect {
    get { PixelRect(x0: Int(x0), y0: Int(y0), x1: Int(x1), y1: Int(y1)) }
    set {
      x0 = Int32(newValue.x0)
      y0 = Int32(newValue.y0)
      x1 = Int32(newValue.x1)
      y1 = Int32(newValue.y1)
    }
  }

  /// Sets the pixels that are painted; they cover at least the command's rectangle.
  mutating func setPixels(_ block: PixelBlock) {
    precondition(block.rect.contains(rect), "Command: pixels do not cover the rectangle")
    pixels = UnsafePointer(
      block.base + ((Int(y0) - block.rect.y0) * block.rect.width + Int(x0) - block.rect.x0))
    stride = Int32(block.rect.width)
  }
}

/// Memory for the pixels of a rectangle, row by row without gaps.
struct PixelBlock {
  var rect: PixelRect
  var base: UnsafeMutablePointer<UInt32>

  var count: Int { rect.width * rect.height }

  init(_ rect: PixelRect, in arena: inout Arena) {
    self.rect = rect
    base = arena.allocate(UInt32.self, count: rect.width * rect.height)
  }
}

extension Command {
  /// Traps unless the command can run inside a bitmap and its mask.
  ///
  /// The loops that run commands check nothing: their bounds are these, and those of
  /// ``SpanMask/check()``, ``setPixels(_:)`` and ``SavedCopy/check(_:_:_:)``.
  ///
  /// - The rectangle lies in the bitmap. It may be empty for `save` and those that go
  ///   back to it.
  /// - `mask` has a row of its mask for every row of the rectangle, and either `cutsRuns` or all
  ///   columns of the mask.
  /// - `maskedPixels`, `replace` and `restoreMask` have a mask, of any extent: they cut its runs.
  /// - `maskedPixels` and `restoreMask` have weights, as has `mask` with a translucent color.
  /// - `pixels`, `maskedPixels` and `replace` have pixels.
  @inline(__always)
  func checkBounds(width: Int, height: Int) {
    precondition(
      x0 >= 0 && y0 >= 0 && x0 <= x1 && y0 <= y1 && x1 <= width && y1 <= height,
      "Command: outside the bitmap")
    switch kind {
    case .solid, .save, .restore, .blend, .maskByAlpha: break
    case .mask:
      guard let mask else { preconditionFailure("Command: no mask") }
      let bounds = mask.pointee.bounds(x: Int(originX), y: Int(originY))
      precondition(
        bounds.y0 <= y0 && bounds.y1 >= y1 && (cutsRuns || (bounds.x0 >= x0 && bounds.x1 <= x1)),
        "Command: outside the mask")
      precondition(weights != nil || weight == .max, "Command: no weights")
    case .pixels: precondition(pixels != nil, "Command: no pixels")
    case .maskedPixels:
      precondition(mask != nil && pixels != nil && weights != nil, "Command: no mask or pixels")
    case .replace: precondition(mask != nil && pixels != nil, "Command: no mask or pixels")
    case .restoreMask: precondition(mask != nil && weights != nil, "Command: no mask or weights")
    }
  }
}
