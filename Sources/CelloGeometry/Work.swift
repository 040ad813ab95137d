/// A kind of work whose amount depends on the input, with the limit beyond which the input is
/// refused.
///
/// A small file or a short call can cause hours of work or use more memory than is available.
/// Readers and drawing functions count in these units and refuse more than the limit, before they
/// start if the amount is already known. The limits are far beyond the needs of user interfaces.
package enum Work: CaseIterable, Sendable {
  /// The path elements of a file, including dashes.
  case pathElements
  /// The dashes along a path.
  case dashes
  /// The straight segments in the outlines of a symbol's layers.
  case layerSegments
  /// The points at which the outlines of a symbol's layers cross.
  case crossings
  /// The items in the tiles of a pattern.
  case tiles
  /// The pixels of a picture.
  case pixels
  /// The straight segments in the outline of a shape, after flattening and stroking.
  case segments
  /// The pixels along the outlines in a picture.
  case outlinePixels
  /// The pixels painted for a picture, counted once per layer.
  case paintedPixels
  /// The pixels of a shadow or a blurred backdrop.
  case blurredPixels
  /// The bytes kept until a group has been drawn.
  case groupBytes

  /// The maximum amount.
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
    // 32 times the largest picture.
    case .paintedPixels: 1 << 32
    // 0.5 GB.
    case .blurredPixels: 1 << 24
    // The size of the largest picture.
    case .groupBytes: 1 << 29
    }
  }

  /// The unit in the plural.
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

  /// Throws an error if an amount exceeds the limit or is NaN.
  package func check(_ amount: Double) throws(ExcessiveWork) {
    guard amount <= Double(limit) else { throw ExcessiveWork(work: self, amount: amount) }
  }
}

/// The error that an input requires more work than the limit.
package struct ExcessiveWork: Error, Hashable, Sendable {
  /// The kind of work.
  package let work: Work
  /// The required amount; `nil` if counting stopped at the limit.
  package let amount: Double?

  /// Creates an error.
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

  /// Returns decimal digits in groups of three.
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
