// The notation of attributed strings: one line that can be read back into an equal string, for
// printed configurations.
//
//   attributed "Read me" | 0..<4 NSFont = body 17.0/22.0 | 0..<4 NSColor = label | 5..<7 NSKern =
//   2.0
//
// Ranges are in UTF-16 code units. The attributes of a range are sorted by name. Floating-point
// numbers have a decimal point. A value that cannot be read back is written as its type in angle
// brackets.
extension NSAttributedString {
  package var notation: String {
    var parts = ["attributed " + string.notation]
    forEachRun { values, range in
      for (key, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        parts.append(
          "\(range.location)..<\(range.location + range.length) \(key.rawValue) = "
            + Self.notation(of: value))
      }
    }
    return parts.joined(separator: " | ")
  }

  package convenience init?(notation: String) {
    let parts = Self.parts(of: notation)
    guard let first = parts.first, first.hasPrefix("attributed "),
      let string = String(notation: String(first.dropFirst(11)))
    else { return nil }
    let result = NSMutableAttributedString(string: string)
    for part in parts.dropFirst() {
      guard let space = part.firstIndex(of: " "), let equals = part.range(of: " = "),
        space < equals.lowerBound
      else { return nil }
      let bounds = part[..<space].components(separatedBy: "..<").map { Int($0) }
      guard bounds.count == 2, let start = bounds[0], let end = bounds[1], start >= 0, start < end,
        end <= result.length, let value = Self.value(of: String(part[equals.upperBound...]))
      else { return nil }
      let key = Key(rawValue: String(part[part.index(after: space)..<equals.lowerBound]))
      result.addAttribute(key, value: value, range: NSRange(location: start, length: end - start))
    }
    self.init(attributedString: result)
  }

  /// Returns the parts between bars outside of quotes.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    var isQuoted = false
    while index < text.endIndex {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "\\" where isQuoted: index = text.index(after: index)
      case " " where !isQuoted && text[index...].hasPrefix(" | "):
        parts.append(text[start..<index])
        index = text.index(index, offsetBy: 2)
        start = text.index(after: index)
      default: break
      }
      if index < text.endIndex { text.formIndex(after: &index) }
    }
    return parts + [text[start...]]
  }

  private static func notation(of value: Any) -> String {
    switch value {
    case let value as UIFont: "font " + value.notation
    case let value as UIColor: value.losslessNotation.map { "color " + $0 } ?? unreadable(value)
    case let value as NSParagraphStyle: value.notation
    case let value as NSShadow: value.notation ?? unreadable(value)
    case let value as NSTextAttachment: value.notation
    case let value as String: value.notation
    case let value as URL: "url " + value.absoluteString.notation
    case let value as NSNumber:
      // The types `f` and `d` are floating-point.
      !value.doubleValue.isFinite
        ? unreadable(value)
        : value.objCType.pointee == 0x64 || value.objCType.pointee == 0x66
          ? value.doubleValue.description : "\(value.intValue)"
    default: unreadable(value)
    }
  }

  private static func unreadable(_ value: Any) -> String { "<\(type(of: value))>" }

  private static func value(of notation: String) -> Any? {
    if let number = Int(notation) { return number }
    if let number = Double(notation) { return CGFloat(number) }
    if notation.hasPrefix("\"") { return String(notation: notation) }
    guard let space = notation.firstIndex(of: " ") else {
      return NSParagraphStyle(notation: notation)
    }
    let rest = String(notation[notation.index(after: space)...])
    switch notation[..<space] {
    case "font": return UIFont(notation: rest)
    case "color": return UIColor(notation: rest)
    case "url": return String(notation: rest).flatMap { URL(string: $0) }
    case "shadow": return NSShadow(notation: rest)
    case "attachment": return NSTextAttachment(notation: rest)
    default: return NSParagraphStyle(notation: notation)
    }
  }
}

extension NSTextAttachment {
  /// The notation, such as `attachment bounds(0, -3, 20, 20) padding(2) image symbol(star)`,
  /// without default values. Other contents, and images other than symbols, cannot be read back.
  fileprivate var notation: String {
    var words = ["attachment"]
    if bounds != .zero {
      let numbers = [
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
      ]
      words.append("bounds(\(numbers.map { "\($0)" }.joined(separator: ", ")))")
    }
    if lineLayoutPadding != 0 { words.append("padding(\(lineLayoutPadding))") }
    if contents != nil || fileType != nil || type(of: self) != NSTextAttachment.self {
      words.append("<\(type(of: self))>")
    }
    words.append(image.map { "image " + $0.notation } ?? "empty")
    return words.joined(separator: " ")
  }

  fileprivate convenience init?(notation: String) {
    self.init()
    var words = notation
    if let start = notation.range(of: "image ") {
      guard let read = UIImage(notation: String(notation[start.upperBound...])) else { return nil }
      image = read
      words = String(notation[..<start.lowerBound])
    } else {
      guard notation.hasSuffix("empty") else { return nil }
      words.removeLast(5)
    }
    guard let parts = NotationWord.words(of: words[...]) else { return nil }
    for part in parts {
      switch (part.name, part.numbers) {
      case ("bounds", let numbers?) where numbers.count == 4:
        bounds = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case ("padding", let numbers?) where numbers.count == 1:
        lineLayoutPadding = CGFloat(numbers[0])
      default: return nil
      }
    }
  }
}

extension NSParagraphStyle {
  /// The notation, such as `paragraph alignment(center) lineSpacing(4.0)`, without default values.
  fileprivate var notation: String {
    let defaults = Values()
    var words = ["paragraph"]
    if values.alignment != defaults.alignment { words.append("alignment(\(values.alignment))") }
    if values.lineBreakMode != defaults.lineBreakMode {
      words.append("lineBreakMode(\(values.lineBreakMode))")
    }
    if values.lineBreakStrategy != defaults.lineBreakStrategy {
      words.append("lineBreakStrategy(\(values.lineBreakStrategy.notation))")
    }
    if values.baseWritingDirection != defaults.baseWritingDirection {
      words.append("baseWritingDirection(\(values.baseWritingDirection))")
    }
    if let tabs = values.tabStops {
      words.append("tabs(\(tabs.map(\.notation).joined(separator: ", ")))")
    }
    if values.allowsDefaultTighteningForTruncation { words.append("tightening(true)") }
    for (name, path) in Self.lengths where values[keyPath: path] != 0 {
      words.append("\(name)(\(values[keyPath: path]))")
    }
    return words.joined(separator: " ")
  }

  fileprivate convenience init?(notation: String) {
    guard let words = NotationWord.words(of: notation), words.first?.name == "paragraph" else {
      return nil
    }
    self.init()
    for word in words.dropFirst() {
      if word.name == "tabs" {
        let tabs = word.arguments.filter { !$0.isEmpty }.map { NSTextTab(notation: $0) }
        guard tabs.allSatisfy({ $0 != nil }) else { return nil }
        values.tabStops = tabs.compactMap { $0 }
        continue
      }
      guard word.arguments.count == 1 else { return nil }
      let argument = word.arguments[0]
      switch word.name {
      case "alignment":
        let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        guard let named = all.first(where: { "\($0)" == argument }) else { return nil }
        values.alignment = named
      case "tightening": values.allowsDefaultTighteningForTruncation = argument == "true"
      case "lineBreakMode":
        guard let named = NSLineBreakMode(notation: argument) else { return nil }
        values.lineBreakMode = named
      case "lineBreakStrategy":
        guard let strategy = LineBreakStrategy(notation: argument) else { return nil }
        values.lineBreakStrategy = strategy
      case "baseWritingDirection":
        let all: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
        guard let named = all.first(where: { "\($0)" == argument }) else { return nil }
        values.baseWritingDirection = named
      default:
        guard let path = Self.lengths.first(where: { $0.name == word.name })?.path,
          let number = word.numbers?.first
        else { return nil }
        values[keyPath: path] = CGFloat(number)
      }
    }
  }

  private static var lengths: [(name: String, path: WritableKeyPath<Values, CGFloat>)] {
    [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("defaultTabInterval", \.defaultTabInterval),
    ]
  }
}

extension NSTextTab {
  /// The notation, such as `right 120.0` or `decimal 120.0`.
  fileprivate final var notation: String { "\(isDecimal ? "decimal" : "\(alignment)") \(location)" }

  fileprivate convenience init?(notation: String) {
    let parts = notation.split(separator: " ")
    let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    guard parts.count == 2, let location = Double(parts[1]) else { return nil }
    if parts[0] == "decimal" {
      self.init(
        textAlignment: .right, location: CGFloat(location),
        options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
    } else if let alignment = all.first(where: { "\($0)" == parts[0] }) {
      self.init(textAlignment: alignment, location: CGFloat(location))
    } else {
      return nil
    }
  }
}

extension NSShadow {
  /// The notation, such as `shadow 1.0 2.0 3.0 color`: the offset, the blur radius and the color,
  /// if there is one.
  fileprivate final var notation: String? {
    let numbers = "\(shadowOffset.width) \(shadowOffset.height) \(shadowBlurRadius)"
    guard let color else { return shadowColor == nil ? "shadow \(numbers)" : nil }
    return color.losslessNotation.map { "shadow \(numbers) \($0)" }
  }

  fileprivate convenience init?(notation: String) {
    let parts = notation.split(separator: " ", maxSplits: 3)
    let numbers = parts.prefix(3).compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    self.init()
    shadowOffset = CGSize(width: numbers[0], height: numbers[1])
    shadowBlurRadius = CGFloat(numbers[2])
    shadowColor = nil
    if parts.count == 4 {
      guard let color = UIColor(notation: String(parts[3])) else { return nil }
      shadowColor = color
    }
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  private static let names: KeyValuePairs = [
    "standard": Self.standard, "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority,
  ]

  /// The name of a strategy, or the raw value of a set without a name.
  fileprivate var notation: String {
    Self.names.first { $0.value == self }?.key ?? "\(rawValue)"
  }

  fileprivate init?(notation: String) {
    if let named = Self.names.first(where: { $0.key == notation }) {
      self = named.value
    } else {
      guard let rawValue = UInt(notation) else { return nil }
      self.init(rawValue: rawValue)
    }
  }
}

extension NSLineBreakMode: NotationConvertible {}

extension AttributedText: NotationConvertible {
  /// The text and its attributes. Attributes with values of an app's own types cannot be read back.
  package var notation: String { string.notation }

  package init?(notation: String) {
    guard let string = NSAttributedString(notation: notation) else { return nil }
    self.init(string)
  }
}
