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
    #expect((photo as any AXCustomContentProvider).accessibilityCustomContentBlock == nil)
    photo.accessibilityCustomContentBlock = { [AXCustomContent(label: "Place", value: "Paris")] }
    #expect(photo.accessibilityCustomContentBlock?()?.map(\.value) == ["Paris"])
  }
}
