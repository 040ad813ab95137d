import CelloGeometry
import Testing
import UIKit

@testable import CelloViews

@MainActor struct StatusBarLayoutTests {
  /// Rounds to hundredths of a point.
  private func rounded(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.maxX, rect.minY, rect.maxY].map { ($0 * 100).rounded() / 100 }
  }

  private func layout(height: CGFloat, width: CGFloat, isPad: Bool = false) -> StatusBarLayout {
    StatusBarLayout(
      .metrics(height: height, width: width, isPad: isPad), height: height, width: width,
      grid: PixelGrid(scale: 3)
    ) { CGFloat($0.count) * 8 }
  }

  // Left, right, top and bottom edges in captures of devices:
  // docs/measurements/bars.md#status-bars.

  @Test("a phone with a notch has the frames of a capture")
  func notch() {
    let layout = layout(height: 47, width: 390)
    #expect(layout.cellular.map(rounded) == [302.33, 319.33, 19, 30.33])
    #expect(rounded(layout.wifi) == [324.67, 341.33, 18.33, 30.33])
    #expect(rounded(layout.battery) == [346.67, 369.33, 18.67, 30.67])
    #expect(layout.lines.map(\.text) == ["9:41"])
    #expect((layout.lines[0].baseline * 100).rounded() == 3033)
    // The time is in the middle between 37 and 66.67.
    #expect(abs(layout.lines[0].x + 16 - 51.83) < 0.34)
  }

  @Test("a phone with a camera inside of the screen has the frames of a capture")
  func island() {
    let layout = layout(height: 59, width: 393)
    #expect(layout.cellular.map { rounded($0)[0...1] } == [282, 301.33])
    #expect(rounded(layout.wifi)[1...] == [325.67, 23, 35.33])
    #expect(rounded(layout.battery) == [333, 358, 22.67, 35.67])
    #expect((layout.lines[0].baseline * 100).rounded() == 3533)
    #expect(abs(layout.lines[0].x + 16 - 71) < 0.34)
  }

  @Test("a large phone has the frames of a capture of iOS 26")
  func largeIsland() {
    let layout = layout(height: 62, width: 440)
    // Within a pixel.
    #expect(
      layout.cellular.map { abs($0.minX - 312.33) < 0.35 && abs($0.maxX - 334) < 0.35 } == true)
    #expect(rounded(layout.wifi)[1...] == [361, 25, 39])
    #expect(rounded(layout.battery) == [368.33, 396.67, 25, 39.33])
    #expect((layout.lines[0].baseline * 100).rounded() == 3900)
  }

  @Test("a phone with a home button has the time in the middle and the signals on the left")
  func homeButton() {
    let layout = layout(height: 20, width: 375)
    #expect(layout.lines.map(\.text) == ["9:41 AM"])
    #expect(layout.lines[0].x + 28 == 187.5 || abs(layout.lines[0].x + 28 - 187.5) < 0.34)
    #expect((layout.cellular?.maxX ?? 0) < layout.wifi.minX && layout.wifi.maxX < 60)
    #expect(layout.battery.minX > 340 && layout.battery.maxX < 375)
  }

  @Test("an iPad has the date beside the time, unless it has no room")
  func pad() {
    let whole = layout(height: 24, width: 834, isPad: true)
    #expect(whole.lines.map(\.text) == ["9:41 AM", "Tue Jan 9", "100%"])
    #expect(whole.cellular == nil && whole.lines[0].x == 20)
    let third = layout(height: 24, width: 200, isPad: true)
    #expect(third.lines.map(\.text) == ["9:41 AM", "100%"])
  }

  @Test(
    "bars of other heights and widths keep their glyphs in order",
    arguments: [20, 24, 44, 50, 59, 62])
  func order(height: CGFloat) throws {
    for width in [320, 375, 402, 414, 430, 440] as [CGFloat] {
      let layout = layout(height: height, width: width)
      let cellular = try #require(layout.cellular)
      #expect(cellular.maxX < layout.wifi.minX && layout.wifi.maxX < layout.battery.minX)
      #expect(layout.battery.maxX < width && layout.battery.maxY < height)
      #expect(layout.lines.allSatisfy { $0.x > 0 && $0.baseline < height })
    }
  }

  @Test(
    "the home indicator has the frames of captures",
    arguments: [
      (CGSize(width: 390, height: 844), [125.67, 264.67, 831, 836]),
      (CGSize(width: 393, height: 852), [126.67, 266.67, 839, 844]),
    ] as [(CGSize, [CGFloat])])
  func homeIndicator(size: CGSize, edges: [CGFloat]) {
    let frame = HomeIndicatorMetrics.frame(on: size, isPad: false, grid: PixelGrid(scale: 3))
    for (edge, expected) in zip(rounded(frame), edges) { #expect(abs(edge - expected) < 0.35) }
    #expect(frame.height == 5)
  }
}
