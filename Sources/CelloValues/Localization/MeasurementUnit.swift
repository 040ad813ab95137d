/// A unit that ICU has names for.
struct MeasurementUnit {
  /// The unit in a skeleton of ICU, such as `unit/kilometer`.
  let stem: String
  /// The usage for which the region's preferred unit is chosen; `nil` if the unit is never converted.
  ///
  /// Chosen: which dimensions are converted. Apple documents lengths, temperatures and masses.
  let usage: String?
  let isTemperature: Bool

  /// Creates the value of a unit; `nil` if the unit is not in the table, such as a unit of the app.
  init?(_ unit: Unit) {
    guard let name = Self.table[Key(unit)] else { return nil }
    stem = "unit/\(name)"
    isTemperature = unit is UnitTemperature
    switch unit {
    case is UnitLength, is UnitArea, is UnitMass, is UnitSpeed, is UnitTemperature:
      usage = "default"
    case is UnitVolume: usage = "fluid"
    default: usage = nil
    }
  }

  private struct Key: Hashable {
    let dimension: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) {
      dimension = ObjectIdentifier(type(of: unit))
      symbol = unit.symbol
    }
  }

  /// Source of the names: the unit identifiers of the Unicode CLDR.
  private static let table: [Key: String] = {
    let units: [(Unit, String)] =
      lengths + areas + volumes + masses + motions + energies + quantities
    return Dictionary(units.map { (Key($0), $1) }) { first, _ in first }
  }()

  private static let lengths: [(Unit, String)] = [
    (UnitLength.megameters, "megameter"),
    (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"),
    (UnitLength.decameters, "dekameter"),
    (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"),
    (UnitLength.inches, "inch"),
    (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"),
    (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
    (UnitAngle.degrees, "degree"),
    (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ]
  private static let areas: [(Unit, String)] = [
    (UnitArea.squareMegameters, "square-megameter"),
    (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareMillimeters, "square-millimeter"),
    (UnitArea.squareMicrometers, "square-micrometer"),
    (UnitArea.squareNanometers, "square-nanometer"),
    (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"),
    (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
  ]
  private static let volumes: [(Unit, String)] = [
    (UnitVolume.megaliters, "megaliter"),
    (UnitVolume.liters, "liter"),
    (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"),
    (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"),
    (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"),
    (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"),
    (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"),
    (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialQuarts, "quart-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
  ]
  private static let masses: [(Unit, String)] = [
    (UnitMass.kilograms, "kilogram"),
    (UnitMass.grams, "gram"),
    (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"),
    (UnitMass.ounces, "ounce"),
    (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "tonne"),
    (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"),
    (UnitMass.ouncesTroy, "ounce-troy"),
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
    (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.megapascals, "megapascal"),
  ]
  private static let motions: [(Unit, String)] = [
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitDuration.hours, "hour"),
    (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
  ]
  private static let energies: [(Unit, String)] = [
    (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.megawatts, "megawatt"),
    (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"),
    (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricResistance.ohms, "ohm"),
    (UnitTemperature.kelvin, "kelvin"),
    (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
  ]
  private static let quantities: [(Unit, String)] = [
    (UnitInformationStorage.bits, "bit"),
    (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"),
    (UnitInformationStorage.gigabits, "gigabit"),
    (UnitInformationStorage.terabits, "terabit"),
    (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
    (UnitIlluminance.lux, "lux"),
  ]
}
