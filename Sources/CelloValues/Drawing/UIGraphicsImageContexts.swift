// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CelloRaster

/// The properties of an image context that its items do not determine.
struct ImageOutput {
  /// The size in points.
  var size: CGSize
  /// A Boolean value that indicates whether areas without drawing are black.
  var isOpaque: Bool
  /// The pixels per point.
  var scale: CGFloat
}

/// Makes a new image context the current context, with one pixel per point and a transparent
/// background.
///
/// New code uses ``UIGraphicsImageRenderer``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new image context the current context, until ``UIGraphicsEndImageContext()``.
///
/// New code uses ``UIGraphicsImageRenderer``.
///
/// - Parameters:
/// - size: the size in points. If it is empty or not finite, there is no image.
/// - opaque: whether areas without drawing are black.
/// - scale: the pixels per point; 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(extent: CGRect(origin: .zero, size: size))
  let scale = scale > 0 ? scale : UITraitCollection.current.pixelGrid.scale
  context.imageOutput = ImageOutput(size: size, isOpaque: opaque, scale: scale)
  CGContext.push(context)
}

/// Returns an image of the current image context's drawing. It is `nil` if
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` did not create the current context, or if its
/// size is empty or needs too much memory.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current, let output = context.imageOutput else { return nil }
  return context.image(for: output).map { UIImage(Picture($0), scale: output.scale) }
}

/// Ends the current image context and makes the previous context the current context again. If
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` did not create the current context, it does
/// nothing.
public func UIGraphicsEndImageContext() {
  if CGContext.current?.imageOutput != nil { CGContext.pop() }
}
