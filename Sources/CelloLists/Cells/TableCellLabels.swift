/// The labels and the image view of a table cell without a content configuration.
///
/// Unless the app changes them, their layout and appearance match the content configuration of the
/// cell's style.
@MainActor final class TableCellLabels {
  let text = UILabel()
  let detail = UILabel()
  let image = UIImageView(frame: .zero)
  private let container: UIView
  private let configuration: UIListContentConfiguration
  /// A Boolean value that indicates whether the text is a caption beside the secondary text.
  private let hasCaption: Bool
  /// The labels with one line that are wrapped at accessibility text sizes.
  private var wrapped: [UILabel] = []
  /// The alignment of the caption in the layout direction of the last layout pass.
  private var captionAlignment = NSTextAlignment.right

  /// - Parameters:
  ///   - container: The content view, to which the views are added.
  ///   - configuration: The configuration that determines the fonts, colors and distances.
  ///   - hasCaption: `true` if the text is a caption beside the secondary text.
  init(
    in container: UIView, like configuration: UIListContentConfiguration, hasCaption: Bool = false
  ) {
    self.container = container
    self.configuration = configuration
    self.hasCaption = hasCaption
    style(text, configuration.textProperties)
    style(detail, configuration.secondaryTextProperties)
    if hasCaption { CaptionLayout.style(text, detail) }
    image.contentMode = .scaleAspectFit
    for part in [image, text, detail] { container.addSubview(part) }
  }

  private func style(
    _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.lineBreakMode = .byTruncatingTail
  }

  /// Returns a Boolean value that indicates whether the views are in the current content view of a
  /// cell.
  fileprivate func belong(to contentView: UIView) -> Bool { container === contentView }

  private func layout() -> ListContentLayout<LabelMeasurement> {
    let isRightToLeft = container.isRightToLeft
    let margins = container.margins(
      configuration.directionalLayoutMargins, preserving: .horizontal)
    let traits = container.traitCollection
    var layout = ListContentLayout(
      image: image.image.map {
        ListContentImage(
          size: image.sizeThatFits(.zero), isSymbol: $0.isSymbolImage, reservedSize: .zero,
          maximumSize: .zero, standardSize: traits.systemVersion.standardSymbolSize(in: traits))
      },
      text: layouter(text), secondaryText: layouter(detail), margins: margins,
      imageToTextPadding: configuration.imageToTextPadding.nonNegative,
      horizontalTextPadding: configuration.textToSecondaryTextHorizontalPadding.nonNegative,
      verticalTextPadding: configuration.textToSecondaryTextVerticalPadding.nonNegative,
      prefersSideBySide: configuration.prefersSideBySideTextAndSecondaryText,
      isRightToLeft: isRightToLeft, grid: traits.pixelGrid)
    // As in list content. Source: docs/measurements/content.md#accessibility-sizes.
    if traits.preferredContentSizeCategory.isAccessibilityCategory {
      let metrics = traits.systemVersion.accessibilityListContent
      layout.prefersSideBySide = false
      layout.verticalTextPadding += metrics.addedTextPadding
      if layout.text != nil, layout.secondaryText != nil {
        layout.margins.bottom += metrics.addedBottomMargin
      }
    }
    return layout
  }

  /// Lets labels with one line have several at accessibility text sizes.
  private func updateNumberOfLines() {
    let size = container.traitCollection.preferredContentSizeCategory
    if size.isAccessibilityCategory, !hasCaption {
      for label in [text, detail] where label.numberOfLines == 1 {
        label.numberOfLines = 0
        wrapped.append(label)
      }
    } else {
      for label in wrapped where label.numberOfLines == 0 { label.numberOfLines = 1 }
      wrapped = []
    }
  }

  private func layouter(_ label: UILabel) -> ((TextProposal) -> LabelMeasurement)? {
    guard !label.isHidden, label.text?.isEmpty == false else { return nil }
    return { LabelMeasurement(label, width: $0.width) }
  }

  private func captionLayout() -> CaptionLayout {
    func size(_ label: UILabel) -> (size: CGSize, baseline: CGFloat) {
      let measured = LabelMeasurement(label, width: .infinity)
      return (measured.size, measured.firstBaseline)
    }
    return CaptionLayout(
      caption: size(text), text: size(detail),
      margins: container.margins(configuration.directionalLayoutMargins, preserving: .horizontal),
      isRightToLeft: container.isRightToLeft, grid: container.traitCollection.pixelGrid)
  }

  /// Returns the height that the views require for a width, in points; at least the minimum height
  /// of a row.
  func height(fitting width: CGFloat) -> CGFloat {
    let traits = container.traitCollection
    updateNumberOfLines()
    return max(
      hasCaption ? captionLayout().height : layout().frames(fitting: width).size.height,
      traits.systemVersion.minimumContentHeight(configuration.values.style, in: traits))
  }

  /// Returns the distance from a cell's leading edge to the text, in points; `nil` if there is no
  /// text.
  func leadingTextInset(in cell: UIView) -> CGFloat? {
    guard text.frame.width > 0 else { return nil }
    let frame = container.frame
    return cell.isRightToLeft
      ? cell.bounds.width - (frame.minX + text.frame.maxX) : frame.minX + text.frame.minX
  }

  /// Lays out the views in the content view.
  func layOut() {
    let size = container.bounds.size
    updateNumberOfLines()
    if hasCaption {
      // The caption is aligned with the text beside it unless the app has changed its alignment.
      let alignment: NSTextAlignment = container.isRightToLeft ? .left : .right
      if text.textAlignment == captionAlignment { text.textAlignment = alignment }
      captionAlignment = alignment
      (text.frame, detail.frame) = captionLayout().frames(in: size)
      image.frame = .zero
      return
    }
    let frames = layout().frames(fitting: size.width, height: size.height)
    image.frame = frames.image ?? .zero
    text.frame = frames.text?.frame ?? .zero
    detail.frame = frames.secondaryText?.frame ?? .zero
  }
}

/// A cell or header that can show labels instead of a content configuration.
@MainActor protocol TableLabelHosting: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  func defaultContentConfiguration() -> UIListContentConfiguration
  /// The labels that an app has requested.
  var ownLabels: TableCellLabels? { get set }
  /// A Boolean value that indicates whether the text is a caption beside the secondary text.
  var hasCaption: Bool { get }
}

extension TableLabelHosting {
  var hasCaption: Bool { false }

  /// The visible labels; `nil` with a content configuration, or if the app has not requested
  /// labels.
  var shownLabels: TableCellLabels? {
    guard contentConfiguration == nil, let ownLabels, ownLabels.belong(to: contentView) else {
      return nil
    }
    return ownLabels
  }

  /// Returns the labels, which are created if needed; `nil` with a content configuration.
  func labelsForApp() -> TableCellLabels? {
    guard contentConfiguration == nil else { return nil }
    if let shownLabels { return shownLabels }
    let labels = TableCellLabels(
      in: contentView, like: defaultContentConfiguration(), hasCaption: hasCaption)
    ownLabels = labels
    setNeedsLayout()
    return labels
  }
}

/// The measured metrics of a label's text.
private struct LabelMeasurement: TextMeasurement {
  var size: CGSize
  var firstBaseline: CGFloat
  var firstLineHeight: CGFloat
  var breaksWords: Bool { false }
  var startsBelowExclusion: Bool { false }

  @MainActor init(_ label: UILabel, width: CGFloat) {
    size = label.sizeOfText(inWidth: width > 0 ? width : .infinity)
    size.width = min(size.width, width)
    let font = (label.font as UIFont).resolved(
      for: label.traitCollection, adjustsSize: label.adjustsFontForContentSizeCategory)
    firstBaseline = font.ascender
    firstLineHeight = font.lineHeight
  }
}
