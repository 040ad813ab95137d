import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct NestingLimitTests {
  /// Returns the root and the innermost view of a chain of nested views.
  private func nested(_ count: Int) -> (root: UIView, innermost: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var innermost = root
    for index in 0..<count {
      let view = UIView(frame: root.bounds)
      // Groups have a separate limit of 256 levels. Drawing deeper groups throws an error.
      if index % 4 == 0 { view.alpha = 0.999 }
      innermost.addSubview(view)
      if view.superview != nil { innermost = view }
    }
    return (root, innermost)
  }

  private func depth(of view: UIView) -> Int {
    sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }
  }

  @Test("of ten thousand nested views those beyond the limit are not added")
  func views() throws {
    let (root, innermost) = nested(10_000)
    #expect(depth(of: innermost) == NestingLimit.levels)
    innermost.backgroundColor = .white
    root.tintColor = .red
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(innermost.tintColor == .red)
    #expect(innermost.traitCollection.userInterfaceStyle == .dark)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
    #expect(innermost.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
    let bitmap = try DisplayListRecorder.record(root).render(scale: 1)
    #expect(bitmap[5, 5] > 0)
    #expect(root.viewWithTag(5) == nil)
    innermost.superview?.removeFromSuperview()
    #expect(ResourceWarnings.sentences.contains { $0.contains("\(NestingLimit.levels) levels") })
  }

  @Test("a tree that is built from the inside has the same limit")
  func inside() {
    var outermost = UIView()
    for _ in 0..<1_000 {
      let view = UIView()
      view.addSubview(outermost)
      if outermost.superview === view { outermost = view }
    }
    var innermost = outermost
    while let view = innermost.subviews.first { innermost = view }
    #expect(depth(of: innermost) == NestingLimit.levels)
  }

  @Test("views that have left make room again")
  func leaving() {
    let (root, innermost) = nested(NestingLimit.levels - 1)
    #expect(depth(of: innermost) == NestingLimit.levels)
    let outer = UIView()
    outer.addSubview(root)
    #expect(root.superview == nil)
    innermost.removeFromSuperview()
    outer.addSubview(root)
    #expect(root.superview === outer)
  }

  @Test("layers have the same limit, those of views included")
  func layers() {
    let root = CALayer()
    var innermost = root
    for _ in 0..<10_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      innermost.addSublayer(layer)
      if layer.superlayer != nil { innermost = layer }
    }
    var count = 1
    while let superlayer = innermost.superlayer {
      innermost = superlayer
      count += 1
    }
    #expect(count == NestingLimit.levels)
    _ = DisplayListRecorder.items(of: root)
    let (view, inside) = nested(NestingLimit.levels - 2)
    inside.layer.addSublayer(CALayer())
    #expect(inside.layer.sublayers?.count == 1)
    let outer = UIView()
    outer.addSubview(view)
    #expect(view.superview == nil)
  }

  @Test("masks of masks beyond the limit are not drawn")
  func masks() {
    let layer = CALayer()
    var innermost = layer
    for _ in 0..<2_000 {
      innermost.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      innermost.backgroundColor = UIColor.white.cgColor
      let mask = CALayer()
      innermost.mask = mask
      innermost = mask
    }
    #expect(DisplayListRecorder.items(of: layer).isEmpty)
    // Releasing nested masks is recursive, so they are detached one by one.
    var masks: [CALayer] = []
    var next: CALayer? = layer
    while let mask = next?.mask {
      masks.append(mask)
      next = mask
    }
    layer.mask = nil
    for mask in masks { mask.mask = nil }
  }
}
