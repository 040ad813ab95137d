/// A factory of constraints for a width, a height, or the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  package override init(_ operand: LayoutOperand) { super.init(operand) }

  /// Returns an inactive constraint that makes the dimension equal to a constant in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// Returns an inactive constraint that makes the dimension greater than or equal to a constant in
  /// points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Returns an inactive constraint that makes the dimension less than or equal to a constant in
  /// points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  /// Returns an inactive constraint that makes the dimension equal to a multiple of another
  /// dimension.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: m) }

  /// Returns an inactive constraint that makes the dimension greater than or equal to a multiple of
  /// another dimension.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: m) }

  /// Returns an inactive constraint that makes the dimension less than or equal to a multiple of
  /// another dimension.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: m) }

  /// Returns an inactive constraint that makes the dimension equal to a multiple of another
  /// dimension plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: m, constant: c) }

  /// Returns an inactive constraint that makes the dimension greater than or equal to a multiple of
  /// another dimension plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the dimension less than or equal to a multiple of
  /// another dimension plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, nil, multiplier: 1, constant: constant)
  }
}
