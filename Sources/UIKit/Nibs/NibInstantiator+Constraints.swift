internal import CelloNibs

extension NibInstantiator {
  /// Creates the constraints of views and activates those that are installed for the current size classes.
  func activate(_ views: [(view: UIView, element: XMLElement)]) {
    var variable: [VariableConstraints] = []
    for (view, element) in views {
      let installation = NibInstallation(element)
      var group = VariableConstraints(installation: installation)
      var active: [NSLayoutConstraint] = []
      let traits = UITraitCollection.current
      for child in element.list("constraints") where child.name == "constraint" {
        guard let values = NibConstraint(child) else {
          warn("the constraint has no known attribute", child)
          continue
        }
        guard !values.isPlaceholder, let constraint = constraint(values, of: view, child) else {
          continue
        }
        set(constraint, for: values.id)
        if !installation.isTrivial || !values.variations.isEmpty {
          group.constraints.append((values, constraint))
        }
        if group.update(values, constraint, traits) { active.append(constraint) }
      }
      NSLayoutConstraint.activate(active.filter { canActivate($0) })
      if !group.constraints.isEmpty { variable.append(group) }
      if !group.constraints.isEmpty {
        view.registerForTraitChanges(
          [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        ) { (view: UIView, _: UITraitCollection) in
          for (values, constraint) in group.constraints {
            constraint.isActive = group.update(values, constraint, view.traitCollection)
          }
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether both items are in one hierarchy. Views that are not installed are not.
  private func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
    func root(_ item: AnyObject?) -> UIView? {
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      while let next = view?.superview { view = next }
      return view
    }
    guard let second = constraint.secondItem else { return constraint.firstItem != nil }
    guard let first = root(constraint.firstItem), let other = root(second) else {
      // Guides at bars belong to the view of the controller.
      return constraint.firstItem is any UILayoutSupport || second is any UILayoutSupport
    }
    return first === other
  }

  private func constraint(
    _ values: NibConstraint, of view: UIView, _ element: XMLElement
  ) -> NSLayoutConstraint? {
    func item(_ id: String?) -> AnyObject? {
      guard let id else { return view }
      guard let object = object(id) else {
        warn("the constraint refers to '\(id)', which is not created; it is left out", element)
        return nil
      }
      guard object is UIView || object is UILayoutGuide || object is any UILayoutSupport else {
        warn("the constraint refers to a \(type(of: object)); it is left out", element)
        return nil
      }
      return object
    }
    guard let first = item(values.firstItem) else { return nil }
    let second = values.secondAttribute == nil ? nil : item(values.secondItem)
    if values.secondAttribute != nil, second == nil { return nil }
    if values.secondAttribute == nil, values.firstAttribute.isPosition {
      warn("the constraint of a position has no second item; it is left out", element)
      return nil
    }
    if let attribute = values.secondAttribute,
      attribute.isSize != values.firstAttribute.isSize || values.multiplier == 0
    {
      warn("the constraint relates attributes that cannot be related; it is left out", element)
      return nil
    }
    let relation: NSLayoutConstraint.Relation
    switch values.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: values.firstAttribute.attribute, relatedBy: relation, toItem: second,
      attribute: values.secondAttribute?.attribute ?? .notAnAttribute,
      multiplier: values.multiplier, constant: values.constant)
    constraint.priority = UILayoutPriority(rawValue: Float(min(max(values.priority, 1), 1_000)))
    constraint.identifier = values.identifier
    return constraint
  }
}

/// The constraints of a view that depend on size classes.
private struct VariableConstraints {
  var installation: NibInstallation
  var constraints: [(values: NibConstraint, constraint: NSLayoutConstraint)] = []

  /// Sets the constant and the priority of a constraint for traits, and returns a Boolean value that indicates whether it is
  /// installed.
  @MainActor func update(
    _ values: NibConstraint, _ constraint: NSLayoutConstraint, _ traits: UITraitCollection
  ) -> Bool {
    let width = traits.horizontalSizeClass.isCompact
    let height = traits.verticalSizeClass.isCompact
    if !values.variations.isEmpty {
      let met = values.variations
        .filter { $0.condition.isMet(isWidthCompact: width, isHeightCompact: height) }
        .sorted { $0.condition.count > $1.condition.count }
      constraint.constant = met.lazy.compactMap(\.constant).first ?? values.constant
    }
    return installation.isInstalled(values.id, isWidthCompact: width, isHeightCompact: height)
  }
}

extension NibConstraint.Attribute {
  /// Whether the attribute is a width or a height.
  fileprivate var isSize: Bool { self == .width || self == .height }
  fileprivate var isPosition: Bool { !isSize }

  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
