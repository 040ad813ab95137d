extension UIViewController {
  /// Derives the traits again after a change of the overrides.
  final func updateTraits() {
    if let view = viewIfLoaded {
      view.updateTraits()
    } else {
      _ = traits(inheriting: inheritedTraits)
      traitsDidChange()
    }
  }

  package func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    inheritedTraits = inherited
    var traits = inherited
    if let parent, let override = parent.overrideTraitCollection(forChild: self) {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    traits = traitOverrides.applied(to: traits)
    if overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != traits.userInterfaceStyle
    {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = self.overrideUserInterfaceStyle }
    }
    if traits != resolvedTraits { resolvedTraits = traits }
    return resolvedTraits
  }

  package func traitsDidChange() {
    let previous = reportedTraits
    guard previous != resolvedTraits else { return }
    reportedTraits = resolvedTraits
    if previous.horizontalSizeClass != resolvedTraits.horizontalSizeClass {
      viewIfLoaded?.layoutMarginsChanged()
    }
    setNeedsUpdateContentUnavailableConfiguration()
    CallLog.noteOfApp(self, "traitCollectionDidChange(_:)")
    traitCollectionDidChange(previous)
    traitChangeRegistrations.notify(self, of: resolvedTraits, from: previous)
  }

  /// Updates traits that have changed. They are always up to date.
  public final func updateTraitsIfNeeded() {}

  /// Replaces traits of a child; `nil` for the inherited ones.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitsOfChildren[ObjectIdentifier(childViewController)] = collection
    childViewController.updateTraits()
  }

  /// The traits that replace those of a child; `nil` for none.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traitsOfChildren[ObjectIdentifier(childViewController)] }
}

extension UIView {
  /// Removes the margins at the top and bottom that views have by default, because views of
  /// controllers have none.
  final func removeDefaultVerticalMargins() {
    guard ownLayoutMargins == UIView.defaultLayoutMargins else { return }
    ownLayoutMargins.top = 0
    ownLayoutMargins.bottom = 0
  }

  /// Sets what the controller adds to the safe area.
  final func setSafeAreaInsetsOfController(_ insets: UIEdgeInsets) {
    safeArea.insetsOfController = insets.nonNegative
    updateSafeArea()
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: UITraitChangeObservable {
  /// Calls a handler whenever one of the traits changes, in the order of registration, after
  /// ``traitCollectionDidChange(_:)``.
  ///
  /// A handler that refers to the controller should use its first parameter: one that captures the
  /// controller keeps it alive.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitChangeRegistrations.add(traits, of: self, handler: handler)
  }

  /// Ends a registration. A registration of another object is ignored.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}
