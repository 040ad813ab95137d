import CelloRaster
import Testing

@testable import UIKit

@Suite struct CGContextTests {
  @Test("items in the same clip share a group")
  func sharedClip() {
    let context = CGContext()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(context.items.count == 1)
  }

  @Test("a clip with NaN, which is not equal to itself, holds each item once")
  func clipAtNaN() {
    let context = CGContext()
    context.addRect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    func clipped(_ item: DisplayList.Item) -> [DisplayList.Item] {
      guard case .group(let group) = item, group.clip != nil else { return [] }
      return group.items
    }
    #expect(
      context.items.flatMap(clipped) == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black),
        .fill(.rect(CGRect(x: 2, y: 0, width: 1, height: 1)), .black),
      ])
  }
}
