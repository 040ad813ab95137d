extension NSLayoutConstraint {
  /// The implementation of ``constraints(withVisualFormat:options:metrics:views:)``.
  static func parse(
    withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    do throws(VisualFormat.ParseError) {
      let parsed = try VisualFormat(
        format, metrics: (metrics ?? [:]).compactMapValues(number),
        viewNames: Set(items.keys))
      let builder = VisualFormatConstraints(format: parsed, options: opts, items: items)
      return try builder.constraints()
    } catch {
      LayoutWarnings.note(
        """
        The visual format '\(format)' cannot be used: \(error.problem), at character \
        \(error.offset + 1).
        """)
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }
}

/// Creates constraints from a parsed visual format.
@MainActor private struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let items: [String: any LayoutItem]

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
    let views = format.views.compactMap { items[$0.name] }
    guard let first = views.first, let last = views.last else { return [] }
    var result: [NSLayoutConstraint] = []
    if let leading = format.leading {
      result += connect(
        (try superview(of: first), edges.start, isSuperview: true), (first, edges.start, false),
        leading)
    }
    for (index, view) in format.views.enumerated() {
      for size in view.sizes {
        result.append(constraint(sizeOf: views[index], size))
      }
      guard index < format.connections.count else { continue }
      result += connect(
        (views[index], gapEdges.start, false), (views[index + 1], gapEdges.end, false),
        format.connections[index])
    }
    if let trailing = format.trailing {
      result += connect(
        (last, edges.end, false), (try superview(of: last), edges.end, isSuperview: true),
        trailing)
    }
    for attribute in try alignments() {
      for (view, next) in zip(views, views.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            LayoutOperand(view, attribute), .equal, LayoutOperand(next, attribute),
            multiplier: 1, constant: 0))
      }
    }
    return result
  }

  private func superview(
    of item: any LayoutItem
  ) throws(VisualFormat.ParseError) -> any LayoutItem {
    guard let superview = item.containingItem else {
      throw VisualFormat.ParseError(
        problem:
          "'|' is the superview, but \(item.nameInMessages) has none; add it to a view first",
        offset: 0)
    }
    return superview
  }

  /// A Boolean value that indicates whether views are arranged from right to left, independent of
  /// the layout direction.
  private var runsLeftwards: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The first and the last edge in the direction of the format.
  private var edges: (start: Attribute, end: Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  /// The attributes at the ends of a gap.
  private var gapEdges: (start: Attribute, end: Attribute) {
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      return (.lastBaseline, .firstBaseline)
    }
    return (edges.end, edges.start)
  }

  private func connect(
    _ from: (item: any LayoutItem, attribute: Attribute, isSuperview: Bool),
    _ to: (item: any LayoutItem, attribute: Attribute, isSuperview: Bool),
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    var (start, end) = (
      LayoutOperand(from.item, from.attribute), LayoutOperand(to.item, to.attribute)
    )
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .predicates(let own): predicates = own
    case .standard where from.isSuperview || to.isSuperview:
      if from.isSuperview { start.point.attribute = from.attribute.ofMargins }
      if to.isSuperview { end.point.attribute = to.attribute.ofMargins }
      predicates = [VisualFormat.Predicate()]
    case .standard:
      predicates = [
        VisualFormat.Predicate(constant: SystemSpacing.between(start.point, end.point))
      ]
    }
    return predicates.map { predicate in
      // The distance is positive in the direction of the format.
      let (later, earlier) = runsLeftwards ? (start, end) : (end, start)
      let constraint = NSLayoutConstraint(
        later, predicate.relation, earlier, multiplier: 1, constant: predicate.constant)
      constraint.priority = UILayoutPriority(predicate.priority)
      return constraint
    }
  }

  private func constraint(
    sizeOf item: any LayoutItem, _ size: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let dimension: Attribute = format.axis == .horizontal ? .width : .height
    let other = size.view.flatMap { items[$0] }
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, dimension), size.relation, other.map { LayoutOperand($0, dimension) },
      multiplier: size.multiplier, constant: size.constant)
    constraint.priority = UILayoutPriority(size.priority)
    return constraint
  }

  /// Returns the attributes by which all views are aligned.
  private func alignments() throws(VisualFormat.ParseError) -> [Attribute] {
    let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let attributes = all.filter { options.contains($0.0) }.map(\.1)
    for attribute in attributes where attribute.axis == format.axis {
      throw VisualFormat.ParseError(
        problem: """
          views along the \(format.axis) axis cannot be aligned by \(attribute.name); use an option \
          of the other axis
          """, offset: 0)
    }
    return attributes
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding margin of the edge.
  fileprivate var ofMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
