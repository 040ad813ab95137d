internal import CelloText

/// Computes the frames of the parts of list content, in points, in the content's coordinates,
/// origin top left.
///
/// The layout is independent of fonts and views: closures lay out the texts for a proposal.
package struct ListContentLayout<Text: TextMeasurement> {
  /// Returns the layout of a text for a proposal.
  package typealias TextLayouter = (TextProposal) -> Text

  package var image: ListContentImage?
  package var text: TextLayouter?
  package var secondaryText: TextLayouter?
  /// The effective margins, which include the preserved margins of the superview.
  package var margins: NSDirectionalEdgeInsets
  package var imageToTextPadding: CGFloat
  package var horizontalTextPadding: CGFloat
  package var verticalTextPadding: CGFloat
  package var prefersSideBySide: Bool
  /// A Boolean value that indicates whether texts always flow around and below the image, as at
  /// accessibility text sizes.
  var wrapsAroundImage = false
  package var isRightToLeft = false
  package var grid: PixelGrid

  package init(
    image: ListContentImage? = nil, text: TextLayouter? = nil, secondaryText: TextLayouter? = nil,
    margins: NSDirectionalEdgeInsets, imageToTextPadding: CGFloat, horizontalTextPadding: CGFloat,
    verticalTextPadding: CGFloat, prefersSideBySide: Bool, wrapsAroundImage: Bool = false,
    isRightToLeft: Bool = false, grid: PixelGrid
  ) {
    self.image = image
    self.text = text
    self.secondaryText = secondaryText
    self.margins = margins
    self.imageToTextPadding = imageToTextPadding
    self.horizontalTextPadding = horizontalTextPadding
    self.verticalTextPadding = verticalTextPadding
    self.prefersSideBySide = prefersSideBySide
    self.wrapsAroundImage = wrapsAroundImage
    self.isRightToLeft = isRightToLeft
    self.grid = grid
  }

  /// Returns the frames of the parts for a width, and the size of the content.
  ///
  /// Parts are arranged from left to right, and mirrored in right-to-left layouts. Origins are on
  /// whole pixels; a missing part has no frame. With an infinite width, lines break only between
  /// paragraphs. If the height is larger than needed, the content is vertically centered; if it is
  /// smaller, the content starts at the top margin. `nil` means the needed height.
  package func frames(fitting width: CGFloat, height: CGFloat? = nil) -> ListContentFrames<Text> {
    placed(arranged(in: width), in: width, height: height)
  }

  /// Lays out the texts for a width. The frames are arranged from left to right, and their origins
  /// are not rounded.
  func arranged(in width: CGFloat) -> ListContentFrames<Text> {
    if wrapsAroundImage { return wrapped(in: width) }
    if let sideBySide = sideBySide(in: width) { return sideBySide }
    let stacked = stacked(in: width)
    guard image != nil, stacked.breaksWords else { return stacked }
    // Longer words fit below the image.
    let wrapped = wrapped(in: width)
    return wrapped.breaksWords ? stacked : wrapped
  }

  /// Returns the arranged frames in the layout direction, centered in a height, with rounded
  /// origins.
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
    max(width - margins.leading - margins.trailing, 0)
  }

  /// The distance between the leading margin and the texts.
  private var textIndent: CGFloat {
    guard let image else { return 0 }
    let hasText = text != nil || secondaryText != nil
    return image.layoutSize.width + (hasText ? imageToTextPadding : 0)
  }

  /// Returns both texts on one line, with the secondary text at the trailing edge; `nil` if they do
  /// not fit or if this arrangement is not preferred.
  private func sideBySide(in width: CGFloat) -> ListContentFrames<Text>? {
    guard prefersSideBySide, let text, let secondaryText else { return nil }
    let unlimited = TextProposal(width: .infinity)
    let first = text(unlimited)
    let second = secondaryText(unlimited)
    let needed = first.size.width + horizontalTextPadding + second.size.width
    // Added in the same order as in the size, so that content fits into its own width.
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
    margins.leading + textIndent + width + margins.trailing
  }

  /// Returns the image next to texts whose frames are relative to their common box. Both are
  /// vertically centered.
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
      dx: margins.leading + textIndent, dy: margins.top + (contentHeight - size.height) / 2)
    frames.image = image.map {
      let fitted = $0.fittedSize
      return CGRect(
        x: margins.leading + imageSize.width / 2 - fitted.width / 2,
        y: margins.top + contentHeight / 2 - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    }
    return frames
  }

  /// Returns the image in the top leading corner and the texts around and below it. The image and
  /// the lines next to it have the same vertical center.
  private func wrapped(in width: CGFloat) -> ListContentFrames<Text> {
    let content = contentWidth(in: width)
    let area = wrappedImageSize
    func layout(_ text: TextLayouter, beside height: CGFloat) -> Text {
      let exclusion = CGSize(width: area.width + imageToTextPadding, height: height)
      return text(
        TextProposal(width: content, exclusion: image == nil || height <= 0 ? .zero : exclusion))
    }
    let upper = text ?? secondaryText
    let lower = text == nil ? nil : secondaryText
    var first = upper.map { layout($0, beside: area.height) }
    var imageTop: CGFloat = 0
    var textTop: CGFloat = 0
    if let upper, let line = first, image != nil, !line.startsBelowExclusion {
      // As many lines as fit next to the image, but at least one line; all lines if they are fewer.
      var besideHeight = line.firstLineHeight
      if besideHeight > 0, area.height >= 2 * besideHeight {
        besideHeight *= (area.height / besideHeight).rounded(.down)
        var all = line.size.height
        if let lower {
          all += verticalTextPadding
          all += layout(lower, beside: area.height - all).size.height
        }
        besideHeight = min(besideHeight, all)
      }
      imageTop = max((besideHeight - area.height) / 2, 0)
      textTop = max((area.height - besideHeight) / 2, 0)
      if imageTop != textTop { first = layout(upper, beside: imageTop + area.height - textTop) }
    }
    let imageBottom = imageTop + area.height
    let secondTop =
      textTop + (first?.size.height ?? 0) + (lower == nil ? 0 : verticalTextPadding)
    // A tall image also extends next to the secondary text.
    let second = lower.map { layout($0, beside: imageBottom - secondTop) }
    let height = max(secondTop + (second?.size.height ?? 0), imageBottom)
    let widest = max(first?.size.width ?? 0, second?.size.width ?? 0, area.width)
    let boxWidth = content.isFinite ? content : widest

    let placedFirst = first.map {
      Self.placed($0, x: margins.leading, y: margins.top + textTop, width: boxWidth)
    }
    let placedSecond = second.map {
      Self.placed($0, x: margins.leading, y: margins.top + secondTop, width: boxWidth)
    }
    var frames = ListContentFrames(
      size: CGSize(
        width: margins.leading + widest + margins.trailing,
        height: margins.top + height + margins.bottom),
      text: text == nil ? nil : placedFirst,
      secondaryText: text == nil ? placedFirst : placedSecond)
    frames.image = image.map {
      let fitted = $0.fittedSize
      return CGRect(
        x: margins.leading + (area.width - fitted.width) / 2,
        y: margins.top + imageTop + (area.height - fitted.height) / 2, width: fitted.width,
        height: fitted.height)
    }
    return frames
  }

  /// The size of the area in which the image is centered if texts flow around it.
  private var wrappedImageSize: CGSize {
    guard let image else { return .zero }
    var size = image.layoutSize
    // On each side, a wide image extends beyond the area by at most half of the padding: outside
    // the texts and inside the margin.
    size.width = max(size.width, image.fittedSize.width - imageToTextPadding)
    return size
  }

  private static func placed(
    _ layout: Text, x: CGFloat, y: CGFloat, width: CGFloat
  ) -> PlacedText {
    PlacedText(
      frame: CGRect(x: x, y: y, width: width, height: layout.size.height), layout: layout)
  }
}
