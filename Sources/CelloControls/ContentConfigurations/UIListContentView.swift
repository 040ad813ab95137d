internal import CelloRaster
package import CelloText
@_spi(Cello) import CelloViews

/// A view that shows a list content configuration, in a cell or in another view.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Creates a view that shows a configuration. Its size is zero.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    isUserInteractionEnabled = false
  }

  /// Creates an appearance proxy. Apps call ``init(configuration:)``.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) { self.init(configuration: .cell()) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration of the view. It must be a `UIListContentConfiguration`; other types stop the
  /// program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          """
          UIListContentView cannot show a \(type(of: newValue)); give it a \
          UIListContentConfiguration, or use the content view that the configuration makes.
          """)
      }
      guard new != shown else { return }
      contentWillChange()
      shown = new
      arrangement = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns a Boolean value that indicates whether the view can show a configuration; `true` for a
  /// `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Accessibility

  /// The accessibility properties with the texts of the configuration.
  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    let texts = [
      shown.text ?? shown.attributedText?.string,
      shown.secondaryText ?? shown.secondaryAttributedText?.string,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    guard !texts.isEmpty else { return DefaultAccessibility() }
    return DefaultAccessibility(
      isElement: true, label: texts.joined(separator: ", "),
      traits: shown.values.style.isHeader ? [.staticText, .header] : .staticText)
  }

  // MARK: Layout

  /// The parts of a configuration, resolved for the traits, the superview's margins and the
  /// registered fonts.
  private struct Arrangement {
    var traits: UITraitCollection
    var margins: NSDirectionalEdgeInsets
    var isRightToLeft: Bool
    var image: UIImage?
    var text: TextBlock?
    var secondaryText: TextBlock?
    var layout: ListContentLayout<TextLayout>
    /// The generation of the registered fonts; see ``TextEngine/generation``.
    var fontGeneration: Int
  }

  private var arrangement: Arrangement? {
    didSet { arranged = nil }
  }
  /// The most recent arrangement and its width, so that drawing reuses the measured layouts.
  private var arranged: (width: CGFloat, frames: ListContentFrames<TextLayout>)?

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    // Zero, negative widths and NaN mean the natural size.
    let width = size.width > 0 ? size.width : .infinity
    let frames = frames(fitting: width)
    return CGSize(
      width: width.isFinite
        ? width : LayoutUnit.roundedUp(frames.size.width, on: traitCollection.pixelGrid),
      height: max(
        frames.size.height,
        traitCollection.systemVersion.minimumContentHeight(shown.values.style, in: traitCollection))
    )
  }

  open override var intrinsicContentSize: CGSize { ownSize(fitting: .zero) }

  @_spi(Cello) public override var hasHeightForWidth: Bool { true }

  @_spi(Cello) public override var interpolatesContent: Bool { true }

  @_spi(Cello) public override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    ownSize(fitting: CGSize(width: width, height: 0)).height
  }

  /// Returns the frames and layouts of the parts for the view's current size, in the view's
  /// coordinates.
  package func frames() -> ListContentFrames<TextLayout> {
    var frames = frames(fitting: bounds.width, height: bounds.height)
    adjustFrames?(&frames)
    return frames
  }

  /// Changes the frames of the parts, to find out how the view looks with other ones.
  package var adjustFrames: ((inout ListContentFrames<TextLayout>) -> Void)?

  private func frames(
    fitting width: CGFloat, height: CGFloat? = nil
  ) -> ListContentFrames<TextLayout> {
    let layout = currentArrangement().layout
    if let arranged, arranged.width == width {
      return layout.placed(arranged.frames, in: width, height: height)
    }
    let frames = layout.arranged(in: width)
    arranged = (width, frames)
    return layout.placed(frames, in: width, height: height)
  }

  // MARK: Layout guides

  private lazy var textGuide = guide {
    $0.extent(of: $0.frames().text, $0.shown.textProperties.alignment)
  }
  private lazy var secondaryTextGuide = guide {
    $0.extent(of: $0.frames().secondaryText, $0.shown.secondaryTextProperties.alignment)
  }
  private lazy var imageGuide = guide { $0.frames().image }

  private func guide(
    _ frame: @escaping @MainActor (UIListContentView) -> CGRect?
  ) -> UILayoutGuide {
    UILayoutGuide(of: self) { ($0 as? UIListContentView).flatMap(frame) }
  }

  /// Returns the frame of a text, which is as wide as its longest line unless the lines are aligned
  /// in the whole width.
  ///
  /// Source: docs/measurements/content.md#layout-guides.
  private func extent(
    of text: ListContentFrames<TextLayout>.PlacedText?,
    _ alignment: UIListContentConfiguration.TextProperties.TextAlignment
  ) -> CGRect? {
    guard let text, alignment == .natural else { return text?.frame }
    var frame = text.frame
    frame.size.width = min(
      LayoutUnit.roundedUp(text.layout.size.width, on: traitCollection.pixelGrid), frame.width)
    if isRightToLeft { frame.origin.x = text.frame.maxX - frame.width }
    return frame
  }

  /// A guide with the frame of the text; `nil` if there is no text.
  open var textLayoutGuide: UILayoutGuide? {
    currentArrangement().text == nil ? nil : textGuide
  }

  /// A guide with the frame of the secondary text; `nil` if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    currentArrangement().secondaryText == nil ? nil : secondaryTextGuide
  }

  /// A guide with the frame of the image; `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? {
    currentArrangement().image == nil ? nil : imageGuide
  }

  // MARK: Arrangement

  private func currentArrangement() -> Arrangement {
    let margins = margins(
      shown.directionalLayoutMargins, preserving: shown.axesPreservingSuperviewLayoutMargins)
    let isRightToLeft = isRightToLeft
    if let arrangement, arrangement.traits === traitCollection, arrangement.margins == margins,
      arrangement.isRightToLeft == isRightToLeft,
      arrangement.fontGeneration == TextEngine.shared.generation
    {
      return arrangement
    }
    let new = makeArrangement(margins: margins, isRightToLeft: isRightToLeft)
    arrangement = new
    return new
  }

  private func makeArrangement(
    margins: NSDirectionalEdgeInsets, isRightToLeft: Bool
  ) -> Arrangement {
    let traits = traitCollection
    let grid = traits.pixelGrid
    let text = shown.textBlock(in: traits)
    let secondaryText = shown.secondaryTextBlock(in: traits)
    let image = shown.image?.configured(
      with: shown.imageProperties.preferredSymbolConfiguration, compatibleWith: traits)
    let isAccessibilitySize = traits.preferredContentSizeCategory.isAccessibilityCategory
    let metrics = traits.systemVersion.accessibilityListContent
    var layout = ListContentLayout(
      image: image.map {
        ListContentImage(
          size: $0.size, isSymbol: $0.isSymbolImage,
          reservedSize: shown.imageProperties.reservedLayoutSize,
          maximumSize: shown.imageProperties.maximumSize,
          standardSize: traits.systemVersion.standardSymbolSize(in: traits))
      },
      text: text.map { block in
        { block.layout(for: $0, isRightToLeft: isRightToLeft, grid: grid) }
      },
      secondaryText: secondaryText.map { block in
        { block.layout(for: $0, isRightToLeft: isRightToLeft, grid: grid) }
      },
      margins: margins,
      imageToTextPadding: shown.imageToTextPadding.nonNegative,
      horizontalTextPadding: shown.textToSecondaryTextHorizontalPadding.nonNegative,
      verticalTextPadding: shown.textToSecondaryTextVerticalPadding.nonNegative,
      prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText,
      wrapsAroundImage: isAccessibilitySize, isRightToLeft: isRightToLeft, grid: grid)
    if isAccessibilitySize {
      layout.prefersSideBySide = false
      layout.verticalTextPadding += metrics.addedTextPadding
      if text != nil, secondaryText != nil { layout.margins.bottom += metrics.addedBottomMargin }
    }
    return Arrangement(
      traits: traits, margins: margins, isRightToLeft: isRightToLeft, image: image, text: text,
      secondaryText: secondaryText, layout: layout, fontGeneration: TextEngine.shared.generation)
  }

  // MARK: Drawing

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    // A transparent configuration is not drawn. NaN is treated as 1.
    let opacity = shown.alpha.isNaN ? 1 : min(max(shown.alpha, 0), 1)
    guard opacity > 0 else { return }
    guard opacity < 1 else { return recordParts(into: &recorder, at: origin) }
    recorder.group(opacity: opacity) { recordParts(into: &$0, at: origin) }
  }

  private func recordParts(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let arrangement = currentArrangement()
    let frames = frames()
    if let image = arrangement.image, let frame = frames.image {
      recordImage(
        image, in: frame.offsetBy(dx: origin.x, dy: origin.y), into: &recorder)
    }
    if let text = arrangement.text, let placed = frames.text {
      record(text, placed, at: origin, into: &recorder)
    }
    if let text = arrangement.secondaryText, let placed = frames.secondaryText {
      record(text, placed, at: origin, into: &recorder)
    }
  }

  private func record(
    _ text: TextBlock, _ placed: ListContentFrames<TextLayout>.PlacedText, at origin: CGPoint,
    into recorder: inout DisplayListRecorder
  ) {
    let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
    recorder.withItems {
      text.draw(
        placed.layout, into: &$0, at: frame.origin, boxWidth: frame.width, traits: traitCollection)
    }
  }

  private func recordImage(
    _ image: UIImage, in frame: CGRect, into recorder: inout DisplayListRecorder
  ) {
    let properties = shown.imageProperties
    let traits = traitCollection
    let tint = properties.resolvedTintColor(for: tintColor).color(in: traits)
    let items = image.displayItems(in: frame, tint: tint, traits: traits)
    let radius = min(properties.cornerRadius.nonNegative, min(frame.width, frame.height) / 2)
    if radius > 0 {
      let shape = Shape.roundedRect(RoundedRect(frame, radius: radius))
      recorder.append(.group(DisplayList.Group(items: items, clip: shape)))
    } else {
      recorder.withItems { $0 += items }
    }
    let width = properties.strokeWidth.nonNegative
    guard width > 0 else { return }
    // The line is inside the edge of the image, and their corners are concentric (chosen, because
    // Apple does not document the position of the line).
    let box = frame.insetBy(dx: width / 2, dy: width / 2)
    guard box.width > 0, box.height > 0 else { return }
    recorder.append(
      .stroke(
        .roundedRect(RoundedRect(box, radius: max(radius - width / 2, 0))),
        StrokeStyle(width: width),
        properties.resolvedStrokeColor(for: tintColor).color(in: traits)))
  }
}
