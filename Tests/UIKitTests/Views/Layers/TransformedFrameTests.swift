import Testing
import UIKit

/// Frames that are set while a transform is not the identity.
@MainActor struct TransformedFrameTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("the bounds have the size of the frame under the inverse transform")
  func scale() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.frame.origin = CGPoint(x: 1, y: 2)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 26, y: 14.5, width: 50, height: 25))
  }

  @Test(
    "mirrors, quarter turns, movements and anchor points give the frame that was set",
    arguments: [
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(translationX: 30, y: -40),
      CGAffineTransform(scaleX: 0.5, y: 4).rotated(by: -.pi / 2).translatedBy(x: 3, y: 4),
    ], [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
  func others(transform: CGAffineTransform, anchorPoint: CGPoint) {
    let view = UIView()
    view.anchorPoint = anchorPoint
    view.transform = transform
    view.frame = frame
    let result = view.frame
    let differences = [
      result.minX - frame.minX, result.minY - frame.minY, result.width - frame.width,
      result.height - frame.height,
    ]
    for difference in differences { #expect(abs(difference) < 1e-9) }
  }

  @Test("other rotations keep the center of the frame")
  func rotation() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    view.frame = frame
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(abs(view.bounds.width - (100 * 0.75.squareRoot() + 25)) < 1e-9)
  }

  @Test("a transform without an inverse leaves the size that was set")
  func singular() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = frame
    #expect(view.frame == CGRect(x: 60, y: 45, width: 0, height: 0))
    view.transform = .identity
    #expect(view.frame == frame)
  }

  @Test("layers do the same")
  func layer() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(layer.bounds.size == CGSize(width: 50, height: 100))
    layer.setValue(CGRect(x: 0, y: 0, width: 20, height: 20), forKeyPath: "frame")
    #expect(layer.bounds.size == CGSize(width: 10, height: 40))
  }

  @Test("Auto Layout and autoresizing masks ignore the transform")
  func layout() {
    let (placed, resized) = (UIView(), UIView(frame: frame))
    let root = UIView.root(placed)
    root.addSubview(resized)
    placed.transform = CGAffineTransform(scaleX: 2, y: 2)
    resized.transform = placed.transform
    resized.autoresizingMask = .flexibleWidth
    NSLayoutConstraint.activate([
      placed.leftAnchor.constraint(equalTo: root.leftAnchor),
      placed.topAnchor.constraint(equalTo: root.topAnchor),
      placed.widthAnchor.constraint(equalToConstant: 40),
      placed.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(placed.bounds.size == CGSize(width: 40, height: 20))
    #expect(placed.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    root.frame.size.width += 100
    #expect(resized.bounds.size == CGSize(width: 200, height: 50))
  }
}
