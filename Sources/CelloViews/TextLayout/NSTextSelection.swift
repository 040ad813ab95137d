/// A selection of one or more ranges, which an edit replaces together.
open class NSTextSelection: NSObject {
  /// The unit by which a selection is extended.
  public enum Granularity: Int, Hashable, Sendable {
    /// Characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// The position of an insertion point between two lines, or the end of a selection that moves.
  public enum Affinity: Int, Hashable, Sendable {
    /// At the end of the first line; the start of the selection moves.
    case upstream = 0
    /// At the start of the second line; the end of the selection moves.
    case downstream = 1
  }

  /// The ranges, in order and without overlaps.
  open private(set) var textRanges: [NSTextRange]
  /// The unit by which the selection is extended.
  open private(set) var granularity: Granularity
  /// The affinity of the selection.
  open private(set) var affinity: Affinity
  /// A Boolean value that indicates whether the selection changes while the user drags.
  open internal(set) var isTransient = false
  /// The horizontal position that vertical movement keeps, in points from the container's left
  /// edge; 0 for the position of the selection.
  open var anchorPositionOffset: CGFloat = 0
  /// A Boolean value that indicates whether the selection is in text order rather than visual
  /// order; `true` by default.
  open var isLogical = true
  /// The other location of an insertion point between text of different directions; `nil` for none.
  /// Setting it makes the selection visual.
  open var secondarySelectionLocation: (any NSTextLocation)? {
    didSet { if secondarySelectionLocation != nil { isLogical = false } }
  }
  /// The attributes of text that replaces the selection; empty by default.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates a selection of ranges, which are sorted, and joined where they overlap.
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

  /// Creates a selection of a range.
  public convenience init(
    range: NSTextRange, affinity: Affinity, granularity: Granularity
  ) { self.init([range], affinity: affinity, granularity: granularity) }

  /// Creates an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
  }

  /// Always fails: selections are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a copy of the selection with other ranges.
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
