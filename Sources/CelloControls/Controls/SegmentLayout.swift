/// The widths and frames of the segments of a segmented control.
///
/// Lengths are in points, in the control's coordinates.
struct SegmentLayout {
  /// The widths that the contents need.
  var contentWidths: [CGFloat]
  /// The widths that an app has set; 0 for none.
  var fixedWidths: [CGFloat]
  /// Whether segments without a width of their own are as wide as their content needs; otherwise
  /// all are equally wide.
  var followsContent = false
  var isRightToLeft = false
  var grid: PixelGrid

  /// The width in which all contents fit.
  var fittingWidth: CGFloat {
    let flexible = zip(contentWidths, fixedWidths).filter { $1 <= 0 }.map(\.0)
    let shared =
      followsContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    return grid.roundedUp(fixedWidths.reduce(0, +) + shared)
  }

  /// The frames in the order of the segments, with edges on whole pixels.
  ///
  /// Segments without a width of their own share what the others leave. When there are none, all
  /// are scaled to fill the width.
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
