/// The name of a cause in headings and contents: its most telling property, and the number of the
/// others.
struct CauseTitle {
  /// The texts of the changes, the most telling first, each text once.
  private let texts: [String]

  /// The largest number of characters of a value.
  private static let maxValueLength = 40

  init(_ changes: [RunDocument.Change]) {
    var seen: Set<String> = []
    texts = changes.enumerated().sorted {
      ($0.element.rank.rawValue, $0.offset) < ($1.element.rank.rawValue, $1.offset)
    }.map { Self.text($0.element) }.filter { seen.insert($0).inserted }
  }

  /// The largest number of properties that a title names.
  static let maxPropertyCount = 3

  /// Returns the title with a number of properties; `nil` if there are no changes.
  func text(propertyCount: Int = 1) -> String? {
    guard !texts.isEmpty else { return nil }
    let rest = texts.count - propertyCount
    return texts.prefix(propertyCount).joined(separator: "; ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func text(_ change: RunDocument.Change) -> String {
    ResolvedProperties.Change(
      name: change.name, old: change.old.map(shortened), new: change.new.map(shortened),
      view: change.view
    ).causeText
  }

  private static func shortened(_ value: String) -> String {
    value.count > maxValueLength ? value.prefix(maxValueLength - 1) + "…" : value
  }
}

extension CauseTitle {
  /// Adds titles to causes. A title names as many properties as distinguish it from the others.
  static func add(to causes: inout [RunDocument.Cause]) {
    let titles = causes.map { CauseTitle($0.changes) }
    var pending = causes.indices.filter { titles[$0].text() != nil }
    for count in 1...maxPropertyCount {
      var uses: [String: Int] = [:]
      for index in pending {
        causes[index].title = titles[index].text(propertyCount: count)
        uses[causes[index].title ?? "", default: 0] += 1
      }
      pending = pending.filter { uses[causes[$0].title ?? ""] != 1 }
    }
  }
}

extension RunDocument.Change {
  /// How much a property says about a difference. Geometry usually follows from other properties.
  fileprivate enum Rank: Int {
    case metric, view, text, style, color, image, other, geometry, frame
  }

  fileprivate var rank: Rank {
    let change = ResolvedProperties.Change(name: name, old: old, new: new)
    if change.isMetric { return .metric }
    if view != nil { return .view }
    let property = change.propertyWords
    func contains(_ words: Set<String>) -> Bool { !words.isDisjoint(with: property) }
    if contains(["frame", "bounds", "center", "position"]) { return .frame }
    if contains(["color", "tint", "colors"]) { return .color }
    if contains([
      "size", "width", "height", "margins", "insets", "inset", "padding", "spacing", "constraints",
      "offset", "x", "y", "layout",
    ]) {
      return .geometry
    }
    if contains(["style", "configuration", "hidden", "selected", "enabled"]) { return .style }
    if contains(["font", "image", "symbol", "glyph"]) { return .image }
    if contains(["text", "title", "placeholder", "prompt", "label"]) { return .text }
    return .other
  }
}
