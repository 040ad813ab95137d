internal import CelloRaster
internal import CelloText

/// An object that lays out the elements of a document in a container.
///
/// The elements come from a content manager; each element has a layout fragment. The engine of
/// labels and text views lays out the document as a whole; the layout manager of a text view
/// describes the layout of that view. Points are in the coordinates of the container. Locations
/// outside the document are clamped to its ends.
///
/// Changes during a callback take effect when the layout is needed next.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// The purpose of text segments.
  public enum SegmentType: Int, Hashable, Sendable {
    /// The bounds of characters, as high as their line box.
    case standard = 0
    /// A selection: as high as the line fragment, and extended to the container's edge where the
    /// range continues on the next line.
    case selection = 1
    /// The bounds of characters, for a highlight.
    case highlight = 2
  }

  /// Options for enumerating segments.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The closure does not receive the ranges of segments.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last line have segments.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment starts at the start of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment extends to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty range between two lines is at the end of the first line.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// The delegate, which can provide layout fragments; `nil` for none.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateFragments() } }
  }
  /// A Boolean value that indicates whether the fonts' leading is added between lines; `true` by
  /// default.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidateGeometry() } }
  }
  /// Stored only: a Boolean value that indicates whether the layout of very complex text may be
  /// approximate. Layouts are always exact.
  open var limitsLayoutForSuspiciousContents = false
  /// The content manager of the document; `nil` for none.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The area of the text; `nil` for none. Without a container there is no layout.
  open var textContainer: NSTextContainer? {
    willSet {
      if newValue !== textContainer, textContainer?.textLayoutManager === self {
        textContainer?.textLayoutManager = nil
      }
    }
    didSet {
      guard textContainer !== oldValue else { return }
      if let other = textContainer?.textLayoutManager, other !== self { other.textContainer = nil }
      textContainer?.textLayoutManager = self
      invalidateGeometry()
    }
  }
  /// The selections. For a text view, its selection; setting the property selects the first range
  /// in the view.
  open var textSelections: [NSTextSelection] {
    get { hostSelections ?? ownSelections }
    set {
      ownSelections = newValue
      selectInHost()
    }
  }
  final var ownSelections: [NSTextSelection] = []
  /// The object that moves selections; by default an instance for this layout manager.
  open var textSelectionNavigation: NSTextSelectionNavigation {
    get {
      let navigation = ownNavigation ?? NSTextSelectionNavigation(dataSource: self)
      ownNavigation = navigation
      return navigation
    }
    set { ownNavigation = newValue }
  }
  private var ownNavigation: NSTextSelectionNavigation?
  /// The controller that lays out the visible part.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
  /// A closure that sets the rendering attributes of a fragment before it is laid out; `nil` for
  /// none.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidateRendering() }
  }

  /// The default attributes of links: blue and underlined.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.blue]
  }

  // MARK: State of the layout

  /// The view that shows the text; `nil` for none.
  package weak final var host: (any TextLayoutHost)?
  /// The elements in order with their fragments; `nil` before they are needed.
  package final var pieces: [TextPiece]?
  /// The fragments of the former elements, which remaining elements keep.
  final var knownFragments: [ObjectIdentifier: NSTextLayoutFragment] = [:]
  final var geometry: TextGeometry?
  /// The laid out text, with the margins of fragments.
  final var shownText: ShownText?
  /// The size of the view's container for which the text was laid out.
  final var hostSize: CGSize?
  /// The providers of the views of attachments.
  final var providers: [TextAttachmentKey: NSTextAttachmentViewProvider] = [:]
  /// The attachments of the layout by offset in the laid out text.
  final var attachments:
    [(offset: Int, attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider?)] = []
  /// The number of invalidations, by which invalidations in callbacks are noticed.
  package final var generation = 0
  /// A Boolean value that indicates whether a view draws fragments instead of its text, as of a
  /// generation.
  package final var customization: (generation: Int, isCustomized: Bool)?
  final var isCollecting = false
  final var isComposing = false
  final var isLayingOut = false

  /// Creates a layout manager without a content manager and a container.
  public override init() { super.init() }

  /// Sets the content manager and discards the layout.
  final func setContentManager(_ manager: NSTextContentManager?) {
    textContentManager = manager
    knownFragments = [:]
    providers = [:]
    contentDidChange()
  }

  /// Moves the layout manager to another content manager.
  open func replace(_ textContentManager: NSTextContentManager) {
    textContentManager.addTextLayoutManager(self)
  }

  // MARK: Changes

  /// Requests the elements again.
  final func contentDidChange() {
    if let pieces {
      knownFragments = Dictionary(
        pieces.map { (ObjectIdentifier($0.element), $0.fragment) }, uniquingKeysWith: { $1 })
    }
    pieces = nil
    invalidateGeometry()
  }

  /// Requests fragments from the delegate again.
  final func invalidateFragments() {
    pieces = nil
    knownFragments = [:]
    invalidateGeometry()
  }

  /// Requests rendering attributes again.
  final func invalidateRendering() {
    for piece in pieces ?? [] { piece.fragment.isValidated = false }
    invalidateGeometry()
  }

  /// Invalidates the layout.
  final func invalidateGeometry() {
    hostDidChange()
    notifyHost()
  }

  /// Discards the layout after a change of the view.
  package final func hostDidChange() {
    generation += 1
    geometry = nil
    shownText = nil
    for piece in pieces ?? [] { piece.fragment.layout = nil }
  }

  private func notifyHost() {
    guard let host, !isCollecting, !isComposing, !isLayingOut else { return }
    nonisolated(unsafe) let view = host
    MainActor.assumeIsolated { view.textLayoutDidChange() }
  }

  /// Invalidates the layout of a range. The delegate provides its fragments again.
  open func invalidateLayout(for range: NSTextRange) {
    guard let pieces else { return }
    let kept = pieces.filter { !$0.touches(range) }
    knownFragments = Dictionary(
      kept.map { (ObjectIdentifier($0.element), $0.fragment) }, uniquingKeysWith: { $1 })
    self.pieces = nil
    invalidateGeometry()
  }

  /// Lays out a range. The whole document is laid out.
  open func ensureLayout(for range: NSTextRange) { layOut() }

  /// Lays out the text in a rectangle. The whole document is laid out.
  open func ensureLayout(for bounds: CGRect) { layOut() }

  // MARK: Editing

  /// Replaces a range of the document with a text. If the content manager is not a content storage,
  /// the text becomes a paragraph.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    if let storage = textContentManager as? NSTextContentStorage {
      storage.replaceContents(in: range, with: attributedString)
    } else {
      textContentManager?.replaceContents(
        in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
  }

  /// Replaces a range of the document with elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  // MARK: Fragments. Overridable, so that these are here.

  /// Returns the fragment that contains a location; `nil` for a location outside the elements. The
  /// end of the document belongs to the last fragment.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    piece(at: location)?.fragment
  }

  /// Returns the fragment at the height of a point; `nil` above and below the text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    layOut()
    return currentPieces.first {
      guard let frame = $0.fragment.layout?.frame else { return false }
      return frame.minY <= position.y && position.y < frame.maxY
    }?.fragment
  }

  /// Calls a closure with the fragments from a location on, in order, until the closure returns
  /// `false`.
  ///
  /// Changes of the document in the closure do not affect the enumeration.
  ///
  /// - Parameters:
  ///   - location: a location in the first fragment; `nil` for the start of the document. In
  ///     reverse, the first fragment is the fragment before the location, or the last fragment.
  /// - Returns: the edge of the enumerated fragments; `nil` for none.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    layOut()
    let isReverse = options.contains(.reverse)
    var edge: (any NSTextLocation)?
    let pieces = isReverse ? currentPieces.reversed() : currentPieces
    for piece in pieces {
      if piece.isExtra, host == nil, !options.contains(.ensuresExtraLineFragment) { continue }
      if let location, !piece.isExtra {
        let isBefore =
          isReverse
          ? piece.range.endLocation.compare(location) == .orderedDescending
          : piece.range.endLocation.compare(location) != .orderedDescending
        if isBefore { continue }
      }
      edge = isReverse ? piece.range.location : piece.range.endLocation
      if !block(piece.fragment) { break }
    }
    return edge
  }

  /// The bounds of the text in the container; zero for none.
  open var usageBoundsForTextContainer: CGRect {
    layOut()
    var result: CGRect?
    for piece in currentPieces {
      guard let frame = piece.fragment.layout?.frame else { continue }
      result = result?.union(frame) ?? frame
    }
    return result ?? .zero
  }

  // MARK: Links

  /// Returns the attributes of a link, which override the text's attributes: the text view's link
  /// attributes, otherwise ``linkRenderingAttributes``. The delegate can change them.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    nonisolated(unsafe) var own: [NSAttributedString.Key: Any]?
    if let host {
      nonisolated(unsafe) let view = host
      MainActor.assumeIsolated { own = view.linkAttributes }
    }
    let attributes = own ?? type(of: self).linkRenderingAttributes
    guard let delegate else { return attributes }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: attributes)
      ?? attributes
  }

  // MARK: Rendering attributes
  // They override the document's attributes, are stored in fragments and discarded with them.

  /// Sets the rendering attributes of a range; `NSNull` removes an attribute of the document. Empty
  /// ranges and locations outside the document are ignored.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { changeRendering(in: textRange) { $0 = renderingAttributes } }

  /// Adds a rendering attribute to a range; `nil` removes the attribute of the document.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(in: textRange) { $0[renderingAttribute] = value ?? NSNull() } }

  /// Removes a rendering attribute from a range.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { changeRendering(in: textRange) { $0[renderingAttribute] = nil } }

  /// Removes all rendering attributes from a range. The validator is called again for its
  /// fragments.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    changeRendering(in: textRange) { $0 = [:] }
    for piece in currentPieces where piece.touches(textRange) { piece.fragment.isValidated = false }
  }

  /// Calls a closure with the rendering attributes from a location on, range by range, until the
  /// closure returns `false`.
  ///
  /// - Parameter reverse: whether the ranges that end at or before the location are enumerated,
  ///   starting with the last.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    forEachRenderingAttributes(from: location, reverse: reverse, using: block)
  }

  // MARK: Segments

  /// Calls a closure with the segments of a range until the closure returns `false`. Segments are
  /// parts of lines with adjacent characters; they are ordered from top to bottom and from left to
  /// right.
  ///
  /// An empty range has one segment without width. The closure receives the range of the segment,
  /// its frame, the distance of the baseline from the frame's top, and the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    forEachSegment(in: textRange, type: type, options: options, using: block)
  }

  // MARK: Selections

  /// The range of the document; empty without a content manager.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(location: TextOffset(0))
  }

  /// Returns the location at an offset from another location; `nil` outside the document.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { textContentManager?.location(location, offsetBy: offset) }

  /// Returns the offset between two locations; `NSNotFound` for locations of another type.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Calls a closure with the parts of the text from a location on. In reverse, the first part is
  /// the part before the location.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachSubstring(from: location, options: options, using: block)
  }

  /// Returns the range of the part of the text that contains a location: a character, a word, a
  /// line, a paragraph with its separator, or a sentence; `nil` for an empty document. Between
  /// words, it is the range between them. At the end of the document, it is the last part.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange? { rangeOfUnit(for: selectionGranularity, enclosing: location) }

  /// Returns the writing direction of the line that contains a location.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection {
    line(at: location).map { $0.isRightToLeft } ?? false ? .rightToLeft : .leftToRight
  }

  /// Calls a closure with the insertion points in the line of a location, from left to right.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachCaret(at: location, using: block)
  }

  /// Returns the range of the line nearest to the height of a point; `nil` without lines.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? {
    layOut()
    guard let geometry else { return nil }
    if let extra = geometry.extraLine,
      geometry.lines.isEmpty || point.y >= extra.fragment.minY
    {
      return textRange(ofShown: NSRange(location: extra.range.location, length: 0))
    }
    return geometry.line(at: point.y, in: 0).map { textRange(ofShown: geometry.lines[$0].range) }
  }

  /// Calls a closure with the end of the document, or in reverse with its start, because there is a
  /// single container.
  open func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
}
