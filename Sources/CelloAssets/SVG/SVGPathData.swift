/// A parser of the `d` attribute of paths.
///
/// It supports all of SVG 1.1: lines, curves with their short forms, and elliptical arcs. An
/// invalid path is not drawn at all, so that a truncated file is reported instead of drawn in part.
package struct SVGPathData {
  private var scanner: SVGScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The second control point of the previous curve, which short forms mirror.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  /// The maximum number of path elements.
  static let maxElementCount = 200_000

  private init(_ text: String) { scanner = SVGScanner(text) }

  /// Parses a path; `nil` if it is invalid.
  package static func path(_ text: String) -> Path? {
    var reader = SVGPathData(text)
    return reader.read() ? reader.path : nil
  }

  private mutating func read() -> Bool {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let command = scanner.take()
      guard SVGScanner.isLetter(command) else { return false }
      // Every path starts with a move.
      guard !path.isEmpty || command | 0x20 == UInt8(ascii: "m") else { return false }
      scanner.skipSpace()
      guard perform(command) else { return false }
      scanner.skipSpace()
    }
    return true
  }

  /// Performs a command once for each set of its numbers.
  private mutating func perform(_ command: UInt8) -> Bool {
    var command = command
    var isFirst = true
    repeat {
      guard path.elements.count < Self.maxElementCount else { return false }
      guard performOnce(command) else { return false }
      // Additional coordinates after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if isFirst, command | 0x20 == UInt8(ascii: "z") { return true }
      isFirst = false
      let hadComma = scanner.skipSeparator()
      if scanner.isAtEnd || SVGScanner.isLetter(scanner.next) { return !hadComma }
    } while true
  }

  private mutating func performOnce(_ command: UInt8) -> Bool {
    let origin = command & 0x20 != 0 ? current : .zero
    var nextCubic: CGPoint?
    var nextQuadratic: CGPoint?
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let point = point(origin) else { return false }
      path.move(to: point)
      current = point
      start = point
    case UInt8(ascii: "l"):
      guard let point = point(origin) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let control1 = point(origin), let control2 = separatedPoint(origin),
        let end = separatedPoint(origin)
      else { return false }
      cubic(control1, control2, end)
      nextCubic = control2
    case UInt8(ascii: "s"):
      guard let control2 = point(origin), let end = separatedPoint(origin) else { return false }
      cubic(mirrored(cubicControl), control2, end)
      nextCubic = control2
    case UInt8(ascii: "q"):
      guard let control = point(origin), let end = separatedPoint(origin) else { return false }
      quadratic(control, end)
      nextQuadratic = control
    case UInt8(ascii: "t"):
      guard let end = point(origin) else { return false }
      let control = mirrored(quadraticControl)
      quadratic(control, end)
      nextQuadratic = control
    case UInt8(ascii: "a"):
      guard arc(origin) else { return false }
    case UInt8(ascii: "z"):
      reopen()
      path.close()
      current = start
    default: return false
    }
    cubicControl = nextCubic
    quadraticControl = nextQuadratic
    return current.x.magnitude < 1e9 && current.y.magnitude < 1e9
  }

  // MARK: Numbers

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.number() else { return nil }
    scanner.skipSeparator()
    guard let y = scanner.number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func separatedPoint(_ origin: CGPoint) -> CGPoint? {
    scanner.skipSeparator()
    return point(origin)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  // MARK: Elements

  /// Continues from the start of the subpath after a close.
  private mutating func reopen() {
    if path.elements.last == .close { path.move(to: current) }
  }

  private mutating func line(to point: CGPoint) {
    reopen()
    path.addLine(to: point)
    current = point
  }

  private mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    reopen()
    path.addCubic(to: end, control1: control1, control2: control2)
    current = end
  }

  private mutating func quadratic(_ control: CGPoint, _ end: CGPoint) {
    reopen()
    path.addQuadratic(to: end, control: control)
    current = end
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let ry = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let degrees = scanner.number() else { return false }
    scanner.skipSeparator()
    guard let isLarge = scanner.flag() else { return false }
    scanner.skipSeparator()
    guard let isSweeping = scanner.flag() else { return false }
    guard let end = separatedPoint(origin) else { return false }
    reopen()
    path.addEllipticalArc(
      from: current, to: end, radii: (rx, ry), degrees: degrees, isLarge: isLarge,
      isSweeping: isSweeping)
    current = end
    return true
  }
}
