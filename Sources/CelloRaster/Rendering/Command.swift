/// A drawing step with everything resolved to whole pixels. A display list is converted to commands
/// before its pixels are changed, so that they can run band by band.
struct Command {
  enum Kind: UInt8 {
    /// Blends a color into the whole rectangle, or overwrites it if `weight` is full.
    case solid
    /// Blends a color through a mask.
    case mask
    /// Blends premultiplied pixels into the rectangle.
    case pixels
    /// Blends premultiplied pixels through a mask.
    case maskedPixels
    /// Replaces the target with premultiplied pixels through a mask.
    case replace
    /// Keeps a copy of the rectangle until the matching `restore`.
    case save
    /// Restores the copy, except for the fraction `weight` of the changes since.
    case restore
    /// Restores the copy like `restore`, by a mask. Outside the mask, the copy is restored
    /// completely.
    case restoreMask
    /// Blends the changes since the copy with the copy.
    case blend
    /// Mixes the last two copies of the same rectangle by the alpha of the changes since.
    case maskByAlpha
    /// Like `maskByAlpha`, with an alpha of 128 or more as 255 and any other as 0.
    case maskByHalf
  }

  var kind: Kind
  /// A Boolean value that indicates whether runs of the mask extend beyond the rectangle and must
  /// be clipped.
  var cutsRuns = false
  /// The mode of `blend`.
  var mode = BlendMode.copy
  /// The opacity, from 0 to 65,535.
  var weight: UInt16 = .max
  /// A straight color as a pixel with the alpha 255; for an overwriting `solid` command, the pixel
  /// itself.
  var color: UInt32 = 0
  /// The pixels that can change.
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// The position of the mask's origin.
  var originX: Int32 = 0
  var originY: Int32 = 0
  var mask: UnsafePointer<SpanMask>?
  /// The product of `weight` and each coverage; `nil` if `weight` is full.
  var weights: UnsafePointer<UInt16>?
  /// The pixel for (x0, y0), in rows of `stride` pixels, for commands that draw pixels.
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

  /// Sets the pixels to draw, which must cover at least the command's rectangle.
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
  /// The loops that run commands check nothing. Their bounds are these conditions, and the
  /// conditions of ``SpanMask/check()``, ``setPixels(_:)`` and ``SavedCopy/check(_:_:_:)``.
  ///
  /// - The rectangle is inside the bitmap. It can be empty for `save` and for the commands that
  ///   restore the copy.
  /// - `mask` has a row of its mask for every row of the rectangle, and either `cutsRuns` or all
  ///   columns of the mask.
  /// - `maskedPixels`, `replace` and `restoreMask` have a mask of any size: they clip its runs.
  /// - `maskedPixels` and `restoreMask` have weights, and so has `mask` with a translucent color.
  /// - `pixels`, `maskedPixels` and `replace` have pixels.
  @inline(__always)
  func checkBounds(width: Int, height: Int) {
    precondition(
      x0 >= 0 && y0 >= 0 && x0 <= x1 && y0 <= y1 && x1 <= width && y1 <= height,
      "Command: outside the bitmap")
    switch kind {
    case .solid, .save, .restore, .blend, .maskByAlpha, .maskByHalf: break
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
