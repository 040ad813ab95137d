internal import CelloRaster
internal import CelloText

/// An object that lays out the text of a storage in containers and provides the positions of its
/// characters.
///
/// The engine of labels and text views lays out the text; the manager of a text view describes the
/// layout of that view. Here each UTF-16 code unit has its own glyph index, which is its index in
/// the text; the characters of a ligature share its width. (On iOS they share a glyph index.)
/// Points are in the coordinates of the container.
///
/// A subclass can change the drawing by overriding `drawBackground(forGlyphRange:at:)`,
/// `drawGlyphs(forGlyphRange:at:)` and `fillBackgroundRectArray(_:count:forCharacterRange:color:)`.
open class NSLayoutManager: NSObject {
  /// The delegate, which is notified of layout changes; `nil` for none.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text storage; set by ``NSTextStorage/addLayoutManager(_:)``.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }
  /// The containers that the text fills in order.
  open var textContainers: [NSTextContainer] { containers }
  private final var containers: [NSTextContainer] = []
  /// A Boolean value that indicates whether the fonts' leading is added between lines; `true` by
  /// default.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }
  /// Stored only: a Boolean value that indicates whether parts of the text may be laid out
  /// separately. The text is always laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that indicates whether parts of the text are not laid out; always `false`.
  open var hasNonContiguousLayout: Bool { false }
  /// Stored only: a Boolean value that indicates whether the layout of very complex text may be
  /// approximate. Layouts are always exact.
  open var limitsLayoutForSuspiciousContents = false

  /// The view that shows the text; `nil` for none.
  package weak final var host: (any TextLayoutHost)?
  private var geometry: TextGeometry?
  /// The size of the view's container for which the text was laid out.
  private var hostSize: CGSize?
  private var isLayingOut = false

  /// Creates a layout manager without a storage and containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container and removes it from its former manager.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  /// Inserts a container; an index out of range is clamped.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let old = container.ownLayoutManager,
      let former = old.containers.firstIndex(where: { $0 === container })
    {
      old.removeTextContainer(at: former)
    }
    container.textLayoutManager?.textContainer = nil
    containers.insert(container, at: min(max(index, 0), containers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container; an index out of range is ignored.
  open func removeTextContainer(at index: Int) {
    guard containers.indices.contains(index) else { return }
    containers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates the layout after a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  final func containerDidChangeSize(_ container: NSTextContainer, from size: CGSize) {
    let isOwnWidth = !container.widthTracksTextView && container.size.width != size.width
    if host == nil || containers.count > 1 || isOwnWidth { invalidate() }
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  final func takeOverHost(of other: NSLayoutManager) {
    host = other.host
    other.host = nil
    invalidate()
  }

  // MARK: Changes

  /// Invalidates the layout. The storage calls it after a change.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  /// Invalidates the layout, like ``invalidateLayout(forCharacterRange:actualCharacterRange:)``.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Invalidates the layout of the whole text; the actual range is the whole text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    invalidate()
  }

  /// Requests a redraw of the view that shows the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { notifyHost() }

  /// Requests a redraw of the view that shows the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { notifyHost() }

  private func invalidate() {
    let hadLayout = geometry != nil
    geometry = nil
    if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
    notifyHost()
  }

  private func notifyHost() {
    guard let host else { return }
    nonisolated(unsafe) let view = host
    MainActor.assumeIsolated { view.textLayoutDidChange() }
  }

  /// Discards the layout after a change of the view.
  package final func hostDidChange() {
    guard geometry != nil else { return }
    geometry = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Layout

  /// The layout of the whole text.
  final var layout: TextGeometry {
    nonisolated(unsafe) var text: ShownText?
    nonisolated(unsafe) var size: CGSize?
    // Text in several containers is laid out in their sizes.
    let onlyHost = containers.count == 1 ? host : nil
    if let onlyHost {
      nonisolated(unsafe) let view = onlyHost
      MainActor.assumeIsolated { size = view.containerSize }
    }
    if let geometry, hostSize == size { return geometry }
    if let onlyHost {
      nonisolated(unsafe) let view = onlyHost
      MainActor.assumeIsolated { text = view.shownText }
    }
    hostSize = size
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let areas = containers.map { container in
      TextGeometry.Area(
        size: size
          ?? CGSize(width: limit(container.size.width), height: limit(container.size.height)),
        padding: container.lineFragmentPadding.nonNegative,
        lineBreakMode: container.lineBreakMode, numberOfLines: container.maximumNumberOfLines)
    }
    let new = TextGeometry(
      text ?? ShownText(textStorage ?? NSAttributedString(string: "")), in: areas,
      usesLeading: usesFontLeading)
    geometry = new
    if !isLayingOut {
      isLayingOut = true
      for (index, container) in containers.enumerated() where index < new.parts.count {
        delegate?.layoutManager(
          self, didCompleteLayoutFor: container,
          atEnd: index == new.parts.count - 1 && new.end == new.length)
      }
      isLayingOut = false
    }
    return geometry ?? new
  }

  // The layout is computed on demand; these methods compute it now.
  /// Generates glyphs. Does nothing, because glyphs are generated on demand.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Generates glyphs. Does nothing, because glyphs are generated on demand.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the whole text, unless it is laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays out the whole text, unless it is laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out the whole text, unless it is laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays out the whole text, unless it is laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }

  final func index(of container: NSTextContainer) -> Int? {
    containers.firstIndex { $0 === container }
  }

  // MARK: Drawing. Overridable, so that these are here.

  /// Draws the background colors of characters in the current graphics context.
  ///
  /// - Parameter origin: the top left corner of the container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgroundColors(of: glyphsToShow, at: origin)
  }

  /// Draws characters with their lines and attachments in the current graphics context.
  ///
  /// A line that is drawn partially is clipped to the width of the characters.
  ///
  /// - Parameter origin: the top left corner of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawCharacters(of: glyphsToShow, at: origin)
  }

  /// Fills the rectangles behind characters with a background color. Called by
  /// ``drawBackground(forGlyphRange:at:)``.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = CGContext.current, rectCount > 0 else { return }
    let resolved = color.color(in: .current)
    for index in 0..<rectCount { context.fill(.rect(rectArray[index]), with: resolved) }
  }

  // MARK: Glyphs
  // The index of a glyph is the index of its character.

  /// The number of glyphs: the number of UTF-16 code units of the text.
  open var numberOfGlyphs: Int { layout.length }

  /// Returns a Boolean value that indicates whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < layout.length
  }

  /// Returns the properties of a glyph. The second half of a surrogate pair is `null`.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let units = textStorage?.string.utf16, glyphIndex >= 0, glyphIndex < units.count else {
      return .null
    }
    let index = units.index(units.startIndex, offsetBy: glyphIndex)
    guard let scalar = Unicode.Scalar(units[index]) else {
      return units[index] & 0xfc00 == 0xdc00 ? .null : []
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  /// Returns the index of a glyph's character: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of a character's glyph: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a range of characters, clamped to the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the characters of a range of glyphs, clamped to the text.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the range of the glyphs in a container; empty for none.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let layout = layout
    guard let index = index(of: container), layout.parts.indices.contains(index),
      let first = layout.parts[index].lines.first, let last = layout.parts[index].lines.last
    else { return NSRange(location: layout.end, length: 0) }
    let start = layout.lines[first].range.location
    let range = layout.lines[last].range
    return NSRange(location: start, length: range.location + range.length - start)
  }

  /// Returns the range of the glyphs in the line of a glyph, all of which have the font's spacing.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    let layout = layout
    return layout.line(of: glyphIndex).map { layout.lines[$0].range } ?? NSRange()
  }

  /// Returns the index of the first character that is in no container.
  open func firstUnlaidCharacterIndex() -> Int { layout.end }

  /// Returns the index of the first glyph that is in no container.
  open func firstUnlaidGlyphIndex() -> Int { layout.end }

  /// Writes the index of the first character and glyph that is in no container.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = layout.end
    glyphIndex?.pointee = layout.end
  }

  /// Returns the container of a glyph; `nil` if the glyph is in no container.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return nil }
    let container = containers[layout.lines[line].area]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the container of a glyph; `nil` if the glyph is in no container. The flag is ignored.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: Lines

  /// Returns the bounds of all lines in a container; zero for an empty container.
  open func usedRect(for container: NSTextContainer) -> CGRect { rectOfText(for: container) }

  /// Returns the fragment of the line that contains a glyph, as wide as the container; zero for a
  /// glyph without a line.
  ///
  /// - Parameter effectiveGlyphRange: receives the range of the line's glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = layout.lines[line].range
    return layout.lines[line].fragment
  }

  /// Returns the fragment of the line that contains a glyph. The flag is ignored.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the part of a line's fragment that the text uses, with the padding at both ends.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = layout.lines[line].range
    return layout.lines[line].used
  }

  /// Returns the part of a line's fragment that the text uses. The flag is ignored.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// The fragment of the empty line after a newline at the end, or of an empty text; zero without
  /// one.
  open var extraLineFragmentRect: CGRect { layout.extraLine?.fragment ?? .zero }

  /// The used part of the empty last line's fragment; zero without one.
  open var extraLineFragmentUsedRect: CGRect { layout.extraLine?.used ?? .zero }

  /// The container of the empty last line; `nil` without one.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    layout.extraLine.map { containers[$0.area] }
  }

  /// Returns the start of a glyph on its baseline, relative to the top left corner of its line
  /// fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let index = layout.line(of: glyphIndex) else { return .zero }
    let line = layout.lines[index]
    return CGPoint(
      x: line.edges(of: glyphIndex).minX - line.fragment.minX,
      y: line.baseline - line.fragment.minY)
  }

  /// Returns a Boolean value that indicates whether a glyph is not drawn: a newline, or a space at
  /// which a line was broken.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return true }
    return layout.lines[line].cluster(of: glyphIndex) == nil
  }

  /// Returns the size of an attachment in the layout; (-1, -1) for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let layout = layout
    guard let index = layout.line(of: glyphIndex), let textStorage,
      glyphIndex < textStorage.length,
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    let height =
      attachment.bounds == .zero ? attachment.image?.size.height ?? 0 : attachment.bounds.height
    let edges = layout.lines[index].edges(of: glyphIndex)
    return CGSize(
      width: edges.maxX - edges.minX - 2 * attachment.lineLayoutPadding.nonNegative, height: height)
  }

  /// Returns the range of the glyphs that an ellipsis replaces in the line of a glyph. Its location
  /// is `NSNotFound` for a line that is not truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    hiddenGlyphRange(inLineFragmentForGlyphAt: glyphIndex)
  }

  /// Returns the bounding rectangle of glyphs, with the full height of their lines.
  ///
  /// The rectangle of an empty range has no width.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { rectAround(forGlyphRange: glyphRange, in: container) }

  /// Calls a closure with the fragment, the used part, the container and the glyph range of each
  /// line in a range, until the closure sets the last argument to `true`.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let layout = layout
    var stop = ObjCBool(false)
    for line in layout.lines(of: layout.clamped(glyphRange)).map({ layout.lines[$0] }) {
      guard containers.indices.contains(line.area) else { return }
      block(line.fragment, line.used, containers[line.area], line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles that enclose glyphs, line by line.
  ///
  /// - Parameter selectedRange: a selection that contains the glyphs; the location is `NSNotFound`
  ///   for none. The rectangles of a selection extend to the container's edge where it continues on
  ///   another line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachEnclosingRect(
      forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer,
      using: block)
  }

  // MARK: Points

  /// Returns the index of the glyph nearest to a point; 0 for an empty text.
  ///
  /// - Parameter partialFraction: receives the position of the point between the start of the glyph
  ///   and the start of the next glyph, 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = index(of: container).flatMap { layout.character(at: point, in: $0) }
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.offset ?? 0
  }

  /// Returns the index of the glyph nearest to a point; 0 for an empty text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the position of a point between the start of the nearest glyph and the start of the
  /// next glyph, 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the first code unit of the character nearest to a point; 0 for an empty
  /// text. To find out whether the character contains the point, use its bounding rectangle.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    guard let string = textStorage?.string, index < string.utf16.count else { return index }
    let range = (string as NSString).rangeOfComposedCharacterSequence(at: index)
    if let partialFraction, range.length > 1 {
      let inside = CGFloat(index - range.location) + partialFraction.pointee
      partialFraction.pointee = min(inside / CGFloat(range.length), 1)
    }
    return range.location
  }

  /// Returns the smallest range of the glyphs that a rectangle touches.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    index(of: container).map { layout.range(touching: bounds, in: $0) } ?? NSRange()
  }

  /// Returns the smallest range of the glyphs that a rectangle touches.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Writes the positions of the insertion points in the line of a character.
  ///
  /// - Parameters:
  ///   - aFlag: whether to write the positions for text in the other direction, which are the same.
  ///   - dFlag: whether the points are ordered from left to right instead of in text order.
  ///   - positions: memory for distances from the container's left edge; `nil` to count only.
  ///   - charIndexes: memory for the indices of the characters after the points; `nil` to count
  ///     only.
  /// - Returns: the number of points.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    writeInsertionPoints(
      forCharacterAt: charIndex, alternatePositions: aFlag, inDisplayOrder: dFlag,
      positions: positions, characterIndexes: charIndexes)
  }
}
