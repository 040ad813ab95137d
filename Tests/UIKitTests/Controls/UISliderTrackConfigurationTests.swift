import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UISliderTrackConfigurationTests {
  typealias Configuration = UISlider.TrackConfiguration

  private func slider(
    to maximum: Float = 1, _ configuration: Configuration? = nil
  ) -> UISlider {
    UITraitCollection.iPhone.modifyingTraits { $0.displayScale = 2 }.performingAsCurrent {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 238, height: 34))
      slider.maximumValue = maximum
      slider.trackConfiguration = configuration
      return slider
    }
  }

  @Test("defaults, and ticks at equal distances")
  func values() {
    #expect(slider().trackConfiguration == nil)
    let six = Configuration(numberOfTicks: 6)
    #expect(six.ticks.map(\.position) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(six.allowsTickValuesOnly && six.neutralValue == 0 && six.enabledRange == 0...1)
    #expect(six.ticks.allSatisfy { $0.title == nil && $0.image == nil })
    #expect(six == Configuration(numberOfTicks: 6))
    #expect(six != Configuration(allowsTickValuesOnly: false, numberOfTicks: 6))
    #expect(Configuration(numberOfTicks: 1).ticks.map(\.position) == [0])
    for (count, expected) in [(0, 0), (-3, 0), (.max, 1_000)] {
      #expect(Configuration(numberOfTicks: count).ticks.count == expected)
    }
  }

  /// Measured by others on iOS 26: the nearest tick, in the range of the slider.
  @Test(
    "a value moves to the nearest tick",
    arguments: [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5), (-2, 0), (9, 5)]
      as [(Float, Float)])
  func snapping(value: Float, expected: Float) {
    let slider = slider(to: 5, Configuration(numberOfTicks: 6))
    slider.value = value
    #expect(slider.value == expected)
  }

  @Test(
    "a value between ticks is allowed if the configuration says so, and stays in the enabled range")
  func ranges() {
    let slider = slider(
      to: 10,
      Configuration(allowsTickValuesOnly: false, enabledRange: 0.2...0.6, numberOfTicks: 3))
    #expect(slider.value == 2)
    slider.value = 3.3
    #expect(slider.value == 3.3)
    slider.value = 9
    #expect(slider.value == 6)
    slider.trackConfiguration?.allowsTickValuesOnly = true
    #expect(slider.value == 5)
    slider.trackConfiguration = Configuration(enabledRange: 0.1...0.2, ticks: [.init(position: 1)])
    #expect(slider.value == 2)
    slider.trackConfiguration = nil
    slider.value = 9.5
    #expect(slider.value == 9.5)
    slider.trackConfiguration = Configuration(
      neutralValue: .nan, enabledRange: -5...9, ticks: [.init(position: .nan), .init(position: 7)])
    #expect(slider.value == 10)
  }

  @Test("a finger moves the thumb from tick to tick, with an event for each")
  func dragging() {
    let slider = slider(to: 4, Configuration(numberOfTicks: 5))
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = TouchSequence(in: slider)
    finger.begin(at: CGPoint(x: 19, y: 17))
    for x in stride(from: 30, through: 230, by: 10) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 17))
    }
    finger.end()
    #expect(values == [1, 2, 3, 4])
  }

  @Test("assistive technologies move to the next tick, and speak its title")
  func accessibility() {
    let slider = slider(
      to: 100,
      Configuration(ticks: [
        .init(position: 0, title: "Slow"), .init(position: 0.5), .init(position: 1, title: "Fast"),
      ]))
    #expect(slider.accessibilityValue == "Slow")
    slider.accessibilityIncrement()
    #expect(slider.value == 50 && slider.accessibilityValue == "50%")
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 100 && slider.accessibilityValue == "Fast")
    slider.accessibilityDecrement()
    #expect(slider.value == 50)
  }

  @Test("the track is filled from the neutral value to the thumb, and ticks are below it")
  func drawing() {
    func fills(_ value: Float, _ configuration: Configuration?) -> [String] {
      let slider = slider(configuration)
      slider.value = value
      slider.minimumTrackTintColor = .red
      slider.maximumTrackTintColor = .green
      return DisplayListRecorder.record(slider).description.split(separator: "\n").map(String.init)
        .filter {
          $0.contains("#ff0000") || $0.contains("#00ff00")
        }
    }
    let half = Configuration(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [])
    #expect(fills(0.25, nil).count == 2)
    #expect(fills(0.25, half).count == 3)
    #expect(fills(0.75, half).count == 3)
    #expect(fills(0.25, half) != fills(0.75, half))
    // Nothing is filled at the neutral value.
    #expect(fills(0.5, half).count == 2)
    #expect(fills(0.5, half).allSatisfy { $0.contains("#00ff00") })
    let plain = slider()
    let ticked = slider(Configuration(numberOfTicks: 3))
    let difference =
      DisplayListRecorder.record(ticked).description.split(separator: "\n").count
      - DisplayListRecorder.record(plain).description.split(separator: "\n").count
    #expect(difference == 3)
  }
}
