/// An item that a user drags.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// Something of the app's own that belongs to the item, for drops in the same app.
  open var localObject: Any?
  /// Makes the preview; `nil` for that of the view that is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// What the item is dragged from.
  final weak var source: (any DragSource)?
  /// Shows a new preview while the item is dragged.
  final var previewHandler: ((UIDragItem) -> Void)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks ``previewProvider`` again, and shows its preview while the item is dragged.
  open func setNeedsDropPreviewUpdate() { previewHandler?(self) }
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

  /// A preview of an address.
  public convenience init(forURL url: URL) { self.init(forURL: url, title: nil) }

  /// A preview of an address with a title; without one, of the address alone.
  public convenience init(forURL url: URL, title: String?) {
    self.init(view: URLPreviewView(url, title: title))
  }
}

/// How a view is shown while it is dragged.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dropped item goes.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown while it is dragged, and where.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  /// A preview of an address at a place.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: nil, target: target)
  }

  /// A preview of an address with a title at a place; without a title, of the address alone.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: URLPreviewView(url, title: title), parameters: UIDragPreviewParameters(),
      target: target)
  }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Animations beside those of a drag, which run at once.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs animations and completions immediately.
@_spi(Cello) open class DragAnimator: NSObject, UIDragAnimating {
  public func addAnimations(_ animations: @escaping () -> Void) { animations() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
