/// A value with a text form that reads back as an equal value, like `LosslessStringConvertible`.
///
/// The text form is made for property lists: it fits on one line, and what a value does not say about itself (a closure,
/// pixels) is written as a word that cannot be read.
package protocol NotationConvertible {
  var notation: String { get }
  /// The value of a text form; `nil` if the text is not one.
  init?(notation: String)
}

extension Optional: NotationConvertible where Wrapped: NotationConvertible {
  package var notation: String { self?.notation ?? "none" }

  package init?(notation: String) {
    if notation == "none" {
      self = .none
    } else {
      guard let wrapped = Wrapped(notation: notation) else { return nil }
      self = wrapped
    }
  }
}

extension String: NotationConvertible {
  /// In quotes, with `\n`, `\"` and the like for what would break a line.
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
  /// Whole numbers without a fraction, others with the fewest digits that read back as the same number.
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

// Enumerations read as the names of their cases.
extension NotationConvertible where Self: CaseIterable {
  package var notation: String { "\(self)" }
  package init?(notation: String) {
    guard let value = Self.allCases.first(where: { "\($0)" == notation }) else { return nil }
    self = value
  }
}

extension UIListContentConfiguration.Style: NotationConvertible {}
extension UIBackgroundConfiguration.Style: NotationConvertible {}

// So do Apple's, which cannot list their cases: conforming is left to apps.
extension NotationConvertible where Self: RawRepresentable, RawValue == Int {
  package var notation: String { "\(self)" }
  package init?(notation: String) {
    let values = (-1..<32).lazy.compactMap(Self.init)
    guard let value = values.first(where: { "\($0)" == notation }) else { return nil }
    self = value
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment: NotationConvertible {}
extension UIListContentConfiguration.TextProperties.TextTransform: NotationConvertible {}
extension NSLineBreakMode: NotationConvertible {}
extension UIView.ContentMode: NotationConvertible {}
extension UIBlurEffect.Style: NotationConvertible {}

extension ColorTransformer: NotationConvertible {
  /// The system's transformers by name; an app's as `Custom`, which cannot be read back.
  package var notation: String { transformer.name ?? "Custom" }
  package init?(notation: String) {
    guard let transformer = UIConfigurationColorTransformer(named: notation) else { return nil }
    self.init(transformer)
  }
}

extension AttributedText: NotationConvertible {
  /// The text and its attributes; those of an app's own types cannot be read back.
  package var notation: String { string.notation }

  package init?(notation: String) {
    guard let string = NSAttributedString(notation: notation) else { return nil }
    self.init(string)
  }
}

// MARK: - Classes

// A class that is not final cannot be given a required initializer by an extension; an extension of the protocol can
// replace `self` instead.

extension UIColor: NotationConvertible {}

extension NotationConvertible where Self: UIColor {
  /// The color of a ``UIColor/notation``, or of a ``UIColor/losslessNotation``.
  package init?(notation: String) {
    guard let color = UIColor.read(notation) as? Self else { return nil }
    self = color
  }
}

extension UIFont: NotationConvertible {}

extension NotationConvertible where Self: UIFont {
  package init?(notation: String) {
    guard let font = FontValues(notation: notation).map(UIFont.init) as? Self else { return nil }
    self = font
  }
}

extension UIImage: NotationConvertible {}

extension NotationConvertible where Self: UIImage {
  /// The symbol image of a ``UIImage/notation``; `nil` for other images.
  package init?(notation: String) {
    guard let image = UIImage.read(notation) as? Self else { return nil }
    self = image
  }
}

extension UIImage.SymbolConfiguration: NotationConvertible {
  /// As ``losslessNotation``, or `closure`, which cannot be read back.
  package var notation: String { losslessNotation ?? "closure" }
}

extension NotationConvertible where Self: UIImage.SymbolConfiguration {
  package init?(notation: String) {
    guard let configuration = UIImage.SymbolConfiguration.read(notation) as? Self else {
      return nil
    }
    self = configuration
  }
}

extension UIVisualEffect: NotationConvertible {
  /// `blur` and the style of a blur; the class of another effect, which cannot be read back.
  package var notation: String {
    (self as? UIBlurEffect).map { "blur \($0.style)" } ?? "\(type(of: self))"
  }
}

extension NotationConvertible where Self: UIVisualEffect {
  package init?(notation: String) {
    guard notation.hasPrefix("blur "),
      let style = UIBlurEffect.Style(notation: String(notation.dropFirst(5))),
      let effect = UIBlurEffect(style: style) as? Self
    else { return nil }
    self = effect
  }
}

extension UIView: NotationConvertible {
  /// The class.
  nonisolated package var notation: String { "\(type(of: self))" }
}

extension NotationConvertible where Self: UIView {
  /// Always fails: a view cannot be read back.
  nonisolated package init?(notation: String) { return nil }
}
