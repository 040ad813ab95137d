import Testing

@testable import UIKit

/// Accessibility properties of objects that are not responders.
@MainActor struct ObjectAccessibilityTests {
  /// A part of a drawing, such as a bar of a chart.
  private final class Bar: NSObject {
    var value = 0
  }

  @Test("an object has properties, by default those of an object without any")
  func defaults() {
    let bar = Bar()
    #expect(!bar.isAccessibilityElement)
    #expect(bar.accessibilityLabel == nil && bar.accessibilityValue == nil)
    #expect(bar.accessibilityTraits == .none && bar.accessibilityFrame == .zero)
    #expect(bar.accessibilityRespondsToUserInteraction)
    #expect(bar.accessibilityElementCount() == NSNotFound)
    bar.accessibilityLabel = "January"
    bar.accessibilityTraits = .image
    #expect(bar.accessibilityLabel == "January" && bar.accessibilityTraits == .image)
    #expect(bar.accessibilityAttributedLabel?.string == "January")
    #expect(bar.accessibilityUserInputLabels == ["January"])
    bar.accessibilityLabel = nil
    #expect(bar.accessibilityLabel == nil)
    #expect(Bar().accessibilityTraits == .none)
  }

  @Test("objects are presented as elements of a container")
  func tree() {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bars = [("January", "3"), ("February", "5")].enumerated().map { index, texts in
      let bar = Bar()
      bar.isAccessibilityElement = true
      bar.accessibilityLabel = texts.0
      bar.accessibilityValue = texts.1
      bar.accessibilityFrame = CGRect(x: 50 * index, y: 0, width: 50, height: 100)
      return bar
    }
    let hidden = Bar()
    hidden.accessibilityLabel = "Axis"
    chart.accessibilityElements = bars + [hidden]
    let nodes = chart.accessibilityNodes()
    #expect(nodes.map(\.line) == [#""January", value "3""#, #""February", value "5""#])
    #expect(nodes.last?.frame == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(chart.index(ofAccessibilityElement: bars[1]) == 1)
  }

  @Test("code that knows an object as NSObject reaches the properties of its class")
  func dynamic() {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "named" }
        set {}
      }
    }
    #expect((Named() as NSObject).accessibilityLabel == "named")
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    (item as NSObject).accessibilityHint = "Adds a row"
    #expect(item.accessibilityHint == "Adds a row")
    #expect((item as NSObject).accessibilityLabel == "Add")
    let image = UIImage()
    (image as NSObject).accessibilityLabel = "Photo"
    #expect(image.accessibilityLabel == "Photo")
  }

  @Test("the properties end with the object")
  func lifetime() {
    weak var container: UIView?
    do {
      let bar = Bar()
      let view = UIView()
      container = view
      bar.accessibilityElements = [view]
      #expect(container != nil && bar.accessibilityElementCount() == 1)
      #expect(bar.accessibilityElement(at: 0) as? UIView === view)
    }
    // Values of objects that have ended are released by later associations.
    for _ in 0..<200 { Bar().accessibilityLabel = "other" }
    #expect(container == nil)
  }
}

/// A protocol of an app whose default implementations have the names of accessibility properties.
@MainActor private protocol Described: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
}

extension Described {
  var accessibilityLabel: String? {
    get { "default" }
    set {}
  }
  var accessibilityHint: String? {
    get { "default" }
    set {}
  }
}

extension UINavigationItem: Described {}
extension UIView: Described {}

extension ObjectAccessibilityTests {
  @Test("an app's protocol gets the properties of navigation items and views")
  func appProtocols() {
    for described in [UINavigationItem(), UIView()] as [any Described] {
      described.accessibilityLabel = "label"
      described.accessibilityHint = "hint"
      let object = described as? NSObject
      #expect(object?.accessibilityLabel == "label")
      #expect(object?.accessibilityHint == "hint")
      object?.accessibilityValue = "value"
      #expect(object?.accessibilityValue == "value")
    }
  }
}
