/// A factory of constraints for a horizontal edge or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  package override init(_ operand: LayoutOperand) { super.init(operand) }

  /// Returns the distance from this anchor to another anchor.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand.point, to: otherAnchor.operand.point))
  }

  /// Returns an inactive constraint that sets the distance after another anchor to a multiple of
  /// the system spacing, 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, systemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint that sets the minimum distance after another anchor to a
  /// multiple of the system spacing, 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint that sets the maximum distance after another anchor to a
  /// multiple of the system spacing, 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacingFrom: anchor, multiplier: multiplier)
  }
}
