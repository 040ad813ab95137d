import CelloRaster
import CelloSnapshots
import Testing
@_spi(Cello) import UIKit

@testable import CelloScenes

@MainActor struct ScreenChromeTests {
  private final class Controller: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "name"
      view.addSubview(field)
    }
  }

  private func items(
    _ chrome: Screen.Chrome, on device: ViewImageConfig = .iPhone16
  ) -> Int {
    let screen = Screen(device, UIViewController(), chrome: chrome)
    return screen.record(screen.window).items.count
  }

  @Test("pictures of a screen without chrome show the window alone")
  func none() {
    let screen = Screen(.iPhone16, Controller(), chrome: .none)
    #expect(screen.record(screen.window) == DisplayListRecorder.record(screen.window))
    #expect(DrawnCase(screen).list == screen.record(screen.window))
    screen.chrome = .all
    #expect(DrawnCase(screen).list != DisplayListRecorder.record(screen.window))
  }

  @Test("the status bar and the home indicator are in front, if the device has them")
  func devices() {
    let bare = items(.none)
    #expect(items(.homeIndicator) == bare + 1)
    #expect(items(.statusBar) > bare + 5)
    #expect(items(.all) == items(.statusBar) + 1)
    // A phone on its side has no status bar, and a phone with a home button has no indicator.
    #expect(items(.all, on: .iPhone16(.landscape)) == bare + 1)
    #expect(items(.all, on: .iPhone8) == items(.statusBar, on: .iPhone8))
    #expect(items(.all, on: .iPhone8(.landscape)) == bare)
    #expect(items(.statusBar, on: .iPadPro11) > bare + 5)
  }

  @Test("views, touches and the reading order do not include the chrome")
  func hierarchy() throws {
    let screen = Screen(.iPhone16, Controller())
    let bare = Screen(.iPhone16, Controller(), chrome: .none)
    try screen.tap("name")
    try bare.tap("name")
    #expect(screen.elements == bare.elements)
    #expect(
      DrawnCase(screen).resolvedProperties().lines == DrawnCase(bare).resolvedProperties().lines)
    #expect(DrawnCase(screen).list != DrawnCase(bare).list)
  }

  @Test("without the chrome of the keyboard, the keyboard has no keys")
  func keyboard() throws {
    func list(_ chrome: Screen.Chrome) throws -> DisplayList {
      let screen = Screen(.iPhone16, Controller(), chrome: chrome)
      try screen.tap("name")
      #expect(screen.window.keyboardFrame?.height == 336)
      return screen.record(screen.window)
    }
    let (keys, none) = (try list(.keyboard), try list(.none))
    #expect(keys != none && keys.items.count >= none.items.count)
  }
}
