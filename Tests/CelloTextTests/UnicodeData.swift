import CelloICU
import Foundation
import Testing

/// The test files of Unicode, as installed by Debian's package unicode-data.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// A Boolean value that indicates whether the test files have ICU's version of Unicode. Results
  /// differ between versions.
  static var matches: Bool {
    let version = cello_unicode_version()
    return Self.version("auxiliary/LineBreakTest.txt") == "\(version / 256).\(version % 256)"
  }

  static let advice: Comment = """
    Unicode's test files for the version of ICU are not in /usr/share/unicode: install the package unicode-data
    """

  /// Returns the version in the first line of a file, such as `15.0` in `#
  /// LineBreakTest-15.0.0.txt`.
  private static func version(_ name: String) -> String? {
    guard let line = bytes(name)?.prefix(80).split(separator: 0x0a).first,
      let full = String(decoding: line, as: UTF8.self).split(separator: "-").last
    else { return nil }
    return full.split(separator: ".").prefix(2).joined(separator: ".")
  }

  static func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
  }

  /// Returns the cases of a break test: the text as code units, and the offsets of its breaks.
  static func breakCases(_ name: String) -> [(units: [UInt16], breaks: [Int], line: String)] {
    let text = String(decoding: bytes(name) ?? [], as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let data = line.split(separator: "#", omittingEmptySubsequences: false)[0]
      guard data.contains(where: { !$0.isWhitespace }) else { return nil }
      var units: [UInt16] = []
      var breaks: [Int] = []
      for token in data.split(whereSeparator: \.isWhitespace) {
        switch token {
        case "÷": breaks.append(units.count)
        case "×": break
        default:
          let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init)
          units += Array(String(Character(scalar!)).utf16)
        }
      }
      return (units, breaks.filter { $0 > 0 }, String(line))
    }
  }

  /// Returns the scalars of a text in the notation of the test files.
  static func hexadecimal(_ units: [UInt16]) -> String {
    String(decoding: units, as: UTF16.self).unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: " ")
  }
}
