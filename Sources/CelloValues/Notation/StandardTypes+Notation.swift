// The text forms of Swift's, Foundation's and the geometry module's types.

extension String: NotationConvertible {
  /// The text in quotes, with escapes such as `\n` and `\"`.
  package var notation: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7f}", "\u{2028}", "\u{2029}", "\u{85}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  package init?(notation: String) {
    guard notation.count >= 2, notation.first == "\"", notation.last == "\"" else { return nil }
    var result = ""
    var rest = notation.dropFirst().dropLast().unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "\"": result += "\""
      case "\\": result += "\\"
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let code = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(code)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    self = result
  }
}

extension Bool: NotationConvertible {
  package var notation: String { self ? "yes" : "no" }
  package init?(notation: String) {
    guard notation == "yes" || notation == "no" else { return nil }
    self = notation == "yes"
  }
}

extension Int: NotationConvertible {
  package var notation: String { String(self) }
  package init?(notation: String) { self.init(notation) }
}

extension CGFloat: NotationConvertible {
  /// Whole numbers without a fraction, others with the fewest digits that read back as the same
  /// number.
  package var notation: String {
    if self == -.greatestFiniteMagnitude { return "standard" }
    if magnitude < 1e15, let whole = Int(exactly: Double(self)) { return String(whole) }
    return Double(self).description
  }

  package init?(notation: String) {
    if notation == "standard" {
      self = -.greatestFiniteMagnitude
    } else {
      guard let number = Double(notation) else { return nil }
      self = CGFloat(number)
    }
  }
}

extension CGSize: NotationConvertible {
  package var notation: String { "\(width.notation) × \(height.notation)" }
  package init?(notation: String) {
    let parts = notation.components(separatedBy: " × ")
    guard parts.count == 2, let width = CGFloat(notation: parts[0]),
      let height = CGFloat(notation: parts[1])
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension NSDirectionalEdgeInsets: NotationConvertible {
  /// Top, leading, bottom, trailing.
  package var notation: String {
    [top, leading, bottom, trailing].map(\.notation).joined(separator: " ")
  }

  package init?(notation: String) {
    let parts = notation.split(separator: " ").map { CGFloat(notation: String($0)) }
    guard parts.count == 4, let top = parts[0], let leading = parts[1], let bottom = parts[2],
      let trailing = parts[3]
    else { return nil }
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension UIAxis: NotationConvertible {
  package var notation: String {
    self == .both
      ? "both" : self == .horizontal ? "horizontal" : self == .vertical ? "vertical" : "neither"
  }

  package init?(notation: String) {
    switch notation {
    case "both": self = .both
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "neither": self = []
    default: return nil
    }
  }
}

extension NSDirectionalRectEdge: NotationConvertible {
  private static let names: [(NSDirectionalRectEdge, String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  package var notation: String {
    isEmpty
      ? "none" : Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }

  package init?(notation: String) {
    self = []
    guard notation != "none" else { return }
    for word in notation.split(separator: " ") {
      guard let edge = Self.names.first(where: { $0.1 == word })?.0 else { return nil }
      insert(edge)
    }
  }
}
