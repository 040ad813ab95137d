// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CelloRaster

/// What the image of a context that makes one looks like, besides the items drawn.
struct ImageOutput {
  /// In points.
  var size: CGSize
  /// Whether areas without drawing are black.
  var isOpaque: Bool
  /// Pixels per point.
  var scale: CGFloat
}

/// Makes a context for an image the current one, at one pixel per point and not opaque.
///
/// New code uses ``UIGraphicsImageRenderer``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context for an image the current one, until ``UIGraphicsEndImageContext()``.
///
/// New code uses ``UIGraphicsImageRenderer``.
///
/// - Parameters:
///   - size: in points. An empty size, or one that is not finite, has no image.
///   - opaque: whether areas without drawing are black.
///   - scale: pixels per point; 0 is the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext()
  let scale = scale > 0 ? scale : UITraitCollection.current.pixelGrid.scale
  context.imageOutput = ImageOutput(size: size, isOpaque: opaque, scale: scale)
  CGContext.push(context)
}

/// What was drawn so far into the current context; `nil` unless
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` made it, and if its size is empty or takes too
/// much memory.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current, let output = context.imageOutput,
    CGRect(origin: .zero, size: output.size).isDrawable,
    output.size.width > 0, output.size.height > 0
  else { return nil }
  let list = DisplayList(size: output.size, items: context.items)
  let bitmap = list.bitmap(scale: output.scale, background: output.isOpaque ? .black : nil)
  return bitmap.map { UIImage(Picture($0), scale: output.scale) }
}

/// Makes the former context the current one again. It does nothing unless
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` made the current one.
public func UIGraphicsEndImageContext() {
  if CGContext.current?.imageOutput != nil { CGContext.pop() }
}
