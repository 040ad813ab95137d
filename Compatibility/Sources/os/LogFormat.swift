import Foundation

/// A format of `os_log`: that of `printf`, with words in braces after the `%` that say who may see the value.
struct LogFormat {
  private enum Part {
    case literal(String)
    case value(privacy: OSLogPrivacy, words: [String], flags: String, conversion: Character)
  }

  private var parts: [Part] = []

  init(_ format: StaticString) { self.init(format.description) }

  init(_ format: String) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        append("%")
        rest.removeFirst()
        continue
      }
      var words: [String] = []
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        words = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        rest = rest[rest.index(after: end)...]
      }
      let flags = rest.prefix { "+-# 0123456789.*'hlqjztL".contains($0) }
      rest = rest[flags.endIndex...]
      guard let conversion = rest.popFirst() else {
        append("%\(flags)")
        break
      }
      parts.append(
        .value(
          privacy: Self.privacy(of: words), words: words,
          flags: flags.filter { !"hlqjztL".contains($0) }, conversion: conversion))
    }
    append(String(rest))
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { parts.append(.literal(text)) }
  }

  private static func privacy(of words: [String]) -> OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("private") { return .private(mask: mask) }
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    return .auto(mask: mask)
  }

  /// Returns the text with values. A value that is missing is `<missing>`; one of another type than the format says is
  /// described as `print` does.
  func text(_ arguments: [any CVarArg], in output: LogOutput) -> String {
    let error = errno
    var rest = arguments[...]
    return parts.map { part in
      switch part {
      case .literal(let text): return text
      case .value(_, _, _, conversion: "m"): return String(cString: strerror(error))
      case .value(let privacy, let words, var flags, let conversion):
        // A star takes its number from the arguments.
        while let star = flags.firstIndex(of: "*") {
          let number = (rest.popFirst() as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
          flags.replaceSubrange(star...star, with: "\(number)")
        }
        guard let value = rest.popFirst() else { return "<missing>" }
        let isScalar = !"@sSP".contains(conversion)
        return privacy.text(
          Self.text(value, words: words, flags: flags, conversion: conversion),
          isScalar: isScalar, in: output)
      }
    }.joined()
  }

  private static func text(
    _ value: any CVarArg, words: [String], flags: String, conversion: Character
  ) -> String {
    switch conversion {
    case "s":
      if let text = value as? UnsafePointer<CChar> { return String(cString: text) }
      if let text = value as? UnsafeMutablePointer<CChar> { return String(cString: text) }
    case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c", "C":
      guard let integer = value as? any BinaryInteger else { break }
      return text(integer, words: words, flags: flags, conversion: conversion)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = value as? any BinaryFloatingPoint else { break }
      return String(format: "%\(flags)\(conversion)", Double(number))
    default: break
    }
    return "\(value)"
  }

  /// An integer is unsigned in its own width, as a call from C would have it: -1 is `ffffffff` for 32 bits.
  private static func text(
    _ integer: some BinaryInteger, words: [String], flags: String, conversion: Character
  ) -> String {
    if words.contains("bool") { return integer == 0 ? "false" : "true" }
    if words.contains("BOOL") { return integer == 0 ? "NO" : "YES" }
    if words.contains("errno") || words.contains("darwin.errno") {
      return "[\(integer): \(String(cString: strerror(Int32(clamping: integer))))]"
    }
    switch conversion {
    case "c", "C":
      return UInt32(exactly: integer).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? "\(integer)"
    case "d", "i", "D":
      return String(format: "%\(flags)lld", Int64(clamping: integer))
    default:
      let width = min(integer.bitWidth, 64)
      let bits = UInt64(truncatingIfNeeded: integer) & (UInt64.max >> UInt64(64 - width))
      let letter = conversion == "X" ? "X" : conversion.lowercased()
      return String(format: "%\(flags)ll\(letter)", bits)
    }
  }
}
