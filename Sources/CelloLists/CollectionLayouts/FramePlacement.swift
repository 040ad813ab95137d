/// Converts frames of a section to the content: translated, mirrored and rounded to pixels.
struct FramePlacement: Hashable, Sendable {
  var offset = CGPoint.zero
  /// The width of the content if it is mirrored for right-to-left layouts; otherwise `nil`.
  var mirroredWidth: CGFloat?
  var grid: PixelGrid?
  /// A Boolean value that indicates whether only the corner of a frame is rounded to pixels.
  var preservesSizes = false

  /// Returns a frame in the coordinates of the content.
  func callAsFunction(_ frame: CGRect) -> CGRect {
    var rect = frame.offsetBy(offset)
    if let mirroredWidth { rect.origin.x = mirroredWidth - rect.maxX }
    guard let grid else { return rect }
    let rounded = grid.roundedEdges(of: rect)
    return preservesSizes ? CGRect(origin: rounded.origin, size: rect.size) : rounded
  }

  /// Converts an area of the content to the coordinates of the section, without rounding.
  func area(of rect: CGRect) -> CGRect {
    var rect = rect
    if let mirroredWidth { rect.origin.x = mirroredWidth - rect.maxX }
    return rect.offsetBy(dx: -offset.x, dy: -offset.y)
  }
}
