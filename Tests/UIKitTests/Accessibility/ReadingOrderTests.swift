import Foundation
import Testing

@testable import UIKit

/// Reading orders that were recorded. Source: docs/measurements/accessibility.md#reading-order.
@MainActor struct ReadingOrderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var labels: [String?] { root.accessibilityNodes().map(\.label) }

  @discardableResult private func add(
    _ label: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil,
    size: CGSize = CGSize(width: 30, height: 30)
  ) -> UIView {
    let element = UIView(frame: CGRect(origin: CGPoint(x: x, y: y), size: size))
    element.isAccessibilityElement = true
    element.accessibilityLabel = label
    (view ?? root).addSubview(element)
    return element
  }

  private func container(_ frame: CGRect = CGRect(x: 0, y: 0, width: 30, height: 30)) -> UIView {
    let view = UIView(frame: frame)
    root.addSubview(view)
    return view
  }

  @Test("an element is below another element from a distance of 8 points, on iPads of 13 points")
  func distance() {
    add("low", 0, 27.5)
    add("high", 50, 20)
    #expect(labels == ["low", "high"])
    root.subviews[0].frame.origin.y = 28
    #expect(labels == ["high", "low"])
    root.traitOverrides.userInterfaceIdiom = .pad
    #expect(labels == ["low", "high"])
    root.subviews[0].frame.origin.y = 33
    #expect(labels == ["high", "low"])
  }

  @Test("the distance is measured from the topmost element of a row")
  func steps() {
    add("c", 0, 12)
    add("b", 40, 6)
    add("a", 80, 0)
    #expect(labels == ["b", "a", "c"])
  }

  @Test("in a right-to-left layout, a row is read from the right")
  func rightToLeft() {
    add("left", 0, 0)
    add("right", 40, 4)
    add("below", 80, 30)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(labels == ["right", "left", "below"])
  }

  @Test("elements that stay together are placed like their topmost element")
  func groups() {
    add("one", 0, 0)
    add("two", 0, 120)
    add("three", 0, 240)
    let group = container()
    group.shouldGroupAccessibilityChildren = true
    add("low", 0, 180, to: group)
    add("high", 0, 60, to: group)
    #expect(labels == ["one", "high", "low", "two", "three"])
    group.shouldGroupAccessibilityChildren = false
    #expect(labels == ["one", "high", "two", "low", "three"])
    group.accessibilityElements = group.subviews
    #expect(labels == ["one", "low", "high", "two", "three"])
  }

  @Test("a semantic group without a label does not keep its elements together")
  func semanticGroup() {
    let group = container()
    group.accessibilityContainerType = .semanticGroup
    add("high", 0, 0, to: group)
    add("low", 0, 100, to: group)
    add("middle", 0, 50)
    #expect(labels == ["high", "middle", "low"])
    group.accessibilityIdentifier = "group"
    #expect(labels == ["high", "low", "middle"])
  }

  @Test(
    "a view without size hides its elements if it lists them, is an element, or clips its content")
  func empty() {
    let view = container(.zero)
    add("inside", 0, 0, to: view)
    #expect(labels == ["inside"])
    view.clipsToBounds = true
    #expect(labels == [])
    view.clipsToBounds = false
    view.accessibilityElements = view.subviews
    #expect(labels == [])
    view.accessibilityElements = nil
    view.isAccessibilityElement = true
    #expect(labels == [])
    view.frame.size.width = 1
    #expect(root.accessibilityNodes().count == 1)
  }

  @Test("the frame that the app sets determines the order, the outline does not")
  func frames() {
    let first = add("first", 0, 0)
    let second = add("second", 0, 40)
    first.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 300, width: 9, height: 9))
    #expect(labels == ["first", "second"])
    #expect(root.accessibilityNodes()[0].frame == CGRect(x: 0, y: 300, width: 9, height: 9))
    second.accessibilityFrame = CGRect(x: 0, y: -10, width: 9, height: 9)
    #expect(labels == ["second", "first"])
    first.accessibilityPath = UIBezierPath()
    #expect(root.accessibilityNodes()[1].frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test("an element of a container can contain elements itself")
  func nested() {
    let outer = UIAccessibilityElement(accessibilityContainer: root)
    outer.isAccessibilityElement = false
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    inner.accessibilityLabel = "inner"
    outer.accessibilityElements = [inner]
    root.accessibilityElements = [outer]
    #expect(labels == ["inner"])
    outer.accessibilityElementsHidden = true
    #expect(labels == [])
  }

  @Test("inside a tab bar, a container is placed by its own frame")
  func tabs() {
    let bar = container(CGRect(x: 0, y: 0, width: 400, height: 50))
    bar.accessibilityTraits = .tabBar
    add("last", 200, 0, to: bar, size: CGSize(width: 60, height: 50))
    let tab = UIView(frame: CGRect(x: 100, y: 0, width: 60, height: 50))
    bar.addSubview(tab)
    let text = add("text", 10, 20, to: tab, size: CGSize(width: 30, height: 10))
    #expect(labels == ["last", "text"])
    tab.accessibilityElements = [text]
    #expect(labels == ["text", "last"])
  }
}
