import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// The keyboard on a simulated clock.
@MainActor struct KeyboardMotionTests {
  private let timeline = AnimationTimeline()
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let bar = UIView()
  private let window: UIWindow

  init() {
    let view = controller.view!
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    window = shownWindow(controller)
    window.layoutIfNeeded()
  }

  private func shownTop(_ view: UIView?) -> CGFloat? {
    view.map { ($0.layer.presentation() ?? $0.layer).frame.minY }
  }

  private var keyboard: KeyboardView? {
    window.subviews.lazy.compactMap { $0 as? KeyboardView }.first
  }

  private func picture() throws -> Bitmap {
    try DisplayListRecorder.record(window).render(scale: 1)
  }

  /// Observers are called on the thread of the test.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test("the keyboard and the views above it slide, and the last notifications come at the end")
  func slide() throws {
    let log = Log()
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window.screen, queue: nil) {
        log.lines.append("\($0.name.rawValue.dropFirst(10).dropLast(12))")
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let before = try picture()
    timeline.perform { #expect(field.becomeFirstResponder()) }
    let height = window.bounds.height
    let top = try #require(window.keyboardFrame).minY
    let rest = try #require(shownTop(bar))
    #expect(shownTop(keyboard) == height)
    #expect(log.lines == ["WillShow"])
    timeline.advance(to: 0.1)
    let (shownKeyboard, shownBar) = (try #require(shownTop(keyboard)), try #require(shownTop(bar)))
    #expect(shownKeyboard < height && shownKeyboard > top)
    #expect(shownBar < rest && shownBar > top - 50)
    timeline.advance(to: 0.25)
    #expect(shownTop(keyboard) == top)
    #expect(shownTop(bar) == top - 50)
    #expect(log.lines == ["WillShow", "DidShow"])
    timeline.perform { _ = field.resignFirstResponder() }
    #expect(window.keyboardFrame == nil)
    #expect(shownTop(keyboard) == top)
    #expect(log.lines.last == "WillHide")
    timeline.advance(to: 0.5)
    #expect(keyboard == nil)
    #expect(log.lines == ["WillShow", "DidShow", "WillHide", "DidHide"])
    #expect(try picture() == before)
  }

  @Test("a keyboard that is shown again while it slides out continues from where it is")
  func interruption() throws {
    timeline.perform { #expect(field.becomeFirstResponder()) }
    timeline.advance(to: 0.25)
    let shown = try picture()
    timeline.perform { _ = field.resignFirstResponder() }
    timeline.advance(to: 0.3)
    let place = try #require(shownTop(keyboard))
    timeline.perform { #expect(field.becomeFirstResponder()) }
    #expect(try #require(shownTop(keyboard)) == place)
    timeline.advance(to: 1)
    #expect(try picture() == shown)
    #expect(window.subviews.count { $0 is KeyboardView } == 1)
  }

  @Test("a view that is animated as the notification says moves with the keyboard")
  func beside() throws {
    let view = UIView(frame: CGRect(x: 0, y: window.bounds.height, width: 10, height: 10))
    window.addSubview(view)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: window.screen, queue: nil
    ) { note in
      let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      MainActor.assumeIsolated {
        UIView.animate(
          withDuration: duration?.doubleValue ?? 0, delay: 0,
          options: UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16)
        ) {
          view.frame.origin.y = end?.minY ?? 0
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    timeline.perform { #expect(field.becomeFirstResponder()) }
    for step in 0...5 {
      timeline.advance(to: Double(step) / 20)
      let (own, other) = (try #require(shownTop(view)), try #require(shownTop(keyboard)))
      #expect((own - other).magnitude < 1e-6)
    }
  }

  @Test("without animations, the keyboard appears at once")
  func disabled() {
    timeline.perform {
      UIView.performWithoutAnimation { #expect(field.becomeFirstResponder()) }
    }
    #expect(shownTop(keyboard) == window.keyboardFrame?.minY)
    #expect(timeline.animationCount == 0)
  }
}
