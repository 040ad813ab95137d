import CelloRaster
import CelloScenes
import CelloSnapshots
import Foundation
import Testing
@_spi(Cello) import UIKit

/// Properties of all animations, without pictures of their own.
@MainActor struct MotionPropertyTests {
  private struct Values: Equatable {
    var numbers: [CGFloat]

    @MainActor init(_ layer: CALayer) {
      let (frame, map) = (layer.frame, layer.affineTransform())
      let color = layer.backgroundColor.flatMap { UIColor(cgColor: $0) } ?? .clear
      var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      numbers =
        [
          frame.minX, frame.minY, frame.width, frame.height, CGFloat(layer.opacity),
          layer.cornerRadius, layer.borderWidth, map.tx, map.ty, map.a, map.d,
        ] + [red, green, blue, alpha]
    }
  }

  /// Returns numbers from 0 to 1 that are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
  }

  private func change(_ view: UIView, _ numbers: inout Numbers) {
    view.frame = CGRect(
      x: numbers.next() * 100, y: numbers.next() * 100, width: 1 + numbers.next() * 50,
      height: 1 + numbers.next() * 50)
    view.alpha = numbers.next()
    view.backgroundColor = UIColor(
      red: numbers.next(), green: numbers.next(), blue: numbers.next(), alpha: numbers.next())
    view.layer.cornerRadius = numbers.next() * 20
    view.layer.borderWidth = numbers.next() * 5
  }

  @Test(
    "nothing leaves the hull of both ends if the curve does not overshoot",
    arguments: [
      UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut,
    ])
  func hull(curve: UIView.AnimationOptions) throws {
    var numbers = Numbers(state: 1)
    for _ in 0..<50 {
      let view = UIView()
      change(view, &numbers)
      let start = Values(view.layer)
      let timeline = AnimationTimeline()
      timeline.perform {
        UIView.animate(withDuration: 1, delay: 0, options: curve) { change(view, &numbers) }
      }
      let end = Values(view.layer)
      #expect(Values(try #require(view.layer.presentation())) == start)
      for _ in 0..<20 {
        timeline.advance(by: 0.05)
        let shown = Values(try #require(view.layer.presentation()))
        for (value, (first, last)) in zip(shown.numbers, zip(start.numbers, end.numbers)) {
          // A component of the frame is computed from the center and the size.
          #expect(value >= min(first, last) - 1e-6 && value <= max(first, last) + 1e-6)
        }
      }
      timeline.advance(to: 1)
      #expect(Values(view.layer.presentation() ?? view.layer) == end)
    }
  }

  @Test("an animation back shows the frames of the animation backward, for symmetric curves")
  func backward() throws {
    for curve in [UIView.AnimationOptions.curveLinear, .curveEaseInOut] {
      var numbers = Numbers(state: 7)
      let (forward, backward) = (UIView(), UIView())
      var ends = (numbers, numbers)
      change(forward, &numbers)
      ends.1 = numbers
      change(backward, &numbers)
      let timeline = AnimationTimeline()
      timeline.perform {
        UIView.animate(withDuration: 1, delay: 0, options: curve) {
          change(forward, &ends.1)
          change(backward, &ends.0)
        }
      }
      var shown: [(there: Values, back: Values)] = []
      for step in 0...8 {
        timeline.advance(to: Double(step) / 8)
        shown.append(
          (
            Values(forward.layer.presentation() ?? forward.layer),
            Values(backward.layer.presentation() ?? backward.layer)
          ))
      }
      for (first, last) in zip(shown, shown.reversed()) {
        for (there, back) in zip(first.there.numbers, last.back.numbers) {
          #expect(abs(there - back) < 1e-6)
        }
      }
    }
  }

  /// The states to which a cell is changed.
  private static let states:
    [(name: String, change: @MainActor (UICollectionViewListCell) -> Void)] =
      [
        ("selected", { $0.isSelected = true }), ("highlighted", { $0.isHighlighted = true }),
        (
          "configured",
          { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Other"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listCell()
          }
        ),
      ]

  private func makeCell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    return cell
  }

  @Test(
    "each transition of a cell starts and ends with the pictures of its states", arguments: 0..<3)
  func stateTransitions(index: Int) throws {
    let traits = UITraitCollection(displayScale: 2)
    let size = ViewSizing.size(CGSize(width: 200, height: 44))
    let state = Self.states[index]
    let before = try DrawnCase(under: traits, size) { makeCell() }.picture().get()
    let after = try DrawnCase(under: traits, size) {
      let cell = makeCell()
      state.change(cell)
      return cell
    }.picture().get()
    #expect(before != after)
    let cell = makeCell()
    let film = FilmedFrames(of: cell, under: traits, size, times: [0, 0.2, 0.4]) {
      UIView.animate(withDuration: 0.4) {
        state.change(cell)
        cell.layoutIfNeeded()
      }
    }
    let pictures = try film.frames.map {
      try DrawnCase(list: $0.list, scale: film.scale).picture().get()
    }
    #expect(pictures[0] == before)
    #expect(pictures[1] != before && pictures[1] != after)
    #expect(pictures[2] == after)
  }

  @Test(
    "no pixel of a transition leaves the colors of both ends if the curve does not overshoot",
    arguments: [SystemVersion.iOS18, .iOS26], [true, false])
  func pixelHull(version: SystemVersion, isSelection: Bool) throws {
    let traits = UITraitCollection {
      $0.displayScale = 2
      $0.systemVersion = version
    }
    let cell = makeCell()
    let film = FilmedFrames(
      of: cell, under: traits, .size(cell.bounds.size), times: (0...10).map { Double($0) / 25 }
    ) {
      UIView.animate(withDuration: 0.4) {
        if isSelection { cell.isSelected = true } else { cell.isHighlighted = true }
        cell.layoutIfNeeded()
      }
    }
    let pictures = try film.frames.map {
      try DrawnCase(list: $0.list, scale: film.scale).picture().get()
    }
    let (start, end) = (pictures[0].pixels, pictures[10].pixels)
    #expect(start != end)
    func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }
    for picture in pictures {
      var outside = 0
      for (pixel, (first, last)) in zip(picture.pixels, zip(start, end))
      where pixel != first && pixel != last {
        for (value, (first, last)) in zip(channels(pixel), zip(channels(first), channels(last)))
        where value < min(first, last) - 1 || value > max(first, last) + 1 {
          outside += 1
        }
      }
      #expect(outside == 0)
    }
  }

  @Test("the frames of a strip are parts of its picture that equal pictures of the frames")
  func frames() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      // The size is not a whole number of pixels.
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 33.4, height: 20.3))
      view.backgroundColor = .white
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.backgroundColor = .systemRed
      view.addSubview(dot)
      let film = FilmedFrames(
        of: view, under: UITraitCollection(displayScale: scale), .size(view.bounds.size),
        times: (0..<7).map { Double($0) / 6 }
      ) {
        UIView.animate(withDuration: 1) { dot.frame.origin.x = 20 }
      }
      let strip = film.drawnCase
      let frames = try #require(strip.filmStrip)
      let picture = try strip.picture().get()
      // The picture in which causes of differences are found is the same.
      #expect(picture == (try strip.list.render(scale: scale)))
      #expect(frames.size == PixelSize(width: picture.width, height: picture.height))
      let digests = try frames.digests().get()
      let properties = frames.properties(digests)
      let layout = try #require(
        properties[FilmStripLayout.propertyName].flatMap(FilmStripLayout.init))
      for (index, frame) in film.frames.enumerated() {
        let own = try DrawnCase(list: frame.list, scale: scale).picture().get()
        #expect(layout.frame(index, of: picture) == own)
        #expect(digests.frames[index] == PixelDigest(own))
      }
      #expect(properties.properties.count == 8)
      #expect(Set(properties.properties.dropFirst().map(\.value)).count == 7)
    }
  }

  @Test("frames of different sizes have a digest with the transparent pixels around them")
  func framesOfDifferentSizes() throws {
    func list(_ height: CGFloat) -> DisplayList {
      DisplayList(
        size: CGSize(width: 8, height: height),
        items: [.fill(.rect(CGRect(x: 0, y: 0, width: 8, height: height)), .white)])
    }
    let caption = DisplayList(size: CGSize(width: 8, height: 2))
    let strip = FilmStripPicture(
      frames: [4, 6, 5].enumerated().map { index, height in
        FilmStripPicture.Frame(name: "frame \(index)", list: list(height), caption: caption)
      },
      layout: FilmStripLayout(columns: 2, width: 8, height: 6, across: 10, down: 10), scale: 1)
    let picture = try strip.bitmap().get()
    #expect(picture.width == 18 && picture.height == 18)
    let digests = try strip.digests().get()
    for index in 0..<3 {
      let frame = try #require(strip.layout.frame(index, of: picture))
      #expect(digests.frames[index] == PixelDigest(frame))
    }
  }

  @Test(
    "an animation that repeats forever ends when its view leaves the window, and its objects go")
  func endlessAnimations() {
    weak var weakView: UIView?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let timeline = AnimationTimeline()
    do {
      let view = UIView(frame: window.bounds)
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      window.addSubview(view)
      weakView = view
      timeline.perform {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
          inner.alpha = 0
        }
      }
      timeline.advance(by: 1e6)
      #expect(timeline.animationCount == 1)
      view.removeFromSuperview()
      #expect(timeline.animationCount == 0)
    }
    #expect(weakView == nil)
  }
}
