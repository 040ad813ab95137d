import Testing
import UIKit

/// Classes of apps whose size follows from their intrinsic size.
@MainActor struct SizeOverrideTests {
  private class Field: UITextField {
    override var intrinsicContentSize: CGSize {
      CGSize(width: super.intrinsicContentSize.width, height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  private class Button: UIButton {
    override var intrinsicContentSize: CGSize {
      CGSize(width: super.intrinsicContentSize.width, height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  private class Label: UILabel {
    override var intrinsicContentSize: CGSize {
      CGSize(width: super.intrinsicContentSize.width, height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  private class Segments: UISegmentedControl {
    override var intrinsicContentSize: CGSize {
      CGSize(width: super.intrinsicContentSize.width, height: 44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  @Test("a size that is the intrinsic size does not call itself")
  func sizes() {
    for view in [Field(), Button(), Label(), Segments()] as [UIView] {
      view.sizeToFit()
      #expect(view.bounds.height == 44)
    }
  }
}
