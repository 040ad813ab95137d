/// Computes the widths and frames of the segments of a segmented control.
///
/// Lengths are in points, in the control's coordinates.
struct SegmentLayout {
  /// The widths of the contents.
  var contentWidths: [CGFloat]
  /// The widths that the app set; 0 for none.
  var fixedWidths: [CGFloat]
  /// A Boolean value that indicates whether segments without a fixed width are as wide as their
  /// content. Otherwise they are equally wide.
  var followsContent = false
  var isRightToLeft = false
  var grid: PixelGrid

  /// The width that fits all contents.
  var fittingWidth: CGFloat {
    let flexible = zip(contentWidths, fixedWidths).filter { $1 <= 0 }.map(\.0)
    let shared =
      followsContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    return grid.roundedUp(fixedWidths.reduce(0, +) + shared)
  }

  /// Returns the frames in the order of the segments, with edges on whole pixels.
  ///
  /// Segments without a fixed width share the remaining width. If all segments have fixed widths,
  /// these are scaled to fill the bounds.
  func frames(in bounds: CGRect) -> [CGRect] {
    let fixed = fixedWidths.reduce(0, +)
    let rest = max(bounds.width - fixed, 0)
    let flexible = zip(contentWidths, fixedWidths).map { content, fixed -> CGFloat in
      fixed > 0 ? 0 : followsContent ? content : 1
    }
    let shares = flexible.reduce(0, +)
    let scale = shares <= 0 && fixed > 0 ? bounds.width / fixed : 1
    var x = bounds.minX
    var frames: [CGRect] = []
    for (flexible, fixed) in zip(flexible, fixedWidths) {
      let next = x + (fixed > 0 ? fixed * scale : shares > 0 ? rest * flexible / shares : 0)
      let (left, right) = (grid.rounded(x), grid.rounded(next))
      frames.append(CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height))
      x = next
    }
    guard isRightToLeft else { return frames }
    return frames.map {
      CGRect(
        x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }
}
