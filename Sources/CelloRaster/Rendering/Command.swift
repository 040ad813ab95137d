/// One step of drawing with everything resolved to whole pixels: what a display list becomes before its pixels are
/// touched, so that it can be run band by band.
struct Command {
  enum Kind: UInt8 {
    /// Blends one colour into the whole rectangle, or overwrites it when `weight` is full.
    case solid
    /// Blends one colour through a mask.
    case mask
    /// Blends premultiplied pixels into the rectangle.
    case pixels
    /// Blends premultiplied pixels through a mask.
    case maskedPixels
    /// Replaces what is there by premultiplied pixels through a mask.
    case replace
    /// Keeps a copy of the rectangle until the matching `restore`.
    case save
    /// Goes back to the copy where `weight` is small, and leaves what was drawn since where it is full.
    case restore
    /// As `restore`, by a mask; outside the mask the copy comes back whole.
    case restoreMask
  }

  var kind: Kind
  /// Whether runs of the mask reach beyond the rectangle and have to be cut.
  var cutsRuns = false
  /// Of 65,535.
  var weight: UInt16 = .max
  /// A straight colour as a pixel with alpha 255; for an overwriting `solid` the pixel itself.
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
  /// What each coverage makes of `weight`; `nil` where that is full.
  var weights: UnsafePointer<UInt16>?
  /// For `pixels`: the pixel of (x0, y0), rows `stride` apart.
  var pixels: UnsafePointer<UInt32>?
  var stride: Int32 = 0

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
}
