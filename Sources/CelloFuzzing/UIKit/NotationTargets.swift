internal import UIKit

extension FuzzTarget {
  static let colorNotation = FuzzTarget(
    "color-notation",
    seeds: [
      "label", "#1c1c1e@0.29", "rgb(0.1, -2.5, 1e+30, 0.5)",
      "alphaFactors(grayscale(red), 0.1, 0.4)",
    ], words: "alpha( grayscale( gray( rgb( , ) # @ systemRed tintColor"
  ) { bytes in _ = UIColor(notation: String(decoding: bytes, as: UTF8.self)) }

  static let fontNotation = FuzzTarget(
    "font-notation",
    seeds: [
      "body 17.0/22.0 bold-text", "system 22.0 scaled(body, 17.0, 30.0) weight(0.3) italic",
      "\"Avenir Next\" 17 style(body) feature(6, 0) leading(-2)",
    ], words: "system body ( ) , / \" scaled( weight( feature( monospaced"
  ) { bytes in
    guard let font = UIFont(notation: String(decoding: bytes, as: UTF8.self)) else { return }
    _ = font.resolved(for: .iPhone).lineHeight
  }

  static let symbolNotation = FuzzTarget(
    "symbol-notation",
    seeds: [
      "style(body) weight(semibold) scale(large)", "points(20) palette(label, rgb(0, 0, 0, 1))",
      "symbol(star.fill) hierarchical(alpha(systemRed, 0.5)) original tint(#ff0000)",
      "symbol(wifi) variable(0.5)",
    ], words: "symbol( points( style( palette( hierarchical( multicolor variable( ( ) ,"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = UIImage.SymbolConfiguration(notation: text)
    _ = UIImage(notation: text)?.size
  }

  /// Printed configurations: the notation of a parsed configuration is parsed as an equal
  /// configuration.
  static let configurationNotation = FuzzTarget(
    "configuration-notation", seeds: ConfigurationNotation.seeds,
    words:
      "text: image: alpha: font color true false nil 1.0 -1 nan inf #ff0000 label systemRed body insets( size( \n : \" ( ) ,"
  ) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let properties = PropertyList(lines: lines) else { return }
    if let content = UIListContentConfiguration(properties), content.isData {
      try require(
        UIListContentConfiguration(content.resolvedProperties) == content,
        "Another content configuration reads back:\n\(content.resolvedProperties)")
    }
    if let background = UIBackgroundConfiguration(properties), background.isData {
      try require(
        UIBackgroundConfiguration(background.resolvedProperties) == background,
        "Another background configuration reads back:\n\(background.resolvedProperties)")
    }
  }
}

private enum ConfigurationNotation {
  /// Printed configurations with properties of each kind.
  static let seeds: [String] = {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title\n“two”"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    content.textProperties.color = .systemRed.withAlphaComponent(0.5)
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.directionalLayoutMargins.leading = 20
    var background = UIBackgroundConfiguration.listCell()
    background.cornerRadius = 8
    background.strokeColor = .separator
    background.backgroundColorTransformer = .grayscale
    background.visualEffect = UIBlurEffect(style: .regular)
    return [
      content.resolvedProperties.description,
      UIListContentConfiguration.prominentInsetGroupedHeader().resolvedProperties.description,
      background.resolvedProperties.description,
      UIBackgroundConfiguration.listHeader().resolvedProperties.description,
    ]
  }()
}
