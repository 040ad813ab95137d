internal import CelloRaster
internal import CelloText

// From elements to lines: the texts of the elements are joined and laid out by the text engine, and
// the lines are assigned to the elements' fragments.
extension NSTextLayoutManager {
  // MARK: Elements and fragments

  /// The elements with their fragments. While they are being collected, the former elements.
  final var currentPieces: [TextPiece] {
    if let pieces { return pieces }
    guard !isCollecting, let manager = textContentManager else { return [] }
    isCollecting = true
    defer { isCollecting = false }
    let before = generation
    var used: Set<ObjectIdentifier> = []
    var found: [TextPiece] = []
    manager.enumerateTextElements(from: nil, options: []) { element in
      guard let range = element.elementRange else { return true }
      var fragment =
        knownFragments[ObjectIdentifier(element)]
        ?? delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: nil)
      // A fragment belongs to a single element.
      if fragment.textElement !== element || !used.insert(ObjectIdentifier(fragment)).inserted {
        fragment = NSTextLayoutFragment(textElement: element, range: nil)
      }
      fragment.textLayoutManager = self
      fragment.layout = nil
      found.append(
        TextPiece(
          element: element, fragment: fragment, range: range,
          length: length(of: range, element, in: manager)))
      return true
    }
    if found.isEmpty, manager.documentRange.isEmpty { found = [emptyPiece(of: manager)] }
    // A delegate has changed the document in the meantime.
    guard generation == before else { return found }
    pieces = found
    knownFragments = [:]
    return found
  }

  private func length(
    of range: NSTextRange, _ element: NSTextElement, in manager: NSTextContentManager
  ) -> Int {
    let length = manager.offset(from: range.location, to: range.endLocation)
    return length == NSNotFound || length < 0
      ? (element as? NSTextParagraph)?.attributedString.length ?? 0 : length
  }

  /// Returns the piece that represents the single line of an empty document.
  private func emptyPiece(of manager: NSTextContentManager) -> TextPiece {
    let element = NSTextParagraph(textContentManager: manager)
    element.elementRange = manager.documentRange
    let fragment = NSTextLayoutFragment(textElement: element, range: nil)
    fragment.textLayoutManager = self
    return TextPiece(
      element: element, fragment: fragment, range: manager.documentRange, length: 0, isExtra: true)
  }

  // MARK: The text that is laid out

  /// The text with the margins of fragments; `nil` while it is being composed.
  package final var composedText: ShownText? {
    if let shownText { return shownText }
    guard !isComposing else { return nil }
    _ = currentPieces
    isComposing = true
    defer { isComposing = false }
    let before = generation
    if let renderingAttributesValidator {
      for piece in currentPieces where !piece.fragment.isValidated && !piece.isExtra {
        piece.fragment.isValidated = true
        piece.fragment.renderingRuns = []
        renderingAttributesValidator(self, piece.fragment)
      }
    }
    var joined = currentPieces
    let string = NSMutableAttributedString()
    var margins: [ShownText.Margins] = []
    for index in joined.indices {
      let start = string.length
      var text = text(of: joined[index])
      let separator = ParagraphScanner.separatorLength(atEndOf: text.string)
      if index + 1 == joined.count, separator > 0, let manager = textContentManager,
        joined[index].range.endLocation.compare(manager.documentRange.endLocation)
          == .orderedAscending
      {
        // No line follows, because the elements after it are hidden.
        text = text.attributedSubstring(
          from: NSRange(location: 0, length: text.length - separator))
      }
      joined[index].textLength = text.length
      string.append(text)
      if index + 1 < joined.count, ParagraphScanner.separatorLength(atEndOf: text.string) == 0 {
        let attributes =
          text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
        string.append(NSAttributedString(string: "\n", attributes: attributes))
      }
      joined[index].shown = start..<string.length
      margins.append(ShownText.Margins(joined[index].fragment, in: start..<string.length))
    }
    var shown = ShownText(string)
    if let host {
      nonisolated(unsafe) let view = host
      nonisolated(unsafe) var result = shown
      let whole = NSAttributedString(attributedString: string)
      nonisolated(unsafe) let text = whole
      MainActor.assumeIsolated { result = view.shownText(of: text) }
      shown = result
    }
    if margins.contains(where: { !$0.isEmpty }) { shown.margins = margins }
    shown.attachments = { [weak self] attachment, attributes, offset in
      self?.place(attachment, attributes, at: offset)
    }
    guard generation == before else { return shown }
    pieces = joined
    shownText = shown
    collectAttachments(in: string)
    return shown
  }

  /// Returns the text of an element with its rendering attributes and link attributes.
  private func text(of piece: TextPiece) -> NSAttributedString {
    let source =
      (piece.element as? NSTextListElement)?.laidOutString
      ?? (piece.element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    nonisolated(unsafe) var shown = source
    if let host {
      nonisolated(unsafe) let view = host
      let offset = (piece.range.location as? TextOffset)?.offset
      MainActor.assumeIsolated { shown = view.shownParagraph(shown, at: offset) }
    }
    var links: [(range: NSRange, link: Any)] = []
    shown.forEachRun { values, range in
      if let link = values[.link] { links.append((range, link)) }
    }
    guard !links.isEmpty || !piece.fragment.renderingRuns.isEmpty else { return shown }
    let text = NSMutableAttributedString(attributedString: shown)
    for (range, attributes) in piece.fragment.renderingRuns {
      text.apply(attributes, in: NSRange(location: range.location, length: range.length))
    }
    for (range, link) in links {
      let location = self.location(atOffset: range.location, in: piece)
      text.apply(renderingAttributes(forLink: link, at: location), in: range)
      text.removeAttribute(.link, range: range)
    }
    return text
  }

  // MARK: Lines

  /// Lays out the document, unless it is laid out.
  package final func layOut() {
    var size: CGSize?
    if let host {
      nonisolated(unsafe) let view = host
      nonisolated(unsafe) var found: CGSize?
      MainActor.assumeIsolated { found = view.containerSize }
      size = found
    }
    if geometry != nil, hostSize == size { return }
    guard !isLayingOut, !isCollecting, !isComposing, let textContainer else { return }
    if hostSize != size { hostDidChange() }
    hostSize = size
    isLayingOut = true
    defer { isLayingOut = false }
    guard var text = steadyText else { return }
    let before = generation
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let area = TextGeometry.Area(
      size: size
        ?? CGSize(
          width: limit(textContainer.size.width), height: limit(textContainer.size.height)),
      padding: textContainer.lineFragmentPadding.nonNegative,
      lineBreakMode: textContainer.lineBreakMode, numberOfLines: textContainer.maximumNumberOfLines
    )
    var new = TextGeometry(text, in: [area], usesLeading: usesFontLeading)
    while let refused = refusedBreaks(of: new, in: text) {
      text.forbiddenBreaks.formUnion(refused)
      new = TextGeometry(text, in: [area], usesLeading: usesFontLeading)
    }
    if generation == before {
      geometry = new
      shownText = text
    }
    giveLines(of: new, to: currentPieces)
  }

  /// The text, composed again if a callback has invalidated it; `nil` if all attempts are
  /// invalidated.
  private var steadyText: ShownText? {
    for _ in 0..<Self.maxCompositions {
      let before = generation
      let text = composedText
      if generation == before { return text }
    }
    return nil
  }

  /// Chosen: a callback that changes the document has no reason to change it repeatedly.
  private static var maxCompositions: Int { 4 }

  /// Returns the line breaks that the delegate refuses, except for line breaks that it has refused
  /// before; `nil` for none.
  private func refusedBreaks(of geometry: TextGeometry, in text: ShownText) -> Set<Int>? {
    guard let delegate else { return nil }
    var refused: Set<Int> = []
    for (line, next) in zip(geometry.lines, geometry.lines.dropFirst()) {
      let offset = next.range.location
      guard line.range.end == offset, !text.forbiddenBreaks.contains(offset),
        let piece = piece(atShown: offset), piece.shown.lowerBound < offset,
        !delegate.textLayoutManager(
          self, shouldBreakLineBefore: location(atShown: offset), hyphenating: false)
      else { continue }
      refused.insert(offset)
    }
    return refused.isEmpty ? nil : refused
  }

  /// Assigns its lines and its frame to each fragment.
  private func giveLines(of geometry: TextGeometry, to pieces: [TextPiece]) {
    let part = geometry.parts.first
    var next = 0
    var top: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      let isLast = index + 1 == pieces.count
      let first = next
      while next < geometry.lines.count,
        isLast || geometry.lines[next].range.location < piece.shown.upperBound
      {
        next += 1
      }
      var lines = Array(geometry.lines[first..<next])
      var numbers = Array(first..<next)
      if isLast, let extra = geometry.extraLine {
        lines.append(extra)
        numbers.append(geometry.lines.count)
      }
      let margins = ShownText.Margins(piece.fragment, in: piece.shown)
      var bottom = lines.last.map { $0.fragment.maxY } ?? top
      if next < geometry.lines.count {
        // The space before the next paragraph belongs to that paragraph's fragment.
        let following = ShownText.Margins(pieces[index + 1].fragment, in: 0..<0)
        bottom = max(
          geometry.lines[next].used.minY - following.top
            - spacingBefore(pieces[index + 1]), lines.last?.used.maxY ?? top)
      } else {
        bottom += margins.bottom
      }
      if lines.isEmpty, next >= geometry.lines.count { bottom = top }
      let padding = part?.padding ?? 0
      let left = lines.map { $0.used.minX + padding }.min() ?? padding
      let right = lines.map { $0.used.maxX - padding }.max() ?? left
      let startsRight = lines.first?.isRightToLeft ?? false
      let minX = left - (startsRight ? margins.trailing : margins.leading)
      let maxX = right + (startsRight ? margins.leading : margins.trailing)
      let frame = CGRect(
        x: minX, y: top, width: max(maxX - minX, 0), height: max(bottom - top, 0))
      let text =
        (piece.element as? NSTextListElement)?.laidOutString
        ?? (piece.element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
      piece.fragment.layout = NSTextLayoutFragment.Layout(
        frame: frame,
        lines: zip(lines, numbers).map {
          NSTextLineFragment(
            $0, number: $1, of: part, at: frame.origin, paragraph: text,
            start: piece.shown.lowerBound, length: piece.textLength)
        },
        attachments: attachmentFrames(of: piece, in: lines, part: part, origin: frame.origin))
      top = frame.maxY
    }
  }

  private func spacingBefore(_ piece: TextPiece) -> CGFloat {
    guard let text = (piece.element as? NSTextParagraph)?.attributedString, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return 0 }
    return style.paragraphSpacingBefore.nonNegative
  }

  private func attachmentFrames(
    of piece: TextPiece, in lines: [TextGeometry.Line], part: TextGeometry.Part?, origin: CGPoint
  ) -> [(offset: Int, frame: CGRect)] {
    guard let part else { return [] }
    var result: [(offset: Int, frame: CGRect)] = []
    for line in lines {
      for cluster in line.clusters {
        guard let attachmentBounds = part.block.attachmentBounds(at: cluster.range.location) else {
          continue
        }
        result.append(
          (
            piece.elementOffset(cluster.range.location),
            CGRect(
              x: cluster.minX + attachmentBounds.minX - origin.x,
              y: line.baseline - attachmentBounds.maxY - origin.y, width: attachmentBounds.width,
              height: attachmentBounds.height)
          ))
      }
    }
    return result
  }
}

extension NSMutableAttributedString {
  /// Adds attributes to a range, clamped to the text; `NSNull` removes an attribute.
  func apply(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
    let start = min(max(range.location, 0), length)
    let part = NSRange(location: start, length: max(min(range.end, length) - start, 0))
    guard part.length > 0 else { return }
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if value is NSNull {
        removeAttribute(key, range: part)
      } else {
        addAttribute(key, value: value, range: part)
      }
    }
  }
}
