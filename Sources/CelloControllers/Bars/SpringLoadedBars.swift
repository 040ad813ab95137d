extension UITabBar: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let item = item(at: context.location(in: self))
    context.targetItem = item.map { ObjectIdentifier($0) }
    return item?.isEnabled ?? false
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) {
    if let item = item(at: context.location(in: self)) { tapped(item) }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension BarButton: ItemSpringLoading {
  /// The interaction that activates the item during a drag; `nil` if the item is not spring-loaded.
  final var itemSpringLoading: UISpringLoadedInteraction? {
    if isSpringLoaded != item.isSpringLoadedInBar { isSpringLoaded = item.isSpringLoadedInBar }
    return ownInteractions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
  }
}
