import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIColorWellTests {
  private func drawn(_ configure: (UIColorWell) -> Void) -> String {
    UITraitCollection.iPhone.performingAsCurrent {
      let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
      configure(well)
      return DisplayListRecorder.record(well).description
    }
  }

  @Test("a ring of all hues surrounds the color")
  func drawing() {
    let empty = drawn { _ in }
    #expect(empty.contains("fill roundedRect (3, 3, 22, 22) radius 11 circular #ffffff"))
    #expect(!empty.contains("(5, 5, 18, 18)"))
    let red = drawn { $0.selectedColor = UIColor.red.withAlphaComponent(0.5) }
    #expect(red.contains("fill roundedRect (5, 5, 18, 18) radius 9 circular #ff0000@0.5"))
    let opaque = drawn {
      $0.selectedColor = UIColor.red.withAlphaComponent(0.5)
      $0.supportsAlpha = false
    }
    #expect(opaque.hasSuffix("fill roundedRect (5, 5, 18, 18) radius 9 circular #ff0000"))
    #expect(drawn { $0.isEnabled = false }.contains("group opacity 0.5"))
  }

  @Test("the ring is round in any frame, and not drawn in tiny frames")
  func size() {
    #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(
      drawn { $0.frame.size = CGSize(width: 100, height: 20) }
        .contains("fill roundedRect (43, 3, 14, 14)"))
    #expect(!drawn { $0.frame.size = CGSize(width: 4, height: 4) }.contains("fill"))
  }

  @Test("assistive technologies read the title")
  func accessibility() {
    let well = UIColorWell()
    #expect(well.accessibilityLabel == "Color")
    well.title = "Accent"
    #expect(well.accessibilityLabel == "Accent")
  }
}
