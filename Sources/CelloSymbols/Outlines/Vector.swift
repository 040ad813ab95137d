/// A point or a direction on the design grid.
///
/// The unit of the grid is a hundredth of the text's em. Its origin is on the vertical axis of the
/// symbol, at half of the cap height; y increases downward. See `SymbolMetrics`.
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

  /// Returns the cross product; positive if `other` is clockwise from this direction on the screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The direction with the length 1; zero for the zero vector.
  var normalized: Vector {
    let length = length
    return length > 0 ? Vector(x / length, y / length) : .zero
  }

  /// The direction rotated counterclockwise on the screen by a quarter turn, which is its left
  /// side.
  var left: Vector { Vector(y, -x) }

  func mixed(with other: Vector, _ t: Double) -> Vector {
    Vector(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}

/// Sines and cosines computed only with additions and multiplications, so that they are the same on
/// every machine.
enum Trigonometry {
  /// Returns the direction at an angle in degrees: 0 is to the right, 90 is down.
  static func direction(_ degrees: Double) -> Vector {
    guard degrees.isFinite, abs(degrees) < 1e6 else { return Vector(1, 0) }
    // Reduces the angle to at most 45° around a multiple of 90°, where the series converges fast.
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
