/// An item that a user drags.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// Something of the app's own that belongs to the item, for drops in the same app.
  open var localObject: Any?
  /// Makes the preview; `nil` for that of the view that is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of an item while it is dragged.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// How a view is shown while it is dragged.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dropped item goes.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown while it is dragged, and where.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {}

/// Animations beside those of a drag, which run at once.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs animations and completions immediately.
class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
