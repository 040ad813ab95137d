import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UISliderTests {
  private func slider(
    _ systemVersion: SystemVersion, width: CGFloat = 200, rightToLeft: Bool = false,
    _ configure: (UISlider) -> Void = { _ in }
  ) -> UISlider {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = systemVersion
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    }
    return traits.performingAsCurrent {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
      configure(slider)
      return slider
    }
  }

  @Test("a new slider has the value 0 and the range 0 to 1")
  func defaults() {
    let slider = UISlider()
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
  }

  @Test("the value stays within the range, and the ends do not cross")
  func range() {
    let slider = UISlider()
    slider.setValue(5, animated: true)
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
    slider.maximumValue = 10
    slider.value = .nan
    #expect(slider.value == 2)
    slider.minimumValue = .nan
    #expect(slider.minimumValue == 0)
  }

  @Test(
    "the thumb moves from one end to the other",
    arguments: [
      (Float(0), false, 0.0),
      (0.25, false, 43),
      (1, false, 172),
      (0, true, 172),
      (1, true, 0),
      (.nan, false, 0),
      (7, false, 172),
    ])
  func thumb(value: Float, rightToLeft: Bool, x: Double) {
    let slider = slider(.iOS18, rightToLeft: rightToLeft)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        == CGRect(x: x, y: 3, width: 28, height: 28))
  }

  @Test("a range of no length or no end leaves the thumb at the lower end")
  func oddRanges() {
    let slider = slider(.iOS26)
    slider.maximumValue = .infinity
    slider.value = 4
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 4).minX == 0)
    slider.maximumValue = 0
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
  }

  @Test("the track has two colors that meet behind the thumb")
  func drawing() {
    let half = slider(.iOS26) { $0.value = 0.5 }
    #expect(
      DisplayListRecorder.record(half).description == """
        200×34 pt
        fill roundedRect (2, 14, 98, 6) radius 3 circular corners topLeft+bottomLeft #0088ff
        fill roundedRect (100, 14, 98, 6) radius 3 circular corners topRight+bottomRight #787880@0.2
        shadow roundedRect (81, 5, 38, 24) radius 12 circular #000000@0.12 sigma 3 offset (0, 1)
        fill roundedRect (81, 5, 38, 24) radius 12 circular #ffffff
        """)
    let own = slider(.iOS18, rightToLeft: true) {
      $0.value = 0.25
      $0.minimumTrackTintColor = .red
      $0.maximumTrackTintColor = .green
      $0.thumbTintColor = .blue
      $0.isEnabled = false
    }
    let text = DisplayListRecorder.record(own).description
    #expect(
      text.hasPrefix(
        """
        200×34 pt
        group opacity 0.5
          fill roundedRect (2, 15, 141, 4) radius 2 circular corners topLeft+bottomLeft #00ff00
          fill roundedRect (143, 15, 55, 4) radius 2 circular corners topRight+bottomRight #ff0000
        """))
  }

  @Test("the height is fixed, and the width is the proposed width")
  func size() {
    let slider = slider(.iOS18)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 120, height: 5)) == CGSize(width: 120, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: -CGFloat.infinity, height: 5)).width == 0)
  }

  @Test("a slider without space draws nothing, and a narrow slider does not trap")
  func noRoom() {
    #expect(DisplayListRecorder.record(slider(.iOS26, width: 0)).items.isEmpty)
    #expect(!DisplayListRecorder.record(slider(.iOS26, width: 10)).items.isEmpty)
  }

  @Test("images at the ends shorten the track, and swap sides in right-to-left layouts")
  func valueImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let plain = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = image
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 0, y: 15, width: 20, height: 10))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == plain.minX + 28 && track.maxX == plain.maxX)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb.minX == 28)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    slider.maximumValueImage = image
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 0)
    slider.frame.size.width = 10
    #expect(slider.trackRect(forBounds: slider.bounds).width == 0)
  }

  @Test("images replace the thumb and the track, by state")
  func partImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.value = 0.5
    let former = drawn(slider)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .disabled)
    #expect(slider.currentThumbImage === image && slider.currentMinimumTrackImage == nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size == image.size)
    let withThumb = drawn(slider)
    #expect(withThumb != former)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === image)
    #expect(drawn(slider) != withThumb)
    slider.isEnabled = true
    slider.setThumbImage(nil, for: .normal)
    #expect(drawn(slider) == former)
  }
}
