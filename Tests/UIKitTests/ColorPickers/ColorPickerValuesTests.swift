import Testing
import UIKit

@testable import CelloControllers

/// Values of color pickers.
struct ColorPickerValuesTests {
  @Test(
    "a code is six digits, or three that are doubled",
    arguments: [
      ("FF8000", 0xFF8000), ("#ff8000", 0xFF8000), (" #F80 ", 0xFF8800), ("000", 0),
      ("", nil), ("#", nil), ("FF80", nil), ("GG0000", nil), ("+F8000", nil), ("FF80001", nil),
      ("１２３", nil),
    ] as [(String, UInt32?)])
  func codes(text: String, code: UInt32?) { #expect(ColorComponents(hexText: text)?.code == code) }

  @Test("each color of the grid has a unique position and code")
  func grid() {
    #expect(ColorGridColors.codes.count == ColorGridColors.rowCount * ColorGridColors.columnCount)
    #expect(Set(ColorGridColors.codes).count == ColorGridColors.codes.count)
    let color = ColorGridColors.color(row: 5, column: 5)
    #expect(color.hexText == "FF4015")
    #expect(ColorGridColors.position(of: color)?.row == 5)
    #expect(ColorGridColors.position(of: ColorComponents(code: 0x123456)) == nil)
  }

  @Test("positions in the spectrum and colors are mapped to each other")
  func spectrum() {
    #expect(SpectrumPosition(x: 0, y: 0.5).color.code == 0xFF0000)
    #expect(SpectrumPosition(x: 0.7, y: 0).color.code == 0xFFFFFF)
    #expect(SpectrumPosition(x: 0.7, y: 1).color.code == 0x000000)
    for y in [0.2, 0.5, 0.8] {
      let place = SpectrumPosition(x: 0.25, y: y)
      let back = SpectrumPosition(place.color)
      #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
    }
    #expect(SpectrumPosition(x: .nan, y: .infinity) == SpectrumPosition(x: 0, y: 1))
  }

  @Test("components outside sRGB and NaN have the nearest code")
  func gamut() {
    let color = ColorComponents(red: 2, green: -1, blue: .nan, alpha: 1)
    #expect(color.code == 0xFF0000)
    #expect(color.insideGamut == ColorComponents(code: 0xFF0000))
  }

  @Test("each color is stored once, and the oldest color is replaced")
  func kept() {
    var kept = KeptColors()
    let first = kept.colors[0]
    kept.add(first)
    #expect(kept.colors.count == 5)
    for code in 1...5 { kept.add(ColorComponents(code: UInt32(code))) }
    #expect(kept.colors.count == KeptColors.maxCount)
    #expect(!kept.colors.contains(first))
    #expect(kept.colors.last?.code == 5)
  }

  @Test("the parts follow each other without overlaps, and fit any width")
  func layout() {
    let grid = PixelGrid(scale: 3)
    for width in [375.0, 393, 320, 10, 0] as [CGFloat] {
      let layout = ColorPickerLayout(
        width: width, tabsHeight: 32, supportsAlpha: true, grid: grid)
      let parts = [
        layout.title, layout.tabs, layout.field, layout.opacity!.caption, layout.opacity!.slider,
        layout.separator, layout.swatch,
      ]
      for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.maxY <= below.minY) }
      #expect(parts.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      #expect(layout.height > layout.swatch.maxY)
    }
    let opaque = ColorPickerLayout(width: 375, tabsHeight: 32, supportsAlpha: false, grid: grid)
    #expect(opaque.opacity == nil)
    #expect(opaque.kept.count == 10)
  }

  @Test("a slider's text is read in its own unit")
  func texts() {
    #expect(ColorSlider.Component.alpha.value(of: "40 %") == 0.4)
    #expect(ColorSlider.Component.red.value(of: "255") == 1)
    #expect(ColorSlider.Component.red.value(of: "-3") == 0)
    #expect(ColorSlider.Component.red.value(of: "1e999") == nil)
    #expect(ColorSlider.Component.red.value(of: "nan") == nil)
    #expect(ColorSlider.Component.red.value(of: "red") == nil)
    #expect(ColorSlider.Component.alpha.text(of: 0.4) == "40%")
  }
}

/// The parts of color pickers.
@MainActor struct ColorPickerPartTests {
  @Test("setting the color calls no delegate, and a nonsense color is shown clamped")
  func selectedColor() {
    final class Listener: NSObject, UIColorPickerViewControllerDelegate {
      var count = 0
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor,
        continuously: Bool
      ) { count += 1 }
    }
    let picker = UIColorPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    #expect(picker.selectedColor == .black)
    #expect(picker.supportsAlpha)
    picker.selectedColor = .systemPink
    picker.selectedColor = UIColor(red: .nan, green: 7, blue: -1, alpha: .infinity)
    #expect(listener.count == 0)
    #expect(picker.preferredContentSize.height > 400)
    let height = picker.preferredContentSize.height
    picker.supportsAlpha = false
    #expect(picker.preferredContentSize.height < height)
  }

  @Test("a slider is mirrored in right-to-left layouts")
  func direction() {
    let slider = ColorSlider(.red)
    slider.frame = CGRect(x: 0, y: 0, width: 236, height: 36)
    slider.selection = ColorComponents(code: 0)
    #expect(slider.color(at: CGPoint(x: 118, y: 0))?.red == 0.5)
    #expect(slider.color(at: CGPoint(x: 9_999, y: 0))?.red == 1)
    #expect(slider.color(at: CGPoint(x: CGFloat.nan, y: 0))?.red == 0)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.color(at: CGPoint(x: 0, y: 0))?.red == 1)
  }

  @Test("a well without a controller opens nothing")
  func lonelyWell() {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    #expect(well.accessibilityActivate())
  }
}
