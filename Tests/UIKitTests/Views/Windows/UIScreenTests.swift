import Testing
import UIKit

@MainActor struct UIScreenTests {
  @Test("a changed device and changed settings reach windows, views and observers")
  func configuration() async {
    // Runs in a separate process, because all tests share the screen.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow()
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel()
        window.addSubview(label)
        window.isHidden = false
        nonisolated(unsafe) var log: [String] = []
        for name in [
          UIContentSizeCategory.didChangeNotification,
          UIAccessibility.boldTextStatusDidChangeNotification,
          UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ] {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            log.append("\($0.name.rawValue) \($0.userInfo?.count ?? 0)")
          }
        }
        label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _) in
          log.append("style")
        }
        let traits = UITraitCollection.iPhone.modifyingTraits {
          $0.preferredContentSizeCategory = .extraExtraLarge
          $0.userInterfaceStyle = .dark
          $0.accessibilityContrast = .high
          $0.legibilityWeight = .bold
          $0.displayScale = 3
        }
        UIScreen.main.configure(
          bounds: CGRect(x: 0, y: 0, width: 375, height: 667),
          safeArea: UIEdgeInsets(top: 20, left: .nan, bottom: -1, right: 0), traits: traits)
        precondition(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        precondition(small.frame.width == 10)
        precondition(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        precondition(label.traitCollection == traits)
        precondition(UIScreen.main.scale == 3)
        precondition(UIScreen.main.nativeBounds.width == 1125)
        precondition(
          log == [
            "style", "UIContentSizeCategoryDidChangeNotification 1",
            "UIAccessibilityBoldTextStatusDidChangeNotification 0",
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification 0",
          ])
      }
    }
  }

  @Test("the screen of the device has one mode, which cannot be changed")
  func modes() {
    let screen = UIScreen()
    screen.currentMode = nil
    screen.overscanCompensation = .scale
    #expect(screen.currentMode?.size == screen.nativeBounds.size)
    #expect(screen.availableModes.count == 1)
    #expect(screen.preferredMode?.pixelAspectRatio == 1)
    #expect(screen.overscanCompensation == .none)
    #expect(screen.referenceDisplayModeStatus == .notSupported)
  }

  @Test("the scale is never zero, so that a pixel has a width")
  func scaleOfDetachedTraits() {
    UITraitCollection(displayScale: 0).performAsCurrent {
      #expect(UIScreen().scale > 0 && UIScreen().nativeScale > 0)
    }
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIScreen().scale == 3 && UIScreen().nativeScale == 3)
    }
  }
}
