import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Transitions of the content of views.
@MainActor struct ViewTransitionTests {
  private let timeline = AnimationTimeline()
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    superview.addSubview(view)
    view.backgroundColor = .red
  }

  /// The color of a pixel at 10 points from the left and the top.
  private func color() throws -> Color {
    try render(superview, at: CGPoint(x: 10, y: 10))
  }

  private func render(_ view: UIView, at point: CGPoint) throws -> Color {
    let bitmap = try DisplayListRecorder.record(view).render(scale: 1)
    let pixel = bitmap[Int(point.x), Int(point.y)]
    return Color(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255))
  }

  @Test(
    "a cross-fade shows the former content at its start and the new content at its end, as do curls",
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
    ])
  func crossDissolve(option: UIView.AnimationOptions) throws {
    var isFinished: Bool?
    timeline.perform {
      UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
        view.backgroundColor = .blue
      } completion: {
        isFinished = $0
      }
    }
    #expect(try color() == Color(red: 255, green: 0, blue: 0))
    timeline.advance(to: 0.5)
    let middle = try color()
    #expect(
      middle == Color(red: 128, green: 0, blue: 127)
        || middle == Color(red: 127, green: 0, blue: 128))
    #expect(isFinished == nil)
    timeline.advance(to: 1)
    #expect(try color() == Color(red: 0, green: 0, blue: 255))
    #expect(isFinished == true)
    #expect(superview.subviews == [view])
  }

  @Test(
    "a flip shows the former content until its middle, narrowed along one axis",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ])
  func flip(option: UIView.AnimationOptions, isHorizontal: Bool) throws {
    superview.backgroundColor = .white
    let white = Color(red: 255, green: 255, blue: 255)
    /// The colors in the center, at the middle of the left edge and at the middle of the top edge.
    func colors() throws -> [Color] {
      try [CGPoint(x: 25, y: 25), CGPoint(x: 1, y: 25), CGPoint(x: 25, y: 1)].map {
        try render(superview, at: $0)
      }
    }
    timeline.perform {
      UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
        view.backgroundColor = .blue
      }
    }
    let (red, blue) = (
      Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255)
    )
    #expect(try colors() == [red, red, red])
    timeline.advance(to: 0.25)
    #expect(try colors() == [red, isHorizontal ? white : red, isHorizontal ? red : white])
    timeline.advance(to: 0.75)
    #expect(try colors() == [blue, isHorizontal ? white : blue, isHorizontal ? blue : white])
    timeline.advance(to: 1)
    #expect(try colors() == [blue, blue, blue])
    #expect(superview.subviews == [view])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(
    "the side from which a view is flipped moves toward the viewer, and the other side comes back",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ])
  func sides(option: UIView.AnimationOptions) throws {
    view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    timeline.perform {
      UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {}
    }
    /// The opacity at the sides, which is larger at a side that is nearer: left, right, top, bottom.
    func sides() throws -> [Int] {
      let bitmap = try DisplayListRecorder.record(superview).render(scale: 4)
      func count(_ isDrawn: (Int) -> Bool) -> Int { (0..<400).count(where: isDrawn) }
      func alpha(_ x: Int, _ y: Int) -> Bool { bitmap[x, y] >> 24 > 0 }
      return [
        count { alpha(160, $0) }, count { alpha(239, $0) }, count { alpha($0, 160) },
        count { alpha($0, 239) },
      ]
    }
    let order =
      switch option {
      case .transitionFlipFromLeft: (0, 1)
      case .transitionFlipFromRight: (1, 0)
      case .transitionFlipFromTop: (2, 3)
      default: (3, 2)
      }
    timeline.advance(to: 0.25)
    let early = try sides()
    #expect(early[order.0] > early[order.1])
    timeline.advance(to: 0.75)
    let late = try sides()
    #expect(late[order.1] > late[order.0])
  }

  @Test("a view is on the back of the view that it replaces in a flip", arguments: [false, true])
  func flippedReplacement(hides: Bool) throws {
    let new = UIView(frame: view.frame)
    new.backgroundColor = .blue
    if hides {
      new.isHidden = true
      superview.insertSubview(new, belowSubview: view)
    }
    timeline.perform {
      UIView.transition(
        from: view, to: new, duration: 1,
        options: [
          .transitionFlipFromLeft, .curveLinear, hides ? .showHideTransitionViews : [],
        ])
    }
    func center() throws -> Color { try render(superview, at: CGPoint(x: 25, y: 25)) }
    #expect(try center() == Color(red: 255, green: 0, blue: 0))
    timeline.advance(to: 0.4)
    #expect(try center() == Color(red: 255, green: 0, blue: 0))
    timeline.advance(to: 0.6)
    #expect(try center() == Color(red: 0, green: 0, blue: 255))
    timeline.advance(to: 1)
    #expect(hides ? view.isHidden : view.superview == nil)
    #expect(try center() == Color(red: 0, green: 0, blue: 255))
  }

  @Test("transitions of views without a superview take place at once")
  func withoutSuperview() {
    var count = 0
    timeline.perform {
      UIView.transition(with: superview, duration: 1, options: .transitionCrossDissolve) {
      } completion: { _ in
        count += 1
      }
    }
    #expect(count == 1)
    #expect(timeline.animationCount == 0)
  }

  @Test("a view fades into the view that replaces it", arguments: [false, true])
  func replacement(hides: Bool) throws {
    let new = UIView(frame: view.frame)
    new.backgroundColor = .blue
    if hides {
      new.isHidden = true
      superview.insertSubview(new, belowSubview: view)
    }
    timeline.perform {
      UIView.transition(
        from: view, to: new, duration: 1,
        options: [
          .transitionCrossDissolve, .curveLinear, hides ? .showHideTransitionViews : [],
        ])
    }
    #expect(try color() == Color(red: 255, green: 0, blue: 0))
    timeline.advance(to: 0.5)
    let middle = try color()
    #expect(
      middle == Color(red: 128, green: 0, blue: 127)
        || middle == Color(red: 127, green: 0, blue: 128)
        || middle == Color(red: 128, green: 0, blue: 128)
        || middle == Color(red: 127, green: 0, blue: 127))
    timeline.advance(to: 1)
    #expect(try color() == Color(red: 0, green: 0, blue: 255))
    #expect(view.alpha == 1 && new.alpha == 1)
    #expect(hides ? view.isHidden : view.superview == nil)
  }

  @Test(
    "transitions of layers move the former and the new content",
    arguments: [
      (CATransitionType.push, 25, -25), (.moveIn, 25, 0), (.reveal, 0, -25), (.fade, 0, 0),
    ])
  func layerTransition(type: CATransitionType, new: CGFloat, former: CGFloat) throws {
    timeline.perform {
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
    }
    timeline.advance(to: 0.5)
    let picture = try #require(superview.subviews.first { $0 !== view })
    #expect(view.layer.presentation()?.frame.minX == new)
    #expect(picture.layer.presentation()?.frame.minX == former)
    #expect(picture.layer.presentation()?.opacity == (type == .fade ? 0.5 : 1))
    #expect((superview.subviews.first === picture) == (type == .moveIn))
    timeline.advance(to: 1)
    #expect(superview.subviews == [view])
  }

  @Test(
    "a transition of a layer is a part of the whole one",
    arguments: [
      (0, 1, 0, 25), (0.5, 1, 25, 37.5), (0.2, 0.6, 10, 20), (-1, 7, 0, 25), (.nan, .nan, 0, 25),
      (0.5, 0.2, 25, 25),
    ] as [(Float, Float, CGFloat, CGFloat)])
  func part(start: Float, end: Float, first: CGFloat, middle: CGFloat) throws {
    timeline.perform {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromLeft
      transition.duration = 1
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      transition.startProgress = start
      transition.endProgress = end
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
    }
    let picture = try #require(superview.subviews.first { $0 !== view })
    func shown() -> CGFloat { (picture.layer.presentation()?.frame.minX ?? .nan) }
    #expect((shown() - first).magnitude < 1e-4)
    timeline.advance(to: 0.5)
    #expect((shown() - middle).magnitude < 1e-4)
    timeline.advance(to: 1)
    #expect(superview.subviews == [view])
  }

  @Test(
    "transitions of layers without views show the former and the new content",
    arguments: [
      // The colors at 10 and at 40 points from the left, in the middle of a transition from the right.
      (
        CATransitionType.push, Color(red: 255, green: 0, blue: 0),
        Color(red: 0, green: 0, blue: 255)
      ),
      (.moveIn, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255)),
      (.reveal, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255)),
    ])
  func transitionWithoutView(type: CATransitionType, left: Color, right: Color) throws {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.red.cgColor
    view.backgroundColor = nil
    view.layer.addSublayer(layer)
    func colors() throws -> [Color] {
      try [10, 40].map { try render(superview, at: CGPoint(x: $0, y: 10)) }
    }
    let red = Color(red: 255, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 255)
    timeline.perform {
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(transition, forKey: nil)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = UIColor.blue.cgColor
      CATransaction.setDisableActions(false)
    }
    #expect(try colors() == [red, red])
    timeline.advance(to: 0.5)
    #expect(try colors() == [left, right])
    timeline.advance(to: 1)
    #expect(try colors() == [blue, blue])
    #expect(layer.superlayer === view.layer && view.layer.sublayers?.count == 1)
  }

  @Test("a layer without a view fades, from a part of a transition on")
  func fadeWithoutView() throws {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    timeline.perform {
      let transition = CATransition()
      transition.duration = 1
      transition.startProgress = 0.5
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(transition, forKey: nil)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = UIColor.blue.cgColor
      CATransaction.setDisableActions(false)
    }
    let start = try color()
    #expect((127...128).contains(start.red) && (127...128).contains(start.blue))
    timeline.advance(to: 1)
    #expect(try color() == Color(red: 0, green: 0, blue: 255))
  }
}
