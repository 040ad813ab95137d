import Testing
import UIKit

@testable import CelloControllers

struct PopLayoutTests {
  private func layout(_ fraction: CGFloat, isRightToLeft: Bool = false) -> PopLayout {
    PopLayout(
      width: 400, height: 800, isRightToLeft: isRightToLeft, fraction: fraction,
      grid: PixelGrid(scale: 2))
  }

  @Test("the upper screen follows the finger, and the lower screen moves in under a shade")
  func halfWay() {
    let layout = layout(0.5)
    #expect(layout.upperOffset == 200)
    #expect(layout.lowerOffset == -60)
    #expect(layout.shade == 0.05)
    #expect(layout.upperOpacity == 0.5)
    #expect(layout.lowerOpacity == 0.5)
  }

  @Test("from right to left, screens move to the left")
  func rightToLeft() {
    let layout = layout(0.25, isRightToLeft: true)
    #expect(layout.upperOffset == -100)
    #expect(layout.lowerOffset == 90)
    #expect(layout.fraction(of: -100) == 0.25)
  }

  @Test(
    "a translation is a share of the width, between 0 and 1",
    arguments: [
      (CGFloat(100), CGFloat(0.25)), (-50, 0), (900, 1), (.nan, 0), (.infinity, 0),
    ])
  func fraction(translation: CGFloat, expected: CGFloat) {
    #expect(layout(0).fraction(of: translation) == expected)
  }

  @Test("a zoom ends with its part over the source view")
  func zoom() {
    let part = CGRect(x: 0, y: 100, width: 400, height: 400)
    let target = CGRect(x: 50, y: 600, width: 100, height: 100)
    let transform = layout(1).zoom(from: part, to: target)
    // View transforms are relative to the center, here the center of the screen.
    let middle = CGPoint(x: 200, y: 400)
    func place(_ point: CGPoint) -> CGPoint {
      let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
      return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
    }
    #expect(place(CGPoint(x: 0, y: 100)) == CGPoint(x: 50, y: 600))
    #expect(place(CGPoint(x: 400, y: 500)) == CGPoint(x: 150, y: 700))
    #expect(layout(0).zoom(from: part, to: target).isIdentity)
    #expect(layout(1).zoom(from: .zero, to: target).isIdentity)
  }
}
