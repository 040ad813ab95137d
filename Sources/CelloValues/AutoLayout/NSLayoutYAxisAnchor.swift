/// A factory of constraints for a vertical edge, center or baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  package override init(_ operand: LayoutOperand) { super.init(operand) }

  /// Returns the distance from this anchor to another anchor.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand.point, to: otherAnchor.operand.point))
  }

  /// Returns an inactive constraint that sets the distance below another anchor to a multiple of
  /// the system spacing: 8 points, or for baselines the distance of lines in the fonts of the views.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, systemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint that sets the minimum distance below another anchor to a
  /// multiple of the system spacing: 8 points, or for baselines the distance of lines in the fonts
  /// of the views.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint that sets the maximum distance below another anchor to a
  /// multiple of the system spacing: 8 points, or for baselines the distance of lines in the fonts
  /// of the views.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacingFrom: anchor, multiplier: multiplier)
  }
}
