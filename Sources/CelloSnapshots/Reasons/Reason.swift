/// The reason why a case does not look like its reference.
///
/// A reason is proved by drawing: the case is drawn again by the current code, with the properties
/// of the cause put back to the recorded values. If the picture has exactly the digest of the
/// expected picture, these properties and what follows from them are the whole difference.
package struct Reason: Hashable, Sendable {
  /// The certainty of a reason.
  package enum Verdict: String, Codable, Sendable, CustomStringConvertible {
    /// The case with the changes put back equals the expected picture exactly.
    case proved
    /// The same properties changed as in a case with a proved cause, but the limit for drawing
    /// proofs was reached.
    case likely
    /// Properties changed, but with all of them put back that can be put back, the case still
    /// differs from the expected picture.
    case notSufficient
    /// No property changed, or the changed properties have no effect on the picture.
    case drawingChanged
    /// No properties are recorded, some that can have changed were not recorded by an earlier version,
    /// or nothing was drawn to find the reason.
    case unknown

    package var description: String {
      switch self {
      case .proved: "proved"
      case .likely: "likely"
      case .notSufficient: "necessary, not sufficient"
      case .drawingChanged: "drawing changed"
      case .unknown: "unknown"
      }
    }
  }

  package var verdict: Verdict
  /// The changes that are the cause, in the order of the view tree; for ``Verdict/notSufficient``,
  /// the changes with an effect on the picture.
  package var changes: [ResolvedProperties.Change]
  /// What determines the values of the changes, in the same order; `nil` if it is unknown.
  package var origins: [PropertyOrigin?] = []
  /// For ``Verdict/drawingChanged``, the item that looks different; `nil` if it is unknown.
  package var item: DrawnItem?
  /// A description of the rest of the difference, for the middle of a sentence.
  package var rest: String?
  /// The number of pictures that were drawn to find the reason.
  package var drawingCount: Int
  /// A Boolean value that indicates whether the case without any of the changes differs from the
  /// expected picture; `false` if the search ended at its limit.
  package var isMinimal = true

  package init(
    _ verdict: Verdict, _ changes: [ResolvedProperties.Change] = [], rest: String? = nil,
    drawingCount: Int = 0
  ) {
    self.verdict = verdict
    self.changes = changes
    self.rest = rest
    self.drawingCount = drawingCount
  }

  /// A Boolean value that indicates whether the changes explain the whole difference.
  package var isComplete: Bool { verdict == .proved || verdict == .likely }

  /// A Boolean value that indicates whether the reason consists of changes or an item, which can be
  /// the cause of several differences.
  package var namesCause: Bool { !changes.isEmpty || item != nil }

  /// The known origins of the changes as sentences, each once.
  package var originSentences: [String] {
    PropertyOrigin.sentences(origins.compactMap { $0?.description })
  }

  /// The changes as text, with equal changes of several rows once.
  package var causeText: String { Self.texts(of: changes).joined(separator: "; ") }

  /// The largest number of frames in a summary.
  private static let maxFrameCount = 3

  /// The changes as text with the number of the frames after the first ones, because the frames of all
  /// items of a layout change together.
  fileprivate var summary: String {
    let others = Self.texts(of: changes.filter { !$0.isFrame })
    let frames = Self.texts(of: changes.filter(\.isFrame))
    guard frames.count > Self.maxFrameCount else { return causeText }
    let shown = Self.maxFrameCount - 1
    return (others + frames.prefix(shown)).joined(separator: "; ")
      + " and \(frames.count - shown) more frames"
  }

  private static func texts(of changes: [ResolvedProperties.Change]) -> [String] {
    var texts: [String] = []
    for change in changes where !texts.contains(change.causeText) { texts.append(change.causeText) }
    return texts
  }
}

extension Reason: CustomStringConvertible {
  /// The verdict and the cause, such as `proved: background color #ff9500 → #ff3b30 of tag`.
  package var description: String {
    let parts = [changes.isEmpty ? nil : summary, item?.description, rest].compactMap { $0 }
    // No change is known to be necessary if none can be put back.
    let verdict = verdict == .notSufficient && changes.isEmpty ? "unverified" : "\(verdict)"
    return parts.isEmpty ? verdict : "\(verdict): " + parts.joined(separator: "; ")
  }
}

extension ResolvedProperties.Change {
  /// The property in words, its values, and the name of its view without the rows and views that
  /// lead to it, such as `background color #ff9500 → #ff3b30 of tag`.
  ///
  /// Changes with equal texts in several cases have the same cause.
  package var causeText: String {
    if isMetric { return metricText }
    if view != nil { return description }
    let (view, property) = parts
    guard !property.isEmpty else { return description }
    let subject = view.isEmpty ? "" : " of \(view)"
    // A view that was added or removed has a frame on one side only.
    if property == "frame", (old == nil) != (new == nil) {
      return "\(view.isEmpty ? "view" : view) \(old == nil ? "added" : "removed")"
    }
    let (old, new) = Self.withoutEqualParts(old, new)
    return
      "\(Self.words(property)) \(old ?? "absent")\(assumptionText) → \(new ?? "absent")\(subject)"
  }

  /// The metric in words, its values, and its table, such as `card corner radius 26 → 20 of iOS26
  /// list(insetGrouped)`. An old value that is not recorded is followed by
  /// its source.
  private var metricText: String {
    let full = name.dropFirst("metrics/".count)
    guard let dot = full.firstIndex(of: ".") else { return description }
    let metric = Self.words(String(full[full.index(after: dot)...]))
    return "\(metric) \(old ?? "absent")\(assumptionText) → \(new ?? "absent") of \(full[..<dot])"
  }

  /// The source of an old value that is not recorded, in parentheses.
  private var assumptionText: String { assumption.map { " (\($0))" } ?? "" }

  /// The name of the view, without the views that lead to it, and the property.
  private var parts: (view: String, property: String) {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    guard let dot = name[start...].firstIndex(of: ".") else {
      return ("", start == name.startIndex ? name : "")
    }
    return (Self.kind(name[start..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The name of the property, without the name of the view.
  var propertyName: String { parts.property }

  /// The words of the property, without the view.
  var propertyWords: [String] {
    Self.words(parts.property).split { $0 == " " || $0 == "." }.map { $0.lowercased() }
  }

  /// Returns the name of a view without the number that UIKit's views of a kind have.
  private static func kind(_ view: Substring) -> String {
    var kind = view
    while kind.last?.isASCII == true, kind.last?.isNumber == true { kind.removeLast() }
    let isNumbered =
      ["content", "background", "accessory", "row", "item", "supplementary"].contains(kind)
      || kind.hasPrefix("UI")
    return String(isNumbered && !kind.isEmpty ? kind : view)
  }

  /// Returns the words of a name such as `layer.cornerRadius`: `corner radius`.
  private static func words(_ property: String) -> String {
    if property.hasPrefix("constraints.") { return "constraint " + property.dropFirst(12) }
    let name = property.hasPrefix("layer.") ? property.dropFirst(6) : property[...]
    var result = ""
    for character in name {
      if character == "." {
        result += " "
      } else if character.isUppercase {
        result += " " + character.lowercased()
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Returns the values without the components of their colors, which depend on traits, if their
  /// names differ.
  private static func withoutEqualParts(
    _ old: String?, _ new: String?
  ) -> (old: String?, new: String?) {
    func name(_ text: String?) -> String? {
      guard let text, text.hasSuffix(")"), let start = text.range(of: " (#") else { return text }
      return String(text[..<start.lowerBound])
    }
    return name(old) == name(new) ? (old, new) : (name(old), name(new))
  }
}
