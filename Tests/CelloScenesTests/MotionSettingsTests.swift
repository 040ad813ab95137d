import CelloScenes
import Foundation
import Testing
import UIKit

/// The user's settings for motion.
@MainActor struct MotionSettingsTests {
  @Test(
    "the settings of a screen are the settings of UIAccessibility",
    arguments: [
      (Variant.Motion.full, false, false), (.reduced, true, false), (.crossFades, true, true),
    ])
  func settings(motion: Variant.Motion, isReduced: Bool, prefersCrossFades: Bool) {
    let screen = Screen(.iPhone16, UIViewController(), traits: UITraitCollection(motion: motion))
    let values = screen.perform {
      (UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions)
    }
    #expect(values == (isReduced, prefersCrossFades))
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("a user who changes the settings is announced, each setting once")
  func notifications() {
    let screen = Screen(.iPhone16, UIViewController())
    nonisolated(unsafe) var log: [String] = []
    let observers = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        log.append(note.name == name ? name.rawValue : "")
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    func change(to motion: Variant.Motion) -> [String] {
      log = []
      screen.traits = UITraitCollection(motion: motion)
      return log
    }
    let reduceMotion = "UIAccessibilityReduceMotionStatusDidChangeNotification"
    let crossFades = "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    #expect(change(to: .full) == [])
    #expect(change(to: .reduced) == [reduceMotion])
    #expect(change(to: .crossFades) == [crossFades])
    #expect(change(to: .full) == [reduceMotion, crossFades])
  }

  @Test("Reduce Transparency is a setting of a screen, and announced")
  func transparency() {
    let screen = Screen(
      .iPhone16, UIViewController(),
      traits: UITraitCollection(transparency: Variant.Transparency.reduced))
    #expect(screen.perform { UIAccessibility.isReduceTransparencyEnabled })
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.traits = UITraitCollection(transparency: Variant.Transparency.reduced)
    #expect(count == 0)
    screen.traits = UITraitCollection(transparency: Variant.Transparency.full)
    #expect(count == 1)
    let names = Matrix.listed(.transparency()).cases().map(\.name)
    #expect(names == ["normal", "normal.reduced-transparency"])
  }

  @Test("an axis of the settings has a word for each")
  func axis() {
    let names = Matrix.listed(.motion()).cases().map(\.name)
    #expect(names == ["normal", "normal.reduced-motion", "normal.cross-fades"])
  }
}
