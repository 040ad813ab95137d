@_spi(Cello) import CelloControls
internal import CelloRaster
internal import CelloText

/// The results of a search in a text view, in UTF-16 code units.
struct FoundText {
  var found: [NSRange] = []
  var highlighted: NSRange?
  /// The text that was searched.
  var text = ""
  /// The aggregator that received the results.
  var aggregator: UITextSearchAggregator<AnyHashable?>?
}

extension UITextView: UITextSearching {
  /// Returns the order of two ranges: by their start, then by their length.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    let (left, right) = (foundRange.utf16, toRange.utf16)
    if left.location != right.location {
      return left.location < right.location ? .orderedAscending : .orderedDescending
    }
    if left.length == right.length { return .orderedSame }
    return left.length < right.length ? .orderedAscending : .orderedDescending
  }

  /// Searches the text and reports the results to an aggregator. A secure text has no results.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    let text = editor.string
    foundText = FoundText(text: text, aggregator: resultAggregator)
    if !isSecureTextEntry {
      let finder = TextFinder(
        queryString, method: options.wordMatchMethod, options: options.stringCompareOptions)
      for range in finder.ranges(in: text) {
        resultAggregator.foundRange(
          UITextRange(range), searchString: queryString, document: nil)
      }
    }
    resultAggregator.finishedSearching()
  }

  /// Draws a result in a style; `normal` removes the decoration.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    let range = editor.clamped(foundTextRange.utf16)
    if foundText.highlighted == range { foundText.highlighted = nil }
    switch style {
    case .normal: foundText.found.removeAll { $0 == range }
    case .found:
      // Results are decorated in ascending order, or were decorated before.
      if let last = foundText.found.last, last.location >= range.location,
        foundText.found.contains(range)
      {
        break
      }
      foundText.found.append(range)
    case .highlighted: foundText.highlighted = range
    }
  }

  /// Removes the decorations of all results.
  public func clearAllDecoratedFoundText() {
    foundText.found = []
    foundText.highlighted = nil
    foundText.aggregator = nil
  }

  /// A Boolean value that indicates whether results can be replaced: the text is editable and not
  /// secure.
  public var supportsTextReplacement: Bool { isEditable && !isSecureTextEntry }

  /// Returns a Boolean value that indicates whether a result can be replaced, which is
  /// ``supportsTextReplacement``.
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) -> Bool { supportsTextReplacement }

  /// Replaces a result, unless the delegate refuses the change.
  public func replace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) { replace([foundTextRange.utf16], with: replacementText, named: SystemString.replace.text) }

  /// Replaces all results in one change, which is undone as a whole. The delegate approves each
  /// result, with ranges in the original text.
  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {
    let finder = TextFinder(
      queryString, method: options.wordMatchMethod, options: options.stringCompareOptions)
    replace(
      finder.ranges(in: editor.string), with: replacementText, named: SystemString.replaceAll.text)
  }

  private func replace(_ ranges: [NSRange], with replacement: String, named name: String) {
    guard supportsTextReplacement else { return }
    let former = self.editor
    let ranges = ranges.map(former.clamped).filter { range in
      range.length > 0
        && delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
          ?? true
    }
    guard !ranges.isEmpty, self.editor.content == former.content else { return }
    var editor = former
    editor.replace(ranges, with: replacement)
    registerUndo(from: former, named: name)
    restore(editor)
  }

  /// Remembers the result, which is selected when the find panel disappears.
  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {
    lastHighlightedRange = foundTextRange.utf16
  }

  /// Scrolls a result above the find panel.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    layoutIfNeeded()
    guard let first = selectionRects(editor.clamped(range.utf16)).first else { return }
    // Scroll the result above the panel.
    var rect = first
    rect.size.height += coveredInset
    scrollRectToVisible(rect, animated: false)
  }

  /// Adds or removes the find interaction, according to `isFindInteractionEnabled`.
  final func updateFindInteraction() {
    if let former = ownFindInteraction {
      removeInteraction(former)
      ownFindInteraction = nil
    }
    guard isFindInteractionEnabled else { return }
    let interaction = UIFindInteraction(sessionDelegate: self)
    ownFindInteraction = interaction
    addInteraction(interaction)
  }

  /// Invalidates the search results if the text has changed since the search.
  final func updateFoundText() {
    guard let aggregator = foundText.aggregator, foundText.text != editor.string else { return }
    // Invalidate only once: the next search has a new aggregator.
    foundText.aggregator = nil
    aggregator.invalidate()
    ownFindInteraction?.updateResultCount()
    lastHighlightedRange = nil
  }

  // MARK: Drawing

  /// Returns the areas of ranges, in the view's coordinates.
  private func areas(of ranges: [NSRange]) -> [CGRect] {
    let width = textWidth
    let shown = ranges.map { editor.shown(editor.clamped($0), isSecure: isSecureTextEntry) }
    return block.selectionAreas(shown, boxWidth: width) { layout($0, width: width) }
      .map { $0.offsetBy(dx: insets.left, dy: insets.top) }
  }

  /// Returns the glyphs of the text in one color.
  private func textItems(at origin: CGPoint, color: UIColor) -> [DisplayList.Item] {
    let (block, width) = (block, textWidth)
    var items: [DisplayList.Item] = []
    block.drawShadow(
      layout(block, width: width), into: &items,
      at: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top), boxWidth: width,
      color: color, traits: traitCollection)
    return items.filter { item in
      if case .glyphs = item { true } else { false }
    }
  }

  /// Returns an overlay that dims the text except for the results, and the highlighted result in
  /// yellow.
  final func foundTextItems(at origin: CGPoint) -> [DisplayList.Item] {
    guard ownFindInteraction?.isFindNavigatorVisible == true else { return [] }
    let figures = FoundTextFigures.self
    let traits = traitCollection
    let grid = traits.pixelGrid
    let visibleArea = bounds.insetBy(dx: -figures.margin, dy: -figures.margin)
    func shapes(_ ranges: [NSRange]) -> [RoundedRect] {
      areas(of: ranges).filter(visibleArea.intersects).map { rect in
        let rect = rect.insetBy(dx: -figures.margin, dy: 0).offsetBy(dx: origin.x, dy: origin.y)
        return RoundedRect(grid.roundedEdges(of: rect), radius: figures.cornerRadius)
      }
    }
    let black = UIColor.black.color(in: traits)
    let holes = shapes(foundText.found).map {
      DisplayList.Item.fill(.roundedRect($0), black)
    }
    var veil = [
      DisplayList.Item.fill(.rect(bounds.offsetBy(dx: origin.x, dy: origin.y)), black)
    ]
    if !holes.isEmpty {
      veil.append(
        .composite(DisplayList.Composite(.blended(.destinationOut), items: holes)))
    }
    let alpha = traits.isDark ? figures.darkVeil : figures.lightVeil
    var items = [DisplayList.Item.group(DisplayList.Group(items: veil, opacity: alpha))]
    guard let highlighted = foundText.highlighted else { return items }
    for shape in shapes([highlighted]) {
      items.append(.fill(.roundedRect(shape), UIColor.systemYellow.color(in: traits)))
      let glyphs = textItems(at: origin, color: .black)
      items.append(.group(DisplayList.Group(items: glyphs, clip: .roundedRect(shape))))
    }
    return items
  }
}

/// Chosen: Apple publishes no figures.
private enum FoundTextFigures {
  static let lightVeil: CGFloat = 0.2
  static let darkVeil: CGFloat = 0.5
  static let cornerRadius: CGFloat = 3
  /// The horizontal distance from a result to the edge of its area.
  static let margin: CGFloat = 1
}

extension UITextView: UIFindInteractionDelegate {
  /// Selects the result that was highlighted last when the panel disappears. Chosen: Apple does not
  /// document this behavior.
  final func findSessionDidEnd() {
    foundText = FoundText()
    if let range = lastHighlightedRange, isSelectable, editor.clamped(range) == range {
      selectedRange = range
    }
    lastHighlightedRange = nil
  }
}
