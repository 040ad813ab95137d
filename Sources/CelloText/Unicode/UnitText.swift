internal import CelloICU

/// Numbers with units in a language.
package enum UnitText {
  /// The length of the unit's name.
  package enum Width: Int32, Sendable {
    /// Such as `2 hours`.
    case wide = 0
    /// Such as `2 hr`.
    case short = 1
    /// Such as `2h`.
    case narrow = 2
  }

  /// Returns a number with a unit of ICU, such as `hour`; the number and the unit's name for an
  /// unknown unit.
  package static func text(
    _ value: Int, _ unit: String, _ width: Width, language: String
  ) -> String {
    text { cello_format_unit(language, unit, width.rawValue, Double(value), $0, $1) }
      ?? "\(value) \(unit)"
  }

  /// A number with a unit.
  package struct Measure {
    package var text: String
    /// The part of the text that shows the number.
    package var digits: String
    /// The number in the shown unit, before it was rounded.
    package var number: Double
  }

  /// Returns a number with a unit, with at most three fraction digits; `nil` for an unknown unit.
  ///
  /// - Parameters:
  ///   - unit: a unit of ICU's skeletons, such as `unit/kilometer`.
  ///   - usage: the kind of measurements for which the region's preferred unit is chosen, such as
  ///     `default`; `nil` for the unit itself.
  package static func measure(
    _ value: Double, _ unit: String, _ width: Width, usage: String?, locale: String
  ) -> Measure? {
    var decimal = [CChar](repeating: 0, count: 64)
    guard
      let text = Self.text({
        cello_format_measure(
          locale, unit, width.rawValue, usage, value, &decimal, Int32(decimal.count), $0, $1)
      })
    else { return nil }
    // Unlike functions of C, Swift's initializer does not depend on the locale of the process.
    let digitBytes = decimal.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    let number =
      value.isFinite ? Double(String(decoding: digitBytes, as: UTF8.self)) ?? value : value
    guard let digits = Self.text({ cello_format_number(locale, number, $0, $1) }) else {
      return nil
    }
    return Measure(text: text, digits: digits, number: number)
  }

  /// Returns a list of numbers with units, such as hours and minutes.
  package static func joined(_ texts: [String], _ width: Width, language: String) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let units = texts.map { Array($0.utf16) }
    let buffers = units.map { unit in
      let buffer = UnsafeMutablePointer<UInt16>.allocate(capacity: max(unit.count, 1))
      buffer.initialize(from: unit, count: unit.count)
      return buffer
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    let addresses = buffers.map { UnsafePointer($0) as UnsafePointer<UInt16>? }
    let lengths = units.map { Int32(clamping: $0.count) }
    return text {
      cello_join_units(
        language, width.rawValue, addresses, lengths, Int32(clamping: lengths.count), $0, $1)
    } ?? texts.joined(separator: ", ")
  }

  /// Returns the text that a function of ICU writes; `nil` if it fails.
  private static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = buffer.withUnsafeMutableBufferPointer {
      write($0.baseAddress, Int32(clamping: $0.count))
    }
    return count < 0 ? nil : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }
}
