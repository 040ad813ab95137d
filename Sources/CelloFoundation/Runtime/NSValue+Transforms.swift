// Foundation on Linux stores no structures of other modules in values. These are stored as arrays of
// numbers, so that values of the same numbers are equal, and a value can be archived.
extension NSValue {
  /// Creates a value of an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: transform.numbers)
  }

  /// Creates a value of a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.numbers)
  }

  /// Creates a value of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

  /// Creates a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value of directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a value of an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The affine transform; all elements are 0 if the value has another type.
  public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(numbers: numbers(6)) }

  /// The three-dimensional transform; all elements are 0 if the value has another type.
  public var caTransform3DValue: CATransform3D { CATransform3D(numbers: numbers(16)) }

  /// The vector; zero if the value has another type.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The insets; zero if the value has another type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The directional insets; zero if the value has another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset; zero if the value has another type.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// The numbers of a value that stores `count` of them; zeros for other values.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" {
      numbers.withUnsafeMutableBytes { if let start = $0.baseAddress { getValue(start) } }
    }
    return numbers.map { CGFloat($0) }
  }
}

extension CGAffineTransform {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

  /// Creates a transform of six numbers.
  init(numbers: [CGFloat]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform of sixteen numbers.
  fileprivate init(numbers: [CGFloat]) {
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4],
      m22: numbers[5], m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9],
      m33: numbers[10], m34: numbers[11], m41: numbers[12], m42: numbers[13], m43: numbers[14],
      m44: numbers[15])
  }
}
