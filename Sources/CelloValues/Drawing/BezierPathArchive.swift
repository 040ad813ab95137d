internal import CelloRaster

/// The value of a path in an archive.
struct BezierPathArchive: Codable {
  /// The elements, as the notation of paths.
  let path: String
  /// The rectangle of a path that is a rectangle or a rounded rectangle, and the radius of its
  /// corners: x, y, width, height, radius.
  private let rect: [Double]?
  /// The rounded corners, as the bits of `UIRectCorner`.
  private let corners: UInt?
  let lineWidth: Double
  let lineCap: Int32
  let lineJoin: Int32
  let miterLimit: Double
  let flatness: Double
  let usesEvenOddFillRule: Bool
  let dashPattern: [Double]
  let dashPhase: Double

  init(
    _ path: Path, shape: Shape?, lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, flatness: CGFloat, usesEvenOddFillRule: Bool, dashPattern: [CGFloat],
    dashPhase: CGFloat
  ) {
    self.path = path.notation
    switch shape {
    case .rect(let rect):
      self.rect = Self.numbers(rect, radius: 0)
      corners = nil
    case .roundedRect(let rounded):
      rect = Self.numbers(rounded.rect, radius: rounded.radius)
      corners = rounded.corners.rawValue
    case .path, nil:
      rect = nil
      corners = nil
    }
    self.lineWidth = Double(lineWidth)
    self.lineCap = lineCap.rawValue
    self.lineJoin = lineJoin.rawValue
    self.miterLimit = Double(miterLimit)
    self.flatness = Double(flatness)
    self.usesEvenOddFillRule = usesEvenOddFillRule
    self.dashPattern = dashPattern.map { Double($0) }
    self.dashPhase = Double(dashPhase)
  }

  /// The rectangle or rounded rectangle; `nil` for other paths.
  var shape: Shape? {
    guard let rect, rect.count == 5, rect.allSatisfy(\.isFinite) else { return nil }
    let frame = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    guard let corners else { return .rect(frame) }
    return .roundedRect(
      RoundedRect(
        frame, radius: CGFloat(rect[4]), curve: .continuous,
        corners: UIRectCorner(rawValue: corners)))
  }

  private static func numbers(_ rect: CGRect, radius: CGFloat) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, radius].map { Double($0) }
  }
}
