/// What determines the value of a property, such as the rule of a style for a state.
package struct PropertyOrigin: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// A metric of the system, with a row in a table of metrics.
    case metric
    /// A value that an app set, which no style changes.
    case app
    /// The value of a style in the normal state.
    case style
    /// The rule of a style for other states.
    case state
    /// A constraint that an app's view holds.
    case constraint
  }

  package var kind: Kind
  /// A description of the origin, such as `set by the app in TagView`.
  package var text: String
  /// The name of the class whose instance contains the view; `nil` if an app's code does not determine
  /// the value, or the class is unknown.
  package var className: String?
  /// The forms of statements with which the code of an app can set the property.
  package var assignments: [PropertyAssignment]
  /// The location of the only statement that sets the property, or else of the declaration of the
  /// class, as `path:line`; `nil` if both are unknown.
  package var location: String?

  package init(
    _ kind: Kind, _ text: String, className: String? = nil, assignments: [PropertyAssignment] = []
  ) {
    self.kind = kind
    self.text = text
    self.className = className
    self.assignments = assignments
  }
}

extension PropertyOrigin: CustomStringConvertible {
  /// The text and the location, such as `set by the app in TagView, Sources/App/TagView.swift:12`.
  package var description: String { Self.description(text, at: location) }

  /// Returns the text of an origin with its location.
  static func description(_ text: String, at location: String?) -> String {
    text + (location.map { ", \($0)" } ?? "")
  }
}

extension PropertyOrigin {
  /// Returns descriptions of origins as sentences, each once.
  static func sentences(_ descriptions: [String]) -> [String] {
    var sentences: [String] = []
    for description in descriptions {
      let sentence = "Origin: \(description)."
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// Creates the origin of a metric of the system; `nil` for another property.
  init?(ofMetric change: ResolvedProperties.Change) {
    guard change.isMetric else { return nil }
    // Names of metrics can contain dots, names of tables cannot.
    let parts = change.name.dropFirst("metrics/".count)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(.metric, "metric \(parts[1]) in the table \(parts[0])")
  }
}
