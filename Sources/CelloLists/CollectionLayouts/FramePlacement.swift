/// Where frames of a section lie in the content: moved, mirrored and rounded to pixels.
struct FramePlacement: Hashable, Sendable {
  var offset = CGPoint.zero
  /// The width of the content if it begins at the right; `nil` if it begins at the left.
  var mirroredWidth: CGFloat?
  var grid: PixelGrid?

  /// A frame in the content.
  func callAsFunction(_ frame: CGRect) -> CGRect {
    var rect = frame.offsetBy(offset)
    if let mirroredWidth { rect.origin.x = mirroredWidth - rect.maxX }
    return grid?.roundedEdges(of: rect) ?? rect
  }

  /// The area of the section for one of the content. Rounding is ignored.
  func area(of rect: CGRect) -> CGRect {
    var rect = rect
    if let mirroredWidth { rect.origin.x = mirroredWidth - rect.maxX }
    return rect.offsetBy(dx: -offset.x, dy: -offset.y)
  }
}
