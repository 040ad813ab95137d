internal import CelloText

/// Computes the frames of the parts of list content, in points, in the content's coordinates,
/// origin top left.
///
/// The layout is independent of fonts and views: closures lay out the texts for a proposal.
struct ListContentLayout<Text: TextMeasurement> {
  /// Lays out a text for a proposal.
  typealias TextLayouter = (TextProposal) -> Text

  var image: ListContentImage?
  var text: TextLayouter?
  var secondaryText: TextLayouter?
  /// The effective margins, which include those preserved from the superview.
  var margins: UIEdgeInsets
  var imageToTextPadding: CGFloat
  var horizontalTextPadding: CGFloat
  var verticalTextPadding: CGFloat
  var prefersSideBySide: Bool
  /// Whether texts flow around and below the image, as at accessibility text sizes.
  var wrapsAroundImage = false
  var isRightToLeft = false
  var grid: PixelGrid

  /// Returns the frames of the parts for a width, and the size they need.
  ///
  /// Origins lie on whole pixels; a part that is absent has no frame. An infinite width lays each
  /// text out on as few lines as it has paragraphs. In a height larger than needed the content is
  /// centered, in a smaller one it starts at the top margin; `nil` is the height needed.
  func frames(fitting width: CGFloat, height: CGFloat? = nil) -> ListContentFrames<Text> {
    placed(arranged(in: width), in: width, height: height)
  }

  /// Lays out the texts for a width. The frames are left to right, and their origins are not
  /// rounded.
  func arranged(in width: CGFloat) -> ListContentFrames<Text> {
    wrapsAroundImage ? wrapped(in: width) : sideBySide(in: width) ?? stacked(in: width)
  }

  /// The arranged frames in the layout direction, centered in a height, with rounded origins.
  func placed(
    _ arranged: ListContentFrames<Text>, in width: CGFloat, height: CGFloat?
  ) -> ListContentFrames<Text> {
    var frames = arranged
    if let height, height.isFinite { frames.offset(dy: max((height - frames.size.height) / 2, 0)) }
    frames.size.height = grid.roundedUp(frames.size.height)
    if isRightToLeft { frames.mirror(in: width.isFinite ? width : frames.size.width) }
    frames.roundOrigins(to: grid)
    return frames
  }
}

// MARK: - Arrangements

extension ListContentLayout {
  private typealias PlacedText = ListContentFrames<Text>.PlacedText

  private func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - margins.left - margins.right, 0)
  }

  /// The distance of the texts from the left margin.
  private var textIndent: CGFloat {
    guard let image else { return 0 }
    let hasText = text != nil || secondaryText != nil
    return image.layoutSize.width + (hasText ? imageToTextPadding : 0)
  }

  /// Both texts on one line, the secondary one at the trailing edge; `nil` if they do not fit or it
  /// is not preferred.
  private func sideBySide(in width: CGFloat) -> ListContentFrames<Text>? {
    guard prefersSideBySide, let text, let secondaryText else { return nil }
    let unlimited = TextProposal(width: .infinity)
    let first = text(unlimited)
    let second = secondaryText(unlimited)
    let needed = first.size.width + horizontalTextPadding + second.size.width
    // Summed in the same order as the size, so that content fits into its own width.
    guard LayoutUnit.nearest(totalWidth(ofTexts: needed)) <= LayoutUnit.nearest(width) else {
      return nil
    }
    let baseline = max(first.firstBaseline, second.firstBaseline)
    let firstTop = baseline - first.firstBaseline
    let secondTop = baseline - second.firstBaseline
    let total = width.isFinite ? max(contentWidth(in: width) - textIndent, 0) : needed
    return besideImage(
      PlacedText(
        frame: CGRect(origin: CGPoint(x: 0, y: firstTop), size: first.size), layout: first),
      PlacedText(
        frame: CGRect(
          x: total - second.size.width, y: secondTop, width: second.size.width,
          height: second.size.height), layout: second),
      size: CGSize(
        width: needed,
        height: max(firstTop + first.size.height, secondTop + second.size.height)))
  }

  private func stacked(in width: CGFloat) -> ListContentFrames<Text> {
    let proposal = TextProposal(width: max(contentWidth(in: width) - textIndent, 0))
    let first = text?(proposal)
    let second = secondaryText?(proposal)
    let padding = first == nil || second == nil ? 0 : verticalTextPadding
    let widest = max(first?.size.width ?? 0, second?.size.width ?? 0)
    let boxWidth = proposal.width.isFinite ? proposal.width : widest
    let secondTop = (first?.size.height ?? 0) + padding
    return besideImage(
      first.map { Self.placed($0, x: 0, y: 0, width: boxWidth) },
      second.map { Self.placed($0, x: 0, y: secondTop, width: boxWidth) },
      size: CGSize(width: widest, height: secondTop + (second?.size.height ?? 0)))
  }

  private func totalWidth(ofTexts width: CGFloat) -> CGFloat {
    margins.left + textIndent + width + margins.right
  }

  /// The image beside texts whose frames are relative to their common box, both centered
  /// vertically.
  private func besideImage(
    _ text: PlacedText?, _ secondaryText: PlacedText?, size: CGSize
  ) -> ListContentFrames<Text> {
    let imageSize = image?.layoutSize ?? .zero
    let contentHeight = max(size.height, imageSize.height)
    var frames = ListContentFrames(
      size: CGSize(
        width: totalWidth(ofTexts: size.width),
        height: margins.top + contentHeight + margins.bottom),
      text: text, secondaryText: secondaryText)
    frames.offset(
      dx: margins.left + textIndent, dy: margins.top + (contentHeight - size.height) / 2)
    frames.image = image.map {
      let fitted = $0.fittedSize
      return CGRect(
        x: margins.left + imageSize.width / 2 - fitted.width / 2,
        y: margins.top + contentHeight / 2 - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    }
    return frames
  }

  /// The image in the leading top corner, the texts around and below it.
  private func wrapped(in width: CGFloat) -> ListContentFrames<Text> {
    let content = contentWidth(in: width)
    let imageSize = image?.fittedSize ?? .zero
    let hasText = text != nil || secondaryText != nil
    let exclusion =
      image == nil || !hasText
      ? .zero : CGSize(width: imageSize.width + imageToTextPadding, height: imageSize.height)
    let first = text?(TextProposal(width: content, exclusion: exclusion))
    let padding = first == nil || secondaryText == nil ? 0 : verticalTextPadding
    let secondTop = (first?.size.height ?? 0) + padding
    // A tall image also reaches down beside the secondary text.
    let rest =
      exclusion.height > secondTop
      ? CGSize(width: exclusion.width, height: exclusion.height - secondTop) : .zero
    let second = secondaryText?(TextProposal(width: content, exclusion: rest))
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
        height: margins.top + height + margins.bottom),
      text: first.map { Self.placed($0, x: margins.left, y: margins.top, width: boxWidth) },
      secondaryText: second.map {
        Self.placed($0, x: margins.left, y: margins.top + secondTop, width: boxWidth)
      })
    frames.image = image.map { _ in
      CGRect(
        origin: CGPoint(x: margins.left, y: margins.top + imageTop), size: imageSize)
    }
    return frames
  }

  private static func placed(
    _ layout: Text, x: CGFloat, y: CGFloat, width: CGFloat
  ) -> PlacedText {
    PlacedText(
      frame: CGRect(x: x, y: y, width: width, height: layout.size.height), layout: layout)
  }
}
