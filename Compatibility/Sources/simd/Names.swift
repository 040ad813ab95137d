// Apple's names for matrices and vectors.

public typealias simd_double4x4 = _Matrix4x4<Double>
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public typealias simd_float4x4 = _Matrix4x4<Float>
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4

public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>

/// The matrix that changes no vector.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The matrix that changes no vector.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Returns the product of two matrices.
public func simd_mul<Scalar>(
  _ left: _Matrix4x4<Scalar>, _ right: _Matrix4x4<Scalar>
) -> _Matrix4x4<Scalar> { left * right }

/// Returns the product of a matrix and a column.
public func simd_mul<Scalar>(
  _ matrix: _Matrix4x4<Scalar>, _ vector: SIMD4<Scalar>
) -> SIMD4<Scalar> { matrix * vector }

/// Returns the inverse matrix. If there is none, its elements are not numbers.
public func simd_inverse<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> {
  matrix.inverse
}

/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> {
  matrix.transpose
}

/// Returns the determinant of a matrix; 0 if the matrix has no inverse.
public func simd_determinant<Scalar>(_ matrix: _Matrix4x4<Scalar>) -> Scalar { matrix.determinant }
