/// The frames of a button's parts.
///
/// Lengths are in points, in the button's coordinates.
struct ButtonLayout {
  /// The alignment along one axis.
  enum Alignment: Hashable { case start, center, end, fill }

  /// The frames of the parts; `nil` for a missing part.
  struct Frames: Equatable {
    var image: CGRect?
    var title: CGRect?
    var subtitle: CGRect?
    var indicator: CGRect?
    /// The size of the content, or of the button for ``frames(in:)``.
    var size = CGSize.zero
  }

  /// The size of the image or activity indicator; `nil` for none.
  var image: CGSize?
  /// The height of a line of text of a symbol's size, in points. A symbol beside a title, or without
  /// one, is not higher for the layout; `nil` for other images.
  var symbolLineHeight: CGFloat?
  /// The size of the menu indicator; `nil` for none.
  var indicator: CGSize?
  /// Returns the size of the title for a width; `nil` for no title.
  var title: ((CGFloat) -> CGSize)?
  /// Returns the size of the subtitle for a width; `nil` for no subtitle.
  var subtitle: ((CGFloat) -> CGSize)?
  var insets: UIEdgeInsets
  var imageEdge = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorPadding: CGFloat = 0
  /// The alignment of the title and the subtitle to each other.
  var textAlignment = Alignment.center
  /// The horizontal alignment of the content in the button; `start` is the leading edge.
  var horizontal = Alignment.center
  var vertical = Alignment.center
  var isRightToLeft = false
  /// The insets that move the image from its position without a change of the button's size.
  var imageInsets = UIEdgeInsets.zero
  /// The insets that move the title from its position without a change of the button's size.
  var titleInsets = UIEdgeInsets.zero
  var grid: PixelGrid

  /// Returns the size of the content and its insets for a width. An infinite width keeps texts on
  /// one line.
  func size(fitting width: CGFloat) -> CGSize {
    let content = content(fitting: max(width - insets.left - insets.right, 0))
    return CGSize(
      width: content.size.width + insets.left + insets.right,
      height: content.size.height + insets.top + insets.bottom)
  }

  /// Returns the frames in a button of a size. Their top left corners are on whole pixels.
  func frames(in size: CGSize) -> Frames {
    var frames = frames(inContent: contentRect(in: CGRect(origin: .zero, size: size)))
    frames.size = size
    return frames
  }

  /// Returns the part of the bounds that is left by the insets.
  func contentRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  /// Returns the frames in a rectangle that the insets have left. Their top left corners are on
  /// whole pixels.
  func frames(inContent area: CGRect) -> Frames {
    var frames = content(fitting: area.width)
    let free = CGSize(
      width: area.width - frames.size.width, height: area.height - frames.size.height)
    let x = area.minX + offset(horizontal, free.width, isReversed: isRightToLeft)
    let y = area.minY + offset(vertical, free.height, isReversed: false)
    let width = frames.size.width
    func placed(_ rect: CGRect?, movedBy insets: UIEdgeInsets = .zero) -> CGRect? {
      rect.map { rect in
        let left = isRightToLeft ? width - rect.maxX : rect.minX
        let dx = shift(horizontal, insets.left, insets.right, isReversed: isRightToLeft)
        let dy = shift(vertical, insets.top, insets.bottom, isReversed: false)
        return CGRect(
          origin: CGPoint(x: grid.rounded(x + left + dx), y: grid.rounded(y + rect.minY + dy)),
          size: rect.size)
      }
    }
    frames.image = placed(frames.image, movedBy: imageInsets)
    frames.title = placed(frames.title, movedBy: titleInsets)
    frames.subtitle = placed(frames.subtitle)
    frames.indicator = placed(frames.indicator)
    frames.size = area.size
    return frames
  }

  private func offset(_ alignment: Alignment, _ free: CGFloat, isReversed: Bool) -> CGFloat {
    switch alignment {
    case .start: isReversed ? free : 0
    case .end: isReversed ? 0 : free
    case .center, .fill: free / 2
    }
  }

  /// Returns the distance by which insets at the start and the end of an axis move a part. A part
  /// that is aligned to an edge moves with this edge; a centered part moves with the middle.
  private func shift(
    _ alignment: Alignment, _ start: CGFloat, _ end: CGFloat, isReversed: Bool
  ) -> CGFloat {
    switch alignment {
    case .start: isReversed ? -end : start
    case .end: isReversed ? start : -end
    case .center, .fill: (start - end) / 2
    }
  }

  /// Returns the frames for a left-to-right layout, with the content's top left corner at zero.
  private func content(fitting width: CGFloat) -> Frames {
    var frames = Frames()
    let isVertical = imageEdge == .top || imageEdge == .bottom
    let hasText = title != nil || subtitle != nil
    let padding = image != nil && hasText ? imagePadding : 0
    var textWidth = width
    if let image, !isVertical { textWidth -= image.width + padding }
    if let indicator { textWidth -= indicator.width + (hasText ? indicatorPadding : 0) }
    textWidth = max(textWidth, 0)

    let titleSize = title?(textWidth)
    let subtitleSize = subtitle?(textWidth)
    let text = CGSize(
      width: max(titleSize?.width ?? 0, subtitleSize?.width ?? 0),
      height: (titleSize?.height ?? 0) + (subtitleSize?.height ?? 0)
        + (titleSize != nil && subtitleSize != nil ? titlePadding : 0))
    let image = image ?? .zero
    let imageHeight = min(image.height, symbolLineHeight ?? .infinity)
    let block =
      isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(imageHeight, text.height))

    var imageOrigin = CGPoint.zero
    var textOrigin = CGPoint.zero
    switch imageEdge {
    case .top:
      imageOrigin.x = (block.width - image.width) / 2
      textOrigin = CGPoint(x: (block.width - text.width) / 2, y: image.height + padding)
    case .bottom:
      imageOrigin = CGPoint(x: (block.width - image.width) / 2, y: text.height + padding)
      textOrigin.x = (block.width - text.width) / 2
    case .trailing:
      imageOrigin = CGPoint(x: text.width + padding, y: (block.height - image.height) / 2)
      textOrigin.y = (block.height - text.height) / 2
    default:
      imageOrigin.y = (block.height - image.height) / 2
      textOrigin = CGPoint(x: image.width + padding, y: (block.height - text.height) / 2)
    }
    if self.image != nil { frames.image = CGRect(origin: imageOrigin, size: image) }
    if let titleSize {
      frames.title = CGRect(
        origin: CGPoint(
          x: textOrigin.x + aligned(titleSize.width, in: text.width), y: textOrigin.y),
        size: titleSize)
    }
    if let subtitleSize {
      frames.subtitle = CGRect(
        origin: CGPoint(
          x: textOrigin.x + aligned(subtitleSize.width, in: text.width),
          y: textOrigin.y + text.height - subtitleSize.height), size: subtitleSize)
    }
    frames.size = block
    if let indicator {
      let x = block.width + (block.width > 0 ? indicatorPadding : 0)
      frames.indicator = CGRect(
        origin: CGPoint(x: x, y: (block.height - indicator.height) / 2), size: indicator)
      frames.size = CGSize(
        width: x + indicator.width, height: max(block.height, indicator.height))
    }
    return frames
  }

  private func aligned(_ width: CGFloat, in available: CGFloat) -> CGFloat {
    switch textAlignment {
    case .start, .fill: 0
    case .center: (available - width) / 2
    case .end: available - width
    }
  }
}
