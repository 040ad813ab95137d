/// The registration of a view for previews, which context menus replaced in iOS 13.
///
/// Screens measure no force here, as on devices whose ``UITraitCollection/forceTouchCapability`` is
/// `unavailable`: nothing is previewed.
@MainActor @preconcurrency public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A gesture recognizer on the source view that never recognizes a gesture.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that provides the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The registered view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp during the preview, in points in the view's coordinates;
  /// the view's bounds at the registration by default.
  var sourceRect: CGRect { get set }
}

/// The methods that provide a preview.
@MainActor @preconcurrency public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Never called: returns the controller to preview for a point in the view; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Never called: shows the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// An action or a group of actions of a preview.
@MainActor @preconcurrency public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a preview, which context menus replaced in iOS 13.
@available(*, deprecated, message: "Use UIContextMenuInteraction.")
@MainActor @preconcurrency open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The looks of actions.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// With a checkmark.
    case selected = 1
    case destructive = 2
  }

  open private(set) var title: String
  /// Stored only: the look of the action; previews are not shown.
  open private(set) var style: Style
  /// The closure that performs the action. Tests can call it.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      (item as? UIPreviewAction).map { handler($0, controller) }
    }
    super.init()
  }
}

/// A group of actions of a preview, which context menus replaced in iOS 13.
@available(*, deprecated, message: "Use UIContextMenuInteraction.")
@MainActor @preconcurrency open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  /// Stored only: the look of the group; previews are not shown.
  open private(set) var style: UIPreviewAction.Style
  /// Stored only: the actions; previews are not shown.
  open private(set) var actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

/// The registration of a view.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}
