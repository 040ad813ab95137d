internal import CelloAssets

/// The annotations of a symbol template's layers, in the classes of its paths and in its style
/// sheet.
///
/// The classes of a path specify its layer in each rendering mode: `monochrome-0
/// multicolor-0:systemRedColor hierarchical-0:secondary`. The style sheet specifies the layer's
/// color and its threshold for variable values: `.multicolor-0:systemRedColor
/// {fill:#FF3B30;-sfsymbols-variable-threshold:0.34}`. A layer with `-sfsymbols-clear-behind:true`
/// clears the layers below it. If its opacity is also 0, it draws nothing itself.
///
/// Source: the annotations that the SF Symbols app exports, as Apple's article about custom symbols
/// shows them.
struct SymbolStyles {
  private var rules: [String: [String: String]] = [:]

  /// The maximum number of rules; more than the layers of the 27 designs need.
  private static let maxRuleCount = 4_096

  init(_ root: XMLElement) {
    collect(root, depth: 0)
  }

  private mutating func collect(_ element: XMLElement, depth: Int) {
    if element.name == "style" { read(element.text) }
    guard depth < 8 else { return }
    for child in element.children { collect(child, depth: depth + 1) }
  }

  /// Parses rules of the form `.name {property:value;…}`. Other rules are intended for other
  /// programs and are ignored.
  private mutating func read(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      guard let brace = rule.firstIndex(of: "{"), rules.count < Self.maxRuleCount else { continue }
      var properties: [String: String] = [:]
      for declaration in rule[rule.index(after: brace)...].split(separator: ";") {
        let sides = declaration.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { continue }
        properties[Self.trimmed(sides[0])] = Self.trimmed(sides[1])
      }
      for selector in rule[..<brace].split(separator: ",") {
        // A colon in a name can be escaped with a backslash, as style sheets require.
        let name = Self.trimmed(selector).filter { $0 != "\\" }
        guard name.hasPrefix(".") else { continue }
        rules[String(name.dropFirst())] = properties
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Sets the level, the color and the threshold of a layer.
  func annotate(_ layer: inout SymbolTemplate.Layer, classes: String) {
    for name in classes.split(whereSeparator: \.isWhitespace).map(String.init) {
      let properties = rules[name] ?? [:]
      if layer.threshold == nil, let text = properties["-sfsymbols-variable-threshold"],
        let threshold = SVGLength.length(text), threshold >= 0, threshold <= 1
      {
        layer.threshold = threshold
      }
      if properties["-sfsymbols-clear-behind"] == "true" {
        layer.clearsBehind = true
        if properties["opacity"].flatMap({ SVGLength.length($0) }) == 0 { layer.isHidden = true }
      }
      guard let colon = name.firstIndex(of: ":") else { continue }
      let value = name[name.index(after: colon)...]
      if name.hasPrefix("hierarchical-") {
        layer.level = value == "secondary" ? 1 : value == "tertiary" ? 2 : 0
      } else if name.hasPrefix("multicolor-"), value != "tintColor" {
        let shown = properties["fill"].flatMap { SVGColor.color($0) }
        let opacity = properties["opacity"].flatMap { SVGLength.length($0) } ?? 1
        layer.paint = .named(
          String(value), shown: shown?.multiplyingAlpha(by: min(max(opacity, 0), 1)))
      }
    }
  }
}
