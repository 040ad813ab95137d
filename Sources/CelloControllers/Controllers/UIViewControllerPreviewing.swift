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
