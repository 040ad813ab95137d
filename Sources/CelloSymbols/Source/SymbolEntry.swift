/// A symbol as it stands in the source: a heading and its elements.
///
/// A heading starts at the line's beginning, the elements below it are indented:
///
/// ```
/// bell: fill circle slash badge
///   outline M0 -40 C…
///   line M-10 40 Q0 50 10 40
/// ```
///
/// Behind the colon stand the variants that are derived by rule: `fill`, `circle` and `square` (each also filled),
/// `slash`, `badge`, `badge.plus` and so on. Words before the colon: `rtl` turns the symbol round in
/// right-to-left text, `enclosed` means that it exists in a circle or square only. `name = other` is another name for
/// a symbol and its variants. A name that starts with `_` is a part for use in others.
///
/// | element | meaning |
/// |---|---|
/// | `line PATH` | a line as wide as the weight says |
/// | `outline PATH` | the same around a shape, which the filled variant fills |
/// | `solid PATH` | a shape whose outer edge is that of a line around it, filled in both variants |
/// | `fill PATH` | just the area |
/// | `detail PATH`, `mark PATH` | line and area that stand inside a shape: cut out of it in the filled variant |
/// | `cut PATH`, `score PATH` | area and line cut out of everything above them in the source |
/// | `clear PATH` | a shape cut out with a gap around it; `gap PATH` the same along a line only |
/// | `front PATH` | `clear`, then `outline` |
/// | `over PATH` | `gap`, then `line` |
/// | `inlay PATH`, `mould PATH` | line and area cut out in one colour, painted in several |
/// | `use NAME [at x y] [scale s] [stroke k] [filled or plain]` | another symbol or part |
/// | `level n [color]` | layer of the following elements, with their colour in multicolour rendering |
///
/// In front may stand `plain` or `filled` (only in that variant) and `spin n` (repeated around the origin); behind the
/// element's name `*k`, a multiple of the line's width. Settings: `in circle|square …` (like `use`, and `color c`)
/// places the symbol in its enclosed variants; `dot at x y`, `badge at x y` and `slash at x y scale s` move those
/// (`dot` is the bare badge); `density a b`
/// multiplies the regular line's width by `a` and what heavier weights add by `b`.
struct SymbolEntry: Sendable {
  var name: String
  var isMirroredInRightToLeft = false
  var isEnclosedOnly = false
  /// The entry whose elements this one shares.
  var original: String?
  var variants: [String] = []
  var lines: [Substring] = []

  var isPart: Bool { name.hasPrefix("_") }
}

/// One of the forms in which an entry can be drawn.
struct SymbolForm: Hashable, Sendable {
  enum Decoration: Hashable, Sendable {
    case none
    /// Inside a shape: the name of the part.
    case enclosed(in: String, isFilled: Bool)
    /// Crossed by a part, such as a slash or a badge.
    case crossed(by: String)
  }

  var entry: String
  var isFilled = false
  var decoration = Decoration.none
}

/// Every entry, and every name with the form it stands for.
struct SymbolIndex: Sendable {
  private(set) var entries: [String: SymbolEntry] = [:]
  private(set) var forms: [String: SymbolForm] = [:]
  /// Headings that could not be understood, and names given twice.
  private(set) var problems: [String] = []

  init(chapters: [String]) {
    var order: [String] = []
    for chapter in chapters {
      for line in chapter.utf8.split(separator: 10) {
        let line = Substring(line)
        guard let first = line.utf8.first, first != UInt8(ascii: "#") else { continue }
        if first == 32 {
          guard let name = order.last else { continue }
          let content = line.trimmingBlanks
          if content.utf8.first != UInt8(ascii: "#") { entries[name]?.lines.append(content) }
        } else {
          let entry = Self.heading(line)
          if entries[entry.name] != nil { problems.append("\(entry.name): defined twice") }
          entries[entry.name] = entry
          order.append(entry.name)
        }
      }
    }
    for name in order { addForms(of: name) }
    // A symbol drawn specially goes before one derived by rule.
    for name in order {
      guard let entry = entries[name], !entry.isPart, !entry.isEnclosedOnly else { continue }
      forms[name] = SymbolForm(entry: name)
    }
  }

  private static func heading(_ line: Substring) -> SymbolEntry {
    let sides = line.split(separator: ":", maxSplits: 1)
    let words = sides[0].split(separator: " ")
    var entry = SymbolEntry(name: words.first.map(String.init) ?? "")
    var index = 1
    while index < words.count {
      switch words[index] {
      case "rtl": entry.isMirroredInRightToLeft = true
      case "enclosed": entry.isEnclosedOnly = true
      case "=" where index + 1 < words.count:
        entry.original = String(words[index + 1])
        index += 1
      default: entry.variants.append("?" + words[index])
      }
      index += 1
    }
    if sides.count > 1 { entry.variants += sides[1].split(separator: " ").map(String.init) }
    return entry
  }

  private mutating func addForms(of name: String) {
    guard let entry = entries[name], !entry.isPart else { return }
    var variants = entry.variants
    if let original = entry.original {
      guard let other = entries[original] else {
        problems.append("\(name): \(original) is not defined")
        return
      }
      variants += other.variants
    }
    let hasFill = variants.contains("fill")
    func add(_ suffix: String, isFilled: Bool = false, _ decoration: SymbolForm.Decoration = .none)
    {
      forms[name + suffix] = SymbolForm(entry: name, isFilled: isFilled, decoration: decoration)
    }
    for variant in variants {
      switch variant {
      case "fill": add(".fill", isFilled: true)
      case "circle", "square":
        add(".\(variant)", .enclosed(in: "_" + variant, isFilled: false))
        add(".\(variant).fill", .enclosed(in: "_" + variant, isFilled: true))
      case "slash", "badge":
        add(".\(variant)", .crossed(by: "_" + variant))
        if hasFill { add(".\(variant).fill", isFilled: true, .crossed(by: "_" + variant)) }
      case let badge where badge.hasPrefix("badge."):
        add(".\(badge)", .crossed(by: "_" + badge))
        if hasFill { add(".fill.\(badge)", isFilled: true, .crossed(by: "_" + badge)) }
      default: problems.append("\(name): unknown variant '\(variant)'")
      }
    }
  }

  /// The entry that holds an entry's elements.
  func source(of name: String) -> SymbolEntry? {
    guard let entry = entries[name] else { return nil }
    return entry.original.flatMap { entries[$0] } ?? entry
  }
}

extension Substring {
  var trimmingBlanks: Substring {
    var result = self
    while result.utf8.first == 32 { result.removeFirst() }
    while result.utf8.last == 32 { result.removeLast() }
    return result
  }
}
