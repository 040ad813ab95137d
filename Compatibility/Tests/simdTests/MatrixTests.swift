import Testing
import simd

@Suite("Matrices of simd") struct MatrixTests {
  /// Moves by (5, 6, 7) after scaling by 2, 3 and 4.
  let matrix = double4x4(rows: [
    SIMD4(2, 0, 0, 5), SIMD4(0, 3, 0, 6), SIMD4(0, 0, 4, 7), SIMD4(0, 0, 0, 1),
  ])

  @Test("elements are found by column and row")
  func elements() {
    #expect(matrix[3] == SIMD4(5, 6, 7, 1))
    #expect(matrix[3][1] == 6)
    #expect(matrix[3, 2] == 7)
    #expect(matrix.columns.0 == SIMD4(2, 0, 0, 0))
    #expect(matrix.transpose[0] == SIMD4(2, 0, 0, 5))
    #expect(double4x4(diagonal: SIMD4(1, 1, 1, 1)) == matrix_identity_double4x4)
  }

  @Test("products move vectors, and an inverse moves them back")
  func products() {
    #expect(matrix * SIMD4(1, 1, 1, 1) == SIMD4(7, 9, 11, 1))
    #expect(SIMD4(1, 1, 1, 1) * matrix == SIMD4(2, 3, 4, 19))
    #expect(matrix * matrix.inverse == matrix_identity_double4x4)
    #expect(simd_mul(simd_inverse(matrix), SIMD4(7, 9, 11, 1)) == SIMD4(1, 1, 1, 1))
    #expect(simd_determinant(matrix) == 24)
    #expect(2 * matrix - matrix == matrix)
  }

  @Test("rows are exchanged where the diagonal has a zero")
  func pivots() {
    let swapped = float4x4(rows: [
      SIMD4(0, 1, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ])
    #expect(swapped.inverse == swapped)
    #expect(swapped.determinant == -1)
  }

  @Test("a matrix without an inverse has the determinant 0")
  func singular() {
    let flat = double4x4(diagonal: SIMD4(1, 1, 0, 1))
    #expect(flat.determinant == 0)
    #expect(flat.inverse[0][0].isNaN)
  }
}
