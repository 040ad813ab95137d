import Testing
import UIKit

@MainActor @Suite("Observers of properties by name") struct NamedObserverTests {
  private final class Header: UIView {
    var calls: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = (change?[.newKey] as? CGPoint)?.y ?? (change?[.newKey] as? CGFloat)
      let old = (change?[.oldKey] as? CGPoint)?.y ?? (change?[.oldKey] as? CGFloat)
      calls.append("\(keyPath ?? "-") \(old ?? -1) \(new ?? -1) \(context == nil)")
    }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let header = Header()

  @Test("a responder receives the values that the options request")
  func values() {
    scrollView.addObserver(
      header, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    scrollView.addObserver(header, forKeyPath: "alpha", options: .initial, context: nil)
    scrollView.contentOffset.y = 5
    scrollView.contentOffset.y = 5
    scrollView.alpha = 0.5
    #expect(
      header.calls == [
        "alpha -1.0 -1.0 true", "contentOffset 0.0 5.0 true", "alpha -1.0 -1.0 true",
      ])
    scrollView.removeObserver(header, forKeyPath: "contentOffset")
    scrollView.contentOffset.y = 6
    #expect(header.calls.count == 3)
  }

  @Test("observations with different contexts are removed separately")
  func contexts() {
    var first = 0
    withUnsafeMutablePointer(to: &first) { pointer in
      scrollView.addObserver(
        header, forKeyPath: "contentOffset", options: .new,
        context: UnsafeMutableRawPointer(pointer))
      scrollView.addObserver(header, forKeyPath: "contentOffset", options: .new, context: nil)
      scrollView.removeObserver(
        header, forKeyPath: "contentOffset", context: UnsafeMutableRawPointer(pointer))
    }
    scrollView.contentOffset.y = 1
    #expect(header.calls == ["contentOffset -1.0 1.0 true"])
  }

  @Test("layers, controls, labels and image views have properties of their own")
  func ownProperties() {
    let (label, button, layer) = (UILabel(), UIButton(), CALayer())
    label.addObserver(header, forKeyPath: "text", context: nil)
    button.addObserver(header, forKeyPath: "enabled", context: nil)
    button.addObserver(header, forKeyPath: "hidden", context: nil)
    layer.addObserver(header, forKeyPath: "cornerRadius", options: [.new, .old], context: nil)
    label.isHidden = true  // The text remains nil.
    label.text = "a"
    button.isEnabled = false
    button.isHidden = true
    layer.cornerRadius = 3
    #expect(
      header.calls == [
        "text -1.0 -1.0 true", "enabled -1.0 -1.0 true", "hidden -1.0 -1.0 true",
        "cornerRadius 0.0 3.0 true",
      ])
  }

  @Test("an observation ends when the observer is released")
  func releasedObserver() {
    do {
      let released = Header()
      scrollView.addObserver(released, forKeyPath: "contentOffset", context: nil)
    }
    scrollView.contentOffset.y = 3
    scrollView.addObserver(header, forKeyPath: "unknown", context: nil)
    #expect(header.calls.isEmpty)
  }

  @Test("an object that is not a responder receives changes if its class declares the method")
  func otherObservers() {
    final class Recorder: NSObject, _ValueObserver {
      var calls: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super._observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        let new = (change?[.newKey] as? CGPoint)?.y ?? -1
        calls.append("\(keyPath ?? "-") \(new) \(object is UIScrollView)")
      }
    }
    let recorder = Recorder()
    scrollView.addObserver(recorder, forKeyPath: "contentOffset", options: .new, context: nil)
    scrollView.contentOffset.y = 7
    #expect(recorder.calls == ["contentOffset 7.0 true"])
    scrollView.removeObserver(recorder, forKeyPath: "contentOffset")
    scrollView.contentOffset.y = 8
    #expect(recorder.calls.count == 1)
  }
}
