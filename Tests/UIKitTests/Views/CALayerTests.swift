import CelloRaster
import Testing

@testable import UIKit

@MainActor @Suite struct CALayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  private var items: [DisplayList.Item] { DisplayListRecorder.record(view).items }

  @Test("corners round the background, and cut content only when it is masked")
  func corners() {
    view.backgroundColor = .white
    let subview = UIView(frame: view.bounds)
    subview.backgroundColor = .black
    view.addSubview(subview)
    view.layer.cornerRadius = 5
    let rounded = Shape.roundedRect(RoundedRect(view.bounds, radius: 5, curve: .circular))
    #expect(items == [.fill(rounded, .white), .fill(.rect(view.bounds), .black)])
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    #expect(
      items == [
        .group(
          DisplayList.Group(
            items: [.fill(rounded, .white), .fill(.rect(view.bounds), .black)], clip: rounded))
      ])
  }

  @Test("the border lies inside the edges, above everything")
  func border() {
    view.layer.borderWidth = 2
    let subview = UIView(frame: view.bounds)
    subview.backgroundColor = .white
    view.addSubview(subview)
    #expect(
      items == [
        .fill(.rect(view.bounds), .white),
        .stroke(.rect(view.bounds.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 2), .black),
      ])
    view.layer.borderColor = nil
    #expect(items.count == 1)
  }

  @Test(
    "invalid lengths are clamped to the nearest valid one",
    arguments: [
      (Double.nan, 0.0),
      (-3.0, 0.0),
      (Double.infinity, 10.0),
      (1000.0, 10.0),
    ])
  func lengths(radius: Double, expected: Double) {
    view.backgroundColor = .white
    view.layer.cornerRadius = CGFloat(radius)
    view.layer.borderWidth = CGFloat(radius)
    let shape =
      expected == 0
      ? Shape.rect(view.bounds)
      : .roundedRect(RoundedRect(view.bounds, radius: CGFloat(expected), curve: .circular))
    #expect(items.first == .fill(shape, .white))
    #expect(items.count == (expected == 0 ? 1 : 2))
  }

  @Test("a layer without corners to round is a rectangle")
  func noCorners() {
    view.backgroundColor = .white
    view.layer.cornerRadius = 5
    view.layer.maskedCorners = []
    #expect(items == [.fill(.rect(view.bounds), .white)])
  }

  @Test("geometry, color and opacity are those of the view")
  func sharedValues() {
    view.backgroundColor = .label
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.layer.opacity = 0.5
    #expect(view.alpha == CGFloat(0.5))
    #expect(view.layer.bounds == view.bounds)
  }
}

@MainActor @Suite struct DrawingViewTests {
  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect.insetBy(dx: -100, dy: 2))
    }
  }

  @Test("a view draws itself in its own coordinates and traits, inside its bounds")
  func draw() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.overrideUserInterfaceStyle = .dark
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    root.addSubview(view)
    view.frame.origin = CGPoint(x: 10, y: 5)
    view.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(
      DisplayListRecorder.record(root).items == [
        .group(
          DisplayList.Group(
            items: [.fill(.rect(CGRect(x: -90, y: 7, width: 240, height: 16)), .white)],
            clip: .rect(CGRect(x: 10, y: 5, width: 40, height: 20))))
      ])
    view.bounds.size = .zero
    #expect(DisplayListRecorder.record(root).items.isEmpty)
  }

  @Test("changes in an animation are there at once, and its completion runs after them")
  func animation() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    UIView.animate(
      withDuration: 1, delay: 5, options: [.curveLinear, .repeat], animations: { view.tag = 7 },
      completion: { finished.append($0 && view.tag == 7) })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      view.isHidden = true
    }
    #expect(view.alpha == CGFloat(0.5))
    #expect(view.isHidden)
    #expect(finished == [true])
  }
}
