import SwiftParser
public import SwiftSyntax

/// How sources are parsed.
public enum SourceParsing {
  /// The number of levels that expressions and statements can be nested in, as the parser counts them: a nested statement has
  /// several. The parser's own limit of 256 ends before real code does.
  static let nestingLimit = 1_024
  /// The number of levels of brackets. The parser looks ahead for types in brackets without a limit.
  static let bracketLimit = 4_096

  /// The reason why ``tree(of:)`` returns `nil`.
  public static let depthMessage = "brackets are nested in more than \(bracketLimit) levels"

  /// Parses a source as Swift 5 does, which accepts more than Swift 6: `@available (iOS 13, *)`.
  ///
  /// Call this function, and visit the tree, in ``withDeepStack(_:)``.
  ///
  /// - Returns: `nil` for a source with brackets in more levels than the parser can follow.
  public static func tree(of source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax? {
    guard !isTooDeep(source) else { return nil }
    return Parser.parse(source: source, maximumNestingLevel: nestingLimit, swiftVersion: .v5)
  }

  /// Brackets in texts and comments count, too: real files do not have as many.
  private static func isTooDeep(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    for byte in source {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        depth += 1
        if depth > bracketLimit { return true }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        depth = max(depth - 1, 0)
      default: break
      }
    }
    return false
  }
}
