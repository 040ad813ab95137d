extension UIViewController {
  /// Updates the traits after a change of the overrides.
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
    CallLog.logAppCall(self, "traitCollectionDidChange(_:)")
    traitCollectionDidChange(previous)
    traitChangeRegistrations.notify(self, of: resolvedTraits, from: previous)
  }
}

extension UIView {
  /// Removes the default margins at the top and bottom, because views of controllers have none.
  final func removeDefaultVerticalMargins() {
    guard ownLayoutMargins == UIView.defaultLayoutMargins else { return }
    ownLayoutMargins.top = 0
    ownLayoutMargins.bottom = 0
  }

  /// Sets the insets that the controller adds to the safe area, in points.
  final func setSafeAreaInsetsOfController(_ insets: UIEdgeInsets) {
    safeArea.insetsOfController = insets.nonNegative
    updateSafeArea()
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: UITraitChangeObservable {
  /// Registers a handler that is called when one of the traits changes, in the order of
  /// registration, after ``traitCollectionDidChange(_:)``.
  ///
  /// A handler should use its first parameter to refer to the controller. Capturing the controller
  /// creates a retain cycle.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitChangeRegistrations.add(traits, of: self, handler: handler)
  }

  /// Removes a registration. A registration of another object is ignored.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.remove(registration)
  }
}
