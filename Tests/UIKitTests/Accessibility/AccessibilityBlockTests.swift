import Foundation
import Testing
import UIKit

/// Accessibility properties as closures.
@MainActor struct AccessibilityBlockTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a closure precedes the property of the same name")
  func precedence() {
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabel = "Label"
    view.accessibilityLabelBlock = { "Tea" }
    view.accessibilityValueBlock = { "hot" }
    view.accessibilityTraits = .link
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityIdentifierBlock = { "tea" }
    view.accessibilityFrameBlock = { CGRect(x: 5, y: 6, width: 7, height: 8) }
    view.accessibilityActivationPointBlock = { CGPoint(x: 1, y: 2) }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Pour") { _ in true }, "no action"]
    }
    view.accessibilityUserInputLabelsBlock = { ["Brew"] }
    view.accessibilityContainerTypeBlock = { .list }
    view.accessibilityElementsHiddenBlock = { true }
    #expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
    #expect(view.accessibilityLabel == "Tea" && view.accessibilityValue == "hot")
    #expect(view.accessibilityTraits == .button && view.accessibilityIdentifier == "tea")
    #expect(view.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Pour"])
    #expect(view.accessibilityUserInputLabels == ["Brew"])
    #expect(view.accessibilityContainerType == .list)
    view.accessibilityLabelBlock = nil
    view.accessibilityTraitsBlock = nil
    #expect(view.accessibilityLabel == "Label" && view.accessibilityTraits == .link)
  }

  @Test("a text with attributes is also the text without attributes")
  func attributes() {
    view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "Green tea") }
    view.accessibilityAttributedHintBlock = { NSAttributedString(string: "Brews") }
    #expect(view.accessibilityLabel == "Green tea" && view.accessibilityHint == "Brews")
    #expect(view.accessibilityAttributedLabel?.string == "Green tea")
    view.accessibilityLabelBlock = { "Tea" }
    #expect(view.accessibilityLabel == "Tea")
  }

  @Test("closures are called each time, and perform the actions of elements")
  func calls() {
    var count = 0
    view.accessibilityValueBlock = { "\(count)" }
    view.accessibilityIncrementBlock = { count += 1 }
    view.accessibilityDecrementBlock = { count -= 5 }
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == "1")
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "-4")
    #expect(!view.accessibilityActivate())
    view.accessibilityActivateBlock = { true }
    #expect(view.accessibilityActivate())
  }

  private final class Photo: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  }

  @Test("a closure replaces the details of an element")
  func details() {
    let photo = Photo()
    #expect(((photo as any AXCustomContentProvider).accessibilityCustomContentBlock ?? nil) == nil)
    photo.accessibilityCustomContentBlock = { [AXCustomContent(label: "Place", value: "Paris")] }
    #expect(photo.accessibilityCustomContentBlock?()?.map(\.value) == ["Paris"])
  }

  @Test("the closure of a provider of an unknown class is optional twice, as on iOS")
  func optionalClosure() {
    final class Card: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    let photo = Photo()
    photo.accessibilityCustomContentBlock = { [AXCustomContent(label: "Place", value: "Paris")] }
    var found: [String] = []
    for provider in [photo, Card()] as [any AXCustomContentProvider] {
      if let block = provider.accessibilityCustomContentBlock, let implemented = block,
        let content = implemented()
      {
        found += content.map(\.value)
      }
    }
    #expect(found == ["Paris"])
  }

  /// A view whose closures are overrides.
  private final class Meter: UIView {
    var level = 3
    override var accessibilityValueBlock: AXStringReturnBlock? {
      get { { [weak self] in self.map { "\($0.level)" } } }
      set {}
    }
    override var isAccessibilityElementBlock: AXBoolReturnBlock? {
      get { { true } }
      set {}
    }
    override var accessibilityLabelBlock: AXStringReturnBlock? {
      get { { [weak self] in self?.accessibilityLabel } }
      set {}
    }
    override var accessibilityElementsBlock: AXArrayReturnBlock? {
      get { level > 5 ? { ["part"] } : nil }
      set {}
    }
  }

  @Test("a subclass overrides closures")
  func overrides() {
    let meter = Meter()
    #expect(meter.isAccessibilityElement && meter.accessibilityValue == "3")
    #expect(meter.accessibilityElements == nil)
    meter.level = 6
    #expect(meter.accessibilityValue == "6" && meter.accessibilityElements?.count == 1)
  }

  @Test("a closure can read the property that calls it")
  func recursion() {
    let meter = Meter()
    #expect(meter.accessibilityLabel == nil)
    meter.accessibilityLabel = "Level"
    #expect(meter.accessibilityLabel == "Level")
    view.accessibilityHintBlock = { [view] in view.accessibilityHint }
    #expect(view.accessibilityHint == nil)
  }

  @Test("all objects have the actions of accessibility elements")
  func actions() {
    final class Knob: UIResponder {
      var level = 0
      override func accessibilityIncrement() { level += 1 }
      override func accessibilityDecrement() { level -= 10 }
      override func accessibilityActivate() -> Bool { true }
      override func accessibilityPerformEscape() -> Bool { true }
    }
    let knob = Knob()
    let object: NSObject = knob
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    #expect(knob.level == -9 && object.accessibilityActivate())
    #expect(object.accessibilityPerformEscape() && !object.accessibilityPerformMagicTap())
    #expect(!object.accessibilityScroll(.down) && !object.accessibilityElementIsFocused())
    #expect(!NSObject().accessibilityActivate() && !NSObject().accessibilityPerformEscape())
  }

  /// An element as `cellophane prepare` writes it for a subclass of `NSObject`.
  private final class Pin: _AccessibilityObject {
    var activations = 0
    override var accessibilityFrame: CGRect {
      get { CGRect(x: 10, y: 20, width: 30, height: 40) }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityElements: [Any]? {
      get { ["a", self] }
      set {}
    }
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
  }

  @Test("objects that are not responders can override accessibility members")
  func objects() {
    let pin = Pin()
    pin.accessibilityLabel = "Harbor"
    let object: NSObject = pin
    #expect(object.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect(object.accessibilityLabel == "Harbor" && object.isAccessibilityElement)
    #expect(object.accessibilityAttributedLabel?.string == "Harbor")
    #expect(object.accessibilityUserInputLabels == ["Harbor"])
    #expect(object.accessibilityElementCount() == 2)
    #expect(object.index(ofAccessibilityElement: pin) == 1)
    #expect(object.accessibilityActivate() && pin.activations == 1)
    object.accessibilityHint = "Shows the harbor"
    #expect(pin.accessibilityHint == "Shows the harbor")
    #expect(pin as NSObject is UIResponder == false)
    // Assistive technologies find it in a container.
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.accessibilityElements = [pin]
    let window = UIWindow(frame: map.frame)
    window.addSubview(map)
    #expect(map.accessibilityNodes().map(\.line).contains { $0.contains("Harbor") })
  }
}
