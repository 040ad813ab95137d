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
/// `slash`, `badge`, `badge.plus` and so on (filled: `fill.badge.plus`, or `badge.plus.fill` where a `+` follows).
/// Words before the colon: `rtl` turns the symbol round in right-to-left text, `enclosed` means that it exists in a
/// circle or square only. `name = other` is another name for a symbol and its variants. A name that starts with `_` is
/// a part for use in others.
///
/// | element | meaning |
/// |---|---|
/// | `line PATH` | a line as wide as the weight says |
/// | `outline PATH` | the same around a shape, which the filled variant fills |
/// | `solid PATH` | a shape whose outer edge is that of a line around it, filled in both variants |
/// | `fill PATH` | just the area |
/// | `detail PATH`, `mark PATH` | line and area that stand inside a shape: cut out of it in the filled variant |
/// | `split PATH` | line from edge to edge, which cuts the filled variant in pieces |
/// | `cut PATH`, `score PATH` | area and line cut out of everything above them in the source |
/// | `clear PATH` | a shape cut out with a gap around it; `gap PATH` the same along a line only |
/// | `front PATH` | `clear`, then `outline` |
/// | `over PATH` | `gap`, then `line` |
/// | `thick t PATH`, `hollow t PATH` | outside and inside of the outline around a bar of thickness `t`; first all that belong together `thick`, then all `hollow` |
/// | `inlay PATH`, `mould PATH` | line and area cut out in one colour, painted in several |
/// | `use NAME [at x y] [scale s] [turned a] [mirrored] [stroke k] [filled or plain] [inlay]` | another symbol or part; `inlay` sets it into the shape below |
/// | `level n [color] [step k]` | layer of the following elements, with their colour in multicolour rendering, and when they light up in a symbol with a variable value |
///
/// In front may stand, in this order, `plain` or `filled` (only in that variant), `upright x` (not turned round in
/// right-to-left text, where the rest is; `x` is its axis) and `spin n` (repeated around the origin); behind the
/// element's name `*k`, a multiple of the line's width, or `*k/g` with its own multiple for what heavier weights add.
///
/// Settings: `in circle …` and `in square …` place the symbol in its enclosed variants; they take what `use` takes, and
/// `color c` for the shape around it. `dot at x y`, `badge at x y` and `slash at x y scale s` move the bare badge, the
/// other badges and the slash. `density k/g` is a multiple for all lines.
struct SymbolEntry: Sendable {
  var name: String
  var isMirroredInRightToLeft = false
  var isEnclosedOnly = false
  /// The entry whose elements this one shares.
  var original: String?
  var variants: [Substring] = []
  /// The elements, a line each.
  var body: Substring = ""

  var isPart: Bool { name.utf8.first == UInt8(ascii: "_") }

  var lines: [Substring] {
    body.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = Substring(line).trimmingBlanks
      return line.isEmpty || line.utf8.first == UInt8(ascii: "#") ? nil : line
    }
  }

  init(heading: Substring, body: Substring) {
    self.body = body
    let sides = heading.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    let words = (sides.first ?? heading.utf8).split(separator: UInt8(ascii: " "))
    name = words.first.map { String(Substring($0)) } ?? ""
    if sides.count > 1 {
      variants = sides[1].split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }
    var index = 1
    while index < words.count {
      switch Substring(words[index]) {
      case "rtl": isMirroredInRightToLeft = true
      case "enclosed": isEnclosedOnly = true
      case "=" where index + 1 < words.count:
        original = String(Substring(words[index + 1]))
        index += 1
      case let word: variants.append("?" + word)
      }
      index += 1
    }
  }
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

  /// The name of the entry that holds the elements.
  var entry: String
  var isFilled = false
  var decoration = Decoration.none
}

extension Substring {
  var trimmingBlanks: Substring {
    var result = self.utf8
    while result.first == UInt8(ascii: " ") { result.removeFirst() }
    while result.last == UInt8(ascii: " ") { result.removeLast() }
    return Substring(result)
  }
}
