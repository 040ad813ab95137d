/// A parser of the path notation of the symbol files, which `README.md` of this module describes.
struct PathReader {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The difference of the stroke width from the regular weight, in units of the path's
  /// coordinates.
  private let weightGrowth: Double
  private var subpaths: [Subpath] = []
  private var open: [Curve] = []
  private var hasPoint = false
  private var point = Vector.zero
  private var start = Vector.zero
  /// The control point that `S` or `T` reflects.
  private var lastControl: Vector?

  static func read(_ text: Substring, weightGrowth: Double) throws(Failure) -> [Subpath] {
    var reader = PathReader(text, weightGrowth: weightGrowth)
    return try reader.readAll()
  }

  private init(_ text: Substring, weightGrowth: Double) {
    bytes = Array(text.utf8)
    self.weightGrowth = weightGrowth
  }

  // MARK: Commands

  private mutating func readAll() throws(Failure) -> [Subpath] {
    var command = ""
    while true {
      skipBlanks()
      guard position < bytes.count else { break }
      if isLetter(bytes[position]) {
        command = readWord()
      } else if command.isEmpty || command == "Z" {
        throw Failure(description: "a number where a command is expected")
      }
      try run(command)
      // As in SVG, additional pairs after a move are lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
    }
    finish(isClosed: false)
    guard !subpaths.isEmpty else { throw Failure(description: "an empty path") }
    for curve in subpaths.flatMap(\.curves) {
      for p in [curve.start, curve.control1, curve.control2, curve.end]
      where !(abs(p.x) < 200 && abs(p.y) < 200) {
        throw Failure(description: "a point far outside the grid")
      }
    }
    return subpaths
  }

  private mutating func run(_ command: String) throws(Failure) {
    var control: Vector?
    if !hasPoint, command.count == 1, "LlHhVvCcSsQqTtAaZz".contains(command[command.startIndex]) {
      throw Failure(description: "'\(command)' before any point")
    }
    switch command {
    case "M", "m":
      let to = try readPoint(isRelative: command == "m")
      finish(isClosed: false)
      point = to
      start = to
      hasPoint = true
    case "L", "l": line(to: try readPoint(isRelative: command == "l"))
    case "H": line(to: Vector(try readNumber(), point.y))
    case "h": line(to: Vector(point.x + (try readNumber()), point.y))
    case "V": line(to: Vector(point.x, try readNumber()))
    case "v": line(to: Vector(point.x, point.y + (try readNumber())))
    case "C", "c":
      let control1 = try readPoint(isRelative: command == "c")
      let control2 = try readPoint(isRelative: command == "c")
      let end = try readPoint(isRelative: command == "c")
      add(Curve(point, control1, control2, end))
      control = control2
    case "S", "s":
      let control1 = lastControl.map { point * 2 - $0 } ?? point
      let control2 = try readPoint(isRelative: command == "s")
      let end = try readPoint(isRelative: command == "s")
      add(Curve(point, control1, control2, end))
      control = control2
    case "Q", "q":
      let middle = try readPoint(isRelative: command == "q")
      let end = try readPoint(isRelative: command == "q")
      add(Curve(point, quadratic: middle, end))
      control = middle
    case "T", "t":
      let middle = lastControl.map { point * 2 - $0 } ?? point
      let end = try readPoint(isRelative: command == "t")
      add(Curve(point, quadratic: middle, end))
      control = middle
    case "A", "a":
      let radius = try readNumber()
      let isLarge = try readNumber() != 0
      let isClockwise = try readNumber() != 0
      try arc(
        radius, isLarge, isClockwise, to: try readPoint(isRelative: command == "a"))
    case "Z", "z": finish(isClosed: true)
    case "arc":
      let center = try readPoint()
      let radius = try readNumber()
      try arc(around: center, radius, from: try readNumber(), to: try readNumber())
    case "circle":
      let center = try readPoint()
      let radius = try readNumber()
      shape(Curve.circle(center, radius))
    case "oval":
      let center = try readPoint()
      let rx = try readNumber()
      let ry = try readNumber()
      shape(Curve.ellipse(center, rx, ry))
    case "box":
      let origin = try readPoint()
      let size = try readPoint()
      let radius = try readNumber()
      let right = origin.x + size.x
      let bottom = origin.y + size.y
      let corners = [
        origin, Vector(right, origin.y), Vector(right, bottom), Vector(origin.x, bottom),
      ]
      try polygon(corners.map { Corner(point: $0, radius: radius) }, isClosed: true)
    case "wire", "poly": try polygon(readCorners(), isClosed: command == "poly")
    case "dot":
      finish(isClosed: false)
      let center = try readPoint()
      subpaths.append(Subpath([Curve(line: center, center)], isClosed: false))
    case "reflect": try reflect()
    case "mirror":
      finish(isClosed: false)
      subpaths += subpaths.map { $0.mapped { Vector(-$0.x, $0.y) } }
    default: throw Failure(description: "unknown command '\(command)'")
    }
    lastControl = control
  }

  private mutating func line(to end: Vector) { add(Curve(line: point, end)) }

  private mutating func add(_ curve: Curve) {
    open.append(curve)
    point = curve.end
  }

  private mutating func shape(_ curves: [Curve]) {
    finish(isClosed: false)
    subpaths.append(Subpath(curves, isClosed: true))
  }

  private mutating func finish(isClosed: Bool) {
    if isClosed, !open.isEmpty, (point - start).length > 1e-6 {
      open.append(Curve(line: point, start))
    }
    if !open.isEmpty {
      subpaths.append(Subpath(open, isClosed: isClosed))
    }
    open = []
    point = start
  }

  private mutating func reflect() throws(Failure) {
    let half: [Curve]
    if !open.isEmpty {
      half = open
      open = []
    } else if let last = subpaths.last, !last.isClosed {
      half = last.curves
      subpaths.removeLast()
    } else {
      throw Failure(description: "nothing to reflect")
    }
    guard let first = half.first, let last = half.last, abs(first.start.x) < 1e-6,
      abs(last.end.x) < 1e-6
    else { throw Failure(description: "a reflected path has to start and end on the axis") }
    let other = half.reversed().map { $0.reversed.mapped { Vector(-$0.x, $0.y) } }
    subpaths.append(Subpath(half + other, isClosed: true))
  }

  // MARK: Arcs

  private mutating func arc(
    _ radius: Double, _ isLarge: Bool, _ isClockwise: Bool, to end: Vector
  ) throws(Failure) {
    let chord = end - point
    let half = chord.length / 2
    guard half > 1e-6 else { throw Failure(description: "an arc without a chord") }
    let radius = max(abs(radius), half)
    let height = (radius * radius - half * half).squareRoot()
    let side = isLarge == isClockwise ? 1.0 : -1.0
    let center = point.mixed(with: end, 0.5) + chord.normalized.left * (height * side)
    for curve in Curve.arc(around: center, from: point, to: end, clockwise: isClockwise) {
      add(curve)
    }
  }

  private mutating func arc(
    around center: Vector, _ radius: Double, from: Double, to: Double
  ) throws(Failure) {
    guard radius > 0, from != to, abs(from - to) <= 360 else {
      throw Failure(description: "an arc without length, or of more than a turn")
    }
    let first = center + Trigonometry.direction(from) * radius
    let last = center + Trigonometry.direction(to) * radius
    if !hasPoint || (first - point).length > 1e-6 {
      finish(isClosed: false)
      start = first
      point = first
      hasPoint = true
    }
    for curve in Curve.arc(around: center, from: first, to: last, clockwise: to > from) {
      add(curve)
    }
  }

  // MARK: Rounded corners

  private struct Corner {
    var point: Vector
    var radius: Double
  }

  private mutating func readCorners() throws(Failure) -> [Corner] {
    let radius = try readNumber()
    var corners: [Corner] = []
    while true {
      skipBlanks()
      guard position < bytes.count, !isLetter(bytes[position]) else { break }
      var corner = Corner(point: try readPoint(), radius: radius)
      if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
        position += 1
        corner.radius = try readNumber()
      }
      corners.append(corner)
    }
    return corners
  }

  private mutating func polygon(_ corners: [Corner], isClosed: Bool) throws(Failure) {
    finish(isClosed: false)
    let count = corners.count
    guard count >= (isClosed ? 3 : 2) else { throw Failure(description: "too few corners") }
    var curves: [Curve] = []
    var at: Vector?
    // The outline of a closed polygon starts after the rounding of its first corner.
    for i in 0...(isClosed ? count : count - 1) {
      let corner = corners[i % count]
      let isEnd = !isClosed && (i == 0 || i == count - 1)
      if isEnd {
        if let from = at { curves.append(Curve(line: from, corner.point)) }
        at = corner.point
        continue
      }
      let before = (corners[(i + count - 1) % count].point - corner.point)
      let after = (corners[(i + 1) % count].point - corner.point)
      let u = before.normalized
      let v = after.normalized
      let cosine = min(max(u.dot(v), -1), 1)
      // The distance from the corner to the tangent point of the arc: radius / tan(half of the
      // corner's angle).
      let tangent = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
      var reach = tangent > 1e-6 ? corner.radius / tangent : 0
      let limit = min(
        before.length * (isClosed || i > 1 ? 0.5 : 1),
        after.length * (isClosed || i < count - 2 ? 0.5 : 1))
      reach = min(max(reach, 0), limit)
      let radius = reach * tangent
      guard radius > 1e-6, tangent < 1e4 else {
        if let from = at, i > 0 { curves.append(Curve(line: from, corner.point)) }
        at = corner.point
        continue
      }
      let first = corner.point + u * reach
      let last = corner.point + v * reach
      let isClockwise = u.cross(v) < 0
      if i > 0, let from = at, (from - first).length > 1e-6 {
        curves.append(Curve(line: from, first))
      }
      if !(isClosed && i == 0) {
        let center =
          corner.point + (u + v).normalized * (radius * radius + reach * reach).squareRoot()
        curves += Curve.arc(around: center, from: first, to: last, clockwise: isClockwise)
      }
      at = last
    }
    guard !curves.isEmpty else { throw Failure(description: "corners all in one place") }
    subpaths.append(Subpath(curves, isClosed: isClosed))
  }

  // MARK: Numbers

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 97 && (byte | 0x20) <= 122 }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 32 || bytes[position] == 44 { position += 1 }
  }

  private mutating func readWord() -> String {
    let from = position
    while position < bytes.count, isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[from..<position], as: UTF8.self)
  }

  private mutating func readPoint(isRelative: Bool = false) throws(Failure) -> Vector {
    let x = try readNumber()
    let y = try readNumber()
    return isRelative ? Vector(point.x + x, point.y + y) : Vector(x, y)
  }

  /// Parses a number, and a multiple of `d` after it.
  private mutating func readNumber() throws(Failure) -> Double {
    skipBlanks()
    guard let value = scanDecimal() else {
      throw Failure(
        description:
          "a number is missing after '\(String(decoding: bytes[..<position], as: UTF8.self))'"
      )
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "d") {
      position += 1
      return value * weightGrowth
    }
    let mark = position
    if position < bytes.count, bytes[position] == 43 || bytes[position] == 45,
      let factor = scanDecimal()
    {
      if position < bytes.count, bytes[position] == UInt8(ascii: "d") {
        position += 1
        return value + factor * weightGrowth
      }
      position = mark
    }
    return value
  }

  private mutating func scanDecimal() -> Double? {
    let from = position
    var isNegative = false
    if position < bytes.count, bytes[position] == 43 || bytes[position] == 45 {
      isNegative = bytes[position] == 45
      position += 1
    }
    var mantissa = 0.0
    var divisor = 1.0
    var digits = 0
    var isFraction = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 46, !isFraction {
        isFraction = true
      } else if byte >= 48, byte <= 57, digits < 12 {
        mantissa = mantissa * 10 + Double(byte - 48)
        if isFraction { divisor *= 10 }
        digits += 1
      } else {
        break
      }
      position += 1
    }
    guard digits > 0 else {
      position = from
      return nil
    }
    return (isNegative ? -mantissa : mantissa) / divisor
  }
}
