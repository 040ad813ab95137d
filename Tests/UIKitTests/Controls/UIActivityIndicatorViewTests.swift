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

  // Measured in a picture of Apple's renderer: docs/measurements/controls.md#activity-indicators.
  @Test("spokes are a third of the width long, and four of them are more opaque than the others")
  func spokes() throws {
    let view = UIActivityIndicatorView(style: .medium)
    view.color = .white
    view.startAnimating()
    let fills = DisplayListRecorder.record(view).items.compactMap { item in
      if case .group(let group) = item, case .fill(let shape, let color) = group.items.first {
        (shape: shape, alpha: color.alpha)
      } else {
        nil
      }
    }
    // Clockwise from the top.
    let alphas = [0.85, 0.27, 0.27, 0.27, 0.27, 0.415, 0.56, 0.705]
    #expect(fills.count == 8)
    for (fill, alpha) in zip(fills, alphas) {
      #expect(abs(Double(fill.alpha) / 65_535 - alpha) < 0.003)
    }
    let spoke = try #require(fills.first).shape.bounds
    #expect(abs(spoke.width - 2.5) < 0.01)
    #expect(abs(spoke.minY + 10) < 0.01 && abs(spoke.height - 6.66) < 0.01)
  }

  @Test("the default color is that of secondary labels")
  func color() throws {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    let bright = try #require(
      DisplayListRecorder.record(view).items.lazy.compactMap { item in
        if case .group(let group) = item, case .fill(_, let color) = group.items.first {
          color
        } else {
          nil
        }
      }.first)
    // Over white, this is (156, 156, 159), as in pictures of Apple's renderer.
    let share = Double(bright.alpha) / 65_535
    #expect(abs(255 - (255 - 60) * share - 156) < 1)
    #expect(abs(255 - (255 - 67) * share - 159) < 1)
  }
}
