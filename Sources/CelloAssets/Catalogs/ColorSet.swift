import Foundation

/// A named color of an asset catalog, with its variants.
package struct ColorSet: Hashable, Sendable {
  /// The color of a variant.
  package enum Value: Hashable, Sendable {
    /// Straight sRGB components from 0 to 1. Other color spaces are treated as sRGB, because
    /// everything is drawn in sRGB.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A system color with its name, such as `systemBlueColor`.
    case system(String)
  }

  /// A variant of the color.
  package struct Variant: Hashable, Sendable {
    /// The color.
    package var value: Value
    /// The traits for which the variant is intended.
    package var conditions: AssetConditions
  }

  /// The variants, in the order of the file.
  package var variants: [Variant]

  /// Reads a `.colorset` folder. Entries without a color are omitted.
  package init(folder: String) throws(AssetError) { try self.init(AssetContents(folder: folder)) }

  /// Parses the contents of a `Contents.json`.
  package init(contents data: Data, folder: String) throws(AssetError) {
    try self.init(AssetContents(data, file: folder + "/Contents.json"))
  }

  init(_ contents: AssetContents) throws(AssetError) {
    var variants: [Variant] = []
    for entry in contents.entries("colors") {
      guard let color = entry["color"] as? [String: Any] else { continue }
      variants.append(
        Variant(
          value: try Self.value(color, file: contents.file), conditions: AssetConditions(entry)))
    }
    self.variants = variants
  }

  private static func value(
    _ color: [String: Any], file: String
  ) throws(AssetError) -> Value {
    if let reference = color["reference"] as? String { return .system(reference) }
    guard let components = color["components"] as? [String: Any] else {
      throw .malformedJSON(file: file, reason: "a color has neither components nor a reference")
    }
    func component(_ name: String) throws(AssetError) -> Double? {
      guard let value = components[name] else { return nil }
      guard let number = number(value) else {
        throw .malformedJSON(file: file, reason: "'\(value)' is not a color component")
      }
      return number
    }
    let alpha = try component("alpha") ?? 1
    if let white = try component("white") {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = try component("red"), let green = try component("green"),
      let blue = try component("blue")
    else { throw .malformedJSON(file: file, reason: "a color lacks a component") }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a component from 0 to 1: `0xFF` and `255` have the range from 0 to 255, and `1.000`
  /// the range from 0 to 1.
  private static func number(_ value: Any) -> Double? {
    let number: Double?
    if let text = value as? String {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        number = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.utf8.contains(UInt8(ascii: ".")) {
        number = Double(text)
      } else {
        number = UInt8(text).map { Double($0) / 255 }
      }
    } else {
      number = (value as? NSNumber)?.doubleValue
    }
    return number.flatMap { $0.isFinite && $0.magnitude <= 1_000 ? $0 : nil }
  }
}
