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
  public final private(set) var textContainers: [NSTextContainer] = []
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
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container; an index out of range is clamped.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let old = container.ownLayoutManager,
      let former = old.textContainers.firstIndex(where: { $0 === container })
    {
      old.removeTextContainer(at: former)
    }
    container.textLayoutManager?.textContainer = nil
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container; an index out of range is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates the layout after a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  final func containerDidChangeSize(_ container: NSTextContainer, from size: CGSize) {
    let isOwnWidth = !container.widthTracksTextView && container.size.width != size.width
    if host == nil || textContainers.count > 1 || isOwnWidth { invalidate() }
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
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellHost() }

  /// Requests a redraw of the view that shows the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellHost() }

  private func invalidate() {
    let hadLayout = geometry != nil
    geometry = nil
    if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
    tellHost()
  }

  private func tellHost() {
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
    let onlyHost = textContainers.count == 1 ? host : nil
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
    let areas = textContainers.map { container in
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
      for (index, container) in textContainers.enumerated() where index < new.parts.count {
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
    textContainers.firstIndex { $0 === container }
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
}
