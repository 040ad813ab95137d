internal import CelloSymbols

// The notation of symbol configurations and symbol images: text that can be read back into equal
// values, for printed configurations.
//
//   style(body) points(17.0) weight(semibold) scale(large)
//   monochrome hierarchical(systemBlue) palette(label, alpha(systemRed, 0.5)) multicolor
//   symbol(star.fill), followed by its configuration, and by
//   variable(0.5) original template tint(systemRed) where the image has them
extension UIImage.SymbolConfiguration {
  /// The configuration as text; `nil` if a color depends on a closure. `unspecified` if it
  /// specifies nothing.
  package var losslessNotation: String? {
    guard let words = values.symbol.notation else { return nil }
    return words.isEmpty ? "unspecified" : words.joined(separator: " ")
  }

  /// Returns the configuration of a ``losslessNotation``; `nil` if the text is not a notation.
  static func read(_ text: String) -> UIImage.SymbolConfiguration? {
    if text == "unspecified" { return .unspecified }
    guard let words = NotationWord.words(of: text), !words.isEmpty else { return nil }
    var values = UIImage.SymbolConfigurationValues()
    for word in words { guard values.apply(word) else { return nil } }
    return UIImage.SymbolConfiguration(UIImage.ConfigurationValues(symbol: values))
  }
}

extension UIImage {
  /// The image as text: all values of a symbol, which ``init(notation:)`` reads, and an
  /// identification of other images.
  package var notation: String {
    var words: [String] = []
    switch values.content {
    case .empty: words.append("empty")
    case .symbol(let symbol):
      words.append("symbol(\(symbol.name))")
      words += values.configuration.symbol.notation ?? ["configuration"]
    case .drawing(let list): words.append("drawing(\(list.size.width)x\(list.size.height))")
    case .asset(let asset):
      words.append("asset(\(asset.name))")
      if asset.isSymbol { words += values.configuration.symbol.notation ?? ["configuration"] }
    case .picture(let picture, let scale):
      words.append(
        "picture(\(picture.bitmap.width)x\(picture.bitmap.height), \(scale), "
          + "\(picture.fingerprint))"
      )
    }
    switch values.renderingMode {
    case .automatic: break
    case .alwaysOriginal: words.append("original")
    case .alwaysTemplate: words.append("template")
    }
    if let value = values.variableValue { words.append("variable(\(value))") }
    if let tint = values.tintColor { words.append("tint(\(tint.losslessNotation ?? "closure"))") }
    return words.joined(separator: " ")
  }

  /// Returns the symbol image of a ``notation``; `nil` for other texts.
  static func read(_ text: String) -> UIImage? {
    guard let words = NotationWord.words(of: text), let first = words.first, first.name == "symbol",
      first.arguments.count == 1, let symbol = Symbol.system(named: first.arguments[0])
    else { return nil }
    var values = ImageValues(.symbol(symbol))
    for word in words.dropFirst() {
      switch (word.name, word.arguments.count) {
      case ("original", 0): values.renderingMode = .alwaysOriginal
      case ("template", 0): values.renderingMode = .alwaysTemplate
      case ("variable", 1):
        guard let numbers = word.numbers else { return nil }
        values.variableValue = numbers[0]
      case ("tint", 1...):
        guard let color = UIColor(notation: word.arguments.joined(separator: ", ")) else {
          return nil
        }
        values.tintColor = color
      default: guard values.configuration.symbol.apply(word) else { return nil }
      }
    }
    return UIImage(values)
  }
}

extension UIImage.SymbolConfigurationValues {
  fileprivate var notation: [String]? {
    var words: [String] = []
    switch size {
    case .points(let size): words.append("points(\(size))")
    case .style(let style): words.append("style(\(FontValues.name(of: style)))")
    case nil: break
    }
    if weight != .unspecified { words.append("weight(\(weight))") }
    if scale != .unspecified { words.append("scale(\(scale))") }
    switch colors {
    case nil: break
    case .monochrome: words.append("monochrome")
    case .multicolor: words.append("multicolor")
    case .hierarchical(let color):
      guard let notation = color.losslessNotation else { return nil }
      words.append("hierarchical(\(notation))")
    case .palette(let colors):
      let notations = colors.compactMap(\.losslessNotation)
      guard notations.count == colors.count else { return nil }
      words.append("palette(\(notations.joined(separator: ", ")))")
    }
    return words
  }

  fileprivate mutating func apply(_ word: NotationWord) -> Bool {
    switch (word.name, word.arguments.count) {
    case ("points", 1):
      guard let numbers = word.numbers else { return false }
      size = .points(CGFloat(numbers[0]))
    case ("style", 1):
      guard let style = FontValues.styleNames[word.arguments[0]] else { return false }
      size = .style(style)
    case ("weight", 1):
      let weights = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
      guard let named = weights.first(where: { "\($0)" == word.arguments[0] }) else { return false }
      weight = named
    case ("scale", 1):
      let scales: [UIImage.SymbolScale] = [.default, .small, .medium, .large]
      guard let named = scales.first(where: { "\($0)" == word.arguments[0] }) else { return false }
      scale = named
    case ("monochrome", 0): colors = .monochrome
    case ("multicolor", 0): colors = .multicolor
    case ("hierarchical", 1...):
      guard let color = UIColor(notation: word.arguments.joined(separator: ", ")) else {
        return false
      }
      colors = .hierarchical(color)
    case ("palette", _):
      let read = word.arguments.compactMap { UIColor(notation: $0) }
      guard read.count == word.arguments.count else { return false }
      colors = .palette(read)
    default: return false
    }
    return true
  }
}

extension UIImage: NotationConvertible {}

extension NotationConvertible where Self: UIImage {
  /// Creates the symbol image of a ``UIImage/notation``; `nil` for other images.
  package init?(notation: String) {
    guard let image = UIImage.read(notation) as? Self else { return nil }
    self = image
  }
}

extension UIImage.SymbolConfiguration: NotationConvertible {
  /// The ``losslessNotation``; `closure`, which cannot be read back, if there is none.
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
