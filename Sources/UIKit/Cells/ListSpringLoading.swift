/// A list whose rows a drag selects when it is held over them.
@MainActor protocol SpringLoadedList: UIScrollView {
  var springLoading: ListSpringLoading? { get set }

  func itemForDrag(at point: CGPoint) -> IndexPath?
  func cellForDrag(at path: IndexPath) -> UIView?
  /// Whether the item is dragged itself.
  func isDragged(_ path: IndexPath) -> Bool
  func shouldSpringLoad(
    _ path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Selects an item as a tap does.
  func springLoad(_ path: IndexPath)
}

extension SpringLoadedList {
  /// Whether ``springLoading`` is on.
  var hasSpringLoading: Bool {
    get { springLoading != nil }
    set {
      guard newValue != hasSpringLoading else { return }
      if let springLoading { removeInteraction(springLoading.interaction) }
      springLoading = newValue ? ListSpringLoading(self) : nil
      if let springLoading { addInteraction(springLoading.interaction) }
    }
  }
}

/// The rows of a list as targets of a drag that is held over them.
@MainActor final class ListSpringLoading {
  private unowned let list: any SpringLoadedList
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: ListSpringLoadingBehavior(self), interactionEffect: nil
  ) { [weak self] _, context in
    if let path = context.targetItem as? IndexPath { self?.list.springLoad(path) }
  }

  init(_ list: any SpringLoadedList) { self.list = list }

  fileprivate func shouldAllow(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let path = list.itemForDrag(at: context.location(in: list)), !list.isDragged(path),
      let cell = list.cellForDrag(at: path)
    else {
      context.targetItem = nil
      return false
    }
    if context.targetItem as? IndexPath != path {
      context.targetItem = path
      context.targetView = cell
    }
    return list.shouldSpringLoad(path, with: context)
  }
}

/// Asks the list, which owns the interaction, and so its behavior.
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
