/// A point or a direction on the design grid.
///
/// The grid's unit is a hundredth of the text's em. Its origin lies on the symbol's vertical axis,
/// halfway up the cap height; y goes down. See `SymbolMetrics`.
struct Vector: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Vector(0, 0)

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(a.x * k, a.y * k) }
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Positive when `other` is reached by turning clockwise on screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The direction with length 1; zero stays zero.
  var normalized: Vector {
    let length = length
    return length > 0 ? Vector(x / length, y / length) : .zero
  }

  /// A quarter turn anticlockwise on screen: what lies to the left when looking along this
  /// direction.
  var left: Vector { Vector(y, -x) }

  func mixed(with other: Vector, _ t: Double) -> Vector {
    Vector(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}

/// Sine and cosine from sums and products alone, so that they are the same on every machine.
enum Trigonometry {
  /// The direction at an angle in degrees: 0 points right, 90 down.
  static func direction(_ degrees: Double) -> Vector {
    guard degrees.isFinite, abs(degrees) < 1e6 else { return Vector(1, 0) }
    // Down to a remainder of at most 45° around a multiple of 90°, where the series converges fast.
    let quarter = Int(clamping: degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
    let angle = (degrees - Double(quarter) * 90) * (3.14159265358979323846 / 180)
    let square = angle * angle
    var sine = 1.0
    var cosine = 1.0
    var k = 16.0
    while k >= 2 {
      sine = 1 - sine * square / (k * (k + 1))
      cosine = 1 - cosine * square / (k * (k - 1))
      k -= 2
    }
    sine *= angle
    switch ((quarter % 4) + 4) % 4 {
    case 0: return Vector(cosine, sine)
    case 1: return Vector(-sine, cosine)
    case 2: return Vector(-cosine, -sine)
    default: return Vector(sine, -cosine)
    }
  }
}
