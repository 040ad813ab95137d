extension ListView {
  var springLoading: ListSpringLoading? { state.springLoading }

  /// A Boolean value that indicates whether holding a drag over an item selects the item.
  var hasSpringLoading: Bool {
    get { springLoading != nil }
    set {
      guard newValue != hasSpringLoading else { return }
      if let springLoading { removeInteraction(springLoading.interaction) }
      state.springLoading = newValue ? ListSpringLoading(self) : nil
      if let springLoading { addInteraction(springLoading.interaction) }
    }
  }

  /// Selects an item as if the user had tapped it.
  func springLoad(_ path: IndexPath) {
    let item = dataPath(of: path)
    show(nil)
    if let item { selectByUser(item) }
  }
}

/// The spring loading of a list's items, which are selected when a drag is held over them.
@MainActor final class ListSpringLoading {
  private unowned let list: any ListView
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: ListSpringLoadingBehavior(self), interactionEffect: nil
  ) { [weak self] _, context in
    if let path = context.targetItem as? IndexPath { self?.list.springLoad(path) }
  }

  init(_ list: any ListView) { self.list = list }

  fileprivate func shouldAllow(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let path = list.item(at: context.location(in: list)), let cell = list.cell(at: path),
      let item = list.dataPath(of: path), list.state.drags?.state.source != item
    else {
      context.targetItem = nil
      return false
    }
    if context.targetItem as? IndexPath != path {
      context.targetItem = path
      context.targetView = cell
    }
    return list.listDelegate?.shouldSpringLoad(item, context) ?? true
  }
}

/// Forwards to the list's spring loading without retaining it, because the interaction retains its
/// behavior.
private final class ListSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  private weak var springLoading: ListSpringLoading?

  init(_ springLoading: ListSpringLoading) {
    self.springLoading = springLoading
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { springLoading?.shouldAllow(context) ?? false }
}

extension UITableViewCell: SpringLoadingHighlightable {}
extension UICollectionViewCell: SpringLoadingHighlightable {}
