/// An object that moves, extends and creates selections.
///
/// It uses only its data source, so it works for other layouts as well. The paragraph's direction
/// resolves left and right.
open class NSTextSelectionNavigation: NSObject {
  /// The direction of a movement.
  public enum Direction: Int, Hashable, Sendable {
    /// Toward the end of the document.
    case forward = 0
    /// Toward the start of the document.
    case backward = 1
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
  }

  /// The distance of a movement.
  public enum Destination: Int, Hashable, Sendable {
    /// To the next character.
    case character = 0
    /// To the end of the next word, or the start of the previous word.
    case word = 1
    /// To the end or the start of the line.
    case line = 2
    /// To the end of the sentence or its start.
    case sentence = 3
    /// To the end of the paragraph or its start.
    case paragraph = 4
    /// To the end of the container or its start.
    case container = 5
    /// To the end of the document or its start.
    case document = 6
  }

  /// The way in which a touch changes a selection.
  public struct Modifier: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The selection is extended to the point.
    public static let extend = Modifier(rawValue: 1 << 0)
    /// The text in the rectangle between the anchor and the point is selected.
    public static let visual = Modifier(rawValue: 1 << 1)
    /// Like ``visual``, with a separate selection for each line.
    public static let multiple = Modifier(rawValue: 1 << 2)
  }

  /// The writing direction of text.
  public enum WritingDirection: Int, Hashable, Sendable {
    /// The direction from left to right.
    case leftToRight = 0
    /// The direction from right to left.
    case rightToLeft = 1
  }

  /// The orientation of lines.
  public enum LayoutOrientation: Int, Hashable, Sendable {
    /// Horizontal lines.
    case horizontal = 0
    /// Vertical lines.
    case vertical = 1
  }

  /// The data source, which is not kept alive.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// A Boolean value that indicates whether visual selections may have several ranges; `false` by
  /// default.
  open var allowsNonContiguousRanges = false
  /// Stored only: a Boolean value that indicates whether points are rotated for vertical text.
  /// Lines are always horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Creates a navigation for a data source, which is not kept alive.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Discards cached layout information. Does nothing, because nothing is cached.
  open func flushLayoutCache() {}

  // MARK: Moving

  /// Returns a moved or extended selection; `nil` if there is no destination.
  ///
  /// A movement by characters that does not extend the selection moves a nonempty selection to its
  /// end in the direction.
  ///
  /// - Parameters:
  ///   - extending: whether the other end of the selection stays.
  ///   - confined: whether the selection stays in its paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let (start, end) = (first.location, last.endLocation)
    let isEmpty = start.compare(end) == .orderedSame
    let isVertical = direction == .up || direction == .down
    let isForward = isForward(direction, at: start, in: source)
    let movesStart =
      extending ? !isEmpty && textSelection.affinity == .upstream : !isForward
    let head = movesStart ? start : end
    let anchor = movesStart ? end : start
    var moved: (any NSTextLocation)?
    var offset = textSelection.anchorPositionOffset
    if destination == .character, isVertical {
      (moved, offset) = otherLine(
        from: head, x: offset, isDown: direction == .down,
        isUpstream: isEmpty && textSelection.affinity == .upstream, in: source)
    } else if destination == .character, !isEmpty, !extending {
      moved = head
      offset = 0
    } else {
      moved = self.moved(head, isForward: isForward, by: destination, in: source)
      offset = 0
    }
    guard var target = moved else { return nil }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: head) {
      if target.compare(paragraph.location) == .orderedAscending { target = paragraph.location }
      if target.compare(paragraph.endLocation) == .orderedDescending {
        target = paragraph.endLocation
      }
    }
    guard target.compare(head) != .orderedSame || (!extending && !isEmpty) else { return nil }
    let result: NSTextSelection
    if extending {
      let isBefore = target.compare(anchor) == .orderedAscending
      let range =
        isBefore
        ? NSTextRange(location: target, end: anchor) : NSTextRange(location: anchor, end: target)
      guard let range else { return nil }
      result = NSTextSelection(
        range: range, affinity: isBefore ? .upstream : .downstream,
        granularity: textSelection.granularity)
    } else {
      // The end of a wrapped line is at its end, not at the start of the next line.
      let isLineEnd = destination == .line && isForward
      result = NSTextSelection(
        range: NSTextRange(location: target), affinity: isLineEnd ? .upstream : .downstream,
        granularity: .character)
    }
    result.anchorPositionOffset = offset
    result.typingAttributes = textSelection.typingAttributes
    return result
  }

  private func isForward(
    _ direction: Direction, at location: any NSTextLocation,
    in source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: location) == .leftToRight
    case .left: source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  /// Returns the next boundary in a direction; `nil` for none.
  private func moved(
    _ location: any NSTextLocation, isForward: Bool, by destination: Destination,
    in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    switch destination {
    case .character:
      return boundary(location, isForward, .byComposedCharacterSequences, in: source)
    case .word:
      return boundary(location, isForward, .words, in: source)
        ?? documentEdge(location, isForward, in: source)
    case .sentence:
      return boundary(location, isForward, .sentences, in: source)
        ?? documentEdge(location, isForward, in: source)
    case .paragraph:
      return boundary(location, isForward, .byParagraphs, in: source)
        ?? documentEdge(location, isForward, in: source)
    case .line:
      guard let range = lineRange(of: location, in: source) else { return nil }
      return isForward ? contentEnd(of: range, in: source) : range.location
    case .container:
      var found: (any NSTextLocation)?
      source.enumerateContainerBoundaries(from: location, reverse: !isForward) { boundary, stop in
        found = boundary
        stop.pointee = true
      }
      return found ?? documentEdge(location, isForward, in: source)
    case .document: return documentEdge(location, isForward, in: source)
    }
  }

  private func documentEdge(
    _ location: any NSTextLocation, _ isForward: Bool, in source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    isForward ? source.documentRange.endLocation : source.documentRange.location
  }

  /// Returns the end of the first part that ends after a location, or the start of the last part
  /// that begins before it.
  private func boundary(
    _ location: any NSTextLocation, _ isForward: Bool, _ kind: NSString.EnumerationOptions,
    in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    var found: (any NSTextLocation)?
    let options: NSString.EnumerationOptions =
      isForward ? [kind, .substringNotRequired] : [kind, .reverse, .substringNotRequired]
    source.enumerateSubstrings(from: location, options: options) { _, range, _, stop in
      let edge = isForward ? range.endLocation : range.location
      let order = edge.compare(location)
      guard order == (isForward ? .orderedDescending : .orderedAscending) else { return }
      found = edge
      stop.pointee = true
    }
    return found
  }

  /// Returns the line of a location.
  private func lineRange(
    of location: any NSTextLocation, in source: any NSTextSelectionDataSource
  ) -> NSTextRange? { source.textRange(for: .line, enclosing: location) }

  /// Returns the end of a line before its separator.
  private func contentEnd(
    of line: NSTextRange, in source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var end = line.endLocation
    source.enumerateSubstrings(from: line.location, options: []) { _, range, _, stop in
      if range.location.compare(line.location) == .orderedSame { end = range.endLocation }
      stop.pointee = true
    }
    return end
  }

  // MARK: Lines

  private func x(
    of location: any NSTextLocation, in source: any NSTextSelectionDataSource
  ) -> CGFloat {
    var found: CGFloat?
    var last: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: location) { x, position, isLeading, stop in
      last = x
      guard isLeading, position.compare(location) == .orderedSame else { return }
      found = x
      stop.pointee = true
    }
    return found ?? last
  }

  /// Returns the location at a horizontal position in the line of another location.
  func location(
    atX x: CGFloat, inLineOf line: any NSTextLocation, in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    var found: (distance: CGFloat, location: any NSTextLocation, isLeading: Bool)?
    source.enumerateCaretOffsetsInLineFragment(at: line) { offset, position, isLeading, _ in
      let distance = abs(offset - (x.isNaN ? 0 : x))
      if let found, found.distance <= distance { return }
      found = (distance, position, isLeading)
    }
    guard let found else { return nil }
    if found.isLeading { return found.location }
    return source.textRange(for: .character, enclosing: found.location)?.endLocation
      ?? found.location
  }

  /// Returns the location in the line above or below, and the horizontal position to keep.
  private func otherLine(
    from location: any NSTextLocation, x anchor: CGFloat, isDown: Bool, isUpstream: Bool,
    in source: any NSTextSelectionDataSource
  ) -> ((any NSTextLocation)?, CGFloat) {
    var start = location
    if isUpstream, let before = source.location(location, offsetBy: -1) { start = before }
    let x = anchor > 0 ? anchor : x(of: location, in: source)
    let document = source.documentRange
    guard let line = lineRange(of: start, in: source) else { return (nil, x) }
    if isDown {
      guard
        line.endLocation.compare(document.endLocation) == .orderedAscending
          || lineRange(of: line.endLocation, in: source)?.location.compare(line.location)
            == .orderedDescending
      else { return (document.endLocation, x) }
      return (self.location(atX: x, inLineOf: line.endLocation, in: source), x)
    }
    guard line.location.compare(document.location) == .orderedDescending,
      let before = source.location(line.location, offsetBy: -1)
    else { return (document.location, x) }
    return (self.location(atX: x, inLineOf: before, in: source), x)
  }

  // MARK: Points and deletion

  /// Returns the selections for a touch at a point; empty without lines.
  ///
  /// - Parameters:
  ///   - containerLocation: a location in the container of the point.
  ///   - anchors: the former selections, which are extended.
  ///   - selecting: whether the touch is a drag that extends the selection.
  ///   - bounds: the area that can be touched; a point outside is moved to its edge.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    selectionsAfterInteraction(
      interactingAt: point, inContainerAt: containerLocation, anchors: anchors,
      modifiers: modifiers, selecting: selecting, bounds: bounds)
  }

  /// Returns a selection extended to whole characters, words, lines, paragraphs or sentences.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing textSelection: NSTextSelection
  ) -> NSTextSelection { grownSelection(for: selectionGranularity, enclosing: textSelection) }

  /// Returns the character, word, line, paragraph or sentence at a point; `nil` for none.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource,
      let line = source.lineFragmentRange(for: point, inContainerAt: location),
      let position = self.location(atX: point.x, inLineOf: line.location, in: source),
      let range = source.textRange(for: selectionGranularity, enclosing: position)
    else { return nil }
    let selection = NSTextSelection(
      range: range, affinity: .downstream, granularity: selectionGranularity)
    selection.anchorPositionOffset = point.x
    return selection
  }

  /// Returns the location at which text is inserted between text of different directions; `nil` for
  /// other selections.
  ///
  /// - Parameter writingDirection: the direction of the inserted text.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? {
    guard !textSelection.isLogical, let other = textSelection.secondarySelectionLocation,
      let own = textSelection.textRanges.first?.location, let source = textSelectionDataSource
    else { return nil }
    return source.baseWritingDirection(at: own) == writingDirection ? own : other
  }

  /// Returns the ranges that a key deletes: the ranges of the selection, or the range between an
  /// insertion point and its destination; empty if there is nothing to delete.
  ///
  /// - Parameter allowsDecomposition: whether a backward deletion removes only the last mark of a
  ///   character.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    rangesToDelete(
      for: textSelection, direction: direction, destination: destination,
      allowsDecomposition: allowsDecomposition)
  }
}
