/// Computes the frames of the parts of a search bar.
///
/// Lengths are in points, in the bar's coordinates.
struct SearchBarLayout {
  var metrics: SearchBarMetrics
  var fieldHeight: CGFloat
  /// The width of the cancel button; `nil` for no button.
  var cancelWidth: CGFloat?
  var hasPrompt = false
  /// The height of the scope buttons; `nil` for no buttons.
  var scopeHeight: CGFloat?
  var isInNavigationBar = false
  /// A Boolean value that indicates whether the field alone fills the bar.
  var isInToolbar = false
  var isRightToLeft = false
  var grid: PixelGrid

  struct Frames: Equatable {
    var prompt = CGRect.zero
    var field = CGRect.zero
    var cancel = CGRect.zero
    var scope = CGRect.zero
  }

  var height: CGFloat {
    if isInToolbar { return fieldHeight }
    return (hasPrompt ? metrics.promptHeight : 0) + fieldHeight + 2 * metrics.inset.height
      + (scopeHeight.map { $0 + metrics.inset.height } ?? 0)
  }

  func frames(in bounds: CGRect) -> Frames {
    if isInToolbar { return Frames(field: bounds) }
    var inset = metrics.inset
    if isInNavigationBar { inset.width = metrics.insetInNavigationBar }
    let width = max(bounds.width - 2 * inset.width, 0)
    func placed(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
      let left = isRightToLeft ? bounds.maxX - x - width : bounds.minX + x
      return CGRect(
        x: grid.rounded(left), y: grid.rounded(bounds.minY + y), width: width, height: height)
    }
    var frames = Frames()
    var y: CGFloat = 0
    if hasPrompt {
      frames.prompt = placed(x: inset.width, y: 0, width: width, height: metrics.promptHeight)
      y += metrics.promptHeight
    }
    y += inset.height
    let cancel = cancelWidth.map { $0 + metrics.cancelSpacing } ?? 0
    frames.field = placed(
      x: inset.width, y: y, width: max(width - cancel, 0), height: fieldHeight)
    if let cancelWidth {
      frames.cancel = placed(
        x: inset.width + width - cancelWidth, y: y, width: cancelWidth, height: fieldHeight)
    }
    y += fieldHeight + inset.height
    if let scopeHeight {
      frames.scope = placed(x: inset.width, y: y, width: width, height: scopeHeight)
    }
    return frames
  }
}
