import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Views and layers that are seen with perspective.
@MainActor struct PerspectiveTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))

  init() {
    superview.addSubview(view)
    view.backgroundColor = .red
  }

  /// A turn around the vertical axis, whose left side comes toward the viewer.
  private func turn(_ angle: CGFloat = .pi / 4, distance: CGFloat = 100) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  private func bitmap() throws -> Bitmap {
    try DisplayListRecorder.record(superview).render(scale: 1)
  }

  /// The number of opaque pixels in a column.
  private func height(_ bitmap: Bitmap, _ x: Int) -> Int {
    (0..<bitmap.height).count { bitmap[x, $0] >> 24 == 255 }
  }

  /// Returns a Boolean value that indicates whether pictures differ by rounding errors at most.
  private func isSimilar(_ first: Bitmap, _ second: Bitmap) -> Bool {
    zip(first.pixels, second.pixels).allSatisfy { first, second in
      [0, 8, 16, 24].allSatisfy {
        abs(Int(first >> UInt32($0) & 255) - Int(second >> UInt32($0) & 255)) <= 1
      }
    }
  }

  @Test("a view with a perspective of its own is drawn in its plane")
  func ownTransform() throws {
    view.layer.transform = turn()
    #expect(
      DisplayListRecorder.record(superview).description == """
        100×100 pt
        projected (0, 0, 40, 40) by x (1.061, 0.354, 7.071) y (0, 1, 0) origin (28.787, 22.929, 0.859)
          fill rect (0, 0, 40, 40) #ff0000
        """)
    let bitmap = try bitmap()
    #expect(height(bitmap, 35) > 42 && height(bitmap, 60) < 38)
    #expect(height(bitmap, 32) == 0 && height(bitmap, 64) == 0)
  }

  @Test("a perspective of the superlayer applies to its sublayers, around its anchor point")
  func sublayerTransform() throws {
    view.layer.transform = turn()
    let own = try bitmap()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    superview.layer.sublayerTransform = perspective
    view.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    // The view is in the center of its superview.
    #expect(try isSimilar(bitmap(), own))
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    view.removeFromSuperview()
    superview.layer.addSublayer(layer)
    #expect(try isSimilar(bitmap(), own))
  }

  @Test("a layer that is nearer is larger")
  func distance() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    superview.layer.sublayerTransform = perspective
    view.layer.zPosition = 50
    let bitmap = try bitmap()
    #expect(height(bitmap, 10) == 80 && height(bitmap, 9) == 0 && height(bitmap, 89) == 80)
  }

  @Test("subviews are in the plane of their superview, with shadows, clips and opacity")
  func subviews() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 80))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    view.alpha = 0.5
    view.clipsToBounds = true
    view.layer.transform = turn()
    let bitmap = try bitmap()
    #expect(bitmap[40, 50] == 0x8080_0000 && bitmap[58, 50] == 0x8000_0080)
    #expect(bitmap[40, 80] == 0)
  }

  @Test("the back of a layer is mirrored, or not drawn if it is not double-sided")
  func back() throws {
    view.layer.transform = turn(.pi - 0.5)
    #expect(try height(bitmap(), 50) > 30)
    view.layer.isDoubleSided = false
    #expect(try height(bitmap(), 50) == 0)
  }

  @Test("transforms with invalid numbers draw nothing, and others draw the same as before")
  func invalid() throws {
    var transform = turn()
    transform.m14 = .nan
    view.layer.transform = transform
    #expect(try height(bitmap(), 50) == 0)
    view.layer.transform = turn(.pi / 2)
    #expect(try height(bitmap(), 50) == 0)
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(
      DisplayListRecorder.record(superview).description == """
        100×100 pt
        group transform (0.5, 0, 0, 1, 40, 30)
          fill rect (0, 0, 40, 40) #ff0000
        """)
  }
}
