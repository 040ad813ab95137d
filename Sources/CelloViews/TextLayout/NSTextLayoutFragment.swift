internal import CelloRaster

/// The layout of an element: the lines of a paragraph and their frame in the container.
///
/// A subclass can change the drawing by overriding `draw(at:in:)` and reserve space by overriding
/// the margins and paddings. The layout manager's delegate provides instances of it.
open class NSTextLayoutFragment: NSObject {
  /// Options for enumerating fragments.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates from the end of the document to its start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes may be estimates. It has no effect, because all fragments are laid out exactly.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Fragments are laid out. It has no effect, because they always are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line after a separator at the end of the text, or of an empty text, is included.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The state of a layout.
  public enum State: UInt, Hashable, Sendable {
    /// There is no layout.
    case none = 0
    /// The bounds are an estimate.
    case estimatedUsageBounds = 1
    /// The bounds are exact.
    case calculatedUsageBounds = 2
    /// The layout is complete.
    case layoutAvailable = 3
  }

  /// The layout of the fragment, computed by the layout manager.
  struct Layout {
    var frame: CGRect
    var lines: [NSTextLineFragment]
    /// The frames of attachments in the fragment's coordinates, by offset in the element.
    var attachments: [(offset: Int, frame: CGRect)]
  }

  /// The layout manager of the fragment; `nil` for none.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  private let element: NSTextElement
  private let ownRange: NSTextRange?
  final var layout: Layout?
  /// The rendering attributes of code units of the element, in order, without overlaps.
  package final var renderingRuns: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] =
    []
  /// A Boolean value that indicates whether the validator of rendering attributes was called.
  final var isValidated = false

  /// Creates a fragment of an element.
  ///
  /// - Parameter rangeInElement: the range of the fragment in the document; `nil` for the element's
  ///   range. A fragment shows the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    ownRange = rangeInElement
    super.init()
  }

  /// Always fails: fragments are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The element of the fragment.
  open var textElement: NSTextElement? { element }

  /// The range in the document, which follows edits before it.
  open var rangeInElement: NSTextRange {
    element.elementRange ?? ownRange ?? NSTextRange(location: TextOffset(0))
  }

  // MARK: Layout

  /// The state of the layout: `layoutAvailable` for a fragment of a layout manager with a
  /// container, otherwise `none`.
  open var state: State { currentLayout == nil ? .none : .layoutAvailable }

  /// Invalidates the layout of the fragment.
  open func invalidateLayout() {
    layout = nil
    textLayoutManager?.invalidateGeometry()
  }

  private var currentLayout: Layout? {
    if layout == nil { textLayoutManager?.layOut() }
    return layout
  }

  /// The lines in order. The last fragment includes the empty line at the end of the text.
  open var textLineFragments: [NSTextLineFragment] { currentLayout?.lines ?? [] }

  /// The frame in the container. The frames of fragments follow each other without gaps; a frame is
  /// as wide as its text and paddings.
  open var layoutFragmentFrame: CGRect { currentLayout?.frame ?? .zero }

  /// The area in which the fragment draws, relative to the top left corner of its frame. A subclass
  /// that draws outside of it must override the property, because a text view clips its fragments.
  open var renderingSurfaceBounds: CGRect {
    guard let layout = currentLayout else { return .zero }
    // Chosen: glyphs extend past their line by less than half its height.
    let tallest = layout.lines.map { $0.typographicBounds.height }.max() ?? 0
    return CGRect(origin: .zero, size: layout.frame.size).insetBy(
      dx: -tallest / 2, dy: -tallest / 2)
  }

  /// Returns the line at a vertical offset in the fragment.
  ///
  /// - Parameter requiresExactMatch: whether the result is `nil` for an offset outside of the
  ///   lines; otherwise it is the next line below.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    textLineFragments.first {
      let bounds = $0.typographicBounds
      return bounds.maxY > verticalOffset && (!requiresExactMatch || bounds.minY <= verticalOffset)
    }
  }

  /// Returns the line of a location; `nil` for a location outside of the element.
  ///
  /// - Parameter isUpstreamAffinity: whether a location between two lines belongs to the first
  ///   line.
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

  /// The space before the lines, in points, at the edge where they start; 0 by default. NaN and
  /// negative values of the paddings and margins are treated as 0.
  open var leadingPadding: CGFloat { 0 }
  /// The space after the lines, in points; 0 by default.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the first line, in points; 0 by default.
  open var topMargin: CGFloat { 0 }
  /// The space below the last line, in points; 0 by default.
  open var bottomMargin: CGFloat { 0 }

  // MARK: Drawing

  /// Draws the lines.
  ///
  /// - Parameter point: the top left corner of the fragment's frame in the context. A text view
  ///   moves the context's origin there and passes zero.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard point.isDrawable else { return }
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  /// Draws the lines without rounding errors of the frame.
  ///
  /// - Parameter origin: the top left corner of the container.
  package final func drawLines(inContainerAt origin: CGPoint, in context: CGContext) {
    for line in textLineFragments { line.draw(inContainerAt: origin, in: context) }
  }

  // MARK: Attachments

  /// The providers of the views of attachments, in text order.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    currentLayout.flatMap { _ in textLayoutManager?.viewProviders(of: self) } ?? []
  }

  /// Returns the frame of an attachment, relative to the top left corner of the fragment's frame;
  /// zero for a location without an attachment.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let layout = currentLayout,
      let offset = textLayoutManager?.offset(of: location, in: self)
    else { return .zero }
    return layout.attachments.first { $0.offset == offset }?.frame ?? .zero
  }
}

extension NSRange {
  /// The location after the range.
  var end: Int { location + length }
}

extension ShownText.Margins {
  init(_ fragment: NSTextLayoutFragment, in range: Range<Int>) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value.nonNegative : 0 }
    self.range = range
    top = length(fragment.topMargin)
    leading = length(fragment.leadingPadding)
    bottom = length(fragment.bottomMargin)
    trailing = length(fragment.trailingPadding)
  }
}
