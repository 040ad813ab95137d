import Testing
import UIKit

@MainActor struct UIDeviceTests {
  private func screen(
    size: CGSize, _ idiom: UIUserInterfaceIdiom, _ version: SystemVersion = .iOS26
  ) -> UIScreen {
    let screen = UIScreen()
    screen.configure(
      bounds: CGRect(origin: .zero, size: size), safeArea: .zero,
      traits: UITraitCollection.iPhone.modifyingTraits {
        $0.userInterfaceIdiom = idiom
        $0.systemVersion = version
      })
    return screen
  }

  @Test("the device is that of the main screen")
  func families() {
    let device = UIDevice.current
    screen(size: CGSize(width: 393, height: 852), .phone).whileMain {
      #expect(device.model == "iPhone")
      #expect(device.localizedModel == "iPhone")
      #expect(device.name == "iPhone")
      #expect(device.systemName == "iOS")
      #expect(device.systemVersion == "26.0")
      #expect(device.userInterfaceIdiom == .phone)
      #expect(device.orientation == .portrait)
      #expect(device.orientation.isValidInterfaceOrientation)
    }
    screen(size: CGSize(width: 1210, height: 834), .pad, .iOS18).whileMain {
      #expect(device.model == "iPad")
      #expect(device.systemName == "iPadOS")
      #expect(device.systemVersion == "18.0")
      #expect(device.userInterfaceIdiom == .pad)
      #expect(device.orientation == .landscapeLeft)
    }
    screen(size: .zero, .unspecified).whileMain {
      #expect(device.userInterfaceIdiom == .phone)
      #expect(device.orientation == .portrait)
    }
    #expect(device.identifierForVendor != nil)
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test("turning the screen posts a notification between begin and end")
  func orientation() {
    nonisolated(unsafe) var count = 0
    let device = UIDevice.current
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let portrait = CGRect(x: 0, y: 0, width: 393, height: 852)
    let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)
    let screen = UIScreen()
    screen.whileMain {
      screen.configure(bounds: landscape, safeArea: .zero, traits: nil)
      #expect(count == 0)
      device.endGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      screen.configure(bounds: portrait, safeArea: .zero, traits: nil)
      #expect(count == 1)
      screen.configure(bounds: portrait, safeArea: .zero, traits: nil)
      #expect(count == 1)
      device.endGeneratingDeviceOrientationNotifications()
      screen.configure(bounds: landscape, safeArea: .zero, traits: nil)
      #expect(count == 1)
      #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test("there is neither a battery nor a sensor")
  func sensors() {
    let device = UIDevice.current
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
  }
}
