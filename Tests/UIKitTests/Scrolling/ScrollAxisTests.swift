import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

struct ScrollAxisTests {
  private let axis = ScrollAxis(viewport: 100, content: 300, startInset: 20, endInset: 10)

  @Test("content is at rest between its insets")
  func range() {
    #expect(axis.range == -20...210)
    #expect(axis.isScrollable)
    #expect(axis.clamped(-50) == -20)
    #expect(axis.clamped(500) == 210)
  }

  @Test(
    "small content is positioned by its alignment",
    arguments: [(0.0, -20.0), (0.5, -40.0), (1.0, -60.0)] as [(CGFloat, CGFloat)])
  func alignment(share: CGFloat, offset: CGFloat) {
    let axis = ScrollAxis(
      viewport: 100, content: 30, startInset: 20, endInset: 10, alignment: share)
    #expect(axis.range == offset...offset)
    #expect(!axis.isScrollable)
  }

  @Test("content without an inset begins at 0, not at -0", arguments: [30, 100, 300] as [CGFloat])
  func zero(content: CGFloat) {
    let axis = ScrollAxis(viewport: 100, content: content)
    #expect(axis.range.lowerBound == 0)
    #expect(axis.range.lowerBound.sign == .plus)
  }

  @Test(
    "a part is shown with the least movement",
    arguments: [
      (0.0, 30.0, 40.0, 0.0),  // already visible
      (0.0, 150.0, 160.0, 70.0),  // moved to the end, above the inset
      (150.0, 40.0, 60.0, 20.0),  // moved to the start, below the inset
      (0.0, 50.0, 250.0, 30.0),  // too large: its start is shown
      (200.0, 0.0, 200.0, 110.0),  // too large: its end is shown
      (60.0, 0.0, 200.0, 60.0),  // too large, and it fills the visible area
      (0.0, 290.0, 900.0, 210.0),  // extends beyond the content
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func showing(offset: CGFloat, from: CGFloat, to: CGFloat, expected: CGFloat) {
    #expect(axis.offset(offset, showing: from...to) == expected)
  }

  @Test("content pulled beyond its end follows more and more slowly")
  func bouncing() {
    #expect(axis.bounced(100) == 100)
    let near = axis.bounced(-40)
    let far = axis.bounced(-10_000)
    #expect(near < -20 && near > -40)
    #expect(far < near && far > -120)
    #expect(axis.bounced(230) == 210 - (near + 20))
    #expect(ScrollAxis(viewport: 0, content: 0).bounced(7) == 0)
  }

  @Test("moving content comes to rest inside its range")
  func resting() {
    #expect(axis.restingOffset(from: 50, velocity: 0, rate: 0.998) == 50)
    #expect(axis.restingOffset(from: 50, velocity: 100, rate: 0.5) == 50.1)
    #expect(axis.restingOffset(from: 50, velocity: 9_000, rate: 0.998) == 210)
    #expect(axis.restingOffset(from: 50, velocity: -9_000, rate: 7) == -20)
  }

  @Test(
    "pages are turned one at a time",
    arguments: [
      (49.0, 0.0, 0.0, 0.0), (51.0, 0.0, 0.0, 100.0),  // nearest page
      (10.0, 1.0, 0.0, 100.0), (90.0, -1.0, 100.0, 0.0),  // next page
      (290.0, 500.0, 0.0, 100.0),  // at most one page
      (200.0, 1.0, 200.0, 200.0),  // last page
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func pages(offset: CGFloat, velocity: CGFloat, start: CGFloat, expected: CGFloat) {
    let axis = ScrollAxis(viewport: 100, content: 300)
    #expect(axis.pageOffset(from: offset, velocity: velocity, start: start) == expected)
  }

  @Test("a view without a size has no pages")
  func noPages() {
    #expect(
      ScrollAxis(viewport: 0, content: 50).pageOffset(from: 70, velocity: 1, start: 0) == 50)
  }
}
