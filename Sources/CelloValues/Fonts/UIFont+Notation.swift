// The notation of fonts: text that can be read back into an equal font, for printed configurations.
//
//   body 17/22                      a text style, its size and line advance
//   system 17                       the system font in a fixed size
//   system 22 scaled(body, 17)      scaled from 17 points; a maximum may follow
//   "Avenir Next" 17                another family
//
// Then, where they apply: `serif` or `monospaced`; `weight(0.3)` if it differs from the style's or
// the regular weight; `italic`; `leading(-2)`; `feature(6, 0)`; `matrix(1, 0, 0.2, 1, 0, 0)`;
// `advance(9)`; `visible-name(…)` and `cascade(…)` with percent-encoded texts; `bold-text` if the
// bold-text setting has been applied. The characters that a matching font must have are omitted.
extension UIFont {
  /// The font as text.
  package var notation: String { values.notation }
}

extension FontValues {
  /// Returns a text without the characters that separate words.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  fileprivate var notation: String {
    var words: [String] = []
    var usualWeight = UIFont.Weight.regular
    switch (role, family) {
    case (.style(let style), .system):
      words.append(Self.name(of: style))
      usualWeight = TextStyleMetrics[style].weight
    case (_, .named(let name)):
      words.append("\"\(name.filter { $0 != "\"" })\"")
    case (_, .system): words.append("system")
    }
    words.append(lineAdvance.map { "\(size)/\($0)" } ?? "\(size)")
    if case .style(let style) = role, case .named = family {
      words.append("style(\(Self.name(of: style)))")
    }
    if case .scaled(let style, let base, let maximum) = role {
      let rest = maximum.map { ", \($0)" } ?? ""
      words.append("scaled(\(Self.name(of: style)), \(base)\(rest))")
    }
    if case .system(let design) = family, design != .default {
      words.append(Self.designNames.first { $0.value == design }?.key ?? "default")
    }
    if weight != usualWeight { words.append("weight(\(weight.rawValue))") }
    if isItalic { words.append("italic") }
    if leadingAdjustment != 0 { words.append("leading(\(leadingAdjustment))") }
    words += features.map { "feature(\($0.type), \($0.selector))" }
    if !matrix.isIdentity {
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      words.append("matrix(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")")
    }
    if let fixedAdvance { words.append("advance(\(fixedAdvance))") }
    if let visibleName { words.append("visible-name(\(Self.encoded(visibleName)))") }
    words += cascade.map { "cascade(\(Self.encoded($0.notation)))" }
    if isBoldText { words.append("bold-text") }
    return words.joined(separator: " ")
  }

  init?(notation: String) {
    var rest = Substring(notation)
    self.init(size: 0)
    if rest.hasPrefix("\"") {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: "\"") else { return nil }
      family = .named(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    } else {
      let name = rest.prefix { $0 != " " }
      rest.removeFirst(name.count)
      if name != "system" {
        guard let style = Self.styleNames[String(name)] else { return nil }
        role = .style(style)
        weight = TextStyleMetrics[style].weight
      }
    }

    guard let words = NotationWord.words(of: rest), let first = words.first,
      first.arguments.isEmpty
    else { return nil }
    let sizes = first.name.split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard let size = sizes.first ?? nil, sizes.count <= 2 else { return nil }
    self.size = CGFloat(size)
    if sizes.count == 2 {
      guard let advance = sizes[1] else { return nil }
      lineAdvance = CGFloat(advance)
    }
    for word in words.dropFirst() { guard apply(word) else { return nil } }
  }

  private mutating func apply(_ word: NotationWord) -> Bool {
    let numbers = word.arguments.map { Double($0) }
    switch (word.name, numbers.count) {
    case ("italic", 0): isItalic = true
    case ("bold-text", 0): isBoldText = true
    case ("weight", 1):
      guard let number = numbers[0] else { return false }
      weight = UIFont.Weight(rawValue: CGFloat(number))
    case ("advance", 1):
      guard let number = numbers[0] else { return false }
      fixedAdvance = CGFloat(number)
    case ("matrix", 6):
      let values = numbers.compactMap { $0.map { CGFloat($0) } }
      guard values.count == 6 else { return false }
      matrix = CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("visible-name", 1):
      guard let name = word.arguments[0].removingPercentEncoding else { return false }
      visibleName = name
    case ("cascade", 1):
      guard let text = word.arguments[0].removingPercentEncoding,
        let font = FontValues(notation: text)
      else { return false }
      cascade.append(font)
    case ("leading", 1):
      guard let number = numbers[0] else { return false }
      leadingAdjustment = CGFloat(number)
    case ("feature", 2):
      guard let type = Int(word.arguments[0]), let selector = Int(word.arguments[1]) else {
        return false
      }
      features.append(FontFeatureSetting(type: type, selector: selector))
    case ("style", 1):
      guard let style = Self.styleNames[word.arguments[0]] else { return false }
      role = .style(style)
    case ("scaled", 2), ("scaled", 3):
      guard let style = Self.styleNames[word.arguments[0]], let base = numbers[1] else {
        return false
      }
      if numbers.count == 3, numbers[2] == nil { return false }
      role = .scaled(
        with: style, size: CGFloat(base),
        maximum: numbers.count == 3 ? numbers[2].map { CGFloat($0) } : nil)
    case (_, 0):
      guard let design = Self.designNames[word.name] else { return false }
      family = .system(design)
    default: return false
    }
    return true
  }

  static func name(of style: UIFont.TextStyle) -> String {
    styleNames.first { $0.value == style }?.key ?? style.rawValue
  }

  static let styleNames: [String: UIFont.TextStyle] = [
    "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    "shortFootnote": .shortFootnote, "emphasizedBody": .emphasizedBody,
  ]

  private static let designNames: [String: UIFontDescriptor.SystemDesign] = [
    "serif": .serif, "monospaced": .monospaced, "rounded": .rounded,
  ]
}

extension UIFont: NotationConvertible {}

extension NotationConvertible where Self: UIFont {
  package init?(notation: String) {
    guard let font = FontValues(notation: notation).map(UIFont.init) as? Self else { return nil }
    self = font
  }
}
