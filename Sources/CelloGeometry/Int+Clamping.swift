extension Int {
  /// The integer part of a number, clamped to the range of `Int`; NaN is treated as 0.
  ///
  /// `Int(_:)` stops the program for NaN, the infinities and numbers out of range.
  /// `scripts/check-conversions` finds conversions that use it instead of this initializer or
  /// `Int(exactly:)`.
  @inlinable @inline(__always)
  package init(clamping value: Double) {
    if value > -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
