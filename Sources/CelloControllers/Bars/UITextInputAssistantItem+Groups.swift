extension UITextInputAssistantItem {
  /// The groups before the suggestions; empty by default.
  public final var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { leadingGroups.compactMap { $0 as? UIBarButtonItemGroup } }
    set {
      leadingGroups = newValue
      groupsDidChange()
    }
  }

  /// The groups after the suggestions; empty by default.
  public final var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { trailingGroups.compactMap { $0 as? UIBarButtonItemGroup } }
    set {
      trailingGroups = newValue
      groupsDidChange()
    }
  }

  private func groupsDidChange() {
    makeBar = { [weak self] in ShortcutBar(self) }
    (view as? ShortcutBar)?.contentDidChange()
  }
}
