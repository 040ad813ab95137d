import Foundation
import Testing

@testable import CelloRaster

/// Tests of shapes and clips whose paths are too wide for the cache of masks.
struct FarPathTests {
  private static func triangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Path {
    Path(elements: [.move(a), .line(b), .line(c), .close])
  }

  /// Returns a display list with a canvas of 120×80 that is filled through a clip.
  private static func list(_ clip: Path) -> DisplayList {
    let canvas = CGRect(x: 0, y: 0, width: 120, height: 80)
    return DisplayList(
      size: canvas.size,
      items: [
        .group(
          .init(items: [.fill(.rect(canvas), Color(0x3478F6))], clip: .path(clip, .nonZero)))
      ])
  }

  private static let clips = [
    triangle(
      CGPoint(x: 5_187_500, y: 6.625), CGPoint(x: -172.4375, y: 20.546875),
      CGPoint(x: 5_875_000, y: 77.953125)),
    triangle(
      CGPoint(x: 48.5625, y: 48.15625), CGPoint(x: -154.65625, y: -10_156_250),
      CGPoint(x: 11_406.25, y: -13_107_200)),
  ]

  @Test("a clip by a distant path has the same pixels each time", arguments: clips)
  func repeats(clip: Path) throws {
    let list = Self.list(clip)
    let expected = try Renderer().render(list, scale: 1)
    for _ in 0..<40 {
      // Drawing another picture leaves different values in the memory that is reused.
      _ = try Self.list(Path(ellipseIn: CGRect(x: 3, y: 2, width: 100, height: 70))).render(
        scale: 1)
      #expect(try list.render(scale: 1) == expected)
      #expect(try Renderer().render(list, scale: 1) == expected)
    }
  }

  @Test("an opaque fill through a clip is the clip filled", arguments: clips)
  func clippedFill(clip: Path) throws {
    let filled = DisplayList(
      size: CGSize(width: 120, height: 80),
      items: [.fill(.path(clip, .nonZero), Color(0x3478F6))])
    #expect(
      try Self.list(clip).render(scale: 1, background: .white)
        == filled.render(scale: 1, background: .white))
  }

  @Test("a path that leaves the range of fixed point on both sides covers what is between")
  func bothSides() throws {
    let band = Path(CGRect(x: -1e10, y: 3, width: 2e10, height: 4.5))
    let rows = try coverage(12, 10, .fill(.path(band, .nonZero), .black)).map { Set($0) }
    #expect(rows == [0, 0, 0, 255, 255, 255, 255, 128, 0, 0].map { [$0] })
  }

  @Test("the pixels of a distant path do not depend on the visible part")
  func parts() throws {
    let shape = DisplayList.Item.fill(.path(Self.clips[0], .nonZero), Color(0x3478F6, 0.7))
    let whole = try draw(120, 80, [shape])
    for part in [
      CGRect(x: 30, y: 0, width: 50, height: 80), CGRect(x: 0, y: 11, width: 120, height: 9),
    ] {
      let seen = try draw(120, 80, [.group(.init(items: [shape], clip: .rect(part)))])
      for y in Int(part.minY)..<Int(part.maxY) {
        for x in Int(part.minX)..<Int(part.maxX) { #expect(seen[x, y] == whole[x, y]) }
      }
    }
  }
}
