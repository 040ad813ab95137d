import Foundation

/// The texts in a `.stringsdict` file, a property list with forms for numbers.
///
/// Entries and parts of an unexpected type are treated as absent. Of the variations by the width of the
/// screen, the widest one is read.
package enum StringsDictFile {
  package static let maxByteCount = 16 << 20

  /// Reads a file.
  package static func read(_ path: String) throws(AssetError) -> [String: LocalizedText] {
    try parse(try AssetFile.read(path, limit: maxByteCount), file: path)
  }

  /// Parses the contents of a file: a property list as XML or binary.
  package static func parse(
    _ bytes: [UInt8], file: String
  ) throws(AssetError) -> [String: LocalizedText] {
    guard bytes.count <= maxByteCount else {
      throw .tooLarge(file: file, what: "\(bytes.count) bytes, more than \(maxByteCount)")
    }
    guard
      let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any]
    else {
      throw .malformedStrings(file: file, line: 1, reason: "it is not a property list")
    }
    var result: [String: LocalizedText] = [:]
    for (key, entry) in root {
      if let entry = entry as? [String: Any], let text = text(entry) { result[key] = text }
    }
    return result
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let sorted = widths.compactMap { width, text in
        Int(width).flatMap { number in (text as? String).map { (number, $0) } }
      }
      return sorted.max { $0.0 < $1.0 }.map { .plain($0.1) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, value) in entry {
      guard let value = value as? [String: Any],
        value["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      variables[name] = LocalizedText.Variable(
        specifier: value["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: value.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") })
    }
    return .variables(format: format, variables)
  }
}
