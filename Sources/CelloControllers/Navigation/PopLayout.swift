/// Where two screens are while a finger moves the upper one away.
struct PopLayout: Equatable {
  var width: CGFloat
  var height: CGFloat = 0
  var isRightToLeft = false
  /// The share of the way that is over, 0 to 1.
  var fraction: CGFloat = 0
  var grid: PixelGrid

  private var screen: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  private var direction: CGFloat { isRightToLeft ? -1 : 1 }
  private var rest: CGFloat { 1 - fraction }

  var upperOffset: CGFloat { grid.rounded(direction * width * fraction) }
  var lowerOffset: CGFloat { grid.rounded(-direction * width * NavigationMetrics.parallax * rest) }
  var shade: CGFloat { NavigationMetrics.shadeOpacity * rest }

  /// How far the inline title of the upper screen is from its place; it moves half as fast as the
  /// screen.
  var upperTitleOffset: CGFloat { grid.rounded(direction * width * fraction / 2) }
  /// The opacity of the items of the upper screen.
  var upperOpacity: CGFloat { rest }
  var lowerOpacity: CGFloat { fraction }

  /// The transform of a screen around its middle that shrinks so that a part of it comes to lie over
  /// a rectangle.
  ///
  /// - Parameters:
  ///   - part: in the coordinates of the screen, whose origin is at its top left corner.
  ///   - target: the place of that part at the end, in the same coordinates.
  func zoom(from part: CGRect, to target: CGRect) -> CGAffineTransform {
    guard part.width > 0, part.height > 0, part.isDrawable, target.isDrawable else {
      return .identity
    }
    let scale = 1 + (min(target.width / part.width, 1) - 1) * fraction
    let dx = (target.midX - part.midX) * fraction
    let dy = (target.midY - part.midY) * fraction
    // The part's middle moves straight to the target's; the screen scales around its own middle.
    let x = (1 - scale) * (part.midX - screen.midX) + dx
    let y = (1 - scale) * (part.midY - screen.midY) + dy
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  /// The share of the way that a finger has made.
  ///
  /// - Parameter translation: in points; to the right for positive values.
  func fraction(of translation: CGFloat) -> CGFloat {
    guard width > 0, translation.isFinite else { return 0 }
    return min(max(direction * translation / width, 0), 1)
  }
}
