internal import CelloRaster
internal import CelloText

/// Lays out the elements of a document in a container.
///
/// The elements come from a content manager; each has a layout fragment. The document is laid out whole,
/// by the engine that draws labels and text views; a layout manager of a text view says where that view
/// draws its text. Points are in the coordinates of the container. Locations outside the document are
/// treated as its ends.
///
/// Changes during a callback take effect when the layout is needed next.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// What segments of a text are for.
  public enum SegmentType: Int, Hashable, Sendable {
    /// The bounds of characters, as high as their line box.
    case standard = 0
    /// A selection: as high as the room of the line, and up to the edge of the container where the
    /// range goes on in the next line.
    case selection = 1
    /// The bounds of characters.
    case highlight = 2
  }

  /// How segments are enumerated.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The range of a segment is not passed.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last line have segments.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment begins where its line does.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment reaches to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty range between two lines is at the end of the first one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateFragments() } }
  }
  /// Whether the fonts' distance between lines is added; `true` by default.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidateGeometry() } }
  }
  /// Whether texts that take long are laid out roughly. All texts are laid out exactly.
  open var limitsLayoutForSuspiciousContents = false
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The area of the text. Without one there is no layout.
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
  /// The selections, which views share. That of a text view is here, and the first one that is set is
  /// selected there.
  open var textSelections: [NSTextSelection] {
    get { hostSelections ?? ownSelections }
    set {
      ownSelections = newValue
      selectInHost()
    }
  }
  final var ownSelections: [NSTextSelection] = []
  /// What moves selections; by default one for this layout manager.
  open var textSelectionNavigation: NSTextSelectionNavigation {
    get {
      let navigation = ownNavigation ?? NSTextSelectionNavigation(dataSource: self)
      ownNavigation = navigation
      return navigation
    }
    set { ownNavigation = newValue }
  }
  private var ownNavigation: NSTextSelectionNavigation?
  /// What lays out the visible part.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
  /// Called before a fragment is laid out, to set its rendering attributes.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidateRendering() }
  }

  /// The attributes of links: underlined and blue.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.blue]
  }

  // MARK: State of the layout

  /// The view that shows the text.
  weak final var host: (any TextLayoutHost)?
  /// The elements in order with their fragments; `nil` before they are needed.
  final var pieces: [TextPiece]?
  /// The fragments of before, which elements that are still there keep.
  final var knownFragments: [ObjectIdentifier: NSTextLayoutFragment] = [:]
  final var geometry: TextGeometry?
  /// The text as it is laid out, with the room of fragments.
  final var shownText: ShownText?
  /// The width of the view for which the layout was made.
  final var hostWidth: CGFloat?
  /// What provides the views of attachments.
  final var providers: [TextAttachmentKey: NSTextAttachmentViewProvider] = [:]
  /// The attachments of the layout by offset in the laid out text.
  final var attachments:
    [(offset: Int, attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider?)] = []
  /// How often something was invalidated, so that callbacks that do it are noticed.
  final var generation = 0
  /// Whether a view draws fragments instead of its text, as of a generation.
  final var customization: (generation: Int, isCustomized: Bool)?
  final var isCollecting = false
  final var isComposing = false
  final var isLayingOut = false

  public override init() { super.init() }

  /// Lets the layout manager belong to a content manager.
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

  /// Asks for the elements again.
  final func contentDidChange() {
    if let pieces {
      knownFragments = Dictionary(
        pieces.map { (ObjectIdentifier($0.element), $0.fragment) }, uniquingKeysWith: { $1 })
    }
    pieces = nil
    invalidateGeometry()
  }

  /// Asks the delegate for fragments again.
  final func invalidateFragments() {
    pieces = nil
    knownFragments = [:]
    invalidateGeometry()
  }

  /// Applies rendering attributes again.
  final func invalidateRendering() {
    for piece in pieces ?? [] { piece.fragment.isValidated = false }
    invalidateGeometry()
  }

  /// Makes the layout again.
  final func invalidateGeometry() {
    hostDidChange()
    tellHost()
  }

  /// Forgets the layout because the view has changed.
  final func hostDidChange() {
    generation += 1
    geometry = nil
    shownText = nil
    for piece in pieces ?? [] { piece.fragment.layout = nil }
  }

  private func tellHost() {
    guard let host, !isCollecting, !isComposing, !isLayingOut else { return }
    nonisolated(unsafe) let view = host
    MainActor.assumeIsolated { view.textLayoutDidChange() }
  }

  /// Makes the layout of a range again. The delegate is asked for its fragments again.
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

  /// Lays out what is in a rectangle. The whole document is laid out.
  open func ensureLayout(for bounds: CGRect) { layOut() }

  // MARK: Editing

  /// Replaces a range of the document by a text, if its content manager is a content storage;
  /// otherwise by a paragraph with the text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    if let storage = textContentManager as? NSTextContentStorage {
      storage.replaceContents(in: range, with: attributedString)
    } else {
      textContentManager?.replaceContents(
        in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
  }

  /// Replaces a range of the document by elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  // MARK: Fragments. Overridable, so that these are here.

  /// The fragment of a location; `nil` for one outside the elements. The end of the document has the
  /// last one.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    piece(at: location)?.fragment
  }

  /// The fragment at a height of the container; `nil` above and below the text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    layOut()
    return currentPieces.first {
      guard let frame = $0.fragment.layout?.frame else { return false }
      return frame.minY <= position.y && position.y < frame.maxY
    }?.fragment
  }

  /// Calls a function with the fragments from a location on, in order, until it returns `false`.
  ///
  /// Changes of the document in the function do not change what is enumerated.
  ///
  /// - Parameters:
  ///   - location: a location in the first fragment; `nil` for the start of the document. In reverse,
  ///     the first fragment is the one before the location, or the last one of the document.
  /// - Returns: the edge of the fragments that were enumerated; `nil` for none.
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

  /// The area of the text in the container; zero for none.
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

  /// The attributes of a link, over those of the text: of the text view, or else
  /// ``linkRenderingAttributes``. The delegate can change them.
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
}
