internal import CelloRaster

/// The layout of an element: the lines of a paragraph, and their place in the container.
///
/// A subclass can draw more, or draw differently, by overriding `draw(at:in:)`, and reserve room by
/// overriding the margins and paddings. The delegate of the layout manager provides it.
open class NSTextLayoutFragment: NSObject {
  /// How fragments are enumerated.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end of the document to its start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// The size may be estimated. All fragments are laid out exactly.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// The fragments are laid out. They are in any case.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line behind a separator at the end of the text, or of an empty text, is enumerated.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// What is known of a layout.
  public enum State: UInt, Hashable, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  /// What the layout manager has found for the fragment.
  struct Layout {
    var frame: CGRect
    var lines: [NSTextLineFragment]
    /// The places of attachments, in the coordinates of the fragment, by offset in the element.
    var attachments: [(offset: Int, frame: CGRect)]
  }

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  private let element: NSTextElement
  private let ownRange: NSTextRange?
  final var layout: Layout?
  /// The rendering attributes of code units of the element, in order, without overlaps.
  final var renderingRuns: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// Whether the validator of rendering attributes was called.
  final var isValidated = false

  /// A fragment of an element.
  ///
  /// - Parameter rangeInElement: the range of the fragment in the document; `nil` for that of the
  ///   element. A fragment shows the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    ownRange = rangeInElement
    super.init()
  }

  /// Always fails: fragments are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The element that is laid out.
  open var textElement: NSTextElement? { element }

  /// The range in the document, which follows edits before it.
  open var rangeInElement: NSTextRange {
    element.elementRange ?? ownRange ?? NSTextRange(location: TextOffset(0))
  }

  // MARK: Layout

  /// What is known of the layout: `layoutAvailable` for a fragment of a layout manager with a container.
  open var state: State { currentLayout == nil ? .none : .layoutAvailable }

  /// Lays the element out again when the layout is needed next.
  open func invalidateLayout() {
    layout = nil
    textLayoutManager?.invalidateGeometry()
  }

  private var currentLayout: Layout? {
    if layout == nil { textLayoutManager?.layOut() }
    return layout
  }

  /// The lines, in order; the last fragment has the empty line at the end of the text as well.
  open var textLineFragments: [NSTextLineFragment] { currentLayout?.lines ?? [] }

  /// The frame in the container. The frames of fragments follow each other without gaps; one is as wide
  /// as its text and its paddings.
  open var layoutFragmentFrame: CGRect { currentLayout?.frame ?? .zero }

  /// The area in which the fragment draws, from the top left corner of its frame. A subclass that draws
  /// outside of it must override it, because a text view clips its fragments.
  open var renderingSurfaceBounds: CGRect {
    guard let layout = currentLayout else { return .zero }
    // Chosen: letters reach out of their line by less than half its height.
    let tallest = layout.lines.map { $0.typographicBounds.height }.max() ?? 0
    return CGRect(origin: .zero, size: layout.frame.size).insetBy(
      dx: -tallest / 2, dy: -tallest / 2)
  }

  /// The line at a height of the fragment.
  ///
  /// - Parameter requiresExactMatch: whether the result is `nil` for a height outside of the lines;
  ///   otherwise it is the next line below it.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    textLineFragments.first {
      let bounds = $0.typographicBounds
      return bounds.maxY > verticalOffset && (!requiresExactMatch || bounds.minY <= verticalOffset)
    }
  }

  /// The line of a location; `nil` for one outside of the element.
  ///
  /// - Parameter isUpstreamAffinity: whether a location between two lines belongs to the first one.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    guard let offset = textLayoutManager?.offset(of: textLocation, in: self) else { return nil }
    let lines = textLineFragments
    if isUpstreamAffinity, let line = lines.first(where: { $0.characterRange.end == offset }) {
      return line
    }
    return lines.first { $0.characterRange.contains(offset) }
      ?? lines.last { $0.characterRange.length == 0 && $0.characterRange.location == offset }
  }

  // MARK: Room

  /// The room before the lines, in points, at the edge where they start. NaN and negative values are
  /// treated as 0, here and for the others.
  open var leadingPadding: CGFloat { 0 }
  /// The room behind the lines.
  open var trailingPadding: CGFloat { 0 }
  /// The room above the first line.
  open var topMargin: CGFloat { 0 }
  /// The room below the last line.
  open var bottomMargin: CGFloat { 0 }

  // MARK: Drawing

  /// Draws the lines.
  ///
  /// - Parameter point: the top left corner of the fragment's frame in the context. A text view moves
  ///   the context there and passes zero.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard point.isDrawable else { return }
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  /// Draws the lines of a layout without rounding errors of its frame.
  ///
  /// - Parameter origin: the top left corner of the container.
  final func drawLines(inContainerAt origin: CGPoint, in context: CGContext) {
    for line in textLineFragments { line.draw(inContainerAt: origin, in: context) }
  }

  // MARK: Attachments

  /// What provides the views of attachments, in the order of the text.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    currentLayout.flatMap { _ in textLayoutManager?.viewProviders(of: self) } ?? []
  }

  /// The frame of an attachment from the top left corner of the fragment's frame; zero for a location
  /// without one.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let layout = currentLayout,
      let offset = textLayoutManager?.offset(of: location, in: self)
    else { return .zero }
    return layout.attachments.first { $0.offset == offset }?.frame ?? .zero
  }
}

extension NSRange {
  /// The location behind the range.
  var end: Int { location + length }
}
