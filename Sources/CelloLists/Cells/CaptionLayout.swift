/// The layout of a caption and the text beside it, like a card in Contacts.
struct CaptionLayout {
  // Chosen, after cells of older versions of iOS: captions end at the same position in all rows.
  static let captionWidth: CGFloat = 91
  static let gap: CGFloat = 6

  /// The sizes of the texts on a single line, in points, and their baselines.
  var caption: (size: CGSize, baseline: CGFloat)
  var text: (size: CGSize, baseline: CGFloat)
  var margins: NSDirectionalEdgeInsets
  var isRightToLeft = false
  var grid: PixelGrid

  /// Sets the fonts and colors of the labels (chosen: 12 and 15 points, with a tinted caption).
  @MainActor static func style(_ caption: UILabel, _ text: UILabel) {
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.textColor = .tintColor
    caption.textAlignment = .right
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .label
  }

  /// The height that the texts require including the margins, in points.
  var height: CGFloat { margins.top + textHeight + margins.bottom }

  /// The height of both texts on a common baseline, in points.
  private var textHeight: CGFloat {
    let baseline = max(caption.baseline, text.baseline)
    return baseline
      + max(caption.size.height - caption.baseline, text.size.height - text.baseline)
  }

  /// Returns the frames in the coordinates of a content view with a size.
  func frames(in size: CGSize) -> (caption: CGRect, text: CGRect) {
    let top = (size.height - textHeight) / 2
    let baseline = top + max(caption.baseline, text.baseline)
    let start = margins.leading + Self.captionWidth + Self.gap
    let width = (size.width - start - margins.trailing).nonNegative
    func placed(_ x: CGFloat, _ width: CGFloat, _ part: (size: CGSize, baseline: CGFloat)) -> CGRect
    {
      grid.rounded(
        CGRect(
          x: isRightToLeft ? size.width - x - width : x, y: baseline - part.baseline, width: width,
          height: part.size.height))
    }
    return (
      placed(margins.leading, Self.captionWidth, caption),
      placed(start, min(text.size.width, width), text)
    )
  }
}
