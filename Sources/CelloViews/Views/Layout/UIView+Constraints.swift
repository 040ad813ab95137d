extension UIView {
  /// The constraints that the view holds, in the order of activation: constraints between the view
  /// and its descendants.
  public final var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint between the view and its descendants.
  ///
  /// A constraint between other items is logged and not added; UIKit throws an exception.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if constraint.isActive { constraint.deactivate() }
    constraint.activate(in: self)
  }

  /// Activates constraints between the view and its descendants.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds. Other constraints are ignored.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds. Other constraints are ignored.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.reversed() { removeConstraint(constraint) }
  }

  /// Returns a Boolean value that indicates whether a call of ``updateConstraints()`` is pending.
  public final func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? true }

  // MARK: Priorities

  /// Returns the priority with which the view resists growing beyond its intrinsic size; 250 by
  /// default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    state.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size; 750 by
  /// default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compressionResistance[axis] ?? .defaultHigh }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    state.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Inspection

  /// Returns the active constraints on an axis that refer to the view, in the order of activation.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutSuperviews()
    return placingEngine?.constraints(of: self, along: axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the view's
  /// frame.
  ///
  /// A view without a superview, or whose frame follows its autoresizing mask, is never ambiguous.
  public final var hasAmbiguousLayout: Bool {
    guard superview != nil, !translatesAutoresizingMaskIntoConstraints else { return false }
    layoutSuperviews()
    return placingEngine?.isAmbiguous(self) ?? true
  }

  /// Moves a view with an ambiguous layout to another possible frame, always the same, and back at
  /// the next call.
  public final func exerciseAmbiguityInLayout() {
    layoutSuperviews()
    placingEngine?.exerciseAmbiguity(of: self)
    layoutSuperviews()
  }

  private func layoutSuperviews() { superview?.layoutIfNeeded() }
}

extension UILayoutGuide {
  /// Returns the active constraints on an axis that refer to the guide, in the order of activation.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutIfNeeded()
    return owningView?.engineRoot.layoutState?.engine?.constraints(of: self, along: axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the guide's
  /// frame.
  public final var hasAmbiguousLayout: Bool {
    guard let owningView, insetsInContainer == nil else { return false }
    owningView.layoutIfNeeded()
    return owningView.engineRoot.layoutState?.engine?.isAmbiguous(self) ?? true
  }
}
