import Foundation
import Testing
import UIKit

struct NSTextViewportLayoutControllerTests {
  private final class Delegate: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var events: [String] = []
    var onLayout: (() -> Void)?

    func viewportBounds(
      for textViewportLayoutController: NSTextViewportLayoutController
    ) -> CGRect { bounds }

    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
      let text = (textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? ""
      events.append(String(text.prefix(1)))
      onLayout?()
    }

    func textViewportLayoutControllerWillLayout(
      _ textViewportLayoutController: NSTextViewportLayoutController
    ) { events.append("will") }

    func textViewportLayoutControllerDidLayout(
      _ textViewportLayoutController: NSTextViewportLayoutController
    ) { events.append("did") }
  }

  @Test("the fragments that touch the viewport are shown, between the two messages")
  func layout() {
    let document = TextDocument("a\nb\nc\nd\ne")
    let delegate = Delegate()
    let controller = document.manager.textViewportLayoutController
    #expect(controller.viewportRange == nil && controller.viewportBounds.isNull)
    controller.delegate = delegate
    let height = document.fragments[0].layoutFragmentFrame.height
    delegate.bounds = CGRect(x: 0, y: height * 1.5, width: 100, height: height)
    delegate.onLayout = { controller.layoutViewport() }
    controller.layoutViewport()
    #expect(delegate.events == ["will", "b", "c", "did"])
    #expect(controller.viewportBounds == delegate.bounds)
    #expect(controller.viewportRange.map(document.offsets) == 2..<6)
    #expect(abs(controller.relocateViewport(to: document.location(8)) - 4 * height) < 1)
    delegate.events = []
    controller.adjustViewport(byVerticalOffset: -height)
    controller.adjustViewport(byVerticalOffset: .nan)
    controller.layoutViewport()
    #expect(delegate.events == ["will", "a", "b", "did"])
    delegate.bounds = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    controller.layoutViewport()
    #expect(controller.viewportRange == nil)
  }
}
