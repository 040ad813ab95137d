extension UIView {
  /// Sets the inherited traits of a view without a superview and updates its subviews.
  package final func inherit(_ traits: UITraitCollection) {
    guard traits != inheritedTraits else { return }
    inheritedTraits = traits
    updateTraits()
  }

  package func updateTraits() {
    // Traits reach a view through its controller.
    let controller = controller
    var traits = controller?.traits(inheriting: inheritedTraits) ?? inheritedTraits
    defer { controller?.traitsDidChange() }
    traits = traitOverrides.applied(to: traits)
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = self.overrideUserInterfaceStyle }
    }
    if let category = limited(traits.preferredContentSizeCategory) {
      traits = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }
    if let tint = tintForTraits(inherited: traits.tintColor) {
      traits = traits.replacing(TintColorTrait.self, value: tint)
    }
    guard traits != resolvedTraits else { return }
    let previous = resolvedTraits
    resolvedTraits = traits
    setNeedsLayout()
    setNeedsUpdateProperties()
    controller?.setNeedsUpdateProperties()
    layoutDirectionDidChange()
    for subview in ownSubviews { subview.inherit(traits) }
    configurationNeedsUpdate()
    CallLog.logAppCall(self, "traitCollectionDidChange(_:)")
    traitCollectionDidChange(previous)
    traitChangeRegistrations.notify(self, of: traits, from: previous)
  }

  /// Returns a text size clamped to the view's limits; `nil` if it is within the limits.
  private func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    guard category != .unspecified else { return nil }
    if let minimumContentSizeCategory, category < minimumContentSizeCategory {
      return minimumContentSizeCategory
    }
    guard let maximumContentSizeCategory, category > maximumContentSizeCategory else { return nil }
    return minimumContentSizeCategory.map { max($0, maximumContentSizeCategory) }
      ?? maximumContentSizeCategory
  }
}

extension UIView: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {
  /// Calls a handler when one of the given traits changes, after ``traitCollectionDidChange(_:)``
  /// and in the order of registration.
  ///
  /// A handler should use its first parameter to refer to the view; capturing the view keeps it
  /// alive.
  @discardableResult
  public final func registerForTraitChanges<
    TraitEnvironment: UITraitEnvironment
  >(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitChangeRegistrations.add(traits, of: self, handler: handler)
  }

  /// Removes a registration. A registration of another view is ignored.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}
