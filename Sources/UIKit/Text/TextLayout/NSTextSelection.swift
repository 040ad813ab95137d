/// A selection of one or several ranges, which an edit replaces as one insertion point.
open class NSTextSelection: NSObject {
  /// By what a selection is extended.
  public enum Granularity: Int, Hashable, Sendable {
    case character = 0
    case word = 1
    case paragraph = 2
    case line = 3
    case sentence = 4
  }

  /// Where an insertion point between two lines is, or which end of a selection moves.
  public enum Affinity: Int, Hashable, Sendable {
    /// At the end of the first line; the start of the selection moves.
    case upstream = 0
    /// At the start of the second line; the end of the selection moves.
    case downstream = 1
  }

  /// The ranges, in order and without overlaps.
  public final let textRanges: [NSTextRange]
  public final let granularity: Granularity
  public final let affinity: Affinity
  /// Whether the selection changes while the user drags.
  open internal(set) var isTransient = false
  /// The place to which moving to another line returns, in points from the left edge of the container;
  /// 0 for that of the selection.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection is one in the order of the text, not on the screen; `true` by default.
  open var isLogical = true
  /// The other location of a place where text runs in two directions. Setting one makes the selection
  /// visual.
  open var secondarySelectionLocation: (any NSTextLocation)? {
    didSet { if secondarySelectionLocation != nil { isLogical = false } }
  }
  /// The attributes of text that replaces the selection.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// A selection of ranges, which are ordered, and joined where they overlap.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    var joined: [NSTextRange] = []
    let sorted = textRanges.sorted { $0.location.compare($1.location) == .orderedAscending }
    for range in sorted {
      if let last = joined.last, last.endLocation.compare(range.location) == .orderedDescending {
        joined[joined.count - 1] = last.union(range)
      } else {
        joined.append(range)
      }
    }
    self.textRanges = joined
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  public convenience init(
    range: NSTextRange, affinity: Affinity, granularity: Granularity
  ) { self.init([range], affinity: affinity, granularity: granularity) }

  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
  }

  /// Always fails: selections are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The selection with other ranges.
  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    copy.isTransient = isTransient
    copy.anchorPositionOffset = anchorPositionOffset
    copy.secondarySelectionLocation = secondarySelectionLocation
    copy.isLogical = isLogical
    copy.typingAttributes = typingAttributes
    return copy
  }
}
