/// Where the parts of list content go: sizes in, frames out.
///
/// All lengths are in points, in the content's own coordinates, origin top left. The arithmetic knows neither fonts nor
/// views: texts are asked for their extent in a given room.
struct ListContentLayout {
  /// The image and the room it gets.
  struct Image {
    /// The image's own size.
    var size: CGSize
    /// Symbols are centred in a standard room unless another one is reserved.
    var isSymbol: Bool
    /// As ``UIListContentConfiguration/ImageProperties/reservedLayoutSize`` has it.
    var reservedSize = CGSize.zero
    /// As ``UIListContentConfiguration/ImageProperties/maximumSize`` has it.
    var maximumSize = CGSize.zero
    /// The width of the standard room.
    var standardWidth: CGFloat
  }

  /// The room offered to a text: a width, without a box in the leading top corner.
  struct Room: Hashable {
    var width: CGFloat
    var exclusion = CGSize.zero
  }

  /// The room that a text takes.
  struct Extent: Hashable {
    var size: CGSize
    /// From the top of the text.
    var firstBaseline: CGFloat
    /// The height of the first line alone.
    var firstLineHeight: CGFloat
  }

  typealias Text = (Room) -> Extent

  var image: Image?
  var text: Text?
  var secondaryText: Text?
  /// The margins that hold, those of the superview included.
  var margins: UIEdgeInsets
  var imageToTextPadding: CGFloat
  var horizontalTextPadding: CGFloat
  var verticalTextPadding: CGFloat
  var prefersSideBySide: Bool
  /// The layout for accessibility text sizes, in which texts flow around and under the image.
  var wrapsAroundImage = false
  var isRightToLeft = false
  var grid: PixelGrid

  /// The frames of the parts for a width, and the size they need.
  ///
  /// Origins lie on whole pixels; a part that is absent has no frame. An infinite width lays each text out on as few
  /// lines as it has paragraphs. A height of `nil` is the height that is needed; in a larger one the content is centred,
  /// in a smaller one it starts at the top margin.
  func frames(fitting width: CGFloat, height: CGFloat? = nil) -> ListContentFrames {
    var frames = wrapsAroundImage ? wrapped(in: width) : sideBySideOrStacked(in: width)
    if let height, height.isFinite {
      frames.moveDown(by: max((height - frames.size.height) / 2, 0))
    }
    frames.size.height = grid.roundedUp(frames.size.height)
    if isRightToLeft { frames.mirror(in: width.isFinite ? width : frames.size.width) }
    frames.round(to: grid)
    return frames
  }
}

/// The frames of the parts of list content, in points.
struct ListContentFrames: Hashable {
  /// The size that the content needs, margins included.
  var size: CGSize
  var image: CGRect?
  var text: CGRect?
  /// The box in the leading top corner of ``text`` that the text flows around.
  var textExclusion = CGSize.zero
  var secondaryText: CGRect?
  var secondaryTextExclusion = CGSize.zero
}

// MARK: - Arrangements

extension ListContentLayout {
  private func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - margins.left - margins.right, 0)
  }

  private func sideBySideOrStacked(in width: CGFloat) -> ListContentFrames {
    let content = contentWidth(in: width)
    let room = image?.room ?? .zero
    let hasText = text != nil || secondaryText != nil
    let indent = image == nil ? 0 : room.width + (hasText ? imageToTextPadding : 0)
    let textWidth = max(content - indent, 0)
    let texts = sideBySide(in: textWidth) ?? stacked(in: textWidth)
    let contentHeight = max(texts.size.height, room.height)
    let left = margins.left
    let top = margins.top

    var frames = ListContentFrames(
      size: CGSize(
        width: left + indent + texts.size.width + margins.right,
        height: top + contentHeight + margins.bottom))
    let textTop = top + (contentHeight - texts.size.height) / 2
    frames.text = texts.text?.offsetBy(dx: left + indent, dy: textTop)
    frames.secondaryText = texts.secondaryText?.offsetBy(dx: left + indent, dy: textTop)
    frames.image = image.map {
      CGRect(
        center: CGPoint(x: left + room.width / 2, y: top + contentHeight / 2), size: $0.fittedSize)
    }
    return frames
  }

  private struct Texts {
    var size: CGSize
    var text: CGRect?
    var secondaryText: CGRect?
  }

  /// Both texts on one line, the secondary one at the trailing edge; `nil` where they do not fit or are not wanted.
  private func sideBySide(in width: CGFloat) -> Texts? {
    guard prefersSideBySide, let text, let secondaryText else { return nil }
    let unbounded = Room(width: .infinity)
    let first = text(unbounded)
    let second = secondaryText(unbounded)
    let needed = first.size.width + horizontalTextPadding + second.size.width
    // Sums of rounded-up widths may pass the room by less than a hundredth of a pixel.
    guard needed <= width + grid.pixel / 100 else { return nil }
    let baseline = max(first.firstBaseline, second.firstBaseline)
    let firstTop = baseline - first.firstBaseline
    let secondTop = baseline - second.firstBaseline
    let total = width.isFinite ? width : needed
    return Texts(
      size: CGSize(
        width: needed,
        height: max(firstTop + first.size.height, secondTop + second.size.height)),
      text: CGRect(origin: CGPoint(x: 0, y: firstTop), size: first.size),
      secondaryText: CGRect(
        x: total - second.size.width, y: secondTop, width: second.size.width,
        height: second.size.height))
  }

  private func stacked(in width: CGFloat) -> Texts {
    let room = Room(width: width)
    let first = text?(room)
    let second = secondaryText?(room)
    let padding = first == nil || second == nil ? 0 : verticalTextPadding
    let widest = max(first?.size.width ?? 0, second?.size.width ?? 0)
    let boxWidth = width.isFinite ? width : widest
    let secondTop = (first?.size.height ?? 0) + padding
    return Texts(
      size: CGSize(width: widest, height: secondTop + (second?.size.height ?? 0)),
      text: first.map { CGRect(x: 0, y: 0, width: boxWidth, height: $0.size.height) },
      secondaryText: second.map {
        CGRect(x: 0, y: secondTop, width: boxWidth, height: $0.size.height)
      })
  }

  /// The layout for accessibility text sizes: the image in the leading top corner, texts around and under it.
  private func wrapped(in width: CGFloat) -> ListContentFrames {
    let content = contentWidth(in: width)
    let imageSize = image?.fittedSize ?? .zero
    let hasText = text != nil || secondaryText != nil
    let exclusion =
      image == nil || !hasText
      ? .zero : CGSize(width: imageSize.width + imageToTextPadding, height: imageSize.height)
    let first = text?(Room(width: content, exclusion: exclusion))
    let padding = first == nil || secondaryText == nil ? 0 : verticalTextPadding
    let secondTop = (first?.size.height ?? 0) + padding
    // A tall image reaches down beside the secondary text, too.
    let rest =
      exclusion.height > secondTop
      ? CGSize(width: exclusion.width, height: exclusion.height - secondTop) : .zero
    let second = secondaryText?(Room(width: content, exclusion: rest))
    let textHeight = secondTop + (second?.size.height ?? 0)
    let firstLine = first?.firstLineHeight ?? second?.firstLineHeight ?? 0
    let imageTop = max((firstLine - imageSize.height) / 2, 0)
    let height = max(textHeight, image == nil ? 0 : imageTop + imageSize.height)
    let widest = max(
      first?.size.width ?? 0, second?.size.width ?? 0, image == nil ? 0 : imageSize.width)
    let boxWidth = content.isFinite ? content : widest

    var frames = ListContentFrames(
      size: CGSize(
        width: margins.left + widest + margins.right,
        height: margins.top + height + margins.bottom))
    frames.text = first.map {
      CGRect(x: margins.left, y: margins.top, width: boxWidth, height: $0.size.height)
    }
    frames.secondaryText = second.map {
      CGRect(
        x: margins.left, y: margins.top + secondTop, width: boxWidth, height: $0.size.height)
    }
    frames.textExclusion = first == nil ? .zero : exclusion
    frames.secondaryTextExclusion = second == nil ? .zero : rest
    frames.image = image.map { _ in
      CGRect(
        x: margins.left, y: margins.top + imageTop, width: imageSize.width,
        height: imageSize.height)
    }
    return frames
  }
}

// MARK: - Image

extension ListContentLayout.Image {
  /// The image's size, shrunk in proportion to what is allowed.
  var fittedSize: CGSize {
    let size = CGSize(width: size.width.nonNegative, height: size.height.nonNegative)
    var factor: CGFloat = 1
    if maximumSize.width > 0, size.width > maximumSize.width {
      factor = maximumSize.width / size.width
    }
    if maximumSize.height > 0, size.height * factor > maximumSize.height {
      factor = maximumSize.height / size.height
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The room that the image is centred in.
  var room: CGSize {
    let fitted = fittedSize
    return CGSize(
      width: room(reserved: reservedSize.width, own: fitted.width, standard: standardWidth),
      // Only the standard width is known from a picture; symbols keep their own height.
      height: room(reserved: reservedSize.height, own: fitted.height, standard: fitted.height))
  }

  private func room(reserved: CGFloat, own: CGFloat, standard: CGFloat) -> CGFloat {
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
    if reserved > 0 { return reserved.nonNegative }
    return isSymbol ? standard : own
  }
}

// MARK: - Placement

extension ListContentFrames {
  fileprivate mutating func moveDown(by distance: CGFloat) {
    image?.origin.y += distance
    text?.origin.y += distance
    secondaryText?.origin.y += distance
  }

  fileprivate mutating func mirror(in width: CGFloat) {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    image = image.map(mirrored)
    text = text.map(mirrored)
    secondaryText = secondaryText.map(mirrored)
  }

  /// Moves every part to whole pixels. The texts move together, so that rounding does not change their distance.
  fileprivate mutating func round(to grid: PixelGrid) {
    let distance = (secondaryText?.minY ?? 0) - (text?.minY ?? 0)
    image = image.map { rounded($0, on: grid) }
    text = text.map { rounded($0, on: grid) }
    secondaryText = secondaryText.map { rounded($0, on: grid) }
    if let text { secondaryText?.origin.y = grid.rounded(text.minY + distance) }
  }

  private func rounded(_ rect: CGRect, on grid: PixelGrid) -> CGRect {
    CGRect(
      origin: CGPoint(x: grid.rounded(rect.minX), y: grid.rounded(rect.minY)), size: rect.size)
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
