/// The constraints that arrange the views of a stack view.
@MainActor struct StackArrangement {
  /// The stack view, or the layout guide of its margins.
  let area: any LayoutItem
  let views: [UIView]
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let isBaselineRelative: Bool
  /// The spacing after each view, in points.
  let spacings: [CGFloat]

  // Source of the priorities: docs/measurements/auto-layout.md#stack-views.
  private static let tidying = UILayoutPriority.fittingSizeLevel - 1
  private static let centering = UILayoutPriority(150)
  private static let proportion = UILayoutPriority.required - 1

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var result = [
      constraint(first, start, .equal, area, start), constraint(last, end, .equal, area, end),
    ]
    result += gaps + lengths
    for view in views { result += crossConstraints(of: view) }
    result += baselineConstraints
    if alignment != .fill {
      // The stack view is not larger across the axis than its largest view.
      result.append(
        NSLayoutConstraint(
          LayoutOperand(area, isRow ? .height : .width), .equal, nil, multiplier: 1, constant: 0
        ).with(Self.tidying))
    }
    for constraint in result where constraint.identifier == nil {
      constraint.identifier = "UIStackView"
    }
    return result
  }

  // MARK: Along the axis

  private var isRow: Bool { axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }

  private var neighbors: [(UIView, UIView, spacing: CGFloat)] {
    zip(views.indices, views.indices.dropFirst()).map { (views[$0], views[$1], spacings[$0]) }
  }

  private var gaps: [NSLayoutConstraint] {
    let usesBaselines = isBaselineRelative && !isRow
    let from = usesBaselines ? .lastBaseline : end
    let to = usesBaselines ? .firstBaseline : start
    var result = neighbors.map { first, second, spacing in
      constraint(
        second, to, hasFixedGaps ? .equal : .greaterThanOrEqual, first, from,
        constant: spacing == UIStackView.spacingUseSystem
          ? SystemSpacing.between(
            LayoutOperand.Point(item: first, attribute: from),
            LayoutOperand.Point(item: second, attribute: to)) : spacing)
    }
    guard !hasFixedGaps, let reference = neighbors.first else { return result }
    func distance(_ pair: (UIView, UIView, spacing: CGFloat)) -> LayoutOperand {
      let isCentering = distribution == .equalCentering
      let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
      return LayoutOperand(
        from: .init(item: pair.0, attribute: isCentering ? center : from),
        to: .init(item: pair.1, attribute: isCentering ? center : to))
    }
    for pair in neighbors.dropFirst() {
      result.append(
        NSLayoutConstraint(
          distance(pair), .equal, distance(reference), multiplier: 1, constant: 0
        ).with(distribution == .equalCentering ? Self.centering : .required))
    }
    return result
  }

  private var hasFixedGaps: Bool {
    distribution != .equalSpacing && distribution != .equalCentering
  }

  private var lengths: [NSLayoutConstraint] {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: return []
    case .fillEqually:
      return views.dropFirst().map { constraint($0, length, .equal, views[0], length) }
    case .fillProportionally:
      let natural = views.map { view -> CGFloat in
        let size = view.intrinsicContentSize
        return isRow ? size.width : size.height
      }
      guard let reference = natural.firstIndex(where: { $0 > 0 && $0.isFinite }) else { return [] }
      return views.indices.compactMap { index in
        guard index != reference, natural[index] >= 0 else { return nil }
        return constraint(
          views[index], length, .equal, views[reference], length,
          multiplier: natural[index] / natural[reference]
        ).with(Self.proportion)
      }
    }
  }

  // MARK: Across the axis

  private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }

  private func crossConstraints(of view: UIView) -> [NSLayoutConstraint] {
    let isInside = [
      constraint(view, crossStart, .greaterThanOrEqual, area, crossStart),
      constraint(view, crossEnd, .lessThanOrEqual, area, crossEnd),
    ]
    switch alignment {
    case .fill:
      return [
        constraint(view, crossStart, .equal, area, crossStart),
        constraint(view, crossEnd, .equal, area, crossEnd),
      ]
    case .center:
      let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
      return [constraint(view, center, .equal, area, center)] + isInside
    case .firstBaseline where isRow:
      // The view is as close to the top as the baselines permit.
      return isInside + [constraint(view, .top, .equal, area, .top).with(Self.tidying)]
    case .lastBaseline where isRow:
      return isInside + [constraint(view, .bottom, .equal, area, .bottom).with(Self.tidying)]
    case .leading, .firstBaseline, .lastBaseline:
      return [constraint(view, crossStart, .equal, area, crossStart), isInside[1]]
    case .trailing:
      return [constraint(view, crossEnd, .equal, area, crossEnd), isInside[0]]
    }
  }

  private var baselineConstraints: [NSLayoutConstraint] {
    guard isRow, alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    let baseline: NSLayoutConstraint.Attribute =
      alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return views.dropFirst().map { constraint($0, baseline, .equal, views[0], baseline) }
  }

  private func constraint(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: any LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutOperand(first, attribute), relation, LayoutOperand(second, secondAttribute),
      multiplier: multiplier, constant: constant)
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
