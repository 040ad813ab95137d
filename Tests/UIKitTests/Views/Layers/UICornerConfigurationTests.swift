import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct UICornerConfigurationTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map {
      view.effectiveRadius(corner: $0)
    }
  }

  @Test("fixed radii and capsules are limited to half of the shorter side")
  func fixed() {
    #expect(radii(outer) == [0, 0, 0, 0])
    outer.cornerConfiguration = .corners(radius: 20)
    #expect(radii(outer) == [20, 20, 20, 20])
    outer.cornerConfiguration = .capsule()
    #expect(radii(outer) == [50, 50, 50, 50])
    outer.cornerConfiguration = .capsule(maximumRadius: 30)
    #expect(radii(outer) == [30, 30, 30, 30])
    outer.cornerConfiguration = .uniformTopRadius(400, bottomRightRadius: 7)
    #expect(radii(outer) == [50, 50, 7, 0])
    outer.cornerConfiguration = .uniformEdges(leftRadius: 1, rightRadius: 2)
    #expect(radii(outer) == [1, 2, 2, 1])
    #expect(outer.effectiveRadius(corner: .allCorners) == 2)
    outer.cornerConfiguration = .corners(topLeftRadius: .fixed(-3), bottomLeftRadius: .fixed(.nan))
    #expect(radii(outer) == [0, 0, 0, 0])
  }

  @Test("the radii of a scaled or rotated view are in its own points")
  func transformed() {
    outer.cornerConfiguration = .corners(radius: 20)
    let inner = UIView(frame: CGRect(x: 50, y: 40, width: 60, height: 20))
    outer.addSubview(inner)
    inner.cornerConfiguration = .capsule()
    inner.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(radii(inner) == [10, 10, 10, 10])
    inner.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    inner.cornerConfiguration = .corners(radius: 15)
    #expect(radii(inner) == [10, 10, 10, 10])
  }

  @Test("a concentric corner has its container's radius less the distance between them")
  func concentric() {
    outer.cornerConfiguration = .corners(radius: 30)
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    // The right edge is 90 points away.
    #expect(radii(inner) == [20, 4, 4, 20])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [20, 20, 20, 20])
    inner.cornerConfiguration = .uniformEdges(
      topRadius: .containerConcentric(), bottomRadius: .fixed(1))
    #expect(radii(inner) == [20, 20, 1, 1])
    outer.layer.cornerConfiguration = nil
    outer.layer.cornerRadius = 15
    #expect(radii(inner) == [5, 5, 1, 1])
    inner.removeFromSuperview()
    #expect(radii(inner) == [0, 0, 1, 1])
  }

  @Test("background, border and clip have the corners, and differing ones are a path")
  func drawing() {
    outer.backgroundColor = .white
    outer.cornerConfiguration = .corners(radius: 20)
    outer.layer.cornerRadius = 3
    var items: [DisplayList.Item] { DisplayListRecorder.record(outer).items }
    #expect(items == [.fill(.roundedRect(RoundedRect(outer.bounds, radius: 20)), .white)])
    outer.cornerConfiguration = .corners(topLeftRadius: 20, topRightRadius: 20)
    #expect(
      items == [
        .fill(
          .roundedRect(RoundedRect(outer.bounds, radius: 20, corners: [.topLeft, .topRight])),
          .white)
      ])
    outer.cornerConfiguration = .corners(topLeftRadius: 20, bottomRightRadius: 5)
    outer.layer.borderWidth = 2
    guard case .fill(.path, .white) = items[0], case .stroke(.path(let line, _), _, _) = items[1]
    else {
      Issue.record("\(items)")
      return
    }
    #expect(line.bounds == outer.bounds.insetBy(dx: 1, dy: 1))
  }
}
