/// Work whose amount an input decides, with the most of it that is done.
///
/// A small file or a short call can ask for hours of work or for more memory than there is. Every
/// reader and every drawing function counts what it is asked for in these units, and refuses more
/// than the limit before it starts.
package enum Work: CaseIterable, Sendable {
  /// Elements of the paths of one file.
  case pathElements
  /// Dashes of one line.
  case dashes
  /// Straight segments of the outlines of one symbol's layers.
  case layerSegments
  /// Points at which the outlines of one symbol's layers cross.
  case crossings
  /// Items that the tiles of one pattern draw.
  case tiles
  /// Pixels of one picture.
  case pixels
  /// Pixels that the layers of one picture paint, those painted more than once included.
  case paintedPixels

  package var limit: Int {
    switch self {
    case .pathElements: 500_000
    case .dashes: 20_000
    case .layerSegments: 50_000
    case .crossings: 100_000
    case .tiles: 100_000
    // 512 MB.
    case .pixels: 1 << 27
    // Thirty-two times the largest picture.
    case .paintedPixels: 1 << 32
    }
  }

  /// What is counted, in the plural.
  fileprivate var unit: String {
    switch self {
    case .pathElements: "path elements"
    case .dashes: "dashes along a line"
    case .layerSegments: "straight segments in the outlines of its layers"
    case .crossings: "crossings between the outlines of its layers"
    case .tiles: "items in the tiles of a pattern"
    case .pixels: "pixels in a picture"
    case .paintedPixels: "pixels painted by the layers of a picture"
    }
  }

  /// Throws if an amount exceeds the limit; NaN does.
  package func check(_ amount: Double) throws(ExcessiveWork) {
    guard amount <= Double(limit) else { throw ExcessiveWork(work: self, amount: amount) }
  }
}

/// An input asks for more work than is done.
package struct ExcessiveWork: Error, Hashable, Sendable {
  package let work: Work
  /// How much was asked for; `nil` where counting stopped at the limit.
  package let amount: Double?

  package init(work: Work, amount: Double? = nil) {
    self.work = work
    self.amount = amount
  }
}

extension ExcessiveWork: CustomStringConvertible {
  /// The amount and the limit, such as '2,000,000 dashes along a line, where the limit is 20,000'.
  package var description: String {
    let limit = Self.grouped(work.limit)
    guard let amount, amount < 1e15 else {
      return "more than \(limit) \(work.unit), which is the limit"
    }
    return "\(Self.grouped(Int(clamping: amount))) \(work.unit), where the limit is \(limit)"
  }

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
