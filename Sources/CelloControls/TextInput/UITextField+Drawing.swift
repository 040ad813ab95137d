internal import CelloRaster
internal import CelloText
@_spi(Cello) import CelloViews

extension UITextField {
  var resolvedFont: UIFont {
    (font ?? .systemFont(ofSize: TextFieldMetrics.fontSize)).resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
  }

  /// The block of the text, or of the placeholder if the field is empty; `nil` for neither.
  private var block: TextBlock? {
    guard let string = hasText ? shownText : attributedPlaceholder, string.length > 0 else {
      return nil
    }
    return block(of: string)
  }

  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return styledText }
    return NSAttributedString(
      string: String(repeating: "•", count: styledText.string.count),
      attributes: defaultTextAttributes)
  }

  private func block(of string: NSAttributedString) -> TextBlock {
    let paragraph = ParagraphStyle(
      alignment: .init(textAlignment), lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
      lineBreakStrategy: .standard)
    var block = TextBlock(
      string, font: resolvedFont, color: .label, paragraph: paragraph, numberOfLines: 1,
      traits: traitCollection, adjustsFonts: adjustsFontForContentSizeCategory)
    if adjustsFontSizeToFitWidth, resolvedFont.pointSize > 0 {
      block.minimumScale = min(minimumFontSize.nonNegative / resolvedFont.pointSize, 1)
    }
    return block
  }

  private func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    )
  }

  /// The size of the text or placeholder on one line. The height is at least the line height.
  var measuredText: CGSize {
    let size = block.map { layout($0, width: .infinity).size } ?? .zero
    let lineHeight = traitCollection.pixelGrid.roundedUp(resolvedFont.lineHeight)
    return CGSize(width: size.width, height: max(size.height, lineHeight))
  }

  /// The height of a line of text, as it determines the height of the field: the line height of the
  /// font, rounded down to whole pixels, or the height of a text with a larger font.
  var fittedLineHeight: CGFloat {
    let grid = traitCollection.pixelGrid
    let lineHeight = resolvedFont.lineHeight
    let text = measuredText.height
    return text > grid.roundedUp(lineHeight) ? text : grid.roundedDown(lineHeight)
  }

  private func top(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.minY + (rect.height - height) / 2
      }
    return traitCollection.pixelGrid.rounded(top)
  }

  /// Returns the baseline of the text in a rectangle, or of typed text if the field is empty.
  func firstBaseline(in rect: CGRect) -> CGFloat {
    guard let block else {
      return top(measuredText.height, in: rect) + resolvedFont.ascender
    }
    let layout = layout(block, width: rect.width)
    return top(layout.size.height, in: rect) + layout.firstBaseline
  }

  /// Draws the text or placeholder in the current graphics context.
  func drawShownText(in rect: CGRect) {
    guard let context = CGContext.current, let block, rect.width > 0 else { return }
    let layout = layout(block, width: rect.width)
    var items: [DisplayList.Item] = []
    block.draw(
      layout, into: &items, at: CGPoint(x: rect.minX, y: top(layout.size.height, in: rect)),
      boxWidth: rect.width, traits: traitCollection)
    context.paint(items)
  }

  // MARK: Selection

  /// The block of the edited text. If the text is empty, a character without width represents its
  /// line.
  private var editedBlock: TextBlock {
    block(
      of: hasText
        ? shownText
        : NSAttributedString(string: "\u{200b}", attributes: defaultTextAttributes))
  }

  /// Returns the frame of the insertion point at an offset in UTF-16 code units.
  func insertionPoint(at offset: Int) -> CGRect {
    let (block, area) = (editedBlock, editedArea)
    let shown = editor.shown(
      NSRange(location: offset, length: 0), isSecure: isSecureTextEntry)
    let position = block.insertionPoint(at: shown.location, boxWidth: area.width) {
      layout($0, width: area.width)
    }
    return insertionPointRect(position, in: area)
  }

  /// Returns the areas of the characters in a range of UTF-16 code units.
  package func selectionRects(_ range: NSRange) -> [CGRect] {
    let (block, area) = (editedBlock, editedArea)
    let shown = editor.shown(range, isSecure: isSecureTextEntry)
    return block.selectionAreas(shown, boxWidth: area.width) { layout($0, width: area.width) }
      .map { $0.offsetBy(dx: area.minX, dy: area.minY) }
  }

  /// Returns the offset in the text that is nearest to a point in the field, in UTF-16 code units.
  package func offset(nearest point: CGPoint) -> Int {
    guard hasText else { return 0 }
    let area = editedArea
    let layout = editedBlock.layout(
      for: TextProposal(width: area.width), isRightToLeft: isRightToLeft,
      grid: traitCollection.pixelGrid, recordsClusters: true)
    guard !layout.lines.isEmpty else { return 0 }
    let x = point.x - area.minX
    let clusters = layout.clusters(ofLine: 0, boxWidth: area.width)
    func distance(_ cluster: TextLayout.Cluster) -> CGFloat {
      max(cluster.x - x, x - cluster.x - cluster.width, 0)
    }
    guard let nearest = clusters.min(by: { distance($0) < distance($1) }) else { return 0 }
    let isInRightHalf = x > nearest.x + nearest.width / 2
    let shown =
      isInRightHalf == nearest.isRightToLeft ? nearest.range.lowerBound : nearest.range.upperBound
    guard isSecureTextEntry else { return min(shown, editor.length) }
    // The shown text has one dot for each character.
    return String(editor.string.prefix(shown)).utf16.count
  }

  /// The frame of the edited text.
  private var editedArea: CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = layout(editedBlock, width: rect.width).size.height
    return CGRect(x: rect.minX, y: top(height, in: rect), width: rect.width, height: height)
  }

  // MARK: Recording

  func recordText(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    if isEditing {
      recorder.withItems { items in
        items += selectionRects(editor.selection).map { selectionItem($0, at: origin) }
      }
    }
    recordCharacters(into: &recorder, at: origin)
    if isEditing, editor.selection.length == 0 {
      let rect = insertionPoint(at: editor.selection.location)
      recorder.withItems { $0.append(insertionPointItem(rect, at: origin)) }
    }
  }

  private func recordCharacters(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let items = CGContext.items(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y)
    ) {
      traitCollection.performAsCurrent {
        if !hasText {
          drawPlaceholder(in: placeholderRect(forBounds: bounds))
        } else if isEditing {
          drawText(in: editingRect(forBounds: bounds))
        } else {
          drawText(in: textRect(forBounds: bounds))
        }
      }
    }
    recorder.withItems { $0 += items }
  }

  func clearButtonItems(at origin: CGPoint) -> [DisplayList.Item] {
    guard showsClearButton, let image = clearImage else { return [] }
    return image.displayItems(
      in: clearButtonRect(forBounds: bounds).offsetBy(dx: origin.x, dy: origin.y),
      tint: UIColor.tertiaryLabel.color(in: traitCollection), traits: traitCollection)
  }

  // Source: docs/measurements/controls.md#text-fields.
  func borderItems(at origin: CGPoint) -> [DisplayList.Item] {
    let traits = traitCollection
    let area = borderRect(forBounds: bounds).offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return [] }
    if borderStyle != .roundedRect, let background {
      let image = isEnabled ? background : disabledBackground ?? background
      let tint = (tintColor as UIColor).color(in: traits)
      return image.displayItems(in: area, tint: tint, traits: traits)
    }
    let line = borderStyle == .line ? 1 : traits.pixelGrid.pixel
    let inner = area.insetBy(dx: line / 2, dy: line / 2)
    guard inner.width > 0, inner.height > 0 else { return [] }
    let style = StrokeStyle(width: line)
    switch borderStyle {
    case .none: return []
    case .line: return [.stroke(.rect(inner), style, UIColor.label.color(in: traits))]
    case .bezel: return [.stroke(.rect(inner), style, UIColor.systemGray3.color(in: traits))]
    case .roundedRect:
      let radius = metrics.cornerRadius
      let fill: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
      return [
        .fill(.roundedRect(RoundedRect(area, radius: radius)), fill.color(in: traits)),
        .stroke(
          .roundedRect(RoundedRect(inner, radius: max(radius - line / 2, 0))), style,
          UIColor.systemGray4.color(in: traits)),
      ]
    }
  }
}
