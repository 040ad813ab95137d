import Testing
import UIKit

@MainActor struct PreviewingTests {
  private final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test("a registration for previews has its view and its delegate")
  func registration() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    let delegate = Delegate()
    // As on devices whose screen measures no force.
    #expect(controller.traitCollection.forceTouchCapability == .unavailable)
    let context = controller.registerForPreviewing(with: delegate, sourceView: view)
    #expect(context.sourceView === view && context.delegate === delegate)
    #expect(context.sourceRect == view.bounds)
    context.sourceRect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(context.sourceRect.width == 5)
    controller.unregisterForPreviewing(withContext: context)
  }
}
