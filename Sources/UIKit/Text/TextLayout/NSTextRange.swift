/// A range between two locations of a document. The end is not part of it.
open class NSTextRange: NSObject {
  private let typeGuard = CFTypeGuard()
  public final let location: any NSTextLocation
  public final let endLocation: any NSTextLocation

  /// A range between two locations; `nil` if the end is before the start.
  ///
  /// - Parameter endLocation: `nil` for an empty range.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// An empty range.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// A range of code units of a text storage; a negative length is treated as 0.
  convenience init(_ range: NSRange) {
    let start = TextOffset(range.location)
    self.init(start, TextOffset(range.location + max(range.length, 0)))
  }

  /// A range whose end is not before its start.
  private init(_ start: any NSTextLocation, _ end: any NSTextLocation) {
    location = start
    endLocation = end
    super.init()
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether a location is at the start of the range or behind it, and before its end.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  /// Whether another range is inside the range, which both may share an end.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether two ranges have a part in common that is not empty.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    !(intersection(textRange)?.isEmpty ?? true)
  }

  /// The part that two ranges have in common; `nil` if there is a gap between them. Ranges that touch
  /// have an empty one.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start =
      location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedDescending
      ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end)
  }

  /// The smallest range that contains two ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start =
      textRange.location.compare(location) == .orderedAscending ? textRange.location : location
    let end =
      textRange.endLocation.compare(endLocation) == .orderedDescending
      ? textRange.endLocation : endLocation
    return NSTextRange(start, end)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }

  /// Ranges of other locations than offsets share one value, since equal locations need not.
  open override var hash: Int {
    guard let start = location as? TextOffset, let end = endLocation as? TextOffset else {
      return 0
    }
    var hasher = Hasher()
    hasher.combine(start.offset)
    hasher.combine(end.offset)
    return hasher.finalize()
  }

  open override var description: String { "\(location)...\(endLocation)" }
}
