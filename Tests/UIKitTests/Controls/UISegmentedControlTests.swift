import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UISegmentedControlTests {
  private func control(
    _ items: [Any] = ["One", "Two", "Three"], _ configure: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = .iOS18
      $0.displayScale = 2
    }.performingAsCurrent {
      let control = UISegmentedControl(items: items)
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      configure(control)
      return control
    }
  }

  private func tap(_ control: UISegmentedControl, x: CGFloat) {
    TouchSequence(in: control).tap(at: CGPoint(x: x, y: 10))
  }

  @Test("segments are created from titles, images and actions; nothing is selected")
  func items() {
    let image = UIImage(systemName: "star")!
    let action = UIAction(title: "Act") { _ in }
    let control = control(["One", image, action, 5])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.imageForSegment(at: 1) == image)
    #expect(control.actionForSegment(at: 2) === action)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 2)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  // Source: docs/measurements/controls.md#segmented-controls.
  @Test("constraints treat the lowest point of the control as outside of it")
  func alignment() {
    let control = control()
    #expect(control.sizeThatFits(.zero).height == 32)
    #expect(control.intrinsicContentSize.height == 31)
    let stack = UIStackView(arrangedSubviews: [control, UIView()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 31, width: 300, height: 69))
  }

  @Test(
    "on iOS 18, the background color and the shadow of the selection are clipped to the corners")
  func corners() {
    let control = control {
      $0.backgroundColor = .red
      $0.layer.cornerRadius = 0
      $0.layoutIfNeeded()
    }
    #expect(control.layer.cornerRadius == 8 && control.clipsToBounds)
    control.setBackgroundImage(
      UIImage(systemName: "star"), for: .normal, barMetrics: .default)
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(control.layer.cornerRadius == 0 && !control.clipsToBounds)
  }

  @Test("a tap selects a segment and sends an event once")
  func taps() {
    var events: [Int] = []
    let control = control()
    control.addAction(
      UIAction { events.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) },
      for: .valueChanged)
    tap(control, x: 150)
    tap(control, x: 160)
    #expect(control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    tap(control, x: 10)
    control.semanticContentAttribute = .forceRightToLeft
    tap(control, x: 10)
    #expect(events == [1, 2])
    control.isEnabled = false
    tap(control, x: 150)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("a touch may move to another segment before it ends")
  func drag() {
    let control = control()
    let touch = TouchSequence(in: control)
    touch.begin(at: CGPoint(x: 10, y: 10))
    touch.move(to: CGPoint(x: 290, y: 10))
    touch.end()
    #expect(control.selectedSegmentIndex == 2)
    touch.begin(at: CGPoint(x: 10, y: 10))
    touch.move(to: CGPoint(x: 10, y: 300))
    touch.end()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("a momentary control reports the tapped segment without selecting it")
  func momentary() {
    var tapped = -1
    let control = control { $0.isMomentary = true }
    control.addAction(
      UIAction { tapped = ($0.sender as! UISegmentedControl).selectedSegmentIndex },
      for: .valueChanged)
    tap(control, x: 290)
    #expect(tapped == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a segment's action runs when it is selected")
  func actions() {
    var ran: [String] = []
    let actions = ["a", "b"].map { title in UIAction(title: title) { ran.append($0.title) } }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    tap(control, x: 150)
    #expect(ran == ["b"])
    control.insertSegment(action: actions[1], at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "b")
    control.setAction(UIAction(title: "c", attributes: .disabled) { _ in }, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "c" && !control.isEnabledForSegment(at: 1))
  }

  @Test("the selection follows its segment when others are inserted and removed")
  func selection() {
    let control = control { $0.selectedSegmentIndex = 1 }
    control.insertSegment(withTitle: "Zero", at: -5, animated: true)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: false)
    #expect(control.imageForSegment(at: 3) != nil)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.bounds.width == 300)
  }

  @Test("indexes out of range are ignored")
  func indexesOutOfRange() {
    let control = control()
    for index in [-1, 3, .max, .min] {
      control.setTitle("x", forSegmentAt: index)
      control.setWidth(5, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      #expect(control.titleForSegment(at: index) == nil)
      #expect(control.widthForSegment(at: index) == 0)
      #expect(!control.isEnabledForSegment(at: index))
      #expect(control.contentOffsetForSegment(at: index) == .zero)
    }
    #expect(control.numberOfSegments == 3)
    control.setWidth(.nan, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test("the selected segment is marked, and a line separates the others")
  func drawing() {
    let text = drawn(control { $0.selectedSegmentIndex = 0 })
    #expect(
      text.hasPrefix(
        """
        300×32 pt
        group clip roundedRect (0, 0, 300, 32) radius 8 continuous
          fill roundedRect (0, 0, 300, 32) radius 8 continuous #767680@0.12
          fill rect (99.5, 8, 1, 16) #3c3c43@0.0
          fill rect (199.5, 8, 1, 16) #3c3c43@0.29
          shadow roundedRect (2, 2, 96, 28) radius 6 continuous #000000@0.12 sigma 2 offset (0, 2)
          fill roundedRect (2, 2, 96, 28) radius 6 continuous #ffffff
        """))
    #expect(drawn(control { $0.isEnabled = false }).contains("group opacity 0.5"))
    let own = control {
      $0.selectedSegmentIndex = 2
      $0.selectedSegmentTintColor = .red
      $0.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    }
    #expect(drawn(own).contains("fill roundedRect (202, 2, 96, 28) radius 6 continuous #ff0000"))
    #expect(drawn(own).contains("#0000ff"))
  }

  @Test("images of states replace the background and the lines")
  func images() {
    let (star, heart) = (UIImage(systemName: "star")!, UIImage(systemName: "heart")!)
    let control = control { $0.selectedSegmentIndex = 1 }
    control.setBackgroundImage(star, for: .normal, barMetrics: .default)
    control.setBackgroundImage(heart, for: .selected, barMetrics: .default)
    control.setDividerImage(
      star, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == heart)
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) == star)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)
    #expect(!drawn(control).contains("roundedRect (0, 0, 300, 32)"))
  }

  @Test("contents can be moved individually and by their position")
  func offsets() {
    let plain = control()
    let moved = control {
      $0.setContentOffset(CGSize(width: 5, height: 1), forSegmentAt: 0)
      $0.setContentPositionAdjustment(
        UIOffset(horizontal: 2, vertical: 0), forSegmentType: .right, barMetrics: .default)
    }
    #expect(drawn(plain) != drawn(moved))
    #expect(moved.contentOffsetForSegment(at: 0) == CGSize(width: 5, height: 1))
    #expect(
      moved.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal == 2)
    #expect(
      moved.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
  }

  @Test("the size fits the widest title in its widest font")
  func size() {
    let control = control()
    let size = control.sizeThatFits(.zero)
    #expect(size.height == 32)
    control.selectedSegmentIndex = 2
    #expect(control.sizeThatFits(.zero) == size)
    control.setWidth(80, forSegmentAt: 0)
    control.setWidth(80, forSegmentAt: 1)
    control.setWidth(40, forSegmentAt: 2)
    #expect(control.intrinsicContentSize.width == 200)
  }

  @Test("a control without segments or space draws partially")
  func noRoom() {
    let control = control { $0.frame.size = .zero }
    #expect(DisplayListRecorder.record(control).items.isEmpty)
    #expect(!DisplayListRecorder.record(self.control([])).items.isEmpty)
  }

  @Test("each segment is an element, which is chosen by activation")
  func accessibility() throws {
    let control = control(["Day", "Week", "Year"]) { $0.setEnabled(false, forSegmentAt: 2) }
    var actions = 0
    control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
    control.selectedSegmentIndex = 0
    #expect(
      control.accessibilityNodes().map(\.line) == [
        "\"Day\", button selected, 1 of 3", "\"Week\", button, 2 of 3",
        "\"Year\", button notEnabled, 3 of 3",
      ])
    let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(control.index(ofAccessibilityElement:)) == [0, 1, 2])
    #expect(control.accessibilityElementCount() == 3)
    #expect(elements[1].accessibilityActivate())
    #expect(control.selectedSegmentIndex == 1 && actions == 1)
    #expect(!elements[2].accessibilityActivate())
    control.isAccessibilityElement = true
    control.accessibilityLabel = "Period"
    #expect(control.accessibilityNodes().map(\.line) == ["\"Period\", value \"Week\""])
  }
}
