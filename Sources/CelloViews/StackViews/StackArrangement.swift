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
  /// The spacing that counts for proportional lengths, in points.
  let commonSpacing: CGFloat
  /// The indices of the views among all arranged views, including hidden views.
  let indices: [Int]
  let hiddenViews: [HiddenView]

  /// A hidden view with the closest views before and after it that are not hidden; `nil` for none.
  struct HiddenView {
    let view: UIView
    let previous: UIView?
    let next: UIView?
  }

  // Source of the rules and priorities: docs/measurements/auto-layout.md#stack-views.
  private static let tidying = UILayoutPriority.fittingSizeLevel - 1
  private static let hiding = UILayoutPriority(999.999)

  /// The priority of a relation that yields to the same relation of the views before it.
  private func priority(_ first: Float, ofViewAt index: Int) -> UILayoutPriority {
    UILayoutPriority(max(first - Float(indices[index]), 1))
  }

  var constraints: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var result = [
      constraint(first, start, .equal, area, start), constraint(last, end, .equal, area, end),
    ]
    result += gaps + lengths
    for view in views { result += crossConstraints(of: view) }
    result += baselineConstraints
    for hidden in hiddenViews { result += constraints(of: hidden) }
    // The stack view is not larger than its views and the gaps require.
    if alignment != .fill { result.append(fixed(area, isRow ? .height : .width, 0, Self.tidying)) }
    if !hasFixedGaps { result.append(fixed(area, length, 0, Self.tidying)) }
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

  private var usesBaselines: Bool { isBaselineRelative && !isRow }
  /// Where the gap after a view starts, and where it ends at the next view.
  private var gapStart: NSLayoutConstraint.Attribute { usesBaselines ? .lastBaseline : end }
  private var gapEnd: NSLayoutConstraint.Attribute { usesBaselines ? .firstBaseline : start }

  private var gaps: [NSLayoutConstraint] {
    let (from, to) = (gapStart, gapEnd)
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
    for (index, pair) in neighbors.enumerated().dropFirst() {
      result.append(
        NSLayoutConstraint(
          distance(pair), .equal, distance(reference), multiplier: 1, constant: 0
        ).with(distribution == .equalCentering ? priority(150, ofViewAt: index) : .required))
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
      let natural = views.map { naturalLength(of: $0) }
      let total = natural.reduce(commonSpacing * CGFloat(views.count - 1), +)
      let isSingle = natural.count { $0 > 0 } == 1
      return views.indices.map { index in
        // The whole length of the stack view, with the gaps, is divided.
        guard natural[index] > 0, total > 0 else {
          return fixed(views[index], length, 0, .required)
        }
        return constraint(
          views[index], length, .equal, area, length, multiplier: natural[index] / total
        ).with(isSingle ? .required : priority(999, ofViewAt: index))
      }
    }
  }

  /// Returns the intrinsic length of a view, or the length that its constraints require.
  private func naturalLength(of view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    let intrinsic = length(view.intrinsicContentSize)
    let natural =
      intrinsic == UIView.noIntrinsicMetric
      ? length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) : intrinsic
    return natural.isFinite ? max(natural, 0) : 0
  }

  // MARK: Hidden views

  /// Hidden views are in the middle of their gap and keep their alignment. Other views can be constrained to them, but they do not
  /// influence the size of the stack view and its other views.
  ///
  /// Source: docs/measurements/auto-layout.md#stack-views.
  private func constraints(of hidden: HiddenView) -> [NSLayoutConstraint] {
    let view = hidden.view
    var result: [NSLayoutConstraint] = []
    switch (hidden.previous, hidden.next) {
    case (let previous?, let next?):
      let before = LayoutOperand(
        from: .init(item: previous, attribute: gapStart), to: .init(item: view, attribute: start))
      let after = LayoutOperand(
        from: .init(item: view, attribute: end), to: .init(item: next, attribute: gapEnd))
      result.append(NSLayoutConstraint(before, .equal, after, multiplier: 1, constant: 0))
    case (let previous?, nil): result.append(constraint(view, start, .equal, previous, end))
    case (nil, _): result.append(constraint(view, start, .equal, area, start))
    }
    switch alignment {
    case .fill:
      result += [
        constraint(view, crossStart, .equal, area, crossStart),
        constraint(view, crossEnd, .equal, area, crossEnd),
      ]
    case .center:
      let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
      result.append(constraint(view, center, .equal, area, center))
    case .leading, .firstBaseline:
      result.append(constraint(view, crossStart, .equal, area, crossStart))
    case .trailing, .lastBaseline:
      result.append(constraint(view, crossEnd, .equal, area, crossEnd))
    }
    return result.map { $0.with(Self.tidying) } + [fixed(view, length, 0, Self.hiding)]
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
    let isFirst = alignment == .firstBaseline
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    func showsText(_ view: UIView) -> Bool {
      !(view is UIStackView) && view.baselineItem(isFirst: isFirst).textLine != nil
    }
    // A view without text is aligned with the edge of the first view.
    return views.dropFirst().map { view in
      let attribute = showsText(view) && showsText(views[0]) ? baseline : edge
      return constraint(view, attribute, .equal, views[0], attribute)
    }
  }

  private func fixed(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutOperand(item, attribute), .equal, nil, multiplier: 1, constant: length
    ).with(priority)
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
