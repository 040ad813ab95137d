// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A 4 × 4 transform of three-dimensional space. Points are row vectors, multiplied from the left.
///
/// Layers are drawn with the affine part: depth and perspective (`m14`, `m24` and `m34`) have no
/// effect on a picture.
public struct CATransform3D: Hashable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat
  /// The element in row 1, column 2.
  public var m12: CGFloat
  /// The element in row 1, column 3.
  public var m13: CGFloat
  /// The element in row 1, column 4.
  public var m14: CGFloat
  /// The element in row 2, column 1.
  public var m21: CGFloat
  /// The element in row 2, column 2.
  public var m22: CGFloat
  /// The element in row 2, column 3.
  public var m23: CGFloat
  /// The element in row 2, column 4.
  public var m24: CGFloat
  /// The element in row 3, column 1.
  public var m31: CGFloat
  /// The element in row 3, column 2.
  public var m32: CGFloat
  /// The element in row 3, column 3.
  public var m33: CGFloat
  /// The element in row 3, column 4.
  public var m34: CGFloat
  /// The element in row 4, column 1.
  public var m41: CGFloat
  /// The element in row 4, column 2.
  public var m42: CGFloat
  /// The element in row 4, column 3.
  public var m43: CGFloat
  /// The element in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform with all elements 0, as in C.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a transform from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  private var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  private init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    let left = rows
    let right = other.rows
    var product = left
    for row in 0..<4 {
      for column in 0..<4 {
        var sum: CGFloat = 0
        for index in 0..<4 { sum += left[row][index] * right[index][column] }
        product[row][column] = sum
      }
    }
    return CATransform3D(rows: product)
  }

  /// The inverse by elimination with the largest pivot of each column; `nil` if there is none.
  fileprivate var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { left[$0][column].magnitude < left[$1][column].magnitude }!
      guard left[pivot][column] != 0, left[pivot][column].isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      for index in 0..<4 {
        left[column][index] /= divisor
        right[column][index] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for index in 0..<4 {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// Returns a scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// Returns a rotation by an angle in radians about an axis; the identity if the axis has the length
/// 0.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let turn = CGAffineTransform(rotationAngle: angle)
  let (cosine, sine) = (turn.a, turn.b)
  let (x, y, z) = (x / length, y / length, z / length)
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + rest * x * x, m12: rest * x * y + sine * z, m13: rest * x * z - sine * y, m14: 0,
    m21: rest * x * y - sine * z, m22: cosine + rest * y * y, m23: rest * y * z + sine * x, m24: 0,
    m31: rest * x * z + sine * y, m32: rest * y * z - sine * x, m33: cosine + rest * z * z, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a translation followed by `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scaling followed by `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation, by an angle in radians about an axis, followed by `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse transform; `t` if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns the transform that applies an affine transform to the x and y coordinates.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
    m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns a Boolean value that indicates whether an affine transform can express the transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine part of a transform, without depth and perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
