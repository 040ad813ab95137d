/// A value with a text form that can be read back.
protocol Notated {
  var notation: String { get }
  /// The value of a text; `nil` when the text is none.
  static func notated(_ text: String) -> Self?
}

extension String: Notated {
  /// In quotes, with `\n`, `\"` and the like for what would break a line.
  var notation: String {
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

  static func notated(_ text: String) -> String? {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    var result = ""
    var rest = text.dropFirst().dropLast().unicodeScalars[...]
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
    return result
  }
}

extension Bool: Notated {
  var notation: String { self ? "yes" : "no" }
  static func notated(_ text: String) -> Bool? {
    text == "yes" ? true : text == "no" ? false : nil
  }
}

extension Int: Notated {
  var notation: String { String(self) }
  static func notated(_ text: String) -> Int? { Int(text) }
}

extension CGFloat: Notated {
  /// Whole numbers without a fraction, others with the fewest digits that read back as the same number.
  var notation: String {
    if self == -.greatestFiniteMagnitude { return "standard" }
    if magnitude < 1e15, self == CGFloat(Int(self)) { return String(Int(self)) }
    return Double(self).description
  }

  static func notated(_ text: String) -> CGFloat? {
    text == "standard" ? -.greatestFiniteMagnitude : Double(text).map { CGFloat($0) }
  }
}

extension CGSize: Notated {
  var notation: String { "\(width.notation) × \(height.notation)" }
  static func notated(_ text: String) -> CGSize? {
    let parts = text.components(separatedBy: " × ")
    guard parts.count == 2, let width = CGFloat.notated(parts[0]),
      let height = CGFloat.notated(parts[1])
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension NSDirectionalEdgeInsets: Notated {
  /// Top, leading, bottom, trailing.
  var notation: String {
    [top, leading, bottom, trailing].map(\.notation).joined(separator: " ")
  }

  static func notated(_ text: String) -> NSDirectionalEdgeInsets? {
    let parts = text.split(separator: " ").map { CGFloat.notated(String($0)) }
    guard parts.count == 4, let top = parts[0], let leading = parts[1], let bottom = parts[2],
      let trailing = parts[3]
    else { return nil }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension UIAxis: Notated {
  var notation: String {
    self == .both
      ? "both" : self == .horizontal ? "horizontal" : self == .vertical ? "vertical" : "neither"
  }

  static func notated(_ text: String) -> UIAxis? {
    switch text {
    case "both": .both
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "neither": []
    default: nil
    }
  }
}

extension NSDirectionalRectEdge: Notated {
  private static let names: [(NSDirectionalRectEdge, String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  var notation: String {
    isEmpty
      ? "none" : Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }

  static func notated(_ text: String) -> NSDirectionalRectEdge? {
    guard text != "none" else { return [] }
    var edges: NSDirectionalRectEdge = []
    for word in text.split(separator: " ") {
      guard let edge = names.first(where: { $0.1 == word })?.0 else { return nil }
      edges.insert(edge)
    }
    return edges
  }
}

// Enumerations read as the names of their cases.
extension Notated where Self: CaseIterable {
  var notation: String { "\(self)" }
  static func notated(_ text: String) -> Self? { allCases.first { "\($0)" == text } }
}

extension UIListContentConfiguration.Style: Notated {}
extension UIBackgroundConfiguration.Style: Notated {}

// So do Apple's, which cannot list their cases: conforming is left to apps.
extension Notated where Self: RawRepresentable, RawValue == Int {
  var notation: String { "\(self)" }
  static func notated(_ text: String) -> Self? {
    (-1..<32).lazy.compactMap(Self.init).first { "\($0)" == text }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment: Notated {}
extension UIListContentConfiguration.TextProperties.TextTransform: Notated {}
extension NSLineBreakMode: Notated {}
extension UIView.ContentMode: Notated {}
extension UIBlurEffect.Style: Notated {}

extension ColorTransformer: Notated {
  /// The system's transformers by name; an app's as `Custom`, which cannot be read back.
  var notation: String { transformer.name ?? "Custom" }
  static func notated(_ text: String) -> ColorTransformer? {
    UIConfigurationColorTransformer(named: text).map(ColorTransformer.init)
  }
}

/// How values of a type are written and read, where the type cannot say it itself.
struct Notation<Value> {
  let write: (Value) -> String
  /// `nil` when a text is none.
  let read: (String) -> Value?

  /// The notation of values that may be absent.
  static func optional<Wrapped>(_ base: Notation<Wrapped>) -> Notation where Value == Wrapped? {
    Notation(
      write: { $0.map(base.write) ?? "none" },
      read: { $0 == "none" ? .some(nil) : base.read($0).map { .some($0) } })
  }
}

extension Notation where Value: Notated {
  static var own: Notation { Notation(write: \.notation, read: Value.notated) }
}

extension Notation where Value == UIColor {
  /// System colours by name, others by their components; a colour made by a closure cannot be read back.
  static var color: Notation {
    let plain: [(name: String, color: UIColor)] = [
      ("clear", .clear), ("white", .white), ("black", .black),
    ]
    return Notation(
      write: { color in
        plain.first { $0.color == color }?.name ?? color.notation ?? "closure"
      },
      read: { text in plain.first { $0.name == text }?.color ?? UIColor.notated(text) })
  }
}

extension Notation where Value == UIFont {
  static var font: Notation { Notation(write: \.notation, read: UIFont.notated) }
}

extension Notation where Value == UIImage {
  /// Symbols by name and configuration; others by a fingerprint of their pixels, which cannot be read back.
  static var image: Notation { Notation(write: \.notation, read: UIImage.notated) }
}

extension Notation where Value == UIImage.SymbolConfiguration {
  static var symbolConfiguration: Notation {
    Notation(
      write: { $0.notation ?? "closure" }, read: UIImage.SymbolConfiguration.notated)
  }
}

extension Notation where Value == AttributedText {
  /// The text and its attributes; those of an app's own types cannot be read back.
  static var attributedText: Notation {
    Notation(
      write: \.string.notation, read: { NSAttributedString.notated($0).map(AttributedText.init) })
  }
}

extension Notation where Value == UIView {
  /// The class; a view cannot be read back.
  static var view: Notation { Notation(write: { "\(type(of: $0))" }, read: { _ in nil }) }
}

extension Notation where Value == UIVisualEffect {
  /// Blurs by style; other effects cannot be read back.
  static var effect: Notation {
    Notation(
      write: { ($0 as? UIBlurEffect).map { "blur \($0.style)" } ?? "\(type(of: $0))" },
      read: { text in
        guard text.hasPrefix("blur ") else { return nil }
        return UIBlurEffect.Style.notated(String(text.dropFirst(5))).map(UIBlurEffect.init)
      })
  }
}
