/// A dragged item.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  /// The data of the item.
  open private(set) var itemProvider: NSItemProvider
  /// An object that the app associates with the item for drops in the same app; `nil` by default.
  open var localObject: Any?
  /// A closure that creates the preview; `nil`, the default, for a preview of the dragged view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// The source from which the item is dragged.
  final weak var source: (any DragSource)?
  /// A closure that replaces the preview during a drag; `nil` without a drag.
  final var previewHandler: ((UIDragItem) -> Void)?

  /// Creates an item with data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Replaces the preview with a new result of ``previewProvider`` during a drag.
  open func setNeedsDropPreviewUpdate() { previewHandler?(self) }
}

/// The preview of a dragged item.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view that represents the item.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview with a view and an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview with a view and the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a URL.
  public convenience init(forURL url: URL) { self.init(forURL: url, title: nil) }

  /// Creates a preview of a URL with a title; `nil` or an empty title shows only the URL.
  public convenience init(forURL url: URL, title: String?) {
    self.init(view: URLPreviewView(url, title: title))
  }
}

/// The appearance of a preview during a drag.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

/// The container and the position to which the preview of a dropped item moves.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with the position to which it moves.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a URL with a position.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: nil, target: target)
  }

  /// Creates a preview of a URL with a title and a position; `nil` or an empty title shows only the
  /// URL.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: URLPreviewView(url, title: title), parameters: UIDragPreviewParameters(),
      target: target)
  }

  /// Returns a preview of the same view with another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Animations that accompany a drag. They run at once.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs animations. They are applied at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the animations. It runs at once.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs animations and completions at once.
@_spi(Cello) open class DragAnimator: NSObject, UIDragAnimating {
  /// Runs animations.
  public func addAnimations(_ animations: @escaping () -> Void) { animations() }
  /// Runs a completion closure with `end`.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
