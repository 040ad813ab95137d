internal import CelloNibs

// Values of nib files as those of UIKit.

extension NibInstantiator {
  /// Returns the case of an enumeration whose name is the value of an attribute.
  ///
  /// - Parameter names: the names in nib files that differ from those of the cases.
  func value<Value: RawRepresentable>(
    _ name: String, of element: XMLElement, _ names: [String: Value] = [:]
  ) -> Value? where Value.RawValue == Int {
    guard let text = element[name] else { return nil }
    if let value = names[text] { return value }
    if let value = (-1...32).lazy.compactMap({ Value(rawValue: $0) }).first(where: {
      "\($0)" == text
    }) {
      return value
    }
    warn("the value '\(text)' of \(name) is not known", element)
    return nil
  }

  /// Returns a text: the translation in the table with the name of the file, or the text in the file.
  ///
  /// - Parameter key: the key of the text in the table; by default that in the file.
  func text(_ name: String, of element: XMLElement, key: String? = nil) -> String? {
    localized(element.text(name), key ?? name, element)
  }

  /// Returns the translation of a text.
  func localized(_ text: String?, _ key: String, _ element: XMLElement) -> String? {
    guard let text, !element.id.isEmpty else { return text }
    return NSLocalizedString(
      "\(element.id).\(key)", tableName: tableName, bundle: bundle ?? .main, value: text,
      comment: "")
  }

  /// The name of the table with translations: the name of the file without its extension.
  private var tableName: String {
    let name = document.file.split(separator: "/").last.map(String.init) ?? ""
    return String(name.prefix { $0 != "." })
  }

  // MARK: Colors

  /// Returns the color with a key; `nil` for none.
  func color(_ key: String, of element: XMLElement) -> UIColor? {
    guard let child = element.child(key, "color") else { return nil }
    guard let color = NibColor(child) else {
      warn("the color '\(key)' has no components", child)
      return nil
    }
    return self.color(color, child)
  }

  private func color(_ color: NibColor, _ element: XMLElement) -> UIColor? {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name):
      if let color = Self.systemColor(name) { return color }
      warn("there is no system color '\(name)'", element)
      return nil
    case .named(let name):
      // The search logs a missing color.
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
      return document.namedColors[name].flatMap { stored in
        NibColor(stored).flatMap { $0 == .named(name) ? nil : self.color($0, stored) }
      }
    }
  }

  /// Returns the color of the system with the name of its property in Objective-C.
  private static func systemColor(_ name: String) -> UIColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: name) { return color.color }
    return standardColors[name]
  }

  private static let standardColors: [String: UIColor] = [
    "tint": .tintColor, "black": .black, "darkGray": .darkGray, "gray": .gray,
    "lightGray": .lightGray, "white": .white, "red": .red, "green": .green, "blue": .blue,
    "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "lightText": .lightText, "darkText": .darkText,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "scrollViewTexturedBackground": .systemGray, "viewFlipsideBackground": .darkGray,
  ]

  // MARK: Fonts

  /// Returns the font with a key; `nil` for none.
  func font(_ key: String, of element: XMLElement) -> UIFont? {
    element.font(key).map { font($0, element) }
  }

  private func font(_ font: NibFont, _ element: XMLElement) -> UIFont {
    switch font {
    case .system(let design, let size, let weight):
      if let weight {
        if let known = Self.weights[weight] { return .systemFont(ofSize: size, weight: known) }
        warn("the font weight '\(weight)' is not known", element)
      }
      switch design {
      case .regular: return .systemFont(ofSize: size)
      case .bold: return .boldSystemFont(ofSize: size)
      case .italic: return .italicSystemFont(ofSize: size)
      }
    case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    case .named(let name, let family, let size):
      if let font = UIFont(name: name, size: size)
        ?? family.flatMap({ UIFont(name: $0, size: size) })
      {
        return font
      }
      warn("there is no font '\(name)'; the system font is used", element)
      return .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Images

  /// Returns the image of an attribute or a child with the name; `nil` for none.
  func image(_ name: String, of element: XMLElement) -> UIImage? {
    if let reference = element.child(name, "imageReference") {
      guard let image = image(named: reference["image"], in: reference) else { return nil }
      return symbolScale(of: reference).flatMap(image.applyingSymbolConfiguration) ?? image
    }
    return image(named: element[name], in: element)
  }

  /// Returns the image with a name, of the catalog that the element names.
  func image(named name: String?, in element: XMLElement) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if element["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, with: nil)
  }

  private func symbolScale(of element: XMLElement) -> UIImage.SymbolConfiguration? {
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
    return (element["symbolScale"] ?? element["scale"]).flatMap { scales[$0] }
      .map { UIImage.SymbolConfiguration(scale: $0) }
  }

  /// Returns the configuration of symbols with a key; `nil` for none.
  func symbolConfiguration(_ key: String, of element: XMLElement) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key, "preferredSymbolConfiguration") else { return nil }
    var parts: [UIImage.SymbolConfiguration] = []
    if let scale = symbolScale(of: child) { parts.append(scale) }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = child["weight"].flatMap({ weights[$0] }) {
      parts.append(UIImage.SymbolConfiguration(weight: weight))
    }
    if let size = child.number("pointSize") {
      parts.append(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let style = child["textStyle"] {
      parts.append(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
    }
    if let font = font("font", of: child) ?? font("fontDescription", of: child) {
      parts.append(UIImage.SymbolConfiguration(font: font))
    }
    guard var result = parts.first else { return nil }
    for part in parts.dropFirst() { result = result.applying(part) }
    return result
  }

  // MARK: Insets and texts

  /// Returns the insets with a key; `nil` for none.
  func insets(_ key: String, of element: XMLElement) -> UIEdgeInsets? {
    element.insets(key).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }

  /// Returns the directional insets with a key; `nil` for none.
  func directionalInsets(_ key: String, of element: XMLElement) -> NSDirectionalEdgeInsets? {
    element.insets(key).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  /// The modes of breaking lines by their names in nib files.
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// Returns the text with attributes with a key; `nil` for none.
  func attributedText(_ key: String, of element: XMLElement) -> NSAttributedString? {
    guard let child = element.child(key, "attributedString") else { return nil }
    let result = NSMutableAttributedString()
    for fragment in child.children where fragment.name == "fragment" {
      let attributes = fragment.children.first { $0.name == "attributes" }
      result.append(
        NSAttributedString(
          string: fragment.text("content") ?? "",
          attributes: attributes.map(self.attributes) ?? [:]))
    }
    return result
  }

  private func attributes(_ element: XMLElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child.name, child.key) {
      case ("color", "NSColor"): result[.foregroundColor] = color("NSColor", of: element)
      case ("color", "NSBackgroundColor"):
        result[.backgroundColor] = color("NSBackgroundColor", of: element)
      case ("font", "NSFont"): result[.font] = attributeFont(child)
      case ("paragraphStyle", _): result[.paragraphStyle] = paragraphStyle(child)
      case ("integer", "NSUnderline"): result[.underlineStyle] = child.integer("value") ?? 0
      case ("integer", "NSStrikethrough"): result[.strikethroughStyle] = child.integer("value") ?? 0
      case ("real", "NSKern"), ("integer", "NSKern"): result[.kern] = child.number("value") ?? 0
      case ("real", "NSBaselineOffset"), ("integer", "NSBaselineOffset"):
        result[.baselineOffset] = child.number("value") ?? 0
      default:
        warn("the text attribute <\(child.name) key=\"\(child.key ?? "")\"> is not read", child)
      }
    }
    return result
  }

  private func attributeFont(_ element: XMLElement) -> UIFont {
    if let style = element["textStyle"] {
      return .preferredFont(forTextStyle: Self.textStyles[style] ?? .body)
    }
    let size = element.number("size") ?? UIFont.systemFontSize
    switch element["metaFont"] {
    case "systemBold", "smallSystemBold", "miniSystemBold": return .boldSystemFont(ofSize: size)
    case "systemLight": return .systemFont(ofSize: size, weight: .light)
    case "systemThin": return .systemFont(ofSize: size, weight: .thin)
    case "systemUltraLight": return .systemFont(ofSize: size, weight: .ultraLight)
    case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
    case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
    case "systemHeavy": return .systemFont(ofSize: size, weight: .heavy)
    case "systemBlack": return .systemFont(ofSize: size, weight: .black)
    case _?: return .systemFont(ofSize: size)
    case nil: break
    }
    guard let name = element["name"] else { return .systemFont(ofSize: size) }
    return font(.named(name, family: nil, size: size), element)
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  private func paragraphStyle(_ element: XMLElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment: NSTextAlignment = value("alignment", of: element) {
      style.alignment = alignment
    }
    if let mode = value("lineBreakMode", of: element, Self.lineBreakModes) {
      style.lineBreakMode = mode
    }
    if let direction: NSWritingDirection = value("baseWritingDirection", of: element) {
      style.baseWritingDirection = direction
    }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.flag("allowsDefaultTighteningForTruncation") {
      style.allowsDefaultTighteningForTruncation = value
    }
    return style
  }
}
