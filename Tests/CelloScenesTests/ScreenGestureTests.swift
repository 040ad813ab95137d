import Testing
import UIKit

@testable import CelloScenes

/// Gestures of a user on a screen.
@MainActor struct ScreenGestureTests {
  private final class Map: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIImageView()
    var turned: CGFloat = 0
    var edges = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.delegate = self
      scrollView.maximumZoomScale = 4
      scrollView.contentInsetAdjustmentBehavior = .never
      picture.frame = view.bounds
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = "Map"
      picture.isUserInteractionEnabled = true
      picture.toolTip("The map")
      scrollView.contentSize = picture.bounds.size
      scrollView.addSubview(picture)
      view.addSubview(scrollView)
      picture.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: Map.rotated))
      let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Map.pulled)
      edge.edges = .left
      view.addGestureRecognizer(edge)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func rotated(_ rotation: UIRotationGestureRecognizer) { turned = rotation.rotation }
    func pulled(_ pan: UIScreenEdgePanGestureRecognizer) { if pan.state == .ended { edges += 1 } }
  }

  private let map = Map()
  private let screen: Screen

  init() {
    let map = map
    screen = Screen(.iPhone16, map)
  }

  @Test func `a pinch zooms, a turn rotates, and a swipe begins at an edge`() throws {
    try screen.pinch("Map", scale: 2)
    #expect((map.scrollView.zoomScale - 2).magnitude < 1e-9)
    try screen.pinch("Map", scale: 0.1)
    #expect(map.scrollView.zoomScale == 1)
    try screen.rotate("Map", by: .pi / 2)
    #expect((map.turned - .pi / 2).magnitude < 1e-9)
    screen.swipeFromEdge(.left)
    screen.swipeFromEdge(.right)
    #expect(map.edges == 1)
    for value in [CGFloat.nan, .infinity, 0, -1] {
      try screen.pinch("Map", scale: value)
      #expect(map.scrollView.zoomScale == 1)
    }
    #expect(throws: ScreenError.self) { try screen.pinch("Nothing", scale: 2) }
  }

  @Test func `a pointer rests above an element until it leaves`() throws {
    let before = screen.window.subviews.count
    try screen.hover("Map")
    // Two views are added: the pointer and the tool tip.
    #expect(screen.window.subviews.count == before + 2)
    screen.endHovering()
    #expect(screen.window.subviews.count == before)
  }

  @Test(arguments: [10, 400] as [CGFloat])
  func `a tool tip does not cover the next button`(distance: CGFloat) throws {
    let controller = UIViewController()
    let buttons = ["Buy", "Share"].map {
      UIButton(configuration: .filled(), primaryAction: UIAction(title: $0) { _ in })
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 40, y: 200 + CGFloat(index) * (40 + distance), width: 200, height: 40)
      controller.view.addSubview(button)
    }
    buttons[0].toolTip = "Buys the item"
    let screen = Screen(.iPhone16, controller)
    try screen.hover("Buy")
    let tip = try #require(screen.window.subviews.first { "\(type(of: $0))" == "ToolTipView" })
    #expect(!tip.frame.intersects(buttons[1].frame))
    #expect((tip.frame.minY > 220) == (distance > 100))
  }
}

extension UIView {
  fileprivate func toolTip(_ text: String) {
    addInteraction(UIToolTipInteraction(defaultToolTip: text))
  }
}
