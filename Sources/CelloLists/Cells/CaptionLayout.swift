/// The places of a caption and the text beside it, as in a card of contacts.
struct CaptionLayout {
  // Chosen, after cells of older versions of iOS: the caption ends at the same place in all rows.
  static let captionWidth: CGFloat = 91
  static let gap: CGFloat = 6

  /// The sizes of the texts on one line, in points, and their baselines.
  var caption: (size: CGSize, baseline: CGFloat)
  var text: (size: CGSize, baseline: CGFloat)
  var margins: NSDirectionalEdgeInsets
  var isRightToLeft = false
  var grid: PixelGrid

  /// Gives the labels their fonts and colors (chosen: 12 and 15 points, the caption tinted).
  @MainActor static func style(_ caption: UILabel, _ text: UILabel) {
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.textColor = .tintColor
    caption.textAlignment = .right
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .label
  }

  /// The height that the texts need, with the margins.
  var height: CGFloat { margins.top + textHeight + margins.bottom }

  /// The height of both texts on one baseline.
  private var textHeight: CGFloat {
    let baseline = max(caption.baseline, text.baseline)
    return baseline
      + max(caption.size.height - caption.baseline, text.size.height - text.baseline)
  }

  /// The frames in a content view of a size, in its coordinates.
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
