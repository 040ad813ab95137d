import Testing
import UIKit

/// Classes of apps whose initializers have default values.
@MainActor struct InitializerDefaultTests {
  private class Badge: UIView {
    required override init(frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9)) {
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class DetailController: UIViewController {
    override init(nibName: String? = "Detail", bundle: Bundle? = nil) {
      super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("an initializer with default values is called without arguments")
  func defaults() {
    #expect(Badge().frame.width == 9)
    #expect(DetailController().nibName == "Detail")
    #expect(UIView().frame == .zero)
    #expect(UIViewController().nibName == nil)
  }
}
