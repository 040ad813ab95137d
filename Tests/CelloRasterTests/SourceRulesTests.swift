import Foundation
import Testing

/// From outlines to pixels, results must be the same on all machines. Results of the C library, the
/// Clock, the locale, the environment and the hash seed are not.
struct SourceRulesTests {
  /// The modules whose results affect pixels.
  static let modules = [
    "CelloGeometry", "CelloRaster", "CelloText", "CelloPNG", "CelloJPEG", "CelloSymbols",
    "CelloAssets",
  ]

  /// Uses that are allowed because no result depends on them.
  private static let exceptions: [(file: String, code: String, reason: String)] = [
    (
      "TextEngine.swift", "Hasher()", "the key under which a layout is remembered, compared in full"
    ),
    ("AppleSymbolNames.swift", "shuffle(", "a part of the text that contains the names"),
  ]

  private static let forbidden: [(pattern: String, reason: String)] = [
    (
      #"(?<![\w.])(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|sincos|exp|exp2|expm1|log|log2|log10|log1p|pow|hypot|cbrt|erf|tgamma|lgamma|fmod|remainder|modf|frexp|ldexp|round|lround|floor|ceil|trunc|rint|nearbyint|fma)\s*\("#,
      "a function of the C library, whose result may differ between versions"
    ),
    // The rounding of a pixel grid uses integers only.
    (#"(?<![gG]rid)\.rounded\s*\("#, "it calls the C library on plain x86-64"),
    (#"\.round\s*\("#, "it calls the C library on plain x86-64"),
    (
      #"\.(truncatingRemainder|formTruncatingRemainder|remainder|formRemainder)\s*\("#,
      "it calls the C library"
    ),
    (#"\.(addProduct|addingProduct)\s*\("#, "whether it is fused depends on the processor"),
    (#"import\s+(Glibc|Musl|Darwin|Android)\b"#, "the C library"),
    (
      #"\b(Date|Locale|TimeZone|ProcessInfo|UserDefaults|SystemRandomNumberGenerator)\b"#,
      "the surroundings"
    ),
    (#"\b(getenv|clock_gettime|setlocale)\s*\("#, "the surroundings"),
    (#"\b(random|randomElement|shuffled|shuffle)\s*\("#, "chance"),
    (#"\.hashValue\b|\bHasher\s*\(\s*\)"#, "the hash seed of this run"),
  ]

  @Test(
    "no code between outlines and pixels uses the C library or the environment", arguments: modules)
  func sources(module: String) throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources").appendingPathComponent(module)
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    try #require(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = Self.withoutComment(String(line))
        for (pattern, reason) in Self.forbidden {
          let found = code.range(of: pattern, options: .regularExpression)
          let isException = Self.exceptions.contains {
            $0.file == file.lastPathComponent && code.contains($0.code)
          }
          #expect(
            found == nil || isException,
            "\(file.lastPathComponent):\(number + 1): '\(found.map { String(code[$0]) } ?? "")': \(reason)"
          )
        }
      }
    }
  }

  @Test("every exception is still needed")
  func exceptions() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    for exception in Self.exceptions {
      let file = try #require(files.first { $0.lastPathComponent == exception.file })
      #expect(try String(contentsOf: file, encoding: .utf8).contains(exception.code))
    }
  }

  @Test(
    "the scan finds forbidden calls",
    arguments: ["let y = sin(x)", "x.rounded(.down)", "a = pow (b, 2)", "import Glibc", "Date()"])
  func scan(line: String) {
    #expect(
      Self.forbidden.contains {
        Self.withoutComment(line).range(of: $0.pattern, options: .regularExpression) != nil
      })
  }

  @Test(
    "the scan ignores similar code",
    arguments: [
      "Fixed.floor(x)", "grid.rounded(x)", "// sin(x) would differ", "width.squareRoot()",
      "static func floor(_ x: Double)",
    ])
  func noise(line: String) {
    #expect(
      !Self.forbidden.contains {
        Self.withoutComment(line).range(of: $0.pattern, options: .regularExpression) != nil
      })
  }

  private static func withoutComment(_ line: String) -> String {
    var code = line
    if let comment = code.range(of: "//") { code = String(code[..<comment.lowerBound]) }
    // A declaration is not a call.
    return code.replacingOccurrences(of: #"func \w+"#, with: "func", options: .regularExpression)
  }
}
