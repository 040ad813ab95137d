extension UITabBar: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  /// Whether a drag that is held over an item selects it.
  public final var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
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
  /// Whether a drag that is held over the item taps it.
  public final var isSpringLoaded: Bool {
    get { isSpringLoadedInBar }
    set { isSpringLoadedInBar = newValue }
  }
}

extension BarButton: ItemSpringLoading {
  /// The interaction that opens the item; `nil` if a drag does not.
  final var itemSpringLoading: UISpringLoadedInteraction? {
    if isSpringLoaded != item.isSpringLoadedInBar { isSpringLoaded = item.isSpringLoadedInBar }
    return ownInteractions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
  }
}
