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

  /// Returns a constraint to the system spacing after or below another anchor. A multiplier that
  /// is negative or NaN is treated as 0.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacingFrom anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, to: anchor,
      constant: (multiplier > 0 ? multiplier : 0)
        * SystemSpacing.between(anchor.operand.point, operand.point))
  }
}

/// The distances that Apple calls system spacing.
///
/// Source: docs/measurements/auto-layout.md#system-spacing.
@MainActor package enum SystemSpacing {
  /// The distance between adjacent views, in points.
  static let standard: CGFloat = 8

  /// Returns the distance of the second attribute after or below the first attribute.
  ///
  /// If one of them is a baseline, lines of text in the fonts of the two views have this distance:
  /// the lower line touches the descenders of the upper line.
  package static func between(_ first: LayoutOperand.Point, _ second: LayoutOperand.Point)
    -> CGFloat
  {
    guard first.attribute.isBaseline || second.attribute.isBaseline else { return standard }
    let upper = first.item?.itemView?.baselineItem(isFirst: false).textLine
    guard let view = second.item?.itemView?.baselineItem(isFirst: true) else { return standard }
    let lower = view.textLine
    guard let line = lower ?? upper else { return standard }
    return view.pixelGrid.roundedUp(
      line.height + line.descender - (upper ?? line).descender)
  }
}
