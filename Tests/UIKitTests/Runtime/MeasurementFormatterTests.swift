import Foundation
import Testing
import UIKit

struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test(
    "lengths are written in the unit of the region",
    arguments: [
      // The length of a marathon, as in Apple's documentation of the class.
      ("en_US", Formatter.UnitStyle.short, "26.219mi"), ("en_US", .medium, "26.219 mi"),
      ("en_US", .long, "26.219 miles"), ("de_DE", .long, "42,195 Kilometer"),
      ("fr_FR", .medium, "42,195 km"),
    ])
  func lengths(locale: String, style: Formatter.UnitStyle, expected: String) {
    let marathon = Measurement(value: 42.195, unit: UnitLength.kilometers)
    let text = formatter(locale, style).string(from: marathon)
    // The space of a unit is not broken.
    #expect(text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") == expected)
    #expect(
      formatter(locale, style).string(for: Measurement<Unit>(value: 42.195, unit: marathon.unit))
        == formatter(locale, style).string(from: marathon))
  }

  @Test("a provided unit is kept")
  func provided() {
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter("en_US").string(from: speed) == "62.137 mph")
    #expect(formatter("en_US", .medium, .providedUnit).string(from: speed) == "100 km/h")
    let size = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
    #expect(formatter("en_US").string(from: size) == "1.5 GB")
  }

  @Test("temperatures are written with or without their unit")
  func temperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warm) == "68°F")
    #expect(formatter("de_DE").string(from: warm).filter { !$0.isWhitespace } == "20°C")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: warm) == "68°")
    #expect(
      formatter("en_US", .medium, [.providedUnit, .temperatureWithoutUnit]).string(from: warm)
        == "20°")
  }

  @Test("numbers have the format of the number formatter")
  func numbers() {
    let formatter = formatter("en_US", .long, .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    let length = Measurement(value: 1234.5678, unit: UnitLength.meters)
    #expect(formatter.string(from: length) == "1,234.6 meters")
    let plain = NumberFormatter()
    plain.minimumFractionDigits = 2
    plain.locale = Locale(identifier: "de_DE")
    formatter.numberFormatter = plain
    #expect(formatter.string(from: length) == "1234,57 meters")
    #expect(formatter.string(from: Measurement(value: -1, unit: UnitLength.miles)) == "-1,00 mile")
  }

  @Test("units alone have their names, and units of an app their symbols")
  func units() {
    #expect(formatter("en_US", .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter("en_US").string(from: UnitMass.pounds) == "lb")
    let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
    #expect(formatter("en_US").string(from: smoots) == "smoot")
    #expect(
      formatter("en_US").string(from: Measurement(value: 364.4, unit: smoots)) == "364.4 smoot")
  }

  @Test("numbers that are not finite are written")
  func odd() {
    for value in [Double.nan, .infinity, -.infinity] {
      let text = formatter("en_US").string(from: Measurement(value: value, unit: UnitLength.meters))
      #expect(!text.isEmpty)
    }
    #expect(formatter("en_US").string(for: "text") == nil)
  }
}
