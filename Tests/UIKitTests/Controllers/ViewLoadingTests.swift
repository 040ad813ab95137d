import Testing
import UIKit

@MainActor struct ViewLoadingTests {
  private final class Controller: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var title2 = "default"
    var setsLabel = true

    override func viewDidLoad() {
      super.viewDidLoad()
      guard setsLabel else { return }
      label = UILabel()
      label.text = "loaded"
    }
  }

  @Test("reading the property loads the view, and setting it does not")
  func loading() {
    let controller = Controller()
    controller.title2 = "set"
    #expect(controller.title2 == "set")
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == "loaded")
    #expect(controller.isViewLoaded)
    let other = Controller()
    #expect(other.label.text == "loaded")
    #expect(other.title2 == "default")
  }

  @Test("a property can be read while the view is being loaded")
  func readingWhileLoading() {
    final class Controller: UIViewController {
      @ViewLoading var label: UILabel

      override func loadView() {
        label = UILabel()
        label.text = "own"
        view = label
      }
    }
    #expect(Controller().label.text == "own")
  }

  @Test("a property that loading does not set stops with a message")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = Controller()
        controller.setsLabel = false
        _ = controller.label
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "A property of Controller with @ViewLoading was read before it was set; set it in "
          + "loadView() or viewDidLoad()."))
  }
}
