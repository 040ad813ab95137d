extension UIView {
  /// The constraints that the view holds, in the order of activation: those between it and what it
  /// contains.
  public final var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint between the view and what it contains.
  ///
  /// A constraint of other items is logged and not added; UIKit throws an exception.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if constraint.isActive { constraint.deactivate() }
    constraint.activate(in: self)
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds. Another one is ignored.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.reversed() { removeConstraint(constraint) }
  }

  /// Whether a call of ``updateConstraints()`` is pending.
  public final func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? true }

  // MARK: Priorities

  /// How strongly the view resists being larger than its natural size; 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    state.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view resists being smaller than its natural size; 750 by default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compressionResistance[axis] ?? .defaultHigh }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    state.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Inspection

  /// The active constraints on an axis that refer to the view, in the order of activation.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutSuperviews()
    return placingEngine?.constraints(of: self, along: axis) ?? []
  }

  /// Whether the constraints leave the view's frame open.
  ///
  /// A view whose frame follows from its autoresizing mask, or that has no superview, is never
  /// ambiguous.
  public final var hasAmbiguousLayout: Bool {
    guard superview != nil, !translatesAutoresizingMaskIntoConstraints else { return false }
    layoutSuperviews()
    return placingEngine?.isAmbiguous(self) ?? true
  }

  /// Moves a view with an ambiguous layout to another possible frame, always the same one, and
  /// back at the next call.
  public final func exerciseAmbiguityInLayout() {
    layoutSuperviews()
    placingEngine?.exerciseAmbiguity(of: self)
    layoutSuperviews()
  }

  private func layoutSuperviews() { superview?.layoutIfNeeded() }
}

extension UILayoutGuide {
  /// The active constraints on an axis that refer to the guide, in the order of activation.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutIfNeeded()
    return owningView?.engineRoot.layoutState?.engine?.constraints(of: self, along: axis) ?? []
  }

  /// Whether the constraints leave the guide's frame open.
  public final var hasAmbiguousLayout: Bool {
    guard let owningView, insetsInContainer == nil else { return false }
    owningView.layoutIfNeeded()
    return owningView.engineRoot.layoutState?.engine?.isAmbiguous(self) ?? true
  }
}
