/// Kinds of work whose amount an input decides, each with the limit beyond which it is refused.
///
/// A small file or a short call can ask for hours of work or for more memory than there is. Readers
/// and drawing functions count in these units and refuse more than the limit, before they start
/// where the amount is known by then. Limits are far above what user interfaces need.
package enum Work: CaseIterable, Sendable {
  /// Elements of the paths of one file, dashes included.
  case pathElements
  /// Dashes along one path.
  case dashes
  /// Straight segments of the outlines of one symbol's layers.
  case layerSegments
  /// Points at which the outlines of one symbol's layers cross.
  case crossings
  /// Items that the tiles of one pattern draw.
  case tiles
  /// Pixels of one picture.
  case pixels
  /// Straight segments of one shape's outline, after flattening and stroking.
  case segments
  /// Pixels through which the outlines in one picture pass.
  case outlinePixels
  /// Pixels that are painted for one picture, again for each layer.
  case paintedPixels
  /// Pixels of one shadow or blurred backdrop.
  case blurredPixels
  /// Bytes that are kept until a group has been drawn.
  case groupBytes

  package var limit: Int {
    switch self {
    case .pathElements: 500_000
    case .dashes: 50_000
    case .layerSegments: 50_000
    case .crossings: 100_000
    case .tiles: 100_000
    // 512 MB.
    case .pixels: 1 << 27
    // 64 MB.
    case .segments: 1 << 22
    case .outlinePixels: 1 << 29
    // The largest picture 32 times.
    case .paintedPixels: 1 << 32
    // 0.5 GB.
    case .blurredPixels: 1 << 24
    // The largest picture once.
    case .groupBytes: 1 << 29
    }
  }

  /// The unit, in the plural.
  fileprivate var unit: String {
    switch self {
    case .pathElements: "path elements"
    case .dashes: "dashes along a path"
    case .layerSegments: "straight segments in the outlines of its layers"
    case .crossings: "crossings between the outlines of its layers"
    case .tiles: "items in its tiles"
    case .pixels: "pixels in a picture"
    case .segments: "straight segments in the outline of a shape"
    case .outlinePixels: "pixels along the outlines of shapes"
    case .paintedPixels: "painted pixels"
    case .blurredPixels: "pixels in a shadow or blurred backdrop"
    case .groupBytes: "bytes for the contents of groups"
    }
  }

  /// Throws if an amount exceeds the limit or is NaN.
  package func check(_ amount: Double) throws(ExcessiveWork) {
    guard amount <= Double(limit) else { throw ExcessiveWork(work: self, amount: amount) }
  }
}

/// An input asks for more work than is done.
package struct ExcessiveWork: Error, Hashable, Sendable {
  package let work: Work
  /// The amount that was asked for; `nil` if counting stopped at the limit.
  package let amount: Double?

  package init(work: Work, amount: Double? = nil) {
    self.work = work
    self.amount = amount
  }
}

extension ExcessiveWork: CustomStringConvertible {
  /// The amount and the limit, such as '2,000,000 dashes along a path, where the limit is 50,000'.
  package var description: String {
    let limit = Self.grouped(work.limit)
    guard let amount, amount < 1e15 else {
      return "more than \(limit) \(work.unit), which is the limit"
    }
    return "\(Self.grouped(Int(clamping: amount))) \(work.unit), where the limit is \(limit)"
  }

  /// Decimal digits in groups of three.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var result = ""
    while digits.count > 3 {
      result = ",\(digits.suffix(3))\(result)"
      digits.removeLast(3)
    }
    return digits + result
  }
}
