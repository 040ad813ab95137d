/// A matrix of four rows and four columns.
public struct _Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD4(), SIMD4(), SIMD4(), SIMD4()) }

  /// Creates a matrix with a number on its diagonal and zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// Creates a matrix with numbers on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// Creates a matrix from its columns.
  public init(
    _ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>,
    _ fourth: SIMD4<Scalar>
  ) {
    columns = (first, second, third, fourth)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix from its four columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "A matrix has four columns, not \(columns.count).")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix from its four rows.
  public init(rows: [SIMD4<Scalar>]) { self = Self(rows).transpose }

  /// The column with an index from 0.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A matrix has no column \(column).")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A matrix has no column \(column).")
      }
    }
  }

  /// The element of a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Returns a Boolean value that indicates whether all elements are equal.
  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }

  // MARK: Arithmetic

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<4 { for row in 0..<4 { result[column, row] = self[row, column] } }
    return result
  }

  /// The product of the pivots of Gaussian elimination; 0 if the matrix has no inverse.
  public var determinant: Scalar { eliminated().determinant }

  /// The inverse matrix. If there is none, its elements are not numbers.
  public var inverse: Self { eliminated().inverse ?? Self(repeating: .nan) }

  private init(repeating scalar: Scalar) {
    let column = SIMD4(repeating: scalar)
    self.init(column, column, column, column)
  }

  /// Eliminates the elements beside the diagonal, with the largest pivot of each column.
  private func eliminated() -> (determinant: Scalar, inverse: Self?) {
    // The rows of the matrix and of the inverse.
    var left = transpose
    var right = Self(1)
    var determinant: Scalar = 1
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let value = left[pivot][column]
      guard value != 0, value.isFinite else { return (value.isNaN ? .nan : 0, nil) }
      if pivot != column {
        (left[pivot], left[column]) = (left[column], left[pivot])
        (right[pivot], right[column]) = (right[column], right[pivot])
        determinant = -determinant
      }
      determinant *= value
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return (determinant, right.transpose)
  }

  /// Returns the sum of two matrices.
  public static func + (left: Self, right: Self) -> Self {
    Self((0..<4).map { left[$0] + right[$0] })
  }

  /// Returns the difference of two matrices.
  public static func - (left: Self, right: Self) -> Self {
    Self((0..<4).map { left[$0] - right[$0] })
  }

  /// Returns the matrix with the opposite elements.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  /// Returns the multiple of a matrix.
  public static func * (scalar: Scalar, matrix: Self) -> Self {
    Self((0..<4).map { matrix[$0] * scalar })
  }

  /// Returns the multiple of a matrix.
  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  /// Returns the product of a matrix and a column.
  public static func * (matrix: Self, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    (0..<4).reduce(SIMD4()) { $0 + matrix[$1] * vector[$1] }
  }

  /// Returns the product of a row and a matrix.
  public static func * (vector: SIMD4<Scalar>, matrix: Self) -> SIMD4<Scalar> {
    matrix.transpose * vector
  }

  /// Returns the product of two matrices.
  public static func * (left: Self, right: Self) -> Self {
    Self((0..<4).map { left * right[$0] })
  }
}

extension _Matrix4x4: CustomDebugStringConvertible {
  /// The columns.
  public var debugDescription: String {
    "\(Scalar.self)4x4([\((0..<4).map { "\(self[$0])" }.joined(separator: ", "))])".lowercased()
  }
}
