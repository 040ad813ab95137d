/// The layout of two screens during an interactive pop.
struct PopLayout: Equatable {
  var width: CGFloat
  var height: CGFloat = 0
  var isRightToLeft = false
  /// The progress of the transition, 0 to 1.
  var fraction: CGFloat = 0
  var grid: PixelGrid

  private var screen: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  private var direction: CGFloat { isRightToLeft ? -1 : 1 }
  private var rest: CGFloat { 1 - fraction }

  /// The horizontal offset of the upper screen.
  var upperOffset: CGFloat { grid.rounded(direction * width * fraction) }
  /// The horizontal offset of the lower screen.
  var lowerOffset: CGFloat { grid.rounded(-direction * width * NavigationMetrics.parallax * rest) }
  /// The opacity of black over the lower screen.
  var shade: CGFloat { NavigationMetrics.shadeOpacity * rest }

  /// The horizontal offset of the upper screen's inline title, which moves at half the speed of the
  /// screen.
  var upperTitleOffset: CGFloat { grid.rounded(direction * width * fraction / 2) }
  /// The opacity of the upper screen's bar items.
  var upperOpacity: CGFloat { rest }
  var lowerOpacity: CGFloat { fraction }

  /// Returns the transform around the center of a screen that moves and shrinks a part of the
  /// screen onto a rectangle.
  ///
  /// - Parameters:
  ///   - part: the part, in the coordinates of the screen, whose origin is its top left corner.
  ///   - target: the final frame of the part, in the same coordinates.
  func zoom(from part: CGRect, to target: CGRect) -> CGAffineTransform {
    guard part.width > 0, part.height > 0, part.isDrawable, target.isDrawable else {
      return .identity
    }
    let scale = 1 + (min(target.width / part.width, 1) - 1) * fraction
    let dx = (target.midX - part.midX) * fraction
    let dy = (target.midY - part.midY) * fraction
    // The center of the part moves in a straight line; the screen scales around its own center.
    let x = (1 - scale) * (part.midX - screen.midX) + dx
    let y = (1 - scale) * (part.midY - screen.midY) + dy
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  /// Returns the progress for a translation of the finger.
  ///
  /// - Parameter translation: the translation in points; positive values are to the right.
  func fraction(of translation: CGFloat) -> CGFloat {
    guard width > 0, translation.isFinite else { return 0 }
    return min(max(direction * translation / width, 0), 1)
  }
}
