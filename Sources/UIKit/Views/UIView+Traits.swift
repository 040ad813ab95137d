extension UIView {
  /// The traits that hold for the view: those of its surroundings with its own overrides.
  public final var traitCollection: UITraitCollection { resolvedTraits }

  /// The colour of what invites a touch; inherited from the superview unless set, in the end the system's blue.
  public final var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      tintChanged()
    }
  }

  /// Gives a view without superview, and so its whole tree, the traits of its surroundings.
  package final func inherit(_ traits: UITraitCollection) {
    guard traits != inheritedTraits else { return }
    inheritedTraits = traits
    updateTraits()
  }

  func updateTraits() {
    var traits = traitOverrides.applied(to: inheritedTraits)
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = self.overrideUserInterfaceStyle }
    }
    guard traits != resolvedTraits else { return }
    let previous = resolvedTraits
    resolvedTraits = traits
    setNeedsLayout()
    for subview in subviews { subview.inherit(traits) }
    traitCollectionDidChange(previous)
  }

  private func tintChanged() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tintChanged() }
  }
}
