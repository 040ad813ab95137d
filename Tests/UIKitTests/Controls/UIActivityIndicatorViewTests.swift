import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIActivityIndicatorViewTests {
  @Test("the wheel is hidden until it turns, unless it stays when stopped")
  func visibility() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.isHidden)
    #expect(view.frame.size == view.intrinsicContentSize)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    #expect(DisplayListRecorder.record(view).items.count == 8)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }
}
