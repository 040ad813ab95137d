extension UITabBar: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  /// A Boolean value that indicates whether holding a drag over an item selects the item; `false`
  /// by default.
  public final var isSpringLoaded: Bool {
    get { isSpringLoadedControl }
    set { isSpringLoadedControl = newValue }
  }

  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let item = item(at: context.location(in: self))
    context.targetItem = item.map { ObjectIdentifier($0) }
    return item?.isEnabled ?? false
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) {
    if let item = item(at: context.location(in: self)) { tapped(item) }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether holding a drag over the item performs its action;
  /// `false` by default.
  public final var isSpringLoaded: Bool {
    get { isSpringLoadedInBar }
    set { isSpringLoadedInBar = newValue }
  }
}

extension BarButton: ItemSpringLoading {
  /// The interaction that activates the item during a drag; `nil` if the item is not spring-loaded.
  final var itemSpringLoading: UISpringLoadedInteraction? {
    if isSpringLoaded != item.isSpringLoadedInBar { isSpringLoaded = item.isSpringLoadedInBar }
    return ownInteractions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
  }
}
