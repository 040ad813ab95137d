/// A factory of constraints for an edge, a center, a dimension or a baseline.
///
/// Views and guides make anchors of the subclasses; `AnchorType` keeps the axes apart.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor) }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: c) }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: c) }

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

  /// A constraint to the system's spacing after or below another anchor.
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
@MainActor enum SystemSpacing {
  /// Between views beside or below each other, in points.
  ///
  /// Source: docs/measurements/auto-layout.md#system-spacing.
  static let standard: CGFloat = 8

  /// From one attribute to another: between baselines of text, the height of a line of the larger
  /// font (chosen).
  static func between(_ first: LayoutOperand.Point, _ second: LayoutOperand.Point) -> CGFloat {
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
