/// A factory of constraints for an edge, a center, a dimension or a baseline.
///
/// Views and guides create anchors of the subclasses. `AnchorType` prevents constraints between
/// different axes.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  package init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// Returns an inactive constraint that makes the anchor equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Returns an inactive constraint that makes the anchor greater than or equal to another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor) }

  /// Returns an inactive constraint that makes the anchor less than or equal to another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor) }

  /// Returns an inactive constraint that makes the anchor equal to another anchor plus a constant
  /// in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: c) }

  /// Returns an inactive constraint that makes the anchor greater than or equal to another anchor
  /// plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: c) }

  /// Returns an inactive constraint that makes the anchor less than or equal to another anchor plus
  /// a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: c) }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint to the system spacing after or below another anchor.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacingFrom anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, to: anchor,
      constant: multiplier * SystemSpacing.between(anchor.operand.point, operand.point))
  }
}

/// The distances that Apple calls system spacing.
@MainActor package enum SystemSpacing {
  /// The distance between adjacent views, in points.
  ///
  /// Source: docs/measurements/auto-layout.md#system-spacing.
  static let standard: CGFloat = 8

  /// Returns the distance between two attributes. Between baselines of text, it is the line height
  /// of the larger font (chosen).
  package static func between(_ first: LayoutOperand.Point, _ second: LayoutOperand.Point)
    -> CGFloat
  {
    guard first.attribute.isBaseline, second.attribute.isBaseline else { return standard }
    func lineHeight(_ point: LayoutOperand.Point) -> CGFloat? {
      point.item?.itemView?.baselineItem(isFirst: point.attribute == .firstBaseline).lineHeight
    }
    switch (lineHeight(first), lineHeight(second)) {
    case (let a?, let b?): return max(a, b)
    case (let height?, nil), (nil, let height?): return height
    case (nil, nil): return standard
    }
  }
}
