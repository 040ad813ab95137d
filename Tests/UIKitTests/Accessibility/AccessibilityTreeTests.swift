import Foundation
import Testing

@testable import CelloControls
@testable import UIKit

/// What assistive technologies present.
@MainActor struct AccessibilityTreeTests {
  private func lines(_ view: UIView) -> [String] { view.accessibilityNodes().map(\.line) }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func view(_ subviews: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    subviews.forEach(view.addSubview)
    return view
  }

  @Test("rows are read from top to bottom, each from its leading edge")
  func order() {
    let root = view(
      label("Below", 0, 40), label("Right", 100, 4), label("Left", 0, 0), view(label("Last", 9, 90))
    )
    #expect(root.accessibilityNodes().map(\.label) == ["Left", "Right", "Below", "Last"])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.accessibilityNodes().map(\.label) == ["Right", "Left", "Below", "Last"])
  }

  @Test("the outline of an element is preferred over its frame")
  func outline() {
    let root = view()
    let (low, high) = (
      UIAccessibilityElement(accessibilityContainer: root),
      UIAccessibilityElement(accessibilityContainer: root)
    )
    low.accessibilityLabel = "Low"
    low.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    high.accessibilityLabel = "High"
    high.accessibilityFrame = CGRect(x: 0, y: 50, width: 10, height: 10)
    root.accessibilityElements = [low, high]
    #expect(low.accessibilityPath == nil && !low.accessibilityElementIsFocused())
    low.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 90, width: 20, height: 10))
    #expect(
      root.accessibilityNodes().map(\.frame) == [
        CGRect(x: 5, y: 90, width: 20, height: 10), CGRect(x: 0, y: 50, width: 10, height: 10),
      ])
  }

  @Test(
    "frames that are not finite are also ordered",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func oddFrames(value: CGFloat) {
    let frames = [
      CGRect(x: value, y: value, width: 1, height: value), CGRect(x: 0, y: 0, width: 9, height: 9),
      CGRect(x: 20, y: 0, width: value, height: 9),
    ]
    #expect(
      AccessibilityOrder.order(frames, isRightToLeft: false, rowDistance: 8).sorted() == [0, 1, 2])
    #expect(AccessibilityOrder.order([], isRightToLeft: true, rowDistance: 8) == [])
  }

  @Test("hidden and transparent views, and elements hidden by the app, are omitted")
  func hidden() {
    let (hidden, clear, own, parent) = (
      label("A", 0, 0), label("B", 0, 0), label("C", 0, 0), view(label("D", 0, 0))
    )
    hidden.isHidden = true
    clear.alpha = 0
    own.isAccessibilityElement = false
    parent.accessibilityElementsHidden = true
    #expect(lines(view(hidden, clear, own, parent)) == [])
  }

  @Test("labels without a text are left out")
  func emptyLabels() { #expect(lines(view(UILabel(), label("", 0, 0))) == []) }

  @Test("a modal view hides its siblings")
  func modal() {
    let modal = view(label("Alert", 0, 0))
    modal.accessibilityViewIsModal = true
    #expect(lines(view(label("Behind", 0, 0), modal)) == ["\"Alert\""])
  }

  @Test("an app's elements are read in the app's order")
  func elements() {
    let (first, second) = (label("First", 0, 0), label("Second", 0, 40))
    let root = view(first, second)
    let element = UIAccessibilityElement(accessibilityContainer: root)
    element.accessibilityLabel = "Drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.accessibilityElements = [second, element, first]
    let nodes = root.accessibilityNodes()
    #expect(nodes.map(\.label) == ["Second", "Drawn", "First"])
    #expect(nodes[1].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
  }

  @Test("an element is printed with all of its accessibility properties")
  func line() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.value = 0.5
    slider.accessibilityLabel = "Volume"
    slider.accessibilityHint = "Of the alarm"
    slider.accessibilityIdentifier = "volume"
    slider.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mute", actionHandler: nil)
    ]
    #expect(
      lines(view(slider)) == [
        """
        "Volume", value "50%", adjustable, hint "Of the alarm", actions "Mute", \
        identifier "volume"
        """
      ])
  }

  @Test("the texts of a cell are one element, followed by what users can tap")
  func cell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Mail"
    content.secondaryText = "3 new"
    cell.contentConfiguration = content
    cell.accessories = [.detail(actionHandler: {}), .disclosureIndicator(), .label(text: "12")]
    cell.isSelected = true
    #expect(
      lines(view(cell)) == [
        "\"Mail, 3 new, 12\", selected", "\"More Info\", button",
      ])
    cell.accessibilityLabel = "Mail with news"
    #expect(
      lines(view(cell)) == [
        "\"Mail with news\", selected", "\"More Info\", button",
      ])
  }

  @Test("the parts of a cell with buttons are separate elements")
  func interactiveCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 200, y: 0, width: 60, height: 44)
    cell.contentView.addSubview(label("Ticket", 10, 4))
    cell.contentView.addSubview(button)
    #expect(lines(view(cell)) == ["\"Ticket\"", "\"Buy\", button"])
    cell.isAccessibilityElement = true
    #expect(lines(view(cell)) == ["\"Ticket, Buy\""])
  }

  @Test("headers of a list say so, and come before their rows")
  func table() {
    let source = TableSource([["One", "Two"], ["Three"]])
    source.headers = ["Numbers", nil]
    let table = source.table(.insetGrouped)
    #expect(lines(table) == ["\"Numbers\", header", "\"One\"", "\"Two\"", "\"Three\""])
  }
}
