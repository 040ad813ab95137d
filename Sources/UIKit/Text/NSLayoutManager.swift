internal import CelloRaster
internal import CelloText

/// Lays out the text of a storage in containers, and tells where its characters are.
///
/// The text is laid out by the engine that draws labels and text views; a manager of a text view says
/// where that view draws its text. Here each UTF-16 code unit has one glyph index, which is its index
/// in the text: the characters of a ligature share its width. (On iOS they share one index.) Points
/// are in the coordinates of the container.
///
/// A subclass can draw more, or draw differently, by overriding `drawBackground(forGlyphRange:at:)`,
/// `drawGlyphs(forGlyphRange:at:)` and `fillBackgroundRectArray(_:count:forCharacterRange:color:)`.
open class NSLayoutManager: NSObject {
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text; set by ``NSTextStorage/addLayoutManager(_:)``.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }
  /// The containers that the text fills, one after another.
  public final private(set) var textContainers: [NSTextContainer] = []
  /// Whether the fonts' distance between lines is added.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }
  /// Whether parts of the text may be laid out alone. The text is always laid out whole.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Whether texts that take long are laid out roughly. All texts are laid out exactly.
  open var limitsLayoutForSuspiciousContents = false

  /// The view that shows the text.
  weak final var host: (any TextLayoutHost)?
  private var geometry: TextGeometry?
  /// The width of the view for which the layout was made.
  private var hostWidth: CGFloat?
  private var isLayingOut = false

  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container, which leaves the manager it had.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container; an index that is out of range is clamped.
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

  /// Removes a container; an index that is out of range is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Makes the layout again, because a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  final func containerDidChangeSize(_ container: NSTextContainer, from size: CGSize) {
    if host == nil || textContainers.count > 1 { invalidate() }
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  final func takeOverHost(of other: NSLayoutManager) {
    host = other.host
    other.host = nil
    invalidate()
  }

  // MARK: Changes

  /// Called by the storage after a change.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Makes the layout again. The whole text is laid out, so that the actual range is all of it.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
    invalidate()
  }

  /// Draws the view again that shows the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellHost() }

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

  /// Forgets the layout because the view has changed.
  final func hostDidChange() {
    guard geometry != nil else { return }
    geometry = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Layout

  /// The layout of the whole text.
  final var layout: TextGeometry {
    nonisolated(unsafe) var text: ShownText?
    nonisolated(unsafe) var width: CGFloat?
    // Several containers are laid out in their own sizes.
    let onlyHost = textContainers.count == 1 ? host : nil
    if let onlyHost {
      nonisolated(unsafe) let view = onlyHost
      MainActor.assumeIsolated { width = view.containerWidth }
    }
    if let geometry, hostWidth == width { return geometry }
    if let onlyHost {
      nonisolated(unsafe) let view = onlyHost
      MainActor.assumeIsolated { text = view.shownText }
    }
    hostWidth = width
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let areas = textContainers.map { container in
      TextGeometry.Area(
        size: width.map { CGSize(width: $0, height: .infinity) }
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

  // Layout is made when it is needed; these make it now.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }

  final func index(of container: NSTextContainer) -> Int? {
    textContainers.firstIndex { $0 === container }
  }

  // MARK: Drawing. Overridable, so that these are here.

  /// Draws the background colors of characters into the current graphics context.
  ///
  /// - Parameter origin: the top left corner of the container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawBackgroundColors(of: glyphsToShow, at: origin)
  }

  /// Draws characters, with lines and attachments, into the current graphics context.
  ///
  /// Where a line is drawn in part, it is clipped to the characters' own width.
  ///
  /// - Parameter origin: the top left corner of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawCharacters(of: glyphsToShow, at: origin)
  }

  /// Fills the areas behind characters in a background color; called by
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
