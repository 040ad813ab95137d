import Foundation

/// A `.stringsdict` file: a property list of texts with plural forms.
///
/// Values of unexpected types are treated as absent. Variations by screen width use the text for
/// the greatest width.
package enum StringsDictFile {
  /// The maximum size of a file in bytes.
  package static let maxByteCount = 16 << 20

  /// Reads a file and returns its texts by key.
  package static func read(_ path: String) throws(AssetError) -> [String: LocalizedText] {
    try parse(try AssetFile.read(path, limit: maxByteCount), file: path)
  }

  /// Parses the contents of a file, an XML or binary property list.
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
